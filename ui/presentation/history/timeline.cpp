// SPDX-License-Identifier: MIT
#include "ui/presentation/history/timeline.h"

#include "core/values/phonenumber.h"
#include "core/values/taxid.h"
#include "ui/presentation/words/display.h"
#include "ui/presentation/words/messages.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace balcao
{

using Tone = TimelineEntry::Tone;

namespace
{

struct TimelineEntryTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::TimelineEntry)
};

/** "(11) 91234-0178" after "(11) 91234-0187" is told as "-0178". */
QString changedEnd(const QString &before, const QString &after)
{
    const qsizetype dash = after.lastIndexOf(u'-');
    return dash > 0 && before.startsWith(after.left(dash + 1)) ? after.mid(dash) : after;
}

/** What a correction asked for, told with how it ended. */
QList<TimelineEntry::Change> changesOf(const event::CorrectionAsked &asked, const std::optional<Money> &amount,
                                       Masking masking)
{
    QList<TimelineEntry::Change> changes;
    if (asked.amountBefore && amount && *asked.amountBefore != *amount)
        changes.append({display::amount(*asked.amountBefore), display::amount(*amount)});
    // A correction of the amount alone names no customer.
    if (asked.customerBefore.isEmpty() || asked.customer.isEmpty())
        return changes;
    const CustomerText &old = asked.customerBefore;
    const CustomerText &fresh = asked.customer;
    const auto shown = [masking](const CustomerText &text) {
        return listed({.name = text.name, .taxId = text.taxId, .phone = text.phone, .email = text.email}, masking);
    };
    const ListedCustomer before = shown(old);
    const ListedCustomer after = shown(fresh);
    if (old.name != fresh.name)
        changes.append({before.name, after.name});
    if (old.taxId != fresh.taxId)
        changes.append({before.taxId, after.taxId});
    if (old.phone != fresh.phone)
        changes.append({before.phone, changedEnd(before.phone, after.phone)});
    if (old.email != fresh.email)
        changes.append({before.email, after.email});
    return changes;
}

/** Why a request ended so, and what the provider answered with, in its own words. */
QStringList answered(const ProviderError &error)
{
    QStringList lines{messages::describe(error.cause)};
    if (error.httpStatus > 0)
        lines.append(TimelineEntryTr::tr("Answer %1").arg(error.httpStatus));
    for (const QString &message : error.messages)
        lines.append(u'“' + display::quoted(message) + u'”');
    return lines;
}

/** Behind the lead of an entry; nothing where no amount was told. */
QString amountBehind(const std::optional<Money> &amount)
{
    return amount ? u", "_s + display::amount(*amount) : QString();
}

/** Where a code was to be seen, or went to. */
QString seen(CodePlace place)
{
    switch (place) {
    case CodePlace::Till:
        break;
    case CodePlace::Customer:
        return TimelineEntryTr::tr("Code shown on the customer's screen");
    case CodePlace::Paper:
        return TimelineEntryTr::tr("Code sent to the printer");
    case CodePlace::WhatsApp:
        return TimelineEntryTr::tr("Code sent by WhatsApp");
    case CodePlace::Clipboard:
        return TimelineEntryTr::tr("Code copied");
    }
    return TimelineEntryTr::tr("Code shown");
}

QString dateOf(QDate date)
{
    return date.toString(u"dd/MM/yyyy"_s);
}

class TimelineBuilder
{
public:
    TimelineBuilder(const Charge &row, const QList<LedgerEvent> &events, const Situation &situation, Masking masking)
        : m_row(row)
        , m_situation(situation)
        , m_masking(masking)
    {
        for (const LedgerEvent &event : events) {
            if (std::holds_alternative<event::CorrectionAsked>(event.what))
                m_asked[event.correction] = event;
            m_wasCreated = m_wasCreated || std::holds_alternative<event::Created>(event.what);
            if (std::holds_alternative<event::CorrectionDone>(event.what) ||
                std::holds_alternative<event::CorrectionEnded>(event.what))
                m_ended.append(event.correction);
        }
    }

