// SPDX-License-Identifier: MIT
#include "ui/widgets/amountdisplay.h"

#include "ui/presentation/display.h"
#include "ui/presentation/newchargepresenter.h"
#include "ui/widgets/accessibility.h"
#include "ui/widgets/fonts.h"

#include <QAccessible>
#include <QClipboard>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace displaypanel
{

Shades dim(const PanelStyle &look)
{
    return look.training ? ColorRole::TrainingDim : ColorRole::VisorDim;
}

void paintPanel(Canvas &canvas, const QRect &box, const PanelStyle &look, bool onlyTop)
{
    canvas->save();
    canvas->setClipRect(box);
    const QRect shape = onlyTop ? box.adjusted(0, 0, 0, 2 * metrics::radiusCard) : box;
    const bool bordered = canvas.theme().isDark() && !look.training;
    canvas.box(shape, metrics::radiusCard, look.training ? ColorRole::TrainingVisor : ColorRole::Visor,
               bordered ? ColorRole::VisorBorder : ColorRole::None, 2);
    if (look.focus)
        canvas.box(QRectF(shape).adjusted(2.5, 2.5, -2.5, -2.5), metrics::radiusCard - 2, ColorRole::None,
                   ColorRole::Ochre, 3);
    canvas->restore();
}

void paintAmount(Canvas &canvas, const QRect &row, int pixels, const QString &digits, const PanelStyle &look)
{
    const int caretSpace = look.caret ? 19 : 0;
    const QFont currency = fonts::text(qBound(24, pixels * 38 / 100, 60));
    const int room = row.width() - caretSpace - QFontMetrics(currency).horizontalAdvance(u"R$"_s) - 24;
    int size = qMin(pixels, qMax(32, row.height() * 19 / 20));
    while (size > 24 && fonts::tabularWidth(fonts::display(size), digits) > room)
        size -= 4;
    const QFont font = fonts::display(size);
    const int capHeight = QFontMetrics(font).capHeight();
    canvas->setPen(canvas.theme().color(dim(look)));
    canvas->setFont(currency);
    canvas->drawText(row.left(), row.center().y() + QFontMetrics(currency).capHeight() / 2, u"R$"_s);
    const Shades zero = look.training ? ColorRole::TrainingZero : ColorRole::VisorZero;
    canvas.digits(row.right() + 1 - caretSpace, row.center().y() + capHeight / 2, digits, font,
                  look.isZero ? zero : ColorRole::DisplayText);
    if (look.caret) {
        const int height = qMin(capHeight + 12, row.height() + 20);
        canvas.box(QRectF(row.right() - 4, row.center().y() - height / 2.0, 5, height), 2, ColorRole::Ochre);
    }
}

} // namespace displaypanel

AmountDisplay::AmountDisplay(QWidget *parent)
    : QWidget(parent)
    , m_entry(NewChargePresenter::limit.centavos())
{
    installAccessibility();
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::IBeamCursor);
    setAccessibleName(tr("Amount to charge"));
}

void AmountDisplay::setTraining(bool training)
{
    m_training = training;
    update();
}

void AmountDisplay::setDigitPixels(int pixels)
{
    m_digitPixels = pixels;
    update();
}

void AmountDisplay::setEntry(const AmountEntry &entry)
{
    m_entry = entry;
    setAccessibleDescription(display::amount(entry.amount()));
    update();
}

void AmountDisplay::setMessage(const QString &message)
{
    m_message = message;
    update();
}

void AmountDisplay::setHintsVisible(bool visible)
{
    m_hintsVisible = visible;
    update();
}

void AmountDisplay::announce()
{
    setAccessibleDescription(display::amount(m_entry.amount()));
    update();
    Q_EMIT edited(m_entry);
}

void AmountDisplay::typeDigit(QChar digit)
{
    if (m_entry.typeDigit(digit))
        announce();
}

void AmountDisplay::backspace()
{
    m_entry.backspace();
    announce();
}

void AmountDisplay::clearAmount()
{
    m_entry.clear();
    announce();
}

void AmountDisplay::paste(const QString &text)
{
    if (m_entry.paste(text))
        announce();
    else
        Q_EMIT pasteRefused(text);
}

void AmountDisplay::keyPressEvent(QKeyEvent *event)
{
    const QString typed = event->text();
    if (event->matches(QKeySequence::Paste))
        paste(QGuiApplication::clipboard()->text());
    else if (event->matches(QKeySequence::Copy))
        QGuiApplication::clipboard()->setText(display::amountDigits(m_entry.amount()));
    else if (event->key() == Qt::Key_Backspace)
        backspace();
    else if (event->key() == Qt::Key_Delete)
        clearAmount();
    else if (typed.size() == 1 && typed.at(0) >= u'0' && typed.at(0) <= u'9')
        typeDigit(typed.at(0));
    else
        QWidget::keyPressEvent(event);
}

void AmountDisplay::mousePressEvent(QMouseEvent *)
{
    setFocus(Qt::MouseFocusReason);
}

void AmountDisplay::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    const displaypanel::PanelStyle look{
        .training = m_training, .isZero = m_entry.centavos() == 0, .caret = hasFocus(), .focus = hasFocus()};
    displaypanel::paintPanel(canvas, rect(), look);
    const Shades dim = displaypanel::dim(look);
    const QRect inner = rect().adjusted(26, 0, -26, 0);
    canvas.text(QRect(inner.left(), 20, inner.width(), 40), tr("Amount to charge"), fonts::text(16), dim);
    displaypanel::paintAmount(canvas, inner.adjusted(0, 52, 0, -34), m_digitPixels,
                              display::amountDigits(m_entry.amount()), look);
    paintHints(canvas, dim);
}

void AmountDisplay::paintHints(Canvas &canvas, Shades dim)
{
    const QRect line(26, height() - 39, width() - 52, 22);
    if (!m_message.isEmpty()) {
        canvas.icon(QRectF(line.left(), line.top(), 22, 22), u"alert-circle"_s, ColorRole::UrgentText);
        canvas.text(line.adjusted(30, 0, 0, 0), m_message, fonts::text(15, QFont::Medium), ColorRole::UrgentText);
        return;
    }
    if (!m_hintsVisible)
        return;
    int left = line.left();
    for (const auto &[key, text] : {std::pair{u"0–9"_s, tr("enters from the right")},
                                    std::pair{u"⌫"_s, tr("takes a digit back")}, std::pair{tr("Del"), tr("clears")}}) {
        const QRect cap(QPoint(left, line.top()), painting::keycapSize(key));
        canvas.keycap(cap, key, ColorRole::None, ColorRole::DisplayText, dim);
        left = cap.right() + 7;
        left += canvas.text(line.adjusted(left - line.left(), 0, 0, 0), text, fonts::text(15), dim) + 16;
    }
}

} // namespace balcao
