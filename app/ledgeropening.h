// SPDX-License-Identifier: MIT
#pragma once

#include "core/ledger/ledgerstore.h"

#include <optional>

namespace balcao
{

/** Opens the ledger and closes it again: what is wrong with it is known before the till's window comes, and an older ledger is
 *  up to date by then.
 *
 *  It is opened in a thread of its own. What takes longer than some 300 ms shows a small window that tells how far it is, and
 *  goes away by itself. Waits in an event loop: only for before the program's own.
 */
[[nodiscard]] std::optional<LedgerError> openOnce(const LedgerAddress &address, LedgerStore::Options options);

} // namespace balcao
