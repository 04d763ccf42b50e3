// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/amountfield.h"

#include "ui/presentation/words/display.h"
#include "ui/widgets/style/speaker.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>

#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

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

AmountField::AmountField(QWidget *parent)
    : FieldEdit(parent)
{
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