    [[nodiscard]] std::optional<TimelineEntry> outlook() const;
    [[nodiscard]] std::optional<TimelineEntry> entryFor(const LedgerEvent &event) const;

private:
    [[nodiscard]] TimelineEntry at(const QDateTime &utc, Tone tone, const QString &icon, const QString &lead) const;
    [[nodiscard]] QStringList who(const LedgerEvent &event) const;
    [[nodiscard]] std::optional<TimelineEntry> attempt(const LedgerEvent &event) const;
    [[nodiscard]] TimelineEntry statusRead(const LedgerEvent &event) const;
    [[nodiscard]] std::optional<TimelineEntry> correction(const LedgerEvent &event) const;
    [[nodiscard]] TimelineEntry settled(const LedgerEvent &event) const;
    [[nodiscard]] TimelineEntry contested(const LedgerEvent &event) const;

    const Charge &m_row;
    Situation m_situation;
    Masking m_masking;
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
    if (utc.toLocalTime().date() != m_situation.now.toLocalTime().date())
        entry.day = utc.toLocalTime().toString(u"dd/MM"_s);
    entry.lead = lead;
    return entry;
}

QStringList TimelineBuilder::who(const LedgerEvent &event) const
{
    const QString counter = TimelineEntryTr::tr("counter %1").arg(event.counter);
    if (event.operatorName.isEmpty())
        return {counter};
    const QString name = display::quoted(event.operatorName, 60);
    // The counter is told where the charge begins, and where somebody acts from another one.
    const bool namesCounter = event.kind() == EventKind::AttemptWritten || event.counter != m_row.counter;
    return {namesCounter ? name + u", "_s + counter : name};
}

std::optional<TimelineEntry> TimelineBuilder::outlook() const
{
    if (isUnderWay(m_row, m_situation.now, m_situation.writer)) {
        TimelineEntry entry;
        entry.tone = Tone::Future;
        entry.icon = u"send"_s;
        entry.rest = TimelineEntryTr::tr("Waiting for the provider's answer");
        return entry;
    }
    if (m_row.status != ChargeStatus::Waiting || !m_row.expiresAt.isValid())
        return std::nullopt;
    if (!isOverdue(m_row, m_situation.providerNow)) {
        TimelineEntry entry = at(m_row.expiresAt, Tone::Future, u"clock"_s, QString());
        entry.rest = TimelineEntryTr::tr("Expires, if nobody pays");
        return entry;
    }
    TimelineEntry entry = at(m_row.expiresAt, Tone::Muted, u"clock-off"_s, TimelineEntryTr::tr("Past due"));
    entry.lines = {TimelineEntryTr::tr("By our clock. The provider has not said so.")};
    return entry;
}

std::optional<TimelineEntry> TimelineBuilder::attempt(const LedgerEvent &event) const
{
    if (event.attempt != m_row.attempt)
        return std::nullopt;
    TimelineEntry entry = at(event.at, Tone::Neutral, u"plus"_s,
                             m_wasCreated ? TimelineEntryTr::tr("Created") : TimelineEntryTr::tr("Asked for"));
    if (event.amount)
        entry.rest = u", "_s + display::amount(*event.amount);
    entry.lines = who(event);
    return entry;
}

TimelineEntry TimelineBuilder::statusRead(const LedgerEvent &event) const
{
    const ProviderStatus status = std::get<event::StatusRead>(event.what).answer.charge.status;
    const QString &word = status.asReceived();
    switch (status.kind()) {
    case ProviderStatus::Kind::Paid:
        return at(event.at, Tone::Ok, u"check-circle"_s, TimelineEntryTr::tr("Paid (confirmed by the provider)"));
    case ProviderStatus::Kind::Waiting:
        return at(event.at, Tone::Neutral, u"refresh"_s, TimelineEntryTr::tr("Status read: waiting"));
    case ProviderStatus::Kind::Expired:
        return at(event.at, Tone::Muted, u"hourglass"_s, TimelineEntryTr::tr("Expired (reported by the provider)"));
    case ProviderStatus::Kind::Cancelled:
        return at(event.at, Tone::Muted, u"x-circle"_s, TimelineEntryTr::tr("Cancelled (reported by the provider)"));
    case ProviderStatus::Kind::Refunded:
        return at(event.at, Tone::Change, u"undo"_s, TimelineEntryTr::tr("Refunded (reported by the provider)"));
    case ProviderStatus::Kind::Other:
        break;
    }
    TimelineEntry entry = at(event.at, Tone::Doubt, u"question"_s, TimelineEntryTr::tr("Status read"));
    if (!word.isEmpty())
        entry.lines = {u'“' + display::quoted(word, 60) + u'”'};
    return entry;
}

