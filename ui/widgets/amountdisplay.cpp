// SPDX-License-Identifier: MIT
#include "ui/widgets/amountdisplay.h"

#include "ui/presentation/display.h"
#include "ui/presentation/newchargepresenter.h"
#include "ui/widgets/fonts.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/painting.h"

#include <QAccessible>
#include <QClipboard>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace displaypanel
{

QColor dim(const PanelStyle &look, const Theme &theme)
{
    return theme.color(look.training ? ColorRole::TrainingDim : ColorRole::VisorDim);
}

void paintPanel(QPainter &painter, const QRect &box, const PanelStyle &look, const Theme &theme, bool onlyTop)
{
    const QColor face = theme.color(look.training ? ColorRole::TrainingVisor : ColorRole::Visor);
    painter.save();
    painter.setClipRect(box);
    const QRect shape = onlyTop ? box.adjusted(0, 0, 0, 2 * metrics::radiusCard) : box;
    const bool bordered = theme.isDark() && !look.training;
    painting::box(painter, shape, metrics::radiusCard, face, theme.color(ColorRole::VisorBorder), bordered ? 2 : 0);
    if (look.focus)
        painting::box(painter, QRectF(shape).adjusted(2.5, 2.5, -2.5, -2.5), metrics::radiusCard - 2, Qt::transparent,
                      theme.color(ColorRole::Ochre), 3);
    painter.restore();
}

void paintAmount(QPainter &painter, const QRect &row, int pixels, const QString &digits, const PanelStyle &look,
                 const Theme &theme)
{
    const int caretSpace = look.caret ? 19 : 0;
    const int currencyPixels = qBound(24, pixels * 38 / 100, 60);
    const QFont currency = fonts::text(currencyPixels);
    const int room = row.width() - caretSpace - QFontMetrics(currency).horizontalAdvance(u"R$"_s) - 24;
    int size = qMin(pixels, qMax(32, row.height() * 19 / 20));
    while (size > 24 && fonts::tabularWidth(fonts::display(size), digits) > room)
        size -= 4;
    const QFont font = fonts::display(size);
    const int capHeight = QFontMetrics(font).capHeight();
    const int baseline = row.center().y() + capHeight / 2;
    painter.setPen(dim(look, theme));
    painter.setFont(currency);
    painter.drawText(row.left(), row.center().y() + QFontMetrics(currency).capHeight() / 2, u"R$"_s);
    painter.setPen(theme.color(look.isZero ? (look.training ? ColorRole::TrainingZero : ColorRole::VisorZero)
                                           : ColorRole::DisplayText));
    fonts::drawTabular(painter, font, row.right() + 1 - caretSpace, baseline, digits);
    if (look.caret) {
        const int height = qMin(capHeight + 12, row.height() + 20);
        painting::box(painter, QRectF(row.right() - 4, row.center().y() - height / 2.0, 5, height), 2,
                      theme.color(ColorRole::Ochre));
    }
}

} // namespace displaypanel

AmountDisplay::AmountDisplay(QWidget *parent)
    : QWidget(parent)
    , m_entry(NewChargePresenter::limit.centavos())
{
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
    QPainter painter(this);
    const Theme theme = Theme::of(this);
    const displaypanel::PanelStyle look{
        .training = m_training, .isZero = m_entry.centavos() == 0, .caret = hasFocus(), .focus = hasFocus()};
    displaypanel::paintPanel(painter, rect(), look, theme);
    const int side = 26;
    painter.setPen(displaypanel::dim(look, theme));
    painter.setFont(fonts::text(16));
    painter.drawText(QRect(side, 20, width() - 2 * side, 40), Qt::AlignLeft | Qt::AlignVCenter, tr("Amount to charge"));
    const int top = 52;
    const int bottom = 34;
    displaypanel::paintAmount(painter, QRect(side, top, width() - 2 * side, height() - top - bottom), m_digitPixels,
                              display::amountDigits(m_entry.amount()), look, theme);
    paintHints(painter, theme, look);
}

void AmountDisplay::paintHints(QPainter &painter, const Theme &theme, const displaypanel::PanelStyle &look)
{
    const QRect line(26, height() - 39, width() - 52, 22);
    if (!m_message.isEmpty()) {
        paintIcon(painter, QRectF(line.left(), line.top(), 22, 22), u"alert-circle"_s,
                  theme.color(ColorRole::UrgentText));
        painter.setPen(theme.color(ColorRole::UrgentText));
        painter.setFont(fonts::text(15, QFont::Medium));
        painter.drawText(line.adjusted(30, 0, 0, 0), Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(m_message, Qt::ElideRight, line.width() - 30));
        return;
    }
    if (!m_hintsVisible)
        return;
    struct Hint {
        QString key;
        QString text;
    };
    const std::array hints{Hint{u"0–9"_s, tr("enters from the right")}, Hint{u"⌫"_s, tr("takes a digit back")},
                           Hint{tr("Del"), tr("clears")}};
    int left = line.left();
    for (const Hint &hint : hints) {
        const QSize size = painting::keycapSize(hint.key);
        painting::keycap(painter, QRect(QPoint(left, line.top()), size), hint.key, theme.color(ColorRole::DisplayText),
                         displaypanel::dim(look, theme));
        left += size.width() + 6;
        painter.setPen(displaypanel::dim(look, theme));
        painter.setFont(fonts::text(15));
        const int width = painter.fontMetrics().horizontalAdvance(hint.text);
        painter.drawText(QRect(left, line.top(), width + 2, line.height()), Qt::AlignVCenter, hint.text);
        left += width + 16;
    }
}

} // namespace balcao
