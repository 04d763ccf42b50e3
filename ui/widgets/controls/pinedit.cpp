// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/pinedit.h"

#include "ui/widgets/controls/scanfilter.h"

#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace balcao
{

PinEdit::PinEdit()
{
    setIconName(u"lock"_s);
    setTypesOnPad(this, true);
    setFaceHeight(48);
    setInputMethodHints(Qt::ImhDigitsOnly | Qt::ImhHiddenText | Qt::ImhNoPredictiveText);
    setContextMenuPolicy(Qt::NoContextMenu);
    setAttribute(Qt::WA_InputMethodEnabled, false);
}

void PinEdit::showDigits()
{
    setText(QString(m_typed.size(), u'•'));
}

/** No digit comes into the edit's own text, which nobody could wipe. */
void PinEdit::keyPressEvent(QKeyEvent *event)
{
    const QString text = event->text();
    if (event->key() == Qt::Key_Backspace)
        m_typed.removeLast();
    else if (event->key() == Qt::Key_Delete)
        m_typed.clear();
    else if (text.size() == 1 && text.at(0) >= u'0' && text.at(0) <= u'9')
        m_typed.add(text.at(0));
    else if (text.isEmpty() || !text.at(0).isPrint())
        return event->ignore();
    event->accept();
    showDigits();
}

} // namespace balcao

#include "moc_pinedit.cpp"
