// SPDX-License-Identifier: MIT
#include "ui/presentation/timeline.h"

#include "core/charge/providerstatus.h"
#include "core/charge/providererror.h"
#include "core/values/phonenumber.h"
#include "core/values/taxid.h"
#include "ui/presentation/display.h"
#include "ui/presentation/messages.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <map>

using namespace Qt::StringLiterals;

namespace balcao
{

using Tone = TimelineEntry::Tone;

namespace
{

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(balcao::TimelineEntry)
};

std::optional<Money> amountAt(const QJsonObject &data, QLatin1StringView key)
{
    return data.contains(key) ? Money::fromCentavos(data.value(key).toInteger(-1)) : std::nullopt;
}

QString phoneText(const QString &national)
{
    const auto phone = PhoneNumber::parse(national);
    return phone ? phone->formatted() : display::quoted(national, 40);
}

QString taxIdText(const QString &canonical)
{
    const auto taxId = TaxId::parse(canonical);
    return taxId ? taxId->masked() : display::quoted(canonical, 20);
}

/** "(11) 91234-0178" after "(11) 91234-0187" is told as "-0178". */
QString changedEnd(const QString &before, const QString &after)
{
    const qsizetype dash = after.lastIndexOf(u'-');
    return dash > 0 && before.startsWith(after.left(dash + 1)) ? after.mid(dash) : after;
}

/** What a correction asked for, told with how it ended. */
QList<TimelineEntry::Change> changesOf(const LedgerEvent &asked)
{
    QList<TimelineEntry::Change> changes;
    const auto before = amountAt(asked.data, "before"_L1);
    if (before && asked.amount && *before != *asked.amount)
        changes.append({display::amount(*before), display::amount(*asked.amount)});
    const QJsonObject old = asked.personal.value("before"_L1).toObject();
    const auto add = [&](QLatin1StringView key, QString (*text)(const QString &)) {
        const QString from = old.value(key).toString();
        const QString to = asked.personal.value(key).toString();
        // A correction of the amount alone names no customer.
        if (!old.isEmpty() && asked.personal.contains(key) && from != to)
            changes.append({text(from), text(to)});
    };
    const auto plain = [](const QString &value) { return display::quoted(value, 80); };
    add("name"_L1, plain);
    add("tax_id"_L1, taxIdText);
    const qsizetype beforePhone = changes.size();
    add("phone"_L1, phoneText);
    if (changes.size() > beforePhone)
        changes.last().after = changedEnd(changes.last().before, changes.last().after);
    add("email"_L1, plain);
    return changes;
}

/** Why a request ended so, and what the provider answered with, in its own words. */
QStringList answered(const LedgerEvent &event)
{
    QStringList lines;
    if (event.data.contains("cause"_L1))
        lines.append(messages::describe(causeNamed(event.data.value("cause"_L1).toString())));
    const int http = event.data.value("http"_L1).toInt();
    if (http > 0)
        lines.append(Tr::tr("Answer %1").arg(http));
    const QJsonArray quotes = event.personal.value("messages"_L1).toArray();
    for (const auto &message : quotes)
        lines.append(u'“' + display::quoted(message.toString()) + u'”');
    return lines;
}

class TimelineBuilder
{
public:
    TimelineBuilder(const Charge &row, const QList<LedgerEvent> &events, const QDateTime &now)
        : m_row(row)
        , m_now(now)
    {
        for (const LedgerEvent &event : events) {
            if (event.kind == EventKind::CorrectionAsked)
                m_asked[event.correction] = event;
            m_wasCreated = m_wasCreated || event.kind == EventKind::Created;
            if (event.correction > 0 && event.kind != EventKind::CorrectionAsked &&
                event.kind != EventKind::FirstByteOut && event.kind != EventKind::ReplyReceived)
                m_ended.append(event.correction);
        }
    }

    [[nodiscard]] std::optional<TimelineEntry> outlook() const;
    [[nodiscard]] std::optional<TimelineEntry> tell(const LedgerEvent &event) const;

private:
    [[nodiscard]] TimelineEntry at(const QDateTime &utc, Tone tone, const QString &icon, const QString &lead) const;
    [[nodiscard]] QStringList who(const LedgerEvent &event) const;
    [[nodiscard]] std::optional<TimelineEntry> attempt(const LedgerEvent &event) const;
    [[nodiscard]] TimelineEntry statusRead(const LedgerEvent &event) const;
    [[nodiscard]] std::optional<TimelineEntry> correction(const LedgerEvent &event) const;
    [[nodiscard]] TimelineEntry settled(const LedgerEvent &event) const;
    [[nodiscard]] TimelineEntry paper(const LedgerEvent &event) const;