std::optional<TimelineEntry> TimelineBuilder::correction(const LedgerEvent &event) const
{
    const auto found = m_asked.find(event.correction);
    const LedgerEvent &asked = found == m_asked.end() ? event : found->second;
    const auto *question = std::get_if<event::CorrectionAsked>(&asked.what);
    const QList<TimelineEntry::Change> changes =
        question ? changesOf(*question, asked.amount, m_masking) : QList<TimelineEntry::Change>();
    const QString reason = question ? display::quoted(question->reason, 120) : QString();
    // Sent with nothing changed it only brings the code again.
    const bool isForCode = changes.isEmpty() && reason.isEmpty();
    const bool isAsked = event.kind() == EventKind::CorrectionAsked;
    if (isAsked && m_ended.contains(event.correction))
        return std::nullopt;
    TimelineEntry entry =
        at(event.at, Tone::Doubt, u"question"_s, TimelineEntryTr::tr("Not known whether it was corrected"));
    if (event.kind() == EventKind::CorrectionNotSent)
        entry = at(event.at, Tone::Muted, u"unlink"_s, TimelineEntryTr::tr("Correction not sent"));
    else if (event.kind() == EventKind::CorrectionRefused)
        entry = at(event.at, Tone::Muted, u"x-circle"_s, TimelineEntryTr::tr("Correction refused"));
    else if (event.kind() != EventKind::CorrectionUnknown && isForCode)
        entry = at(event.at, Tone::Neutral, u"refresh"_s,
                   isAsked ? TimelineEntryTr::tr("Code asked for again") : TimelineEntryTr::tr("Code received again"));
    else if (event.kind() != EventKind::CorrectionUnknown)
        entry = at(event.at, Tone::Change, u"edit"_s,
                   isAsked ? TimelineEntryTr::tr("Correction asked for") : TimelineEntryTr::tr("Corrected"));
    entry.lines = who(asked);
    entry.changes = changes;
    if (!reason.isEmpty())
        entry.notes = {TimelineEntryTr::tr("Reason: %1").arg(reason)};
    if (const auto *ended = std::get_if<event::CorrectionEnded>(&event.what))
        entry.notes += answered(ended->error);
    return entry;
}

TimelineEntry TimelineBuilder::settled(const LedgerEvent &event) const
{
    using Finding = event::Settled::Finding;
    const auto &settled = std::get<event::Settled>(event.what);
    const bool isThere = settled.finding == Finding::Found;
    TimelineEntry entry = at(event.at, isThere ? Tone::Ok : Tone::Muted, u"shield-check"_s,
                             isThere ? TimelineEntryTr::tr("Settled: it is at the provider")
                                     : TimelineEntryTr::tr("Settled: the provider never made it"));
    if (settled.finding == Finding::Reopened)
        entry =
            at(event.at, Tone::Doubt, u"question"_s, TimelineEntryTr::tr("The txid was the wrong one: unknown again"));
    if (!settled.sameAs.isEmpty())
        entry.lead = TimelineEntryTr::tr("Settled: it is the charge of attempt %1").arg(shortName(settled.sameAs));
    entry.lines = who(event);
    return entry;
}

TimelineEntry TimelineBuilder::contested(const LedgerEvent &event) const
{
    const auto &contested = std::get<event::Contested>(event.what);
    TimelineEntry entry = at(event.at, Tone::Doubt, u"question"_s, TimelineEntryTr::tr("Contested"));
    entry.lines =
        QStringList{
            TimelineEntryTr::tr("since %1, to answer until %2").arg(dateOf(contested.on), dateOf(contested.until))} +
        who(event);
    if (!contested.reference.isEmpty())
        entry.notes = {TimelineEntryTr::tr("Reference: %1").arg(display::quoted(contested.reference, 80))};
    return entry;
}

