// SPDX-License-Identifier: MIT
#include "core/service/opencharges.h"

#include "core/charge/chargerules.h"
#include "core/ledger/chargeledger.h"
#include "core/ledger/queries/chargequeries.h"

#include <algorithm>
#include <utility>

namespace balcao
{

OpenCharges::OpenCharges(ChargeLedger &ledger, Clock clock, QObject *parent)
    : QObject(parent)
    , m_ledger(ledger)
    , m_clock(std::move(clock))
{
    connect(&m_ledger, &ChargeLedger::changed, this, &OpenCharges::reload);
    connect(&m_ledger, &ChargeLedger::outageChanged, this, &OpenCharges::noteOutage);
    m_limit.setSingleShot(true);
    connect(&m_limit, &QTimer::timeout, this, &OpenCharges::reloadTimedOut);
}

const ChargeRecord *OpenCharges::find(const QString &attempt) const
{
    const auto found = m_entries.find(attempt);
    return found == m_entries.end() ? nullptr : found->second.record.get();
}

ChargeRecord *OpenCharges::find(const QString &attempt)
{
    return const_cast<ChargeRecord *>(std::as_const(*this).find(attempt));
}

ChargeRecord &OpenCharges::put(const QString &attempt, Charge charge)
{
    Entry &entry = m_entries[attempt];
    entry.lastUse = ++m_uses;
    entry.record->charge = std::move(charge);
    dropOthers();
    armLimit();
    return *entry.record;
}

ChargeRecord *OpenCharges::use(const QString &attempt)
{
    const auto found = m_entries.find(attempt);
    if (found == m_entries.end())
        return nullptr;
    found->second.lastUse = ++m_uses;
    return found->second.record.get();
}

ChargeHold OpenCharges::hold(const QString &attempt) const
{
    const auto found = m_entries.find(attempt);
    return found == m_entries.end() ? nullptr : found->second.record;
}

void OpenCharges::forget(const QString &attempt)
{
    if (const auto found = m_entries.find(attempt); found != m_entries.end())
        found->second.lastUse = 0;
}

void OpenCharges::dropOthers()
{
    using Entries = decltype(m_entries);
    QList<Entries::iterator> unused;
    for (auto entry = m_entries.begin(); entry != m_entries.end(); ++entry) {
        if (!entry->second.record->isBusy && entry->second.record.use_count() == 1)
            unused.append(entry);
    }
    std::sort(unused.begin(), unused.end(), [](Entries::iterator left, Entries::iterator right) {
        return left->second.lastUse > right->second.lastUse;
    });
    // The newest is the one that was put just now.
    for (const Entries::iterator entry : unused.mid(spare + 1))
        m_entries.erase(entry);
}

void OpenCharges::apply(const LedgerEvent &event)
{
    ChargeRecord &record = *find(event.attempt);
    // A reply that was kept changes no charge.
    const bool isSeen = event.kind() != EventKind::ReplyReceived || record.ledgerError;
    record.charge = fold(std::move(record.charge), event);
    record.ledgerError.reset();
    if (isSeen)
        Q_EMIT changed(event.attempt);
}

void OpenCharges::lock(const QString &attempt, std::optional<Question::Kind> asking)
{
    ChargeRecord &record = *find(attempt);
    record.isBusy = true;
    record.asking = asking;
}

void OpenCharges::unlock(const QString &attempt)
{
    ChargeRecord &record = *use(attempt);
    record.isBusy = false;
    record.asking.reset();
    if (std::exchange(m_entries.at(attempt).hasNews, false))
        read(attempt, false);
}

void OpenCharges::noteOutage()
{
    for (const auto &[attempt, entry] : m_entries) {
        if (!entry.record->isBusy)
            continue;
        entry.record->ledgerError = m_ledger.outage();
        Q_EMIT changed(attempt);
    }
}

void OpenCharges::reload(const QString &attempt, qint64 event)
{
    for (auto &[known, entry] : m_entries) {
        const bool hasEvent = event > 0 && entry.record->charge.lastEvent >= event;
        if (hasEvent || (!attempt.isEmpty() && known != attempt))
            continue;
        if (entry.record->isBusy)
            entry.hasNews = entry.hasNews || event == 0;
        else
            read(known, false);
    }
}

LedgerReply<QList<LedgerEvent>> *OpenCharges::read(const QString &attempt, bool isForced)
{
    auto *reply = m_ledger.ask(EventsOfCharge{attempt});
    reply->whenFinished(this, [this, isForced](const Expected<QList<LedgerEvent>, LedgerError> &events) {
        if (events && !events->isEmpty())
            take(folded(*events), isForced);
    });
    return reply;
}

void OpenCharges::take(const Charge &fresh, bool isForced)
{
    const QString attempt = fresh.attempt;
    ChargeRecord *const found = find(attempt);
    if (!found || found->isBusy)
        return;
    ChargeRecord &record = *found;
    // An erasure is no event of the charge.
    const bool isOld = fresh.lastEvent <= record.charge.lastEvent && fresh.isErased == record.charge.isErased;
    if (fresh.lastEvent < record.charge.lastEvent || (isOld && !isForced))
        return;
    if (fresh.lastChange != record.charge.lastChange)
        record.readError.reset();
    record.ledgerError.reset();
    record.charge = fresh;
    armLimit();
    Q_EMIT changed(attempt);
}

void OpenCharges::armLimit()
{
    constexpr std::chrono::milliseconds later{500};
    std::optional<std::chrono::milliseconds> first;
    for (const auto &[attempt, entry] : m_entries) {
        const ChargeRecord &record = *entry.record;
        const Writer writer = writerOf(record.charge, m_ledger.identity().own());
        if (record.isBusy || !isUnderWay(record.charge, m_clock.nowUtc(), writer))
            continue;
        const auto limit = std::chrono::milliseconds(record.charge.limitMs) + writeGrace(writer) + later;
        first = first ? std::min(*first, limit) : limit;
    }
    if (first && (!m_limit.isActive() || m_limit.remainingTimeAsDuration() > *first))
        m_limit.start(*first);
}

/** Something is under way at another counter, or was here in an earlier run: if its end does not come, its limit does. */
void OpenCharges::reloadTimedOut()
{
    for (const auto &[attempt, entry] : m_entries) {
        if (!entry.record->isBusy && entry.record->charge.status == ChargeStatus::UnderWay)
            load(attempt);
    }
}

} // namespace balcao

#include "moc_opencharges.cpp"