    const Charge &m_row;
    QDateTime m_now;
    std::map<int, LedgerEvent> m_asked;
    QList<int> m_ended;
    bool m_wasCreated = false;
};

TimelineEntry TimelineBuilder::at(const QDateTime &utc, Tone tone, const QString &icon, const QString &lead) const
{
    TimelineEntry entry;
    entry.tone = tone;
    entry.icon = icon;
    entry.time = display::time(utc);
    if (utc.toLocalTime().date() != m_now.toLocalTime().date())
        entry.day = utc.toLocalTime().toString(u"dd/MM"_s);
    entry.lead = lead;
    return entry;
}

QStringList TimelineBuilder::who(const LedgerEvent &event) const
{
    const QString counter = Tr::tr("counter %1").arg(event.counter);
    if (event.operatorName.isEmpty())
        return {counter};
    const QString name = display::quoted(event.operatorName, 60);
    // The counter is told where the charge begins, and where somebody acts from another one.
    const bool namesCounter = event.kind == EventKind::AttemptWritten || event.counter != m_row.counter;
    return {namesCounter ? name + u", "_s + counter : name};
}

std::optional<TimelineEntry> TimelineBuilder::outlook() const
{
    if (display::isUnderWay(m_row, m_now)) {
        TimelineEntry entry;
        entry.tone = Tone::Future;
        entry.icon = u"send"_s;
        entry.rest = Tr::tr("Waiting for the provider's answer");
        return entry;
    }
    if (m_row.standing != ChargeStatus::Waiting || !m_row.expiresAt.isValid())
        return std::nullopt;
    if (!display::isOverdue(m_row, m_now)) {
        TimelineEntry entry = at(m_row.expiresAt, Tone::Future, u"clock"_s, QString());
        entry.rest = Tr::tr("Expires, if nobody pays");
        return entry;
    }
    TimelineEntry entry = at(m_row.expiresAt, Tone::Muted, u"hourglass"_s, Tr::tr("Deadline passed"));
    entry.lines = {Tr::tr("By our clock. The provider has not said so.")};
    return entry;
}

std::optional<TimelineEntry> TimelineBuilder::attempt(const LedgerEvent &event) const
{
    if (event.attempt != m_row.attempt)
        return std::nullopt;
    TimelineEntry entry =
        at(event.at, Tone::Neutral, u"plus"_s, m_wasCreated ? Tr::tr("Created") : Tr::tr("Asked for"));
    if (event.amount)
        entry.rest = u", "_s + display::amount(*event.amount);
    entry.lines = who(event);
    return entry;
}

TimelineEntry TimelineBuilder::statusRead(const LedgerEvent &event) const
{
    const QString word = event.data.value("status"_L1).toString();
    switch (ProviderStatus::fromWire(word).kind()) {
    case ProviderStatus::Kind::Paid:
        return at(event.at, Tone::Ok, u"check-circle"_s, Tr::tr("Paid, says the provider"));
    case ProviderStatus::Kind::Waiting:
        return at(event.at, Tone::Neutral, u"refresh"_s, Tr::tr("Status read: waiting"));
    case ProviderStatus::Kind::Expired:
        return at(event.at, Tone::Muted, u"hourglass"_s, Tr::tr("Expired, says the provider"));
    case ProviderStatus::Kind::Cancelled:
        return at(event.at, Tone::Muted, u"x-circle"_s, Tr::tr("Cancelled, says the provider"));
    case ProviderStatus::Kind::Refunded:
        return at(event.at, Tone::Change, u"undo"_s, Tr::tr("Refunded, says the provider"));
    case ProviderStatus::Kind::Other:
        break;
    }
    TimelineEntry entry = at(event.at, Tone::Doubt, u"question"_s, Tr::tr("Status read"));
    if (!word.isEmpty())
        entry.lines = {u'“' + display::quoted(word, 60) + u'”'};
    return entry;
}

std::optional<TimelineEntry> TimelineBuilder::correction(const LedgerEvent &event) const
{
    const auto found = m_asked.find(event.correction);
    const LedgerEvent &asked = found == m_asked.end() ? event : found->second;
    const QList<TimelineEntry::Change> changes = changesOf(asked);
    const QString reason = display::quoted(asked.data.value("reason"_L1).toString(), 120);
    // Sent with nothing changed it only brings the code again.
    const bool isForCode = changes.isEmpty() && reason.isEmpty();
    TimelineEntry entry;
    switch (event.kind) {
    case EventKind::CorrectionAsked:
        if (m_ended.contains(event.correction))
            return std::nullopt;
        entry = isForCode ? at(event.at, Tone::Neutral, u"refresh"_s, Tr::tr("Code asked for again"))
                          : at(event.at, Tone::Change, u"edit"_s, Tr::tr("Correction asked for"));
        break;
    case EventKind::CorrectionDone:
        entry = isForCode ? at(event.at, Tone::Neutral, u"refresh"_s, Tr::tr("Code received again"))
                          : at(event.at, Tone::Change, u"edit"_s, Tr::tr("Corrected"));
        break;
    case EventKind::CorrectionNotSent:
        entry = at(event.at, Tone::Muted, u"unlink"_s, Tr::tr("Correction not sent"));
        break;
    case EventKind::CorrectionRefused:
        entry = at(event.at, Tone::Muted, u"x-circle"_s, Tr::tr("Correction refused"));
        break;
    default:
        entry = at(event.at, Tone::Doubt, u"question"_s, Tr::tr("Unknown whether it was corrected"));
        break;
    }
    entry.lines = who(asked);
    entry.changes = changes;
    if (!reason.isEmpty())
        entry.notes = {Tr::tr("Reason: %1").arg(reason)};
    if (event.kind != EventKind::CorrectionAsked && event.kind != EventKind::CorrectionDone)
        entry.notes += answered(event);
    return entry;
}

TimelineEntry TimelineBuilder::settled(const LedgerEvent &event) const
{
    const bool isThere = event.data.value("found"_L1).toBool();
    TimelineEntry entry =
        at(event.at, isThere ? Tone::Ok : Tone::Muted, u"shield-check"_s,
           isThere ? Tr::tr("Settled: it is at the provider") : Tr::tr("Settled: the provider never made it"));
    if (event.data.contains("reopened"_L1))
        entry = at(event.at, Tone::Doubt, u"question"_s, Tr::tr("The txid was the wrong one: unknown again"));
    if (const QString attempt = event.data.value("same_as"_L1).toString(); !attempt.isEmpty())
        entry.lead = Tr::tr("Settled: it is the charge of attempt %1").arg(shortName(attempt));
    entry.lines = who(event);
    return entry;
}

TimelineEntry TimelineBuilder::paper(const LedgerEvent &event) const
{
    const bool isPrint = event.kind == EventKind::Printed;
    TimelineEntry entry = at(event.at, Tone::Neutral, isPrint ? u"printer"_s : u"eye"_s,
                             isPrint ? Tr::tr("Printed") : Tr::tr("Code shown"));
    const int revision = event.data.value("revision"_L1).toInt();
    if (revision > 1)
        entry.rest = u", "_s + Tr::tr("revision %1").arg(revision);
    return entry;
}

std::optional<TimelineEntry> TimelineBuilder::tell(const LedgerEvent &event) const
{
    const auto told = [&](Tone tone, const QString &icon, const QString &lead, const QStringList &lines) {
        TimelineEntry entry = at(event.at, tone, icon, lead);
        entry.lines = lines;
        return entry;
    };
    switch (event.kind) {
    case EventKind::AttemptWritten:
        return attempt(event);
    case EventKind::NotSent:
        return told(Tone::Muted, u"unlink"_s, Tr::tr("Not sent"),
                    answered(event) + QStringList{Tr::tr("No byte left this computer. No charge exists.")});
    case EventKind::Refused:
        return told(Tone::Muted, u"x-circle"_s, Tr::tr("Refused by the provider"), answered(event));
    case EventKind::Unknown:
        return told(Tone::Doubt, u"question"_s, Tr::tr("Unknown outcome"), answered(event));
    case EventKind::CorrectionAsked:
    case EventKind::CorrectionDone:
    case EventKind::CorrectionNotSent:
    case EventKind::CorrectionRefused:
    case EventKind::CorrectionUnknown:
        return correction(event);
    case EventKind::StatusRead:
        return statusRead(event);
    case EventKind::DifferenceAccepted:
        return told(Tone::Neutral, u"eye"_s, Tr::tr("Different amount seen and accepted"), who(event));
    case EventKind::ReceivedByHand: {
        TimelineEntry entry = told(Tone::Ok, u"user"_s, Tr::tr("Receipt confirmed at the counter"), who(event));
        const QString reference = display::quoted(event.data.value("reference"_L1).toString(), 80);
        if (!reference.isEmpty())
            entry.notes = {Tr::tr("Reference: %1").arg(reference)};
        return entry;
    }
    case EventKind::Settled:
        return settled(event);
    case EventKind::Note:
        return told(Tone::Neutral, u"chat"_s, Tr::tr("Note"),
                    QStringList{display::quoted(event.data.value("text"_L1).toString(), 300)} + who(event));
    case EventKind::Printed:
    case EventKind::Shown:
        return paper(event);
    case EventKind::FirstByteOut:
    case EventKind::ReplyReceived:
    case EventKind::Created:
    case EventKind::Erased:
        return std::nullopt;
    }
    Q_UNREACHABLE();
}

} // namespace

QString TimelineEntry::accessibleText() const
{
    QStringList parts{(day + u' ' + time + u' ' + lead + rest).simplified()};
    parts += lines;
    for (const Change &change : changes)
        parts.append(Tr::tr("%1 became %2").arg(change.before, change.after));
    return (parts + notes).join(u". "_s);
}

QList<TimelineEntry> timeline(const Charge &row, const QList<LedgerEvent> &events, const QDateTime &nowUtc)
{
    const TimelineBuilder teller(row, events, nowUtc);
    QList<TimelineEntry> told;
    for (const LedgerEvent &event : events) {
        if (const auto entry = teller.tell(event))
            told.prepend(*entry);
    }
    if (const auto entry = teller.outlook())
        told.prepend(*entry);
    return told;
}

} // namespace balcao
