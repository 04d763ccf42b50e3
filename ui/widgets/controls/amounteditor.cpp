// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/amounteditor.h"

#include "ui/presentation/display.h"
#include "ui/presentation/newchargeview.h"

#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** The digit or comma that the key stands for. */
QChar keyOf(const QKeyEvent &event)
{
    const bool isDecimalKey = event.modifiers().testFlag(Qt::KeypadModifier) &&
                              (event.key() == Qt::Key_Period || event.key() == Qt::Key_Comma);
    if (isDecimalKey)
        return u',';
    const QString typed = event.text();
    const bool isOne = typed.size() == 1 && ((typed.at(0) >= u'0' && typed.at(0) <= u'9') || typed.at(0) == u',');
    return isOne ? typed.at(0) : QChar();
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

} // namespace balcao
