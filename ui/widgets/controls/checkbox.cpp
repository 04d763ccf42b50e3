// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/checkbox.h"

#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr int boxHeight = 44;
/** From the box's left to the words. */
constexpr int wordsLeft = 45;

QFont wordFont()
{
    return fonts::text(17, QFont::Medium);
}

} // namespace

CheckBox::CheckBox(const QString &text, QWidget *parent)
    : QCheckBox(text, parent)
{
    setFixedHeight(boxHeight);
}

QSize CheckBox::sizeHint() const
{
    return {wordsLeft + QFontMetrics(wordFont()).horizontalAdvance(text()) + 4, boxHeight};
}

void CheckBox::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        event->modifiers().testFlag(Qt::ControlModifier) ? event->ignore() : click();
    else
        QCheckBox::keyPressEvent(event);
}

void CheckBox::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    const bool isDark = canvas.theme().isDark();
    const QRect box(3, height() / 2 - 14, 28, 28);
    if (hasFocus())
        canvas.box(box.adjusted(-3, -3, 3, 3), metrics::radiusControl, ColorRole::None,
                   isDark ? ColorRole::Ochre : ColorRole::Link, 2);
    canvas.box(box, metrics::radiusKeycap,
               isChecked() ? ColorRole::Primary : (isDark ? ColorRole::Inset : ColorRole::Surface),
               m_isWrong ? ColorRole::ErrorBorder : ColorRole::Stroke, isChecked() ? 0 : 2);
    if (isChecked())
        canvas.icon(box.adjusted(4, 4, -4, -4), u"check"_s, ColorRole::OnFill);
    canvas.text(rect().adjusted(wordsLeft, 0, 0, 0), text(), wordFont(),
                m_isWrong ? ColorRole::ErrorInk : ColorRole::Ink);
}

} // namespace balcao

#include "moc_checkbox.cpp"
