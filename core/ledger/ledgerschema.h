// SPDX-License-Identifier: MIT
#pragma once

#include "core/ledger/ledgerconnection.h"

/** The tables, version by version (docs/ledger.md). */
namespace balcao::ledgerschema
{

/** What this program writes. */
inline constexpr int newest = 2;

/** The version found; 0: no ledger yet. Damaged when it is a database of something else. */
[[nodiscard]] Expected<int, LedgerError> version(LedgerConnection &connection);

/** Brings the tables up to @p target, each version in one transaction; before the first change of an existing SQLite ledger a
 *  copy of the file is laid beside it. NewerSchema when the ledger is ahead of the program.
 */
[[nodiscard]] Expected<void, LedgerError> migrate(LedgerConnection &connection, int target = newest);

} // namespace balcao::ledgerschema
