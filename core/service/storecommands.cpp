// SPDX-License-Identifier: MIT
#include "core/service/storecommands.h"

#include "core/ledger/ledgerstore.h"

#include <utility>

namespace balcao
{

Expected<void, Refusal> permit(LedgerStore &store, Act act, const Actor &actor)
{
    BALCAO_TRY(const Operators known, store.shopOperators().map_error(refusalOf));
    if (const auto may = Gate::mayAct(act, {}, actor, known, store.options().clock.nowUtc()); !may)
        return Unexpected<Refusal>(may.error());
    Gate::spend(actor);
    return {};
}

Expected<Erased, Refusal> eraseCustomers(LedgerStore &store, int olderThanDays, const Actor &actor)
{
    BALCAO_TRY(permit(store, Act::Erase, actor));
    const QDateTime before = store.options().clock.nowUtc().addDays(-olderThanDays);
    ledger::Erasure erasure(before,
                            ledger::Erasure::Person{.name = actor.who(),
                                                    .authorisedBy = actor.authorisedBy(),
                                                    .ids = {.who = actor.id(), .authoriser = actor.authoriserId()}});
    BALCAO_TRY(ledger::finish(store, erasure).map_error(refusalOf));
    return Erased{.charges = erasure.charges(), .copies = erasure.copies()};
}

Expected<MadeClosing, Refusal> closeDay(LedgerStore &store, const ClosingTerms &terms, const Actor &actor)
{
    BALCAO_TRY(permit(store, Act::CloseDay, actor));
    ShopEvent event;
    event.operatorName = actor.who();
    event.authorisedBy = actor.authorisedBy();
    return store.closeDay(terms, std::move(event), {.who = actor.id(), .authoriser = actor.authoriserId()})
        .map_error(refusalOf);
}

} // namespace balcao
