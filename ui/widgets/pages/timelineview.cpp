// SPDX-License-Identifier: MIT
#include "ui/widgets/pages/timelineview.h"

#include <array>

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

struct SignLook {
    Shades tint;
    Shades ink;
};

/** In the order of TimelineEntry::Tone. */
constexpr std::array<SignLook, 6> looks{{{ColorRole::None, ColorRole::Ink3},
                                         {ColorRole::MutedTint, ColorRole::MutedInk},
                                         {ColorRole::Tint, ColorRole::TintInk},
                                         {ColorRole::OkTint, ColorRole::OkInk},
                                         {ColorRole::UnknownTint, ColorRole::UnknownInk},
                                         {ColorRole::MutedTint, ColorRole::MutedInk}}};

} // namespace

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

void TimelineView::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    canvas->setRenderHint(QPainter::Antialiasing);
    int top = 0;
    for (const TimelineEntry &entry : m_entries) {
        const int height = layEntry(&canvas, entry, top);
        paintSign(canvas, entry, top);
        if (&entry != &m_entries.last()) {
            canvas->setPen(QPen(canvas.theme().color(ColorRole::Line), 2));
            canvas->drawLine(signSide / 2, top + signSide + 4, signSide / 2, top + height + between - 4);
        }
        top += height + between;
    }
}

void TimelineView::paintSign(Canvas &canvas, const TimelineEntry &entry, int top) const
{
    const SignLook &look = looks.at(static_cast<std::size_t>(entry.tone));
    const QRectF sign(0, top, signSide, signSide);
    if (entry.tone == Tone::Future) {
        QPen pen(canvas.theme().color(ColorRole::Line), 2);
        pen.setDashPattern({2.5, 2});
        canvas->setPen(pen);
        canvas->setBrush(Qt::NoBrush);
        canvas->drawEllipse(sign.adjusted(1, 1, -1, -1));
    } else {
        canvas.box(sign, signSide / 2.0, look.tint);
    }
    canvas.icon(sign.adjusted(8, 8, -8, -8), entry.icon, look.ink);
    const QRect time(timeLeft, top + 5, textLeft - timeLeft, lineHeight);
    canvas.text(time, entry.time, fonts::text(pixels), ColorRole::Ink3);
    canvas.text(time.translated(0, 18), entry.day, fonts::text(13), ColorRole::Ink3);
}

int TimelineView::layEntry(Canvas *canvas, const TimelineEntry &entry, int top) const
{
    int y = top + 5;
    y += layTitle(canvas, entry, y);
    for (const QString &line : entry.lines)
        y += layText(canvas, line, fonts::text(pixels), ColorRole::Ink, y);
    for (const TimelineEntry::Change &change : entry.changes)
        y += layChange(canvas, change, y);
    for (const QString &note : entry.notes)
        y += layText(canvas, note, fonts::text(14), ColorRole::Ink2, y);
    const int least = signSide + (entry.day.isEmpty() ? 0 : 12);
    return qMax(least, y - top);
}

int TimelineView::layTitle(Canvas *canvas, const TimelineEntry &entry, int top) const
{
    const QFont strong = fonts::text(pixels, QFont::DemiBold);
    const QFont plain = fonts::text(pixels);
    const int room = width() - textLeft;
    const int lead = QFontMetrics(strong).horizontalAdvance(entry.lead);
    const int rest = QFontMetrics(plain).horizontalAdvance(entry.rest);
    if (!entry.lead.isEmpty() && lead + rest <= room) {
        if (canvas) {
            canvas->text(QRect(textLeft, top, room, lineHeight), entry.lead, strong, ColorRole::Ink);
            canvas->text(QRect(textLeft + lead, top, rest + 4, lineHeight), entry.rest, plain, ColorRole::Ink);
        }
        return lineHeight;
    }
    const Shades restInk = entry.tone == Tone::Future ? ColorRole::Ink3 : ColorRole::Ink;
    int height = 0;
    if (!entry.lead.isEmpty())
        height += layText(canvas, entry.lead, strong, ColorRole::Ink, top);
    if (!entry.rest.isEmpty())
        height += layText(canvas, entry.rest, plain, restInk, top + height);
    return height;
}

int TimelineView::layText(Canvas *canvas, const QString &text, const QFont &font, Shades ink, int top) const
{
    const int room = qMax(40, width() - textLeft);
    const QStringList lines = painting::lines(text, font, room);
    for (int i = 0; canvas && i < lines.size(); ++i)
        canvas->text(QRect(textLeft, top + i * lineHeight, room, lineHeight), lines.at(i), font, ink);
    return qMax(1, static_cast<int>(lines.size())) * lineHeight;
}

int TimelineView::layChange(Canvas *canvas, const TimelineEntry::Change &change, int top) const
{
    constexpr int arrow = 26;
    const int room = qMax(60, width() - textLeft);
    QFont old = fonts::text(pixels);
    old.setStrikeOut(true);
    const QFont strong = fonts::text(pixels, QFont::DemiBold);
    const int beforeWidth = qMin(room, QFontMetrics(old).horizontalAdvance(change.before));
    const int afterWidth = qMin(room - arrow, QFontMetrics(strong).horizontalAdvance(change.after) + 10);
    const bool fits = beforeWidth + arrow + afterWidth <= room;
    if (canvas) {
        canvas->text(QRect(textLeft, top, beforeWidth, lineHeight), change.before, old, ColorRole::Ink3);
        const int left = fits ? textLeft + beforeWidth : textLeft - 6;
        const int line = fits ? top : top + lineHeight;
        canvas->icon(QRectF(left + 6, line + 3, 15, 15), u"arrow-right"_s, ColorRole::Ink);
        const QRect chip(left + arrow, line + 1, afterWidth, lineHeight - 1);
        canvas->box(chip, 5, ColorRole::Tint);
        canvas->text(chip.adjusted(5, 0, -5, 0), change.after, strong, ColorRole::TintInk, Qt::AlignCenter);
    }
    return (fits ? 1 : 2) * lineHeight + 1;
}

} // namespace balcao
