// SPDX-License-Identifier: MIT
#include "ui/widgets/operators/personbutton.h"

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

void paintInitials(Canvas &canvas, const QRect &disc, const QString &initials, Shades face)
{
    canvas.box(disc, disc.height() / 2.0, face);
    canvas.text(disc, initials, fonts::text(15, QFont::DemiBold), ColorRole::TintInk, Qt::AlignCenter);
}

} // namespace

Avatar::Avatar(const QString &initials, int side)
    : m_initials(initials)
{
    setFixedSize(side, side);
}

void Avatar::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    paintInitials(canvas, rect(), m_initials, ColorRole::Tint);
}

PersonButton::PersonButton(const PersonView &person, const QString &keycap, int faceHeight)
    : Button(Kind::Secondary, person.name, {.keycap = keycap, .faceHeight = faceHeight})
    , m_person(person)
    , m_height(faceHeight)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(person.name + u", "_s + person.role);
}

QSize PersonButton::sizeHint() const
{
    return {200, m_height + 2 * ringSpace};
}

void PersonButton::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    const QRect face = rect().adjusted(ringSpace, ringSpace, -ringSpace, -ringSpace);
    const bool isLit = isChecked() || isDown();
    const Shades rest = canvas.theme().isDark() ? ColorRole::Inset : ColorRole::Surface;
    canvas.box(face, metrics::radiusTile, isLit ? ColorRole::Tint : rest,
               isLit || underMouse() ? ColorRole::Link : ColorRole::Stroke, isChecked() ? 2 : 1);
    if (hasFocus())
        canvas.box(rect(), metrics::radiusTile + ringSpace, ColorRole::None, ColorRole::FocusRing, 3);
    const QRect disc(face.left() + 15, face.center().y() - 19, 40, 40);
    paintInitials(canvas, disc, m_person.initials, isLit ? rest : Shades(ColorRole::Tint));
    const int cap = keycap().isEmpty() ? 0 : canvas.keycap(face.adjusted(0, 0, -14, 0), keycap()) + 10;
    const QRect words(disc.right() + 15, face.top(), face.right() - 14 - cap - disc.right() - 15, face.height());
    canvas.text(words.adjusted(0, 0, 0, -words.height() / 2 + 1), m_person.name,
                fonts::fitting(m_person.name, words.width(), {17, 16, 15, 14}, QFont::DemiBold), ColorRole::Ink,
                Qt::AlignBottom);
    canvas.text(words.adjusted(0, words.height() / 2 + 2, 0, 0), m_person.role, fonts::text(14), ColorRole::Ink2,
                Qt::AlignTop);
}

} // namespace balcao

#include "moc_personbutton.cpp"
