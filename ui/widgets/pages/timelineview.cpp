// SPDX-License-Identifier: MIT
#include "ui/widgets/pages/timelineview.h"

#include <array>

using namespace Qt::StringLiterals;

namespace balcao
{

using Tone = TimelineEntry::Tone;

namespace
{

constexpr int signSide = 18;
constexpr int timeLeft = 33;
constexpr int textLeft = 88;
constexpr int lineHeight = 20;
constexpr int between = 8;
constexpr int pixels = 15;

/** In the order of TimelineEntry::Tone. */
constexpr std::array<Shades, 6> signInks{ColorRole::Ink3,  ColorRole::Ink2,       ColorRole::Ink2,
                                         ColorRole::OkInk, ColorRole::UnknownInk, ColorRole::Ink3};

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
    int top = 0;
    for (const TimelineEntry &entry : m_entries) {
        canvas.icon(QRectF(0, top + 1, signSide, signSide), entry.icon,
                    signInks.at(static_cast<std::size_t>(entry.tone)));
        const QRect time(timeLeft, top, textLeft - timeLeft - 4, lineHeight);
        canvas.text(time, entry.time, fonts::text(pixels), ColorRole::Ink3);
        canvas.text(time.translated(0, lineHeight), entry.day, fonts::text(14), ColorRole::Ink3);
        top += layEntry(&canvas, entry, top) + between;
    }
}

int TimelineView::layEntry(Canvas *canvas, const TimelineEntry &entry, int top) const
{
    int y = top;
    y += layTitle(canvas, entry, y);
    for (const QString &line : entry.lines)
        y += layText(canvas, line, fonts::text(pixels), ColorRole::Ink2, y);
    for (const TimelineEntry::Change &change : entry.changes)
        y += layChange(canvas, change, y);
    for (const QString &note : entry.notes)
        y += layText(canvas, note, fonts::text(pixels), ColorRole::Ink2, y);
    return qMax(entry.day.isEmpty() ? lineHeight : 2 * lineHeight, y - top);
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
            canvas->text(QRect(textLeft + lead, top, rest + 4, lineHeight), entry.rest, plain, ColorRole::Ink2);
        }
        return lineHeight;
    }
    const Shades restInk = entry.tone == Tone::Future ? ColorRole::Ink3 : ColorRole::Ink2;
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
    constexpr int arrow = 24;
    const int room = qMax(60, width() - textLeft);
    const QFont plain = fonts::text(pixels);
    const QFont strong = fonts::strong(pixels);
    const int beforeWidth = qMin(room, QFontMetrics(plain).horizontalAdvance(change.before));
    const bool fits = beforeWidth + arrow + QFontMetrics(strong).horizontalAdvance(change.after) <= room;
    if (canvas) {
        canvas->text(QRect(textLeft, top, beforeWidth, lineHeight), change.before, plain, ColorRole::Ink2);
        const int left = fits ? textLeft + beforeWidth : textLeft - 5;
        const int line = fits ? top : top + lineHeight;
        canvas->icon(QRectF(left + 5, line + 3, 14, 14), u"arrow-right"_s, ColorRole::Ink2);
        canvas->text(QRect(left + arrow, line, textLeft + room - left - arrow, lineHeight), change.after, strong,
                     ColorRole::Ink);
    }
    return (fits ? 1 : 2) * lineHeight;
}

} // namespace balcao