std::optional<TimelineEntry> TimelineBuilder::entryFor(const LedgerEvent &event) const
{
    const auto entryWith = [&](Tone tone, const QString &icon, const QString &lead, const QStringList &lines) {
        TimelineEntry entry = at(event.at, tone, icon, lead);
        entry.lines = lines;
        return entry;
    };
    const auto *ended = std::get_if<event::AttemptEnded>(&event.what);
    TimelineEntry entry;
    switch (event.kind()) {
    case EventKind::AttemptWritten:
        return attempt(event);
    case EventKind::NotSent:
        return entryWith(Tone::Muted, u"unlink"_s, TimelineEntryTr::tr("Not sent"),
                         answered(ended->error) +
                             QStringList{TimelineEntryTr::tr("No byte left this computer. No charge exists.")});
    case EventKind::Refused:
        return entryWith(Tone::Muted, u"x-circle"_s, TimelineEntryTr::tr("Refused by the provider"),
                         answered(ended->error));
    case EventKind::Unknown:
        return entryWith(Tone::Doubt, u"question"_s, TimelineEntryTr::tr("Unknown outcome"), answered(ended->error));
    case EventKind::CorrectionAsked:
    case EventKind::CorrectionDone:
    case EventKind::CorrectionNotSent:
    case EventKind::CorrectionRefused:
    case EventKind::CorrectionUnknown:
        return correction(event);
    case EventKind::StatusRead:
        return statusRead(event);
    case EventKind::DifferenceAccepted:
        entry =
            entryWith(Tone::Neutral, u"eye"_s, TimelineEntryTr::tr("Different amount seen and accepted"), who(event));
        entry.rest = amountBehind(std::get<event::DifferenceAccepted>(event.what).reportedAmount);
        return entry;
    case EventKind::ReportAccepted:
        entry = entryWith(Tone::Neutral, u"eye"_s, TimelineEntryTr::tr("The provider's word on the payment accepted"),
                          who(event));
        entry.rest = amountBehind(std::get<event::ReportAccepted>(event.what).reportedAmount);
        return entry;
    case EventKind::ReceiverAccepted:
        entry = entryWith(Tone::Neutral, u"eye"_s, TimelineEntryTr::tr("Receiver of the code accepted"), who(event));
        entry.notes = {display::quoted(std::get<event::ReceiverAccepted>(event.what).receiver.name, 40)};
        return entry;
    case EventKind::ReceivedByHand:
        entry = entryWith(Tone::Ok, u"user"_s, TimelineEntryTr::tr("Receipt confirmed at the shop"), who(event));
        if (const QString &reference = std::get<event::ReceivedByHand>(event.what).reference; !reference.isEmpty())
            entry.notes = {TimelineEntryTr::tr("Reference: %1").arg(display::quoted(reference, 80))};
        return entry;
    case EventKind::ReceiptTakenBack:
        entry = entryWith(Tone::Doubt, u"user"_s, TimelineEntryTr::tr("Receipt taken back"), who(event));
        entry.notes = {TimelineEntryTr::tr("Reason: %1")
                           .arg(display::quoted(std::get<event::ReceiptTakenBack>(event.what).reason, 80))};
        return entry;
    case EventKind::Settled:
        return settled(event);
    case EventKind::Contested:
        return contested(event);
    case EventKind::ContestEnded:
        entry = entryWith(Tone::Neutral, u"shield-check"_s, TimelineEntryTr::tr("Contestation ended"), who(event));
        entry.notes = {display::quoted(std::get<event::ContestEnded>(event.what).outcome, 120)};
        return entry;
    case EventKind::Shown:
        entry = entryWith(Tone::Neutral, u"eye"_s, seen(std::get<event::Shown>(event.what).place), {});
        if (const int revision = std::get<event::Shown>(event.what).revision; revision > 1)
            entry.rest = u", "_s + TimelineEntryTr::tr("revision %1").arg(revision);
        return entry;
    case EventKind::FirstByteOut:
    case EventKind::ReplyReceived:
    case EventKind::Created:
        return std::nullopt;
    }
    Q_UNREACHABLE();
}

} // namespace

QString TimelineEntry::accessibleText() const
{
    QStringList parts{inOneLine()};
    parts += lines;
    for (const Change &change : changes)
        parts.append(TimelineEntryTr::tr("%1 became %2").arg(change.before, change.after));
    return (parts + notes).join(u". "_s);
}

QList<TimelineEntry> timeline(const Charge &row, const QList<LedgerEvent> &events, const Situation &situation,
                              Masking masking)
{
    const TimelineBuilder builder(row, events, situation, masking);
    QList<TimelineEntry> entries;
    for (const LedgerEvent &event : events) {
        if (const auto entry = builder.entryFor(event))
            entries.prepend(*entry);
    }
    if (const auto entry = builder.outlook())
        entries.prepend(*entry);
    return entries;
}

} // namespace balcao
