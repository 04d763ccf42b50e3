// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/chargebutton.h"

#include "ui/widgets/controls/statuspill.h"

using namespace Qt::StringLiterals;

namespace balcao
{

ChargeButton::ChargeButton(Shades border, int height, QWidget *parent)
    : Button(Kind::Secondary, parent)
    , m_border(border)
{
    setFixedHeight(height);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ChargeButton::showLines(std::span<ChargeButton *const> buttons, const QList<display::ChargeLine> &lines)
{
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        const bool isUsed = static_cast<qsizetype>(i) < lines.size();
        buttons[i]->setVisible(isUsed);
        if (isUsed)
            buttons[i]->setLine(lines.at(static_cast<qsizetype>(i)));
    }
}

void ChargeButton::setLine(const display::ChargeLine &line)
{
    m_line = line;
    setAccessibleName(display::accessibleText(line));
    setAccessibleDescription(line.status.label);
    update();
}

void ChargeButton::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    const bool isNews = m_line.status.moment == display::Status::Moment::JustPaid;
    const Shades rest = isNews ? ColorRole::OkTint : ColorRole::Surface;
    const QRect face = contentsRect();
    canvas.box(face, metrics::radiusControl, isDown() || underMouse() ? ColorRole::Tint : rest,
               hasFocus() ? ColorRole::FocusRing
               : isNews   ? ColorRole::PaidBar
                          : m_border,
               hasFocus() ? 3 : 1);
    paint(canvas, face.adjusted(13, 0, -10, 0), m_line, height() < 56 ? 16 : 17, width() < 260 ? 13 : 14);
}

void ChargeButton::paint(Canvas &canvas, const QRect &box, const display::ChargeLine &line, int amountPixels,
                         int linePixels)
{
    const QSize pill = StatusPill::sizeOf(StatusPill::Size::Small, line.status);
    const int middle = box.center().y();
    const QRect pillBox(QPoint(box.right() - pill.width(), middle - pill.height() / 2 + 1), pill);
    StatusPill::paint(canvas, pillBox, StatusPill::Size::Small, line.status);
    if (line.status.isByHand())
        canvas.icon(QRectF(pillBox.left() - 24, middle - 8, 17, 17), u"user"_s, ColorRole::Ink2);
    const QRect text(box.left(), middle - 21, pillBox.left() - box.left() - 6, 22);
    canvas.money(text, line.amount, {.sizes = {amountPixels, 15, 14}}, ColorRole::Ink);
    canvas.text(text.translated(0, 20), line.line, fonts::text(linePixels), ColorRole::Ink2);
}

} // namespace balcao
