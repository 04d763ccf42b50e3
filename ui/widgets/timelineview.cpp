// SPDX-License-Identifier: MIT
#include "ui/widgets/timelineview.h"

#include "ui/widgets/fonts.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/painting.h"

#include <QFontMetrics>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace balcao
{

using Tone = TimelineEntry::Tone;

namespace
{

constexpr int signSide = 32;
constexpr int timeLeft = 43;
constexpr int textLeft = 88;
constexpr int lineHeight = 21;
constexpr int between = 16;
constexpr int pixels = 15;

struct PanelStyle {
    Shades tint;
    Shades ink;
};

PanelStyle lookOf(Tone tone)
{
    switch (tone) {
    case Tone::Change:
        return {ColorRole::Tint, ColorRole::TintInk};
    case Tone::Ok:
        return {ColorRole::OkTint, ColorRole::OkInk};
    case Tone::Doubt:
        return {ColorRole::UnknownTint, ColorRole::UnknownInk};
    case Tone::Future:
    case Tone::Neutral:
    case Tone::Muted:
        break;
    }
    return {ColorRole::MutedTint, ColorRole::MutedInk};
}

} // namespace

TimelineView::TimelineView(QWidget *parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::NoFocus);
}

void TimelineView::setEntries(const QList<TimelineEntry> &entries)
{
    if (entries == m_entries)
        return;
    m_entries = entries;
    QStringList accessibleText;
    for (const TimelineEntry &entry : m_entries)
        accessibleText.append(entry.accessibleText());
    setAccessibleName(tr("History"));
    setAccessibleDescription(accessibleText.join(u'\n'));
    measure();
    update();
}

void TimelineView::measure()
{
    int height = 0;
    for (const TimelineEntry &entry : m_entries)
        height += layEntry(nullptr, entry, height) + between;
    setMinimumHeight(height);
}

void TimelineView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    measure();
}

void TimelineView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme theme = Theme::of(this);
    int top = 0;
    for (const TimelineEntry &entry : m_entries) {
        const int height = layEntry(&painter, entry, top);
        paintSign(painter, entry, top);
        if (&entry != &m_entries.last()) {
            painter.setPen(QPen(theme.color(ColorRole::Line), 2));
            painter.drawLine(signSide / 2, top + signSide + 4, signSide / 2, top + height + between - 4);
        }
        top += height + between;
    }
}

void TimelineView::paintSign(QPainter &painter, const TimelineEntry &entry, int top) const
{
    const Theme theme = Theme::of(this);
    const PanelStyle look = lookOf(entry.tone);
    const QRectF sign(0, top, signSide, signSide);
    if (entry.tone == Tone::Future) {
        QPen pen(theme.color(ColorRole::Line), 2);
        pen.setDashPattern({2.5, 2});
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(sign.adjusted(1, 1, -1, -1));
    } else {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.color(look.tint));
        painter.drawEllipse(sign);
    }
    paintIcon(painter, sign.adjusted(8, 8, -8, -8), entry.icon,
              theme.color(entry.tone == Tone::Future ? ColorRole::Ink3 : look.ink));
    const QFont font = fonts::text(pixels);
    painter.setPen(theme.color(ColorRole::Ink3));
    const int baseline = top + 5 + QFontMetrics(font).ascent();
    fonts::drawTabular(painter, font, timeLeft + fonts::tabularWidth(font, entry.time), baseline, entry.time);
    if (!entry.day.isEmpty()) {
        const QFont small = fonts::text(13);
        fonts::drawTabular(painter, small, timeLeft + fonts::tabularWidth(small, entry.day), baseline + 18, entry.day);
    }
}

int TimelineView::layEntry(QPainter *painter, const TimelineEntry &entry, int top) const
{
    int y = top + 5;
    y += layTitle(painter, entry, y);
    for (const QString &line : entry.lines)
        y += layText(painter, line, fonts::text(pixels), ColorRole::Ink, y);
    for (const TimelineEntry::Change &change : entry.changes)
        y += layChange(painter, change, y);
    for (const QString &note : entry.notes)
        y += layText(painter, note, fonts::text(14), ColorRole::Ink2, y);
    const int least = signSide + (entry.day.isEmpty() ? 0 : 12);
    return qMax(least, y - top);
}

