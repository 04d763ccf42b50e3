// SPDX-License-Identifier: MIT
#include "ui/presentation/history/timeline.h"

#include "core/charge/chargerules.h"
#include "ui/text/display.h"

#include <QCoreApplication>

#include <variant>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

struct TimelineEntryTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::TimelineEntry)
};

TimelineEntry entryAt(const QDateTime &utc, const QDateTime &now, const EventText &text)
{
    TimelineEntry entry;
    static_cast<EventText &>(entry) = text;
    entry.time = display::time(utc);
    if (utc.toLocalTime().date() != now.toLocalTime().date())
        entry.day = utc.toLocalTime().toString(u"dd/MM"_s);
    return entry;
}

/** The counter is named at the charge's beginning, and when a person acts from another one. */
QString actorAndCounter(const ChargeEvent &event, const Charge &row)
{
    const bool namesCounter = event.kind() == EventKind::AttemptWritten || event.counter != row.counter;
    const QString actor = actorOf(event);
    return namesCounter && !event.operatorName.isEmpty() ? actor + u", "_s + display::counter(event.counter) : actor;
}

bool isCorrectionEnd(const ChargeEvent &event)
{
    return std::holds_alternative<event::CorrectionDone>(event.what) ||
           std::holds_alternative<event::CorrectionEnded>(event.what);
}

/** Empty for events that no person causes. A correction's end has the actor of its request. */
QString actorFor(const ChargeEvent &event, const EventContext &context, const Charge &row)
{
    if (std::holds_alternative<event::AttemptEnded>(event.what) ||
        std::holds_alternative<event::StatusRead>(event.what) || std::holds_alternative<event::Shown>(event.what))
        return {};
    const auto asked = context.corrections.find(event.correction);
    return actorAndCounter(isCorrectionEnd(event) && asked != context.corrections.end() ? asked->second : event, row);
}

/** The entry for an answer or a deadline that is still ahead. */
std::optional<TimelineEntry> pendingEntry(const Charge &row, const Situation &situation)
{
    if (isUnderWay(row, situation.now, situation.writer)) {
        TimelineEntry entry;
        entry.tone = EventText::Tone::Future;
        entry.icon = u"send"_s;
        entry.rest = TimelineEntryTr::tr("Waiting for the provider's answer");
        return entry;
    }
    if (row.status != ChargeStatus::Waiting || !row.expiresAt.isValid())
        return std::nullopt;
    if (!isOverdue(row, situation.providerNow))
        return entryAt(
            row.expiresAt, situation.now,
            {EventText::Tone::Future, u"clock"_s, QString(), TimelineEntryTr::tr("Expires, if nobody pays")});
    return entryAt(row.expiresAt, situation.now,
                   {.tone = EventText::Tone::Muted,
                    .icon = u"clock-off"_s,
                    .title = display::pastDueWord(),
                    .lines = {TimelineEntryTr::tr("By our clock. The provider has not said so.")}});
}

} // namespace

QString TimelineEntry::accessibleText() const
{
    QStringList parts{(day + u' ' + time + u' ' + title + rest).simplified()};
    if (!actor.isEmpty())
        parts.append(actor);
    for (const Change &change : changes)
        parts.append(TimelineEntryTr::tr("%1 became %2").arg(change.before, change.after));
    return (parts + lines).join(u". "_s);
}

QList<TimelineEntry> timeline(const Charge &row, const QList<LedgerEvent> &events, const Situation &situation,
                              Masking masking)
{
    EventContext context{.masking = masking};
    QList<int> ended;
    for (const LedgerEvent &event : events) {
        context.add(event);
        if (isCorrectionEnd(event))
            ended.append(event.correction);
    }
    const auto isEntry = [&](const LedgerEvent &event) {
        if (event.kind() == EventKind::AttemptWritten)
            return event.attempt == row.attempt;
        if (event.kind() == EventKind::CorrectionAsked)
            return !ended.contains(event.correction);
        return event.kind() != EventKind::FirstByteOut && event.kind() != EventKind::ReplyReceived &&
               event.kind() != EventKind::Created;
    };
    QList<TimelineEntry> entries;
    for (const LedgerEvent &event : events) {
        if (!isEntry(event))
            continue;
        TimelineEntry entry = entryAt(event.at, situation.now, describe(event, context));
        entry.actor = actorFor(event, context, row);
        entries.prepend(entry);
    }
    if (const auto entry = pendingEntry(row, situation))
        entries.prepend(*entry);
    return entries;
}

} // namespace balcao
