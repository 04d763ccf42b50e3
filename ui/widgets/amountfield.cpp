// SPDX-License-Identifier: MIT
#include "ui/widgets/amountfield.h"

#include "ui/presentation/display.h"

#include <QClipboard>
#include <QFocusEvent>
#include <QGuiApplication>
#include <QKeyEvent>

namespace balcao
{

AmountField::AmountField(QWidget *parent)
    : FieldEdit(parent)
    , m_entry(NewChargePresenter::limit.centavos())
{
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    setFont(strong);
}

void AmountField::setEntry(const AmountEntry &entry)
{
    m_entry = entry;
    show(false);
}

void AmountField::show(bool changed)
{
    setText(display::amount(m_entry.amount()));
    end(false);
    if (changed)
        Q_EMIT edited(m_entry);
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
    const QString typed = event->text();
    const bool replaces = m_fresh || hasSelectedText();
    if (event->matches(QKeySequence::Paste)) {
        if (m_entry.paste(QGuiApplication::clipboard()->text()))
            show(true);
    } else if (typed.size() == 1 && typed.at(0) >= u'0' && typed.at(0) <= u'9') {
        if (replaces)
            m_entry.clear();
        m_entry.typeDigit(typed.at(0));
        show(true);
    } else if (event->key() == Qt::Key_Backspace || event->key() == Qt::Key_Delete) {
        if (replaces || event->key() == Qt::Key_Delete)
            m_entry.clear();
        else
            m_entry.backspace();
        show(true);
    } else if (event->matches(QKeySequence::Copy) || event->matches(QKeySequence::SelectAll)) {
        FieldEdit::keyPressEvent(event);
        return;
    } else {
        // Everything else (Tab, Esc, Ctrl+Enter, letters) is not for the amount.
        event->ignore();
        return;
    }
    m_fresh = false;
}

void AmountField::contextMenuEvent(QContextMenuEvent *) {}

} // namespace balcao
