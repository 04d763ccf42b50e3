// SPDX-License-Identifier: MIT
#include "core/service/opencharges.h"

#include "core/charge/chargerules.h"
#include "core/ledger/chargeledger.h"
#include "core/ledger/queries/chargequeries.h"

#include <QTimer>

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
}

const ChargeRecord *OpenCharges::find(const QString &attempt) const
{
    const auto found = m_records.find(attempt);
    return found == m_records.end() ? nullptr : &found->second;
}

ChargeRecord *OpenCharges::find(const QString &attempt)
{
    return const_cast<ChargeRecord *>(std::as_const(*this).find(attempt));
}

ChargeRecord &OpenCharges::put(const QString &attempt, Charge charge)
{
    ChargeRecord &record = m_records[attempt];
    record.charge = std::move(charge);
    reloadWhenTimedOut(attempt);
    return record;
}

void OpenCharges::apply(const LedgerEvent &event)
{
    ChargeRecord &record = m_records.at(event.attempt);
    record.charge = fold(std::move(record.charge), event);
    record.ledgerError.reset();
    Q_EMIT changed(event.attempt);
}

void OpenCharges::lock(const QString &attempt, std::optional<Question::Kind> asking)
{
    ChargeRecord &record = m_records.at(attempt);
    record.isBusy = true;
    record.asking = asking;
}

void OpenCharges::unlock(const QString &attempt)
{
    ChargeRecord &record = m_records.at(attempt);
    record.isBusy = false;
    record.asking.reset();
}

void OpenCharges::noteOutage()
{
    for (auto &[attempt, record] : m_records) {
        if (!record.isBusy)
            continue;
        record.ledgerError = m_ledger.outage();
        Q_EMIT changed(attempt);
    }
}

void OpenCharges::reload(const QString &attempt)
{
    for (const auto &[known, record] : m_records) {
        if ((attempt.isEmpty() || known == attempt) && !record.isBusy)
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
    ChargeRecord &record = m_records.at(attempt);
    if (record.isBusy)
        return;
    // An erasure is no event of the charge.
    const bool isOld = fresh.lastEvent <= record.charge.lastEvent && fresh.isErased == record.charge.isErased;
    if (fresh.lastEvent < record.charge.lastEvent || (isOld && !isForced))
        return;
    if (fresh.lastChange != record.charge.lastChange)
        record.readError.reset();
    record.ledgerError.reset();
    record.charge = fresh;
    reloadWhenTimedOut(attempt);
    Q_EMIT changed(attempt);
}

/** Something is under way at another counter, or was here in an earlier run: if its end does not come, its limit does. */
void OpenCharges::reloadWhenTimedOut(const QString &attempt)
{
    const ChargeRecord &record = m_records.at(attempt);
    const Writer writer = writerOf(record.charge, m_ledger.identity().own());
    if (record.isBusy || !isUnderWay(record.charge, m_clock.nowUtc(), writer))
        return;
    constexpr std::chrono::milliseconds later{500};
    QTimer::singleShot(std::chrono::milliseconds(record.charge.limitMs) + writeGrace(writer) + later, this,
                       [this, attempt] { load(attempt); });
}

} // namespace balcao

#include "moc_opencharges.cpp"
