// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/charge.h"
#include "core/expected.h"
#include "core/ledger/ledgererror.h"

namespace balcao
{
class LedgerConnection;
}

/** What searches find a charge by. On SQLite it follows the events at leisure (LedgerStore::index): a sale never waits for it. All
 *  of this only within a transaction; on PostgreSQL as the owner only.
 */
namespace balcao::ledgerindex
{

/** Nothing of this charge is there yet. */
[[nodiscard]] Expected<void, LedgerError> add(LedgerConnection &connection, const Charge &row);
[[nodiscard]] Expected<void, LedgerError> remove(LedgerConnection &connection, qint64 id);
/** The charge as it is now, and nothing else of it. */
[[nodiscard]] Expected<void, LedgerError> replace(LedgerConnection &connection, const Charge &row);
/** SQLite: nothing is known any more; index() makes it anew. */
[[nodiscard]] Expected<void, LedgerError> clear(LedgerConnection &connection);
/** All events there are have been looked at. */
[[nodiscard]] Expected<void, LedgerError> setComplete(LedgerConnection &connection);

} // namespace balcao::ledgerindex
