// SPDX-License-Identifier: MIT
#include "ui/widgets/button.h"

#include "ui/widgets/fonts.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/painting.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>

namespace balcao
{

namespace
{

constexpr int iconSide = 22;
constexpr int spacing = 10;

bool isEnter(const QKeyEvent *event)
{
    return event->modifiers() == Qt::NoModifier && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter);
}

} // namespace

struct Button::Colors {
    QColor face;
    QColor ink;
    QColor border;
};

Button::Button(Kind kind, QWidget *parent)
    : QAbstractButton(parent)
    , m_kind(kind)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Button::setKind(Kind kind)
{
    m_kind = kind;
    update();
}

void Button::setIconName(const QString &name)
{
    m_iconName = name;
    updateGeometry();
    update();
}

void Button::setKeycap(const QString &keycap)
{
    m_keycap = keycap;
    updateGeometry();
    update();
}

void Button::setFaceHeight(int height)
{
    m_faceHeight = height;
    updateGeometry();
}

void Button::setOnVisor(bool onVisor)
{
    m_onVisor = onVisor;
    update();
}

QFont Button::labelFont() const
{
    return fonts::text(m_faceHeight >= 56 ? 18 : 16, QFont::DemiBold);
}

int Button::contentWidth() const
{
    int width = QFontMetrics(labelFont()).horizontalAdvance(text());
    if (!m_iconName.isEmpty())
        width += iconSide + (text().isEmpty() && m_keycap.isEmpty() ? 0 : spacing);
    if (!m_keycap.isEmpty())
        width += painting::keycapSize(m_keycap).width() + spacing;
    return width;
}

QSize Button::sizeHint() const
{
    const int padding = m_kind == Kind::Ghost ? 2 : (m_faceHeight >= 56 ? 24 : 18);
    return {contentWidth() + 2 * (padding + ringSpace), m_faceHeight + 2 * ringSpace};
}

Button::Colors Button::colors() const
{
    const Theme theme = Theme::of(this);
    const auto of = [&theme](Shades token) { return theme.color(token); };
    if (!isEnabled())
        return m_kind == Kind::Ghost ? Colors{Qt::transparent, of(ColorRole::Ink3), {}}
                                     : Colors{of(ColorRole::Inset), of(ColorRole::Ink3), of(ColorRole::Line)};
    const QColor white = of(ColorRole::OnFill);
    if (m_onVisor) {
        if (isChecked())
            return {white, QColor(0x16, 0x1B, 0x24), white};
        return {QColor(255, 255, 255, underMouse() ? 40 : 0), white, of(ColorRole::VisorDim)};
    }
    const auto filled = [this, &white](const QColor &rest) {
        return Colors{isDown() ? rest.darker(135) : (underMouse() ? rest.darker(115) : rest), white, {}};
    };
    switch (m_kind) {
    case Kind::Primary:
        return {
            of(isDown() ? ColorRole::PrimaryPressed : (underMouse() ? ColorRole::PrimaryHover : ColorRole::Primary)),
            white,
            {}};
    case Kind::Secondary:
        return {
            of(isDown() || underMouse() ? ColorRole::Tint : (theme.isDark() ? ColorRole::Inset : ColorRole::Surface)),
            of(ColorRole::Ink), of(ColorRole::Stroke)};
    case Kind::Ghost:
        return {isDown() || underMouse() ? of(ColorRole::Tint) : QColor(Qt::transparent), of(ColorRole::Link), {}};
    case Kind::Success:
        return filled(of(ColorRole::OkFill));
    case Kind::Danger:
        return filled(of(ColorRole::ErrorFill));
    case Kind::Training:
        return filled(of(ColorRole::TrainingFill));
    }
    return {};
}

void Button::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme theme = Theme::of(this);
    const Colors paint = colors();
    const QRect face = rect().adjusted(ringSpace, ringSpace, -ringSpace, -ringSpace);
    painting::box(painter, face, metrics::radiusControl, paint.face, paint.border, paint.border.isValid() ? 1 : 0);
    if (hasFocus())
        painting::box(painter, rect(), metrics::radiusControl + ringSpace, Qt::transparent,
                      theme.color(ColorRole::FocusRing), 3);

    int left = face.left() + (face.width() - contentWidth()) / 2;
    if (!m_iconName.isEmpty()) {
        paintIcon(painter, QRectF(left, face.center().y() + 1 - iconSide / 2.0, iconSide, iconSide), m_iconName,
                  paint.ink);
        left += iconSide + spacing;
    }
    painter.setPen(paint.ink);
    painter.setFont(labelFont());
    const int width = QFontMetrics(labelFont()).horizontalAdvance(text());
    painter.drawText(QRect(left, face.top(), width, face.height()), Qt::AlignVCenter | Qt::TextDontClip, text());
    left += width + spacing;
    if (!m_keycap.isEmpty()) {
        const QSize size = painting::keycapSize(m_keycap);
        const bool onFill = paint.ink == theme.color(ColorRole::OnFill) && m_kind != Kind::Secondary;
        const QColor border = onFill ? QColor(255, 255, 255, 110) : theme.color(ColorRole::Line);
        painting::keycap(painter, QRect(QPoint(left, face.center().y() + 1 - size.height() / 2), size), m_keycap,
                         onFill ? paint.ink : theme.color(ColorRole::Ink2), border,
                         onFill ? QColor(255, 255, 255, 40) : theme.color(ColorRole::Inset));
    }
}

void Button::keyPressEvent(QKeyEvent *event)
{
    if (isEnter(event))
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void Button::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void Button::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

Tile::Tile(const QString &iconName, const QString &keycap, QWidget *parent)
    : QAbstractButton(parent)
    , m_iconName(iconName)
    , m_keycap(keycap)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void Tile::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Theme theme = Theme::of(this);
    const bool lit = isEnabled() && (isDown() || underMouse());
    const Shades face = !isEnabled() || theme.isDark() ? ColorRole::Inset : ColorRole::Surface;
    painting::box(painter, rect(), metrics::radiusTile, theme.color(lit ? ColorRole::Tint : face),
                  theme.color(hasFocus() ? ColorRole::FocusRing : (isEnabled() ? ColorRole::Stroke : ColorRole::Line)),
                  hasFocus() ? 3 : 1);
    paintIcon(painter, QRectF(16, height() / 2.0 - 11, 22, 22), m_iconName,
              theme.color(isEnabled() ? ColorRole::Link : ColorRole::Ink3));
    const QSize cap = m_keycap.isEmpty() ? QSize(0, 0) : painting::keycapSize(m_keycap);
    const QRect capBox(QPoint(width() - 13 - cap.width(), (height() - cap.height()) / 2), cap);
    if (!m_keycap.isEmpty())
        painting::keycap(painter, capBox, m_keycap, theme.color(ColorRole::Ink2), theme.color(ColorRole::Line),
                         theme.color(ColorRole::Inset));
    painter.setPen(theme.color(isEnabled() ? ColorRole::Ink : ColorRole::Ink3));
    painter.setFont(fonts::text(16, QFont::Medium));
    painter.drawText(QRect(51, 0, capBox.left() - 51 - 6, height()),
                     Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, text());
}

void Tile::keyPressEvent(QKeyEvent *event)
{
    if (isEnter(event))
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

} // namespace balcao
