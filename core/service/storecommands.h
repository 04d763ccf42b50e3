// SPDX-License-Identifier: MIT
#pragma once

#include "core/closing/closing.h"
#include "core/ledger/maintenance/ledgermaintenance.h"
#include "core/ledger/queries/ledgerquery.h"
#include "core/operators/people.h"
#include "core/signin/refusal.h"

namespace balcao
{

class LedgerStore;

/** The gate's answer for a program without a window: the approval of @p actor, if there is one, is used then. */
[[nodiscard]] Expected<void, Refusal> permit(LedgerStore &store, Act act, const Actor &actor);

/** The answer to @p query, if @p actor may have it. */
template <LedgerQuery Query>
[[nodiscard]] Expected<typename Query::Result, Refusal> askAs(LedgerStore &store, Act act, const Actor &actor,
                                                              const Query &query)
{
    BALCAO_TRY(permit(store, act, actor));
    return query.run(store).map_error(refusalOf);
}

struct Erased {
    /** The number of charges whose customers' data is gone. */
    int charges = 0;
    migrationcopies::Cleared copies;
};
[[nodiscard]] Expected<Erased, Refusal> eraseCustomers(LedgerStore &store, int olderThanDays, const Actor &actor);

/** Closes the day in the name of @p actor. */
[[nodiscard]] Expected<MadeClosing, Refusal> closeDay(LedgerStore &store, const ClosingTerms &terms,
                                                      const Actor &actor);

} // namespace balcao
