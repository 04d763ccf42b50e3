// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/amountdisplay.h"

#include "ui/widgets/style/accessibility.h"

#include <QAccessible>
#include <QClipboard>
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
    if (look.hasFocus)
        canvas.box(QRectF(shape).adjusted(2.5, 2.5, -2.5, -2.5), metrics::radiusCard - 2, ColorRole::None,
                   ColorRole::Ochre, 3);
    canvas->restore();
}

void paintAmount(Canvas &canvas, const QRect &row, int pixels, Money amount, const PanelStyle &look)
{
    QList<int> sizes;
    for (const int size : {176, 140, 112, 104, 92, 84, 72, 64, 56, 48, 40, 32, 24}) {
        if (size <= qMin(pixels, qMax(24, row.height())))
            sizes.append(size);
    }
    const QString sign = u"R$"_s;
    const auto currencyFont = [](int size) { return fonts::text(qBound(20, size * 34 / 100, 60), QFont::Medium); };
    const auto digitsOf = [&sign](const QString &text) { return text.startsWith(sign) ? text.mid(3) : text; };
    const auto width = [&](const QString &text, int size) {
        const int digits = QFontMetrics(fonts::display(size)).horizontalAdvance(digitsOf(text));
        return text.startsWith(sign) ? digits + QFontMetrics(currencyFont(size)).horizontalAdvance(sign) + 24 : digits;
    };
    const int caretSpace = look.hasFocus ? 19 : 0;
    const MoneyFit fit = fitMoney(amount, row.width() - caretSpace, sizes, width);
    const int middle = row.center().y();
    const auto text = [&canvas, middle](int left, const QFont &font, const QString &words, Shades ink) {
        canvas->setFont(font);
        canvas->setPen(canvas.theme().color(ink));
        canvas->drawText(left, middle + QFontMetrics(font).capHeight() / 2, words);
    };
    if (fit.text.startsWith(sign))
        text(row.left(), currencyFont(fit.pixels), sign, dim(look));
    const QFont font = fonts::display(fit.pixels);
    const QString digits = digitsOf(fit.text);
    const Shades zero = look.training ? ColorRole::TrainingZero : ColorRole::VisorZero;
    text(row.right() + 1 - caretSpace - QFontMetrics(font).horizontalAdvance(digits), font, digits,
         look.isZero ? zero : ColorRole::DisplayText);
    if (look.hasFocus) {
        const int height = qMin(QFontMetrics(font).capHeight() + 12, row.height() + 20);
        canvas.box(QRectF(row.right() - 4, middle - height / 2.0, 5, height), 2, ColorRole::Ochre);
    }
}

} // namespace displaypanel

AmountDisplay::AmountDisplay(QWidget *parent)
    : QWidget(parent)
{
    setAccessibleRole(this, QAccessible::EditableText);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::IBeamCursor);
    setAccessibleName(tr("Amount to charge"));
    setAmount({}, {});
}

void AmountDisplay::setAmount(Money amount, const AmountHint &hint)
{
    const bool isSaid = !hint.text.isEmpty() && hint != m_hint;
    m_amount = amount;
    m_hint = hint;
    const QString value = display::amount(amount);
    setAccessibleDescription(hint.text.isEmpty() ? value : value + u". "_s + hint.text);
    if (isSaid) {
        QAccessibleEvent announcement(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&announcement);
    }
    update();
}

void AmountDisplay::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    if (event->reason() != Qt::ActiveWindowFocusReason && event->reason() != Qt::PopupFocusReason)
        Q_EMIT left();
}

void AmountDisplay::keyPressEvent(QKeyEvent *event)
{
    if (QWidget *const focused = window()->focusWidget(); focused != this && isAncestorOf(focused))
        event->ignore(); // of a button in the panel
    else if (event->matches(QKeySequence::Copy))
        QGuiApplication::clipboard()->setText(display::amountDigits(m_amount));
    else if (const auto key = amountKeyOf(*event))
        Q_EMIT pressed(*key);
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        Q_EMIT confirmed();
    else
        QWidget::keyPressEvent(event);
}

void AmountDisplay::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    const displaypanel::PanelStyle look{m_training, m_amount.isZero(), hasFocus()};
    displaypanel::paintPanel(canvas, rect(), look);
    const Shades dim = displaypanel::dim(look);
    const QRect inner = rect().adjusted(26, 0, -26, 0);
    canvas.text(QRect(inner.left(), 20, inner.width(), 40), tr("Amount to charge"), fonts::text(16), dim);
    // Without a line below them the digits come down, away from the button in the corner.
    const bool hasLine = m_hintsVisible || !m_message.isEmpty() || !m_hint.text.isEmpty();
    displaypanel::paintAmount(canvas, inner.adjusted(0, hasLine ? 52 : 68, 0, hasLine ? -34 : -4), m_digitPixels,
                              m_amount, look);
    paintHints(canvas, dim);
}

void AmountDisplay::paintHints(Canvas &canvas, Shades dim)
{
    const QRect line(26, height() - 39, width() - 52, 22);
    const auto say = [&canvas, &line](const QString &icon, const QString &text, Shades ink) {
        canvas.icon(QRectF(line.left(), line.top(), 22, 22), icon, ink);
        canvas.text(line.adjusted(30, 0, 0, 0), text, fonts::text(15, QFont::Medium), ink);
    };
    if (m_hint.kind == AmountHint::Kind::Refused)
        return say(u"alert"_s, m_hint.text, ColorRole::Ochre);
    if (!m_hint.text.isEmpty())
        return say(m_hint.kind == AmountHint::Kind::Pasted ? u"clipboard"_s : u"info"_s, m_hint.text,
                   ColorRole::VisorText);
    if (!m_message.isEmpty())
        return say(u"alert-circle"_s, m_message, ColorRole::UrgentText);
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
