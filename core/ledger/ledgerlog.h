// SPDX-License-Identifier: MIT
#pragma once

#include "core/ledger/ledgerstore.h"

#include <optional>

/** Judges a write-ahead log before SQLite brings it into the ledger's file. */
namespace balcao::ledgerlog
{

/** OtherLog: the log beside @p file, with this schema cookie (writeaheadlog), is not that file's. Behind: both together know less
 *  than an anchor. Changes neither of them, and
 *  finds nothing where another program works with the ledger.
 */
[[nodiscard]] Expected<void, LedgerError> check(const QString &file, std::optional<quint32> schemaCookie,
                                                const LedgerStore::Options &options);

} // namespace balcao::ledgerlog
