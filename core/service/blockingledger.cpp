// SPDX-License-Identifier: MIT
#include "core/service/blockingledger.h"

#include "core/ledger/ledgerstore.h"
#include "core/ledger/queries/chargequeries.h"
#include "core/ledger/queries/closingqueries.h"
#include "core/service/chargeproof.h"
#include "core/service/codeverdict.h"

#include <utility>

namespace balcao
{

BlockingLedger::BlockingLedger(std::unique_ptr<LedgerStore> store)
    : m_store(std::move(store))
{
}

BlockingLedger::~BlockingLedger() = default;
BlockingLedger::BlockingLedger(BlockingLedger &&) noexcept = default;
BlockingLedger &BlockingLedger::operator=(BlockingLedger &&) noexcept = default;

Expected<BlockingLedger, LedgerError> BlockingLedger::open(const LedgerAddress &address, const Options &options)
{
    LedgerStore::Options wanted{.counter = options.writer.counter,
                                .since = options.writer.since,
                                .checksNewest = options.checksNewest,
                                .takesEndToEndOnly = options.writer.takesEndToEndOnly,
                                .anchorFolder = options.writer.anchorFolder,
                                .acceptsGaps = options.acceptsGaps,
                                .setsAside = options.setsAside,
                                .setsAsideBy = options.writer.operatorName,
                                .isAlone = options.isAlone,
                                .progress = options.progress};
    auto store = LedgerStore::open(address, wanted);
    if (!store && options.takesTraining && store.error().kind == LedgerError::Kind::WrongEnvironment) {
        wanted.environment = LedgerEnvironment::Training;
        store = LedgerStore::open(address, wanted);
    }
    if (!store)
        return Unexpected<LedgerError>(store.error());
    return BlockingLedger(*std::move(store));
}

bool BlockingLedger::isForTraining() const
{
    return m_store->options().environment == LedgerEnvironment::Training;
}

Situation BlockingLedger::situationOf(const Charge &charge) const
{
    const QDateTime now = m_store->options().clock.nowUtc();
    return {.now = now,
            .providerNow = now,
            .writer = writerOf(charge, m_store->options().own()),
            .provider = {},
            .takesEndToEndOnly = m_store->options().takesEndToEndOnly};
}

Expected<ChargeSlice, LedgerError> BlockingLedger::search(const ChargeQuery &query) const
{
    // Scripts leave the search index behind; where it cannot be written the search is right all the same.
    static_cast<void>(m_store->index());
    return m_store->ask(SearchCharges{query});
}

Expected<Charge, LedgerError> BlockingLedger::find(const QString &name) const
{
    return m_store->ask(FindCharge{name});
}

Expected<Charge, LedgerError> BlockingLedger::findWhole(const QString &name) const
{
    return m_store->ask(FindWholeCharge{name});
}

Expected<ChargeHistory, LedgerError> BlockingLedger::history(const QString &attempt) const
{
    BALCAO_TRY(const auto events, m_store->ask(EventsOfCharge{attempt}));
    return historyOf(events);
}

Expected<ChargeProof, LedgerError> BlockingLedger::proof(const QString &name) const
{
    return m_store->ask(FindProof{name});
}

Expected<std::optional<KnownCode>, LedgerError> BlockingLedger::code(const QString &typed) const
{
    return m_store->ask(FindCode{typed});
}

QStringList BlockingLedger::attemptsOf(const QString &txid) const
{
    QStringList attempts;
    const auto page = m_store->ask(SearchCharges{{.search = txid}});
    for (const Charge &row : page ? page->rows : QList<Charge>()) {
        if (row.txid == txid)
            attempts.prepend(row.attempt);
    }
    return attempts;
}

Expected<Charge, LedgerError> BlockingLedger::similar(const ChargeRequest &request) const
{
    return m_store->ask(FindSimilar{request.amount, request.customer.taxId.canonical()});
}

Expected<ledger::Verification, LedgerError> BlockingLedger::verify(const LedgerWatch &watch) const
{
    return ledger::verify(*m_store, watch);
}

Expected<ledger::Statistics, LedgerError> BlockingLedger::statistics() const
{
    return ledger::statistics(*m_store);
}

Expected<void, LedgerError> BlockingLedger::backup(const QString &file, const LedgerWatch &watch) const
{
    return ledger::backup(*m_store, file, watch);
}

Expected<Operators, LedgerError> BlockingLedger::operators() const
{
    return m_store->shopOperators();
}

Expected<QString, LedgerError> BlockingLedger::managersRole() const
{
    return m_store->managersRole();
}

Expected<ShopProfile, LedgerError> BlockingLedger::profile() const
{
    return m_store->shopProfile();
}

Expected<void, Refusal> BlockingLedger::ask(Act act, const Actor &actor) const
{
    const auto known = operators();
    if (!known)
        return Unexpected<Refusal>(known.error());
    const auto may = Gate::mayAct(act, {}, actor, *known, m_store->options().clock.nowUtc());
    if (!may)
        return Unexpected<Refusal>(may.error());
    Gate::spend(actor);
    return {};
}

Expected<BlockingLedger::Erased, Refusal> BlockingLedger::erase(int olderThanDays, const Actor &actor) const
{
    BALCAO_TRY(ask(Act::Erase, actor));
    const QDateTime before = m_store->options().clock.nowUtc().addDays(-olderThanDays);
    ledger::Erasure erasure(before,
                            ledger::Erasure::Person{.name = actor.who(),
                                                    .authorisedBy = actor.authorisedBy(),
                                                    .ids = {.who = actor.id(), .authoriser = actor.authoriserId()}});
    BALCAO_TRY(ledger::finish(*m_store, erasure).map_error(refusalOf));
    return Erased{.charges = erasure.charges(), .copies = erasure.copies()};
}

Expected<DayClosing, Refusal> BlockingLedger::closingSoFar(const ClosingTerms &terms, const Actor &actor) const
{
    BALCAO_TRY(ask(Act::AllCounters, actor));
    return m_store->ask(RunningClosing{terms}).map_error(refusalOf);
}

Expected<MadeClosing, Refusal> BlockingLedger::closing(int number, const Actor &actor) const
{
    BALCAO_TRY(ask(Act::AllCounters, actor));
    return m_store->ask(FindClosing{number}).map_error(refusalOf);
}

Expected<MadeClosing, Refusal> BlockingLedger::closeDay(const ClosingTerms &terms, const Actor &actor) const
{
    BALCAO_TRY(ask(Act::CloseDay, actor));
    ShopEvent event;
    event.operatorName = actor.who();
    event.authorisedBy = actor.authorisedBy();
    return m_store->closeDay(terms, std::move(event), {.who = actor.id(), .authoriser = actor.authoriserId()})
        .map_error(refusalOf);
}

Expected<int, LedgerError> BlockingLedger::rebuild() const
{
    return ledger::rebuild(*m_store);
}

Expected<ledger::Moved, LedgerError> BlockingLedger::move(const LedgerAddress &to, const ledger::MoveWatch &watch) const
{
    return ledger::move(*m_store, to, watch);
}

Expected<ledger::AcceptedLoss, LedgerError> BlockingLedger::acceptLoss(const Actor &actor) const
{
    return ledger::acceptLoss(*m_store, actor.who());
}

} // namespace balcao
