// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/button.h"

#include "ui/widgets/style/accessibility.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>

#include <chrono>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr int iconSide = 22;
constexpr int spacing = 10;

Shades darker(Shades rest, int percent)
{
    return {QColor(rest.light).darker(percent).rgb(), QColor(rest.dark).darker(percent).rgb()};
}

} // namespace

struct Button::Colors {
    Shades face;
    Shades ink;
    Shades border = ColorRole::None;
};

Button::Button(Kind kind, QWidget *parent)
    : Button(kind, {}, {}, parent)
{
}

Button::Button(Kind kind, const QString &text, const ButtonStyle &look, QWidget *parent)
    : QPushButton(text, parent)
    , m_kind(kind)
    , m_look(look)
{
    setFocusPolicy(Qt::StrongFocus);
    setAutoDefault(false); // of a dialog no button is pressed from elsewhere
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

int Button::contentWidth() const
{
    int width = QFontMetrics(labelFont()).horizontalAdvance(text());
    if (!m_look.icon.isEmpty())
        width += iconSide + (text().isEmpty() && m_look.keycap.isEmpty() ? 0 : spacing);
    if (!m_look.keycap.isEmpty())
        width += painting::keycapSize(m_look.keycap).width() + spacing;
    return width;
}

QSize Button::sizeHint() const
{
    const int padding = m_kind == Kind::Ghost ? 2 : qBound(18, 18 + (m_look.faceHeight - 48) * 3 / 4, 24);
    return {contentWidth() + 2 * (padding + ringSpace), m_look.faceHeight + 2 * ringSpace};
}

Button::Colors Button::colors(bool isDark) const
{
    const bool isLit = isDown() || underMouse();
    if (!isEnabled())
        return m_kind == Kind::Ghost ? Colors{ColorRole::None, ColorRole::Ink3}
                                     : Colors{ColorRole::Inset, ColorRole::Ink3, ColorRole::Line};
    const int depth = isDown() ? 135 : (isLit ? 115 : 100);
    switch (m_kind) {
    case Kind::Primary:
        return {isDown() ? ColorRole::PrimaryPressed : (isLit ? ColorRole::PrimaryHover : ColorRole::Primary),
                ColorRole::OnFill};
    case Kind::Secondary:
        return {isLit ? ColorRole::Tint : (isDark ? ColorRole::Inset : ColorRole::Surface), ColorRole::Ink,
                ColorRole::Stroke};
    case Kind::Ghost:
        return {isLit ? ColorRole::Tint : ColorRole::None, ColorRole::Link};
    case Kind::Success:
        return {darker(ColorRole::OkFill, depth), ColorRole::OnFill};
    case Kind::Training:
        return {darker(ColorRole::TrainingFill, depth), ColorRole::OnFill};
    case Kind::Visor:
        break;
    }
    if (isChecked())
        return {ColorRole::OnFill, {ColorRole::Ink.light, ColorRole::Ink.light}, ColorRole::OnFill};
    return {underMouse() ? ColorRole::OnFill.withAlpha(40) : ColorRole::None, ColorRole::OnFill, ColorRole::VisorDim};
}

void Button::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    const Colors paint = colors(canvas.theme().isDark());
    const QRect face = rect().adjusted(ringSpace, ringSpace, -ringSpace, -ringSpace);
    canvas.box(face, metrics::radiusControl, paint.face, paint.border);
    if (hasFocus())
        canvas.box(rect(), metrics::radiusControl + ringSpace, ColorRole::None, ColorRole::FocusRing, 3);

    int left = face.left() + (face.width() - contentWidth()) / 2;
    if (!m_look.icon.isEmpty()) {
        canvas.icon(QRectF(left, face.center().y() + 1 - iconSide / 2.0, iconSide, iconSide), m_look.icon, paint.ink);
        left += iconSide + spacing;
    }
    const int textWidth = QFontMetrics(labelFont()).horizontalAdvance(text());
    canvas.text(QRect(left, face.top(), textWidth, face.height()), text(), labelFont(), paint.ink,
                Qt::AlignVCenter | Qt::TextDontClip);
    if (m_look.keycap.isEmpty())
        return;
    const QRect cap(QPoint(left + textWidth + spacing, face.top()),
                    QSize(painting::keycapSize(m_look.keycap).width(), face.height()));
    if (paint.ink == ColorRole::OnFill)
        canvas.keycap(cap, m_look.keycap, ColorRole::KeycapOnFill, paint.ink);
    else
        canvas.keycap(cap, m_look.keycap);
}

void Button::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && event->isAutoRepeat())
        event->accept(); // it was held somewhere else
    else if (isEnter && !(event->modifiers() & ~Qt::KeypadModifier))
        click();
    else
        QPushButton::keyPressEvent(event);
}

Tile::Tile(const QString &iconName, const QString &keycap, QWidget *parent)
    : Button(Kind::Secondary, {}, {.icon = iconName, .keycap = keycap}, parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void Tile::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    const bool lit = isEnabled() && (isDown() || underMouse());
    const Shades face = !isEnabled() || canvas.theme().isDark() ? ColorRole::Inset : ColorRole::Surface;
    const Shades border = isEnabled() ? ColorRole::Stroke : ColorRole::Line;
    canvas.box(rect(), metrics::radiusTile, lit ? ColorRole::Tint : face, hasFocus() ? ColorRole::FocusRing : border,
               hasFocus() ? 3 : 1);
    canvas.icon(QRectF(14, height() / 2.0 - 11, 22, 22), iconName(), isEnabled() ? ColorRole::Link : ColorRole::Ink3);
    const int cap = keycap().isEmpty() ? 0 : canvas.keycap(rect().adjusted(0, 0, -13, 0), keycap());
    constexpr int left = 45;
    const QRect words(left, 0, width() - 13 - cap - left - 6, height());
    canvas.text(words, text(), fonts::fitting(text(), words.size(), {16, 14, 13}, QFont::Medium),
                isEnabled() ? ColorRole::Ink : ColorRole::Ink3, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap);
}

CopyButton::CopyButton(const QString &label, const QString &keycap)
    : Button(Kind::Secondary)
    , m_label(label.isEmpty() ? tr("Copy") : label)
    , m_restKeycap(keycap)
{
    m_copied.setSingleShot(true);
    m_copied.setInterval(std::chrono::seconds(2));
    connect(&m_copied, &QTimer::timeout, this, &CopyButton::showRest);
    connect(this, &Button::clicked, this, &CopyButton::copy);
    showRest();
}

void CopyButton::take(const QString &text)
{
    if (text.isEmpty())
        return;
    QGuiApplication::clipboard()->setText(text);
    say(Kind::Success, tr("Copied"), u"check"_s, {});
    m_copied.start();
    Speaker::say(this, tr("Copied"));
    Q_EMIT copied();
}

void CopyButton::showRest()
{
    m_copied.stop();
    say(m_restKind, m_label, u"copy"_s, isEnabled() ? m_restKeycap : QString());
}

void CopyButton::setRestKind(Kind kind)
{
    if (std::exchange(m_restKind, kind) != kind && !m_copied.isActive())
        showRest();
}

void CopyButton::say(Kind kind, const QString &label, const QString &icon, const QString &keycap)
{
    setKind(kind);
    setText(label);
    setIconName(icon);
    setKeycap(keycap);
}

} // namespace balcao

#include "moc_button.cpp"
