// SPDX-License-Identifier: MIT
#pragma once

#include "core/ledger/ledgerwatch.h"

namespace balcao
{
class LedgerStore;
}

/** The same events in another ledger. */
namespace balcao::ledgercopy
{

/** Everything that @p from holds, but for what follows from its events, into @p to, which is empty; within the caller's
 *  transaction. @p watch is told of events.
 */
[[nodiscard]] Expected<void, LedgerError> events(LedgerStore &from, LedgerStore &to, const LedgerWatch &watch = {});
/** Its charges, too, into a ledger of the same version. */
[[nodiscard]] Expected<void, LedgerError> charges(LedgerStore &from, LedgerStore &to);

} // namespace balcao::ledgercopy
