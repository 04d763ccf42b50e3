// SPDX-License-Identifier: MIT
#include "ui/widgets/card.h"

#include "ui/widgets/fonts.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/painting.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace balcao
{

Card::Card(QWidget *parent)
    : QWidget(parent)
{
}

void Card::setColors(Shades face, Shades border)
{
    m_face = face;
    m_border = border;
    update();
}

void Card::setDashed(bool dashed)
{
    m_dashed = dashed;
    update();
}

void Card::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Theme theme = Theme::of(this);
    if (!m_dashed) {
        painting::box(painter, rect(), metrics::radiusCard, theme.color(m_face), theme.color(m_border), 1);
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    QPen pen(theme.color(m_border), 2);
    pen.setDashPattern({3, 2.5});
    painter.setPen(pen);
    painter.setBrush(theme.color(m_face));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), metrics::radiusCard, metrics::radiusCard);
}

Label::Label(int pixels, QFont::Weight weight, Shades ink, Lines lines, QWidget *parent)
    : QLabel(parent)
    , m_ink(ink)
    , m_lines(lines)
{
    setTextFormat(Qt::PlainText);
    setFont(fonts::text(pixels, weight));
    setWordWrap(lines == Lines::Wrap);
}

void Label::setInk(Shades ink)
{
    m_ink = ink;
    update();
}

QSize Label::minimumSizeHint() const
{
    if (m_lines == Lines::Wrap)
        return QLabel::minimumSizeHint();
    return {20, fontMetrics().height()};
}

void Label::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(Theme::of(this).color(m_ink));
    const int flags = static_cast<int>(alignment().toInt()) | (m_lines == Lines::Wrap ? Qt::TextWordWrap : 0);
    const QString shown = m_lines == Lines::Wrap ? text() : fontMetrics().elidedText(text(), Qt::ElideRight, width());
    painter.drawText(contentsRect(), flags, shown);
}

Banner::Banner(Tone tone, QWidget *parent)
    : QWidget(parent)
    , m_tone(tone)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void Banner::setTone(Tone tone)
{
    m_tone = tone;
    update();
}

void Banner::setText(const QString &lead, const QString &rest, const QString &aside)
{
    m_lead = lead;
    m_rest = rest;
    m_aside = aside;
    setAccessibleName(lead + u' ' + rest);
    update();
}

void Banner::paintEvent(QPaintEvent *)
{
    struct PanelStyle {
        QString icon;
        Shades tint;
        Shades ink;
        Shades border;
    };
    const auto look = [this]() -> PanelStyle {
        switch (m_tone) {
        case Tone::Error:
            return {u"x-circle"_s, ColorRole::ErrorTint, ColorRole::ErrorInk, ColorRole::ErrorBorder};
        case Tone::Unknown:
            return {u"question"_s, ColorRole::UnknownTint, ColorRole::UnknownInk, ColorRole::UnknownBorder};
        case Tone::Wait:
            return {u"alert"_s, ColorRole::WaitTint, ColorRole::WaitInk, ColorRole::Ochre};
        case Tone::Ok:
            break;
        }
        return {u"check-circle"_s, ColorRole::OkTint, ColorRole::OkInk, ColorRole::PaidBar};
    }();
    QPainter painter(this);
    const Theme theme = Theme::of(this);
    QColor border = theme.color(look.border);
    border.setAlpha(90);
    painting::box(painter, rect(), metrics::radiusControl, theme.color(look.tint), border, 1);
    const QColor ink = theme.color(look.ink);
    paintIcon(painter, QRectF(18, height() / 2.0 - 11, 22, 22), look.icon, ink);
    painter.setPen(ink);
    int right = width() - 16;
    if (!m_aside.isEmpty()) {
        painter.setFont(fonts::text(15));
        right -= painter.fontMetrics().horizontalAdvance(m_aside) + 12;
        painter.drawText(rect().adjusted(0, 0, -16, 0), Qt::AlignRight | Qt::AlignVCenter, m_aside);
    }
    constexpr int lineHeight = 22;
    const QRect room(53, 0, right - 53, height());
    const bool isHigh = height() >= 3 * lineHeight && !m_lead.isEmpty() && !m_rest.isEmpty();
    const bool fits = painting::leadAndRestWidth(15, m_lead, m_rest) <= room.width();
    if (m_rest.isEmpty() || (fits && !isHigh)) {
        painting::leadAndRest(painter, room, 15, m_lead, m_rest);
        return;
    }
    // Two lines: the lead above the rest, or the rest broken between words.
    const QString first = m_lead.isEmpty() ? painting::lines(m_rest, fonts::text(15), room.width()).first() : QString();
    const QRect upper(room.left(), height() / 2 - lineHeight, room.width(), lineHeight);
    painting::leadAndRest(painter, upper, 15, m_lead, first);
    painting::leadAndRest(painter, upper.translated(0, lineHeight), 15, QString(), m_rest.mid(first.size()).trimmed());
}

} // namespace balcao
