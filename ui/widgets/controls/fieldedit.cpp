// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/fieldedit.h"

#include "core/values/pastedtext.h"
#include "ui/widgets/controls/scanfilter.h"
#include "ui/widgets/style/accessibility.h"

#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace balcao
{

FieldEdit::FieldEdit(QWidget *parent)
    : QLineEdit(parent)
{
    setFrame(false);
    setFont(fonts::text(18));
    setMaxLength(maxCharacters);
    setFaceHeight(52);
    setIconName({});
    setTypesOnPad(this, false);
    // The ground is painted here, rounded, with the border; the edit itself paints none.
    QPalette clear;
    clear.setColor(QPalette::Base, Qt::transparent);
    setPalette(clear);
    connect(this, &QLineEdit::textEdited, this, &FieldEdit::takeEdited);
}

void FieldEdit::setMask(inputmask::Mask asYouType)
{
    m_mask = asYouType;
    setTypesOnPad(this, asYouType != nullptr);
}

void FieldEdit::setIconName(const QString &name)
{
    m_iconName = name;
    setTextMargins(ringSpace + (name.isEmpty() ? 13 : 43), ringSpace, ringSpace + 12, ringSpace);
}

void FieldEdit::takeEdited()
{
    if (pasted::hasCells(text())) {
        QStringList cells = pasted::cells(text());
        // QLineEdit cut the text at maxLength(): the last cell may be incomplete.
        if (text().size() == maxLength() && cells.size() > 1)
            cells.removeLast();
        Q_EMIT cellsPasted(cells);
    }
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

FieldRow::FieldRow(const QString &label, const QString &note)
    : m_label(new Label(label, 16, QFont::Medium, ColorRole::Ink))
    , m_note(note)
    , m_edit(new FieldEdit(this))
{
    m_label->setParent(this);
    m_label->setBuddy(m_edit);
    m_edit->setAccessibleName(label);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void FieldRow::setWidths(int label, int field, int gap)
{
    m_labelWidth = label;
    m_fieldWidth = field;
    m_gap = gap;
    updateGeometry();
    resizeEvent(nullptr);
    update();
}

void FieldRow::setView(const FieldView &view)
{
    if (view == m_view)
        return;
    m_view = view;
    m_edit->setState(view.state);
    m_edit->setAccessibleDescription(describe(view));
    update();
}

void FieldRow::takeFocus()
{
    if (m_edit->hasFocus())
        Speaker::say(this, m_edit->accessibleDescription());
    m_edit->setFocus();
}

/** Qt 6.4 has no state for either on the way to a screen reader: what is wrong is said by the message. */
QString FieldRow::describe(const FieldView &view) const
{
    const bool isMissing = m_isRequired && view.state == FieldView::State::Untouched;
    return isMissing ? tr("Required.") + u' ' + view.message : view.message;
}

void FieldRow::resizeEvent(QResizeEvent *)
{
    // Where the keypad takes the room of the messages the field may take less, too.
    const int left = m_labelWidth + m_gap;
    m_label->setGeometry(0, 0, left, height() - (m_note.isEmpty() ? 0 : 18));
    m_label->setFont(fonts::fitting(m_label->text(), left, {16, 14}, QFont::Medium));
    m_edit->setGeometry(left - FieldEdit::ringSpace, 0, qMin(m_fieldWidth, width() - left) + 2 * FieldEdit::ringSpace,
                        m_edit->height());
}

void FieldRow::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    // Under its label: both together in the middle.
    canvas.text(QRect(0, 10, m_labelWidth + m_gap, height()), m_note, fonts::text(13), ColorRole::Ink3);
    const bool isError = m_view.state == FieldView::State::Error;
    const bool isOk = m_view.state == FieldView::State::Ok;
    const Shades ink = isError ? ColorRole::ErrorInk : (isOk ? ColorRole::OkInk : ColorRole::Ink3);
    const int left = m_labelWidth + m_gap + m_fieldWidth + m_gap;
    constexpr int leastMessage = 80;
    if (width() - left < leastMessage)
        return; // it is the field's description
    const QRect room = QRect(left, 0, width() - left, height()).adjusted(isError || isOk ? 28 : 0, 0, 0, 0);
    const QFont font = fonts::fitting(m_view.message, room.size(), {width() - left < 240 ? 13 : 14, 13},
                                      isError ? QFont::Medium : QFont::Normal);
    if (isError || isOk) {
        // Beside the first line, where reading begins.
        const QFontMetrics metrics(font);
        const QRect text = metrics.boundingRect(room, Qt::AlignVCenter | Qt::TextWordWrap, m_view.message);
        canvas.icon(QRectF(left, qMax(0, text.top()) + (metrics.height() - 20) / 2, 20, 20),
                    isError ? u"alert-circle"_s : u"check"_s, isError ? ColorRole::ErrorBorder : ColorRole::OkInk);
    }
    canvas.text(room, m_view.message, font, ink, Qt::AlignVCenter | Qt::TextWordWrap);
}

} // namespace balcao

#include "moc_fieldedit.cpp"