int TimelineView::layTitle(QPainter *painter, const TimelineEntry &entry, int top) const
{
    const QFont strong = fonts::text(pixels, QFont::DemiBold);
    const int room = width() - textLeft;
    const int lead = QFontMetrics(strong).horizontalAdvance(entry.lead);
    const int rest = QFontMetrics(fonts::text(pixels)).horizontalAdvance(entry.rest);
    const Shades restInk = entry.tone == Tone::Future ? ColorRole::Ink3 : ColorRole::Ink;
    if (!entry.lead.isEmpty() && lead + rest <= room) {
        if (painter) {
            painter->setPen(Theme::of(this).color(ColorRole::Ink));
            painter->setFont(strong);
            painter->drawText(QRect(textLeft, top, room, lineHeight), Qt::AlignVCenter, entry.lead);
            painter->setFont(fonts::text(pixels));
            painter->drawText(QRect(textLeft + lead, top, rest + 4, lineHeight), Qt::AlignVCenter, entry.rest);
        }
        return lineHeight;
    }
    int height = 0;
    if (!entry.lead.isEmpty())
        height += layText(painter, entry.lead, strong, ColorRole::Ink, top);
    if (!entry.rest.isEmpty())
        height += layText(painter, entry.rest, fonts::text(pixels), restInk, top + height);
    return height;
}

int TimelineView::layText(QPainter *painter, const QString &text, const QFont &font, Shades ink, int top) const
{
    const int room = qMax(40, width() - textLeft);
    const QStringList lines = painting::lines(text, font, room);
    if (painter) {
        painter->setPen(Theme::of(this).color(ink));
        painter->setFont(font);
        QRect line(textLeft, top, room, lineHeight);
        for (const QString &part : lines) {
            painter->drawText(line, Qt::AlignVCenter, part);
            line.translate(0, lineHeight);
        }
    }
    return qMax(1, static_cast<int>(lines.size())) * lineHeight;
}

int TimelineView::layChange(QPainter *painter, const TimelineEntry::Change &change, int top) const
{
    constexpr int arrow = 26;
    const int room = qMax(60, width() - textLeft);
    QFont old = fonts::text(pixels);
    old.setStrikeOut(true);
    const QFont strong = fonts::text(pixels, QFont::DemiBold);
    const QFontMetrics oldMetrics(old);
    const QFontMetrics strongMetrics(strong);
    const QString before = oldMetrics.elidedText(change.before, Qt::ElideRight, room);
    const QString after = strongMetrics.elidedText(change.after, Qt::ElideRight, room - arrow - 10);
    const int beforeWidth = oldMetrics.horizontalAdvance(before);
    const int afterWidth = strongMetrics.horizontalAdvance(after) + 10;
    const bool fits = beforeWidth + arrow + afterWidth <= room;
    if (painter) {
        const Theme theme = Theme::of(this);
        painter->setFont(old);
        painter->setPen(theme.color(ColorRole::Ink3));
        painter->drawText(QRect(textLeft, top, beforeWidth + 2, lineHeight), Qt::AlignVCenter, before);
        const int left = fits ? textLeft + beforeWidth : textLeft - 6;
        const int line = fits ? top : top + lineHeight;
        paintIcon(*painter, QRectF(left + 6, line + 3, 15, 15), u"arrow-right"_s, theme.color(ColorRole::Ink));
        const QRect chip(left + arrow, line + 1, afterWidth, lineHeight - 1);
        painting::box(*painter, chip, 5, theme.color(ColorRole::Tint));
        painter->setFont(strong);
        painter->setPen(theme.color(ColorRole::TintInk));
        painter->drawText(chip, Qt::AlignCenter, after);
    }
    return (fits ? 1 : 2) * lineHeight + 1;
}

} // namespace balcao
