// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/fieldedit.h"

#include "ui/widgets/style/fonts.h"
#include "ui/widgets/style/painting.h"

#include <QKeyEvent>

namespace balcao
{

FieldEdit::FieldEdit(QWidget *parent)
    : QLineEdit(parent)
{
    setFrame(false);
    setFont(fonts::text(18));
    setMaxLength(maxCharacters);
    setFaceHeight(52);
    setTextMargins(ringSpace + 13, ringSpace, ringSpace + 12, ringSpace);
    // The ground is painted here, rounded, with the border; the edit itself paints none.
    QPalette clear;
    clear.setColor(QPalette::Base, Qt::transparent);
    setPalette(clear);
    connect(this, &QLineEdit::textEdited, this, &FieldEdit::applyMask);
}

void FieldEdit::setFaceHeight(int height)
{
    setFixedHeight(height + 2 * ringSpace);
}

void FieldEdit::setIconName(const QString &name)
{
    m_iconName = name;
    setTextMargins(ringSpace + (name.isEmpty() ? 13 : 43), ringSpace, ringSpace + 12, ringSpace);
}

void FieldEdit::setState(FieldView::State state)
{
    m_state = state;
    update();
}

void FieldEdit::applyMask()
{
    if (m_mask)
        take(m_mask(text(), cursorPosition()));
}

void FieldEdit::take(const inputmask::Masked &masked)
{
    if (masked.text != text())
        setText(masked.text);
    setCursorPosition(masked.caret);
}

bool FieldEdit::editsOverPunctuation(QKeyEvent *event)
{
    if (!m_mask || hasSelectedText() || event->modifiers() != Qt::NoModifier)
        return false;
    if (event->key() == Qt::Key_Backspace)
        take(inputmask::backspace(text(), cursorPosition(), m_mask));
    else if (event->key() == Qt::Key_Delete)
        take(inputmask::deleteForward(text(), cursorPosition(), m_mask));
    else
        return false;
    Q_EMIT textEdited(text());
    return true;
}

void FieldEdit::keyPressEvent(QKeyEvent *event)
{
    if (!editsOverPunctuation(event))
        QLineEdit::keyPressEvent(event);
}

void FieldEdit::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        Q_EMIT left();
}

void FieldEdit::paintEvent(QPaintEvent *event)
{
    {
        Canvas canvas(this);
        const QRect face = rect().adjusted(ringSpace, ringSpace, -ringSpace, -ringSpace);
        const bool wrong = m_state == FieldView::State::Error;
        const bool isInset = isReadOnly() || !isEnabled() || canvas.theme().isDark();
        if (hasFocus())
            canvas.box(rect(), metrics::radiusControl + ringSpace,
                       wrong ? ColorRole::ErrorBorder.withAlpha(90) : ColorRole::Ring);
        const Shades border = wrong ? ColorRole::ErrorBorder : (hasFocus() ? ColorRole::Link : ColorRole::Stroke);
        canvas.box(face, metrics::radiusControl, isInset ? ColorRole::Inset : ColorRole::Surface, border,
                   wrong || hasFocus() ? 2 : 1);
        if (!m_iconName.isEmpty())
            canvas.icon(QRectF(face.left() + 15, face.center().y() - 9, 20, 20), m_iconName, ColorRole::Ink3);
        // Nobody types: the beginning says whose it is.
        const QRect room = rect().marginsRemoved(textMargins());
        if (!hasFocus() && fontMetrics().horizontalAdvance(displayText()) > room.width()) {
            canvas.text(room, displayText(), font(), isEnabled() ? ColorRole::Ink : ColorRole::Ink3);
            return;
        }
    }
    QLineEdit::paintEvent(event);
}

} // namespace balcao
