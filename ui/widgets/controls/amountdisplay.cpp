// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/amountdisplay.h"

#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/controls/scanfilter.h"
#include "ui/widgets/style/accessibility.h"
#include "ui/widgets/style/moneyfit.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>

#include <utility>

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
        canvas.box(QRectF(shape).adjusted(0.5, 0.5, -0.5, -0.5), metrics::radiusCard, ColorRole::None, ColorRole::Ochre,
                   3);
    canvas->restore();
}

int paintAmount(Canvas &canvas, const QRect &row, int pixels, Money amount, const PanelStyle &look)
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
    const QFont font = fonts::display(fit.pixels);
    const QString digits = digitsOf(fit.text);
    const Shades zero = look.training ? ColorRole::TrainingZero : ColorRole::VisorZero;
    int left = row.right() + 1 - caretSpace - QFontMetrics(font).horizontalAdvance(digits);
    text(left, font, digits, look.isZero ? zero : ColorRole::DisplayText);
    if (fit.text.startsWith(sign)) {
        const QFont small = currencyFont(fit.pixels);
        const int beside = left - QFontMetrics(small).horizontalAdvance(sign) - qMax(8, fit.pixels / 7);
        left = look.isSignBeside ? beside : row.left();
        text(left, small, sign, dim(look));
    }
    if (look.hasFocus) {
        const int height = qMin(QFontMetrics(font).capHeight() + 12, row.height() + 20);
        canvas.box(QRectF(row.right() - 4, middle - height / 2.0, 5, height), 2, ColorRole::Ochre);
    }
    return left;
}

} // namespace displaypanel

std::optional<AmountKey> amountKeyOf(const QKeyEvent &event)
{
    using Kind = AmountKey::Kind;
    if (event.matches(QKeySequence::Paste))
        return AmountKey{Kind::Pasted, QGuiApplication::clipboard()->text()};
    if (event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier))
        return std::nullopt;
    if (event.key() == Qt::Key_Backspace)
        return AmountKey{Kind::Backspace};
    if (event.key() == Qt::Key_Delete)
        return AmountKey{Kind::Clear};
    const bool isDecimalKey = event.modifiers().testFlag(Qt::KeypadModifier) &&
                              (event.key() == Qt::Key_Period || event.key() == Qt::Key_Comma);
    const QString typed = isDecimalKey ? u","_s : event.text();
    return typed.size() == 1 && u"0123456789,"_s.contains(typed) ? std::optional(AmountKey{Kind::Typed, typed})
                                                                 : std::nullopt;
}

AmountDisplay::AmountDisplay(QWidget *parent)
    : QWidget(parent)
{
    setAccessibleRole(this, QAccessible::EditableText);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::IBeamCursor);
    setAccessibleName(tr("Amount to charge"));
    setAmount({}, {});
}

void AmountDisplay::setAmount(Money amount, const AmountHint &hint, const QString &error)
{
    m_amount = amount;
    m_hint = hint;
    m_error = error;
    setAccessibleDescription(hint.text.isEmpty() ? error : hint.text);
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
    else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && event->isAutoRepeat())
        event->accept(); // a key that is held walks no form
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        Q_EMIT confirmed();
    else
        QWidget::keyPressEvent(event);
}

void AmountDisplay::setMetrics(int pad, int column)
{
    m_column = column;
    if (layout())
        layout()->setContentsMargins(pad - Button::ringSpace, 0, 0, 16 - Button::ringSpace);
    redraw(this, m_pad, pad);
}

void AmountDisplay::setFoot(QWidget *foot)
{
    m_foot = foot;
    filled(new QVBoxLayout(this), {}, 0, {{foot, 0, Qt::AlignBottom | Qt::AlignLeft}});
    setMetrics(m_pad, m_column);
}

void AmountDisplay::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    const displaypanel::PanelStyle look{m_training, m_amount.isZero(), hasFocus(), true};
    displaypanel::paintPanel(canvas, rect(), look);
    const QRect inner = rect().adjusted(m_pad, 0, -m_pad, 0);
    // The largest digits whose line fits the height: 112 in 168, 60 in 104.
    constexpr int line = 121; // of 100 pixels
    const int pixels = (height() - 24) * 100 / line;
    const int left = displaypanel::paintAmount(canvas, inner.adjusted(m_column, 12, 0, -12), pixels, m_amount, look);
    const int foot = m_foot && m_foot->isVisibleTo(this) ? 64 : 12;
    constexpr int twoLines = 34;
    const int top = qBound(6, height() - foot - twoLines, 12);
    paintWords(canvas, QRect(QPoint(inner.left(), top), QPoint(left - 16, height() - foot)), displaypanel::dim(look));
}

void AmountDisplay::paintWords(Canvas &canvas, const QRect &box, Shades dim)
{
    const auto say = [&canvas, &box](const QString &icon, const QString &text, Shades ink) {
        canvas.icon(QRectF(box.left(), box.top() + 1, 22, 22), icon, ink);
        const QRect words = box.adjusted(30, 0, 0, 0);
        canvas.text(words, text, fonts::fitting(text, words.size(), {15, 14, 13}, QFont::Medium), ink,
                    Qt::AlignTop | Qt::TextWordWrap);
    };
    if (m_hint.kind == AmountHint::Kind::Refused)
        return say(u"alert"_s, m_hint.text, ColorRole::Ochre);
    if (!m_hint.text.isEmpty())
        return say(m_hint.kind == AmountHint::Kind::Pasted ? u"clipboard"_s : u"info"_s, m_hint.text,
                   ColorRole::VisorText);
    if (!m_error.isEmpty())
        return say(u"alert-circle"_s, m_error, ColorRole::UrgentText);
    canvas.text(QRect(box.topLeft(), QSize(box.width(), 24)), tr("Amount to charge"), fonts::text(16), dim);
    if (box.bottom() < height() - 20)
        return;
    // Beside the docked keypad there is room for what its keys do.
    const QString keys = tr("Type digits only: they enter from the right.\nBackspace corrects, Del clears.");
    canvas.text(box.adjusted(0, 0, 0, -8), keys, fonts::text(15), dim, Qt::AlignBottom | Qt::TextWordWrap);
}

AmountField::AmountField(QWidget *parent)
    : FieldEdit(parent)
{
    setTypesOnPad(this, true);
    setFont(fonts::strong(18));
}

void AmountField::setAmount(Money amount)
{
    const QString shown = display::amount(amount);
    if (hasFocus() && shown != text())
        Speaker::say(this, shown);
    setText(shown);
    end(false);
}

void AmountField::focusInEvent(QFocusEvent *event)
{
    FieldEdit::focusInEvent(event);
    m_fresh = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason ||
              event->reason() == Qt::OtherFocusReason;
    if (m_fresh)
        selectAll();
}

void AmountField::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy) || event->matches(QKeySequence::SelectAll))
        return FieldEdit::keyPressEvent(event);
    const auto key = amountKeyOf(*event);
    if (!key)
        return event->ignore(); // Tab, Esc, Ctrl+Enter, letters
    const bool replaces = std::exchange(m_fresh, false) || hasSelectedText();
    if (replaces && key->kind != AmountKey::Kind::Pasted)
        Q_EMIT pressed({AmountKey::Kind::Clear});
    if (!replaces || key->kind != AmountKey::Kind::Backspace)
        Q_EMIT pressed(*key);
}

} // namespace balcao

#include "moc_amountdisplay.cpp"
