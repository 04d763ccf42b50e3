// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/amounteditor.h"

#include "ui/presentation/display.h"
#include "ui/presentation/newchargeview.h"

#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** The digit or comma that the key stands for. */
QChar keyOf(const QKeyEvent &event)
{
    if (event.modifiers().testFlag(Qt::KeypadModifier) &&
        (event.key() == Qt::Key_Period || event.key() == Qt::Key_Comma))
        return u',';
    const QString typed = event.text();
    return typed.size() == 1 && u"0123456789,"_s.contains(typed) ? typed.at(0) : QChar();
}

} // namespace

AmountEditor::AmountEditor(QWidget *widget)
    : QObject(widget)
    , m_widget(widget)
    , m_entry(NewChargeForm::limit.centavos())
    , m_hintTime(this)
{
    m_hintTime.setSingleShot(true);
    m_hintTime.setInterval(std::chrono::seconds(6));
    connect(&m_hintTime, &QTimer::timeout, this, [this] { setHint({}); });
    setHint({});
}

void AmountEditor::setEntry(const AmountEntry &entry)
{
    if (entry == m_entry)
        return;
    m_entry = entry;
    setHint({});
}

bool AmountEditor::press(const QKeyEvent &event, bool replaces)
{
    const QChar key = keyOf(event);
    if (event.matches(QKeySequence::Paste)) {
        paste(QGuiApplication::clipboard()->text());
    } else if (!key.isNull()) {
        if (replaces)
            m_entry.clear();
        type(key);
    } else if (event.key() == Qt::Key_Backspace && !replaces) {
        backspace();
    } else if (event.key() == Qt::Key_Backspace || event.key() == Qt::Key_Delete) {
        clear();
    } else {
        return false;
    }
    return true;
}

void AmountEditor::type(QChar key)
{
    const AmountEntry::Outcome outcome = m_entry.type(key);
    if (outcome == AmountEntry::Outcome::Ignored)
        return;
    if (outcome == AmountEntry::Outcome::Taken || outcome == AmountEntry::Outcome::Comma)
        take();
    setHint(hintAfterKey(outcome));
}

void AmountEditor::backspace()
{
    m_entry.backspace();
    take();
}

void AmountEditor::clear()
{
    m_entry.clear();
    take();
}

void AmountEditor::paste(const QString &text)
{
    const AmountEntry::Outcome outcome = m_entry.paste(text);
    if (outcome == AmountEntry::Outcome::Taken)
        take();
    setHint(hintAfterPaste(outcome, text, m_entry.amount()));
}

void AmountEditor::take()
{
    Q_EMIT edited(m_entry);
    setHint({});
}

void AmountEditor::setHint(const AmountHint &hint)
{
    m_hintTime.stop();
    if (!hint.text.isEmpty())
        m_hintTime.start();
    const bool isOther = hint != m_hint;
    m_hint = hint;
    const QString amount = display::amount(m_entry.amount());
    m_widget->setAccessibleDescription(hint.text.isEmpty() ? amount : amount + u". "_s + hint.text);
    if (isOther)
        Q_EMIT hintChanged();
    if (hint.text.isEmpty())
        return;
    QAccessibleEvent announcement(m_widget, QAccessible::Alert);
    QAccessible::updateAccessibility(&announcement);
}

AmountField::AmountField(QWidget *parent)
    : FieldEdit(parent)
    , m_editor(this)
{
    setFont(fonts::strong(18));
    connect(&m_editor, &AmountEditor::edited, this, &AmountField::showEntry);
}

void AmountField::setEntry(const AmountEntry &entry)
{
    m_editor.setEntry(entry);
    showEntry();
}

void AmountField::showEntry()
{
    setText(display::amount(m_editor.entry().amount()));
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
        FieldEdit::keyPressEvent(event);
    else if (m_editor.press(*event, m_fresh || hasSelectedText()))
        m_fresh = false;
    else // Tab, Esc, Ctrl+Enter, letters
        event->ignore();
}

} // namespace balcao
