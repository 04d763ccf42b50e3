// SPDX-License-Identifier: MIT
#pragma once

#include "core/ledger/chargeledger.h"

#include <optional>

namespace balcao
{

/** Waits for the ledger's first opening: what is wrong with it is known before the till's window comes, and an older ledger is up to
 *  date by then.
 *
 *  What takes longer than some 300 ms shows a small window that tells how far it is, and goes away by itself. Waits in an event
 *  loop: only for before the program's own.
 */
[[nodiscard]] std::optional<LedgerError> waitUntilOpen(const ChargeLedger &ledger);

} // namespace balcao
