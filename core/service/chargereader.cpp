// SPDX-License-Identifier: MIT
#include "core/service/chargereader.h"

#include "core/charge/closing.h"
#include "core/ledger/chargeledger.h"
#include "core/ledger/ledgerstore.h"
#include "core/service/chargeproof.h"
#include "core/service/codeverdict.h"

#include <limits>
#include <utility>

namespace balcao
{

ChargeHistory historyOf(const QList<LedgerEvent> &events)
{
    ChargeHistory history{.charge = folded(events), .events = events};
    history.events.removeIf([&history](const LedgerEvent &event) { return event.attempt != history.charge.attempt; });
    return history;
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

void ChargeReader::search(const ChargeQuery &query, QObject *context, Answer<ChargeSlice> answer)
{
    m_ledger.search(query, context, std::move(answer));
}

void ChargeReader::folded(const ChargeQuery &query, QObject *context, Answer<QList<Charge>> answer)
{
    m_ledger.read<QList<Charge>>(
        [query](LedgerStore &store) -> Expected<QList<Charge>, LedgerError> {
            BALCAO_TRY(const ChargeSlice page, store.search(query));
            QList<Charge> charges;
            for (const Charge &row : page.rows) {
                BALCAO_TRY(const auto events, store.events(row.attempt));
                charges.append(balcao::folded(events));
            }
            return charges;
        },
        context, std::move(answer));
}

void ChargeReader::totals(const ChargeQuery &query, QObject *context, const Answer<ChargeTotals> &answer)
{
    m_ledger.totals(query, context, answer);
}

void ChargeReader::openCount(QObject *context, Answer<int> answer)
{
    m_ledger.read<int>([](LedgerStore &store) { return store.openCount(); }, context, std::move(answer));
}

void ChargeReader::find(const QString &name, QObject *context, Answer<Charge> answer)
{
    m_ledger.find(name, context, std::move(answer));
}

void ChargeReader::charge(const QString &name, QObject *context, Answer<ChargeHistory> answer)
{
    m_ledger.read<ChargeHistory>(
        [name](LedgerStore &store) -> Expected<ChargeHistory, LedgerError> {
            BALCAO_TRY(const Charge found, store.findWhole(name));
            BALCAO_TRY(const auto events, store.events(found.attempt));
            return historyOf(events);
        },
        context, std::move(answer));
}

void ChargeReader::proof(const QString &name, QObject *context, Answer<ChargeProof> answer)
{
    m_ledger.read<ChargeProof>([name](LedgerStore &store) { return chargeProofOf(store, name); }, context,
                               std::move(answer));
}

void ChargeReader::code(const QString &typed, QObject *context, Answer<std::optional<KnownCode>> answer)
{
    m_ledger.read<std::optional<KnownCode>>([typed](LedgerStore &store) { return findCode(store, typed); }, context,
                                            std::move(answer));
}

void ChargeReader::customers(const QString &typed, int limit, QObject *context, Answer<QList<PastCustomer>> answer)
{
    m_ledger.customers(typed, limit, context, std::move(answer));
}

void ChargeReader::closingSoFar(const ClosingTerms &terms, QObject *context, Answer<DayClosing> answer)
{
    m_ledger.read<DayClosing>([terms](LedgerStore &store) { return store.closingSoFar(terms); }, context,
                              std::move(answer));
}

void ChargeReader::closings(QObject *context, Answer<QList<MadeClosing>> answer)
{
    constexpr int all = std::numeric_limits<int>::max();
    m_ledger.read<QList<MadeClosing>>([](LedgerStore &store) { return store.closings(all); }, context,
                                      std::move(answer));
}

void ChargeReader::operators(QObject *context, Answer<QStringList> answer)
{
    m_ledger.read<QStringList>([](LedgerStore &store) { return store.operators(); }, context, std::move(answer));
}

void ChargeReader::counters(QObject *context, Answer<QStringList> answer)
{
    m_ledger.read<QStringList>([](LedgerStore &store) { return store.counters(); }, context, std::move(answer));
}

} // namespace balcao

#include "moc_chargereader.cpp"
