// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/filterbutton.h"

#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr int filterHeight = 44;

} // namespace

FilterButton::FilterButton(const QString &iconName, QWidget *parent)
    : Button(Kind::Secondary, parent)
{
    setIconName(iconName);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QSize FilterButton::sizeHint() const
{
    if (text().isEmpty())
        return {filterHeight + 2 * ringSpace, filterHeight + 2 * ringSpace};
    const int text = QFontMetrics(fonts::text(16, QFont::DemiBold)).horizontalAdvance(this->text());
    return {text + (iconName().isEmpty() ? 15 : 43) + 48 + 2 * ringSpace, filterHeight + 2 * ringSpace};
}

void FilterButton::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    const QRect face = rect().adjusted(ringSpace, ringSpace, -ringSpace, -ringSpace);
    const int left = iconName().isEmpty() ? 15 : 43;
    if (hasFocus())
        canvas.box(rect(), metrics::radiusControl + ringSpace, ColorRole::Ring);
    const bool isLit = isDown() || underMouse() || m_narrowing;
    const Shades ground = isLit ? ColorRole::Tint : (canvas.theme().isDark() ? ColorRole::Inset : ColorRole::Surface);
    canvas.box(face, metrics::radiusControl, ground, hasFocus() || m_narrowing ? ColorRole::Link : ColorRole::Stroke,
               hasFocus() ? 2 : 1);
    if (text().isEmpty())
        return canvas.icon(QRectF(face.center().x() - 9, face.center().y() - 9, 20, 20), iconName(), ColorRole::Ink2);
    if (!iconName().isEmpty())
        canvas.icon(QRectF(face.left() + 15, face.center().y() - 9, 20, 20), iconName(), ColorRole::Ink2);
    canvas.text(face.adjusted(left, 0, -40, 0), text(), fonts::text(16, QFont::Medium),
                m_narrowing ? ColorRole::TintInk : ColorRole::Ink);
    canvas.icon(QRectF(face.right() - 34, face.center().y() - 9, 20, 20), u"chevron-down"_s, ColorRole::Ink2);
}

void FilterButton::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Down)
        click();
    else
        Button::keyPressEvent(event);
}

} // namespace balcao

#include "moc_filterbutton.cpp"
