// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/amountfield.h"

#include "ui/presentation/display.h"

#include <QFocusEvent>
#include <QKeyEvent>

namespace balcao
{

AmountField::AmountField(QWidget *parent)
    : FieldEdit(parent)
    , m_editor(this)
{
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    setFont(strong);
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

void AmountField::contextMenuEvent(QContextMenuEvent *) {}

} // namespace balcao
