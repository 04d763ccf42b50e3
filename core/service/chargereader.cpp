// SPDX-License-Identifier: MIT
#include "core/service/chargereader.h"

#include "core/ledger/chargeledger.h"
#include "core/ledger/ledgerstore.h"
#include "core/ledger/queries/chargequeries.h"

#include <utility>

namespace balcao
{

ChargeHistory historyOf(const QList<LedgerEvent> &events)
{
    ChargeHistory history{.charge = folded(events), .events = events};
    history.events.removeIf([&history](const LedgerEvent &event) { return event.attempt != history.charge.attempt; });
    return history;
}

Expected<ChargeHistory, LedgerError> FindHistory::run(LedgerStore &store) const
{
    BALCAO_TRY(const Charge found, store.ask(FindWholeCharge{name}));
    BALCAO_TRY(const auto events, store.ask(EventsOfCharge{found.attempt}));
    return historyOf(events);
}

Expected<QList<Charge>, LedgerError> FoldedCharges::run(LedgerStore &store) const
{
    BALCAO_TRY(const ChargeSlice page, store.ask(SearchCharges{query}));
    QList<Charge> charges;
    for (const Charge &row : page.rows) {
        BALCAO_TRY(const auto events, store.ask(EventsOfCharge{row.attempt}));
        charges.append(folded(events));
    }
    return charges;
}

ChargeReader::ChargeReader(ChargeLedger &ledger, QObject *parent)
    : QObject(parent)
    , m_ledger(ledger)
{
    connect(&m_ledger, &ChargeLedger::changed, this, &ChargeReader::changed);
    connect(&m_ledger, &ChargeLedger::outageChanged, this, &ChargeReader::outageChanged);
}

OwnCounter ChargeReader::counter() const
{
    return m_ledger.identity().own();
}

const std::optional<LedgerError> &ChargeReader::outage() const
{
    return m_ledger.outage();
}

const QDateTime &ChargeReader::outageSince() const
{
    return m_ledger.outageSince();
}

void ChargeReader::read(std::shared_ptr<LedgerJob> job)
{
    m_ledger.read(std::move(job));
}

} // namespace balcao

#include "moc_chargereader.cpp"
