// SPDX-License-Identifier: MIT
#include "ui/widgets/pages/quietpayment.h"

#include "ui/widgets/style/fonts.h"

#include <QFontMetrics>

using namespace Qt::StringLiterals;

namespace balcao
{

void paintQuietPayment(Canvas &canvas, const QRect &box, const ChargeView &view)
{
    canvas.box(box, metrics::radiusCard, ColorRole::Surface, ColorRole::Line);
    const bool isNarrow = box.width() < 440;
    constexpr int disc = 104;
    // The parts below the disc are 310 high; the whole stands a little above the middle, as in the design.
    const int high = qMax(16, (box.height() - disc - 310) / 2);
    const QRectF circle(box.center().x() - disc / 2.0, box.top() + high, disc, disc);
    canvas.box(circle, disc / 2.0, ColorRole::OkTint);
    canvas.icon(circle.adjusted(22, 22, -22, -22), u"check-circle"_s, {ColorRole::OkFill.light, ColorRole::OkInk.dark});
    int top = static_cast<int>(circle.bottom()) + 22;
    const auto line = [&canvas, &box, &top](const QFont &font, int height, const QString &text, Shades ink) {
        canvas.text(QRect(box.left() + 16, top, box.width() - 32, height), text, font, ink, Qt::AlignCenter);
        top += height;
    };
    line(fonts::display(isNarrow ? 20 : 26), 40, view.panelLead, ColorRole::OkInk);
    line(fonts::display(isNarrow ? 40 : 48), 64, display::amount(view.amount), ColorRole::Ink);
    line(fonts::text(18), 28, view.customer.isEmpty() ? QString() : view.customer.constFirst().text, ColorRole::Ink2);
    const QFont words = fonts::text(isNarrow ? 14 : 16);
    const int chipWidth = qMin(box.width() - 32, QFontMetrics(words).horizontalAdvance(view.panelText) + 58);
    const QRect chip(box.center().x() - chipWidth / 2, top + 20, chipWidth, 40);
    canvas.box(chip, metrics::radiusControl, ColorRole::OkTint);
    canvas.icon(QRectF(chip.left() + 15, chip.top() + 11, 18, 18), view.isReceivedByHand ? u"user"_s : u"link"_s,
                ColorRole::OkInk);
    canvas.text(chip.adjusted(42, 0, -8, 0), view.panelText, words, ColorRole::OkInk);
    const int side = isNarrow ? 20 : 44;
    QRect row(box.left() + side, chip.bottom() + 42, box.width() - 2 * side, 28);
    canvas.line(QPoint(row.left(), row.top() - 16), QPoint(row.right(), row.top() - 16));
    for (const LabelledText &fact : view.panelRows) {
        const int label = canvas.text(row, fact.label, words, ColorRole::Ink2);
        canvas.text(row.adjusted(label + 12, 0, 0, 0), fact.text, words, ColorRole::Ink,
                    Qt::AlignRight | Qt::AlignVCenter);
        row.translate(0, 29);
    }
}

} // namespace balcao
