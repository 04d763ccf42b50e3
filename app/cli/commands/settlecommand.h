// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/commands/ledgercommand.h"

namespace balcao::cli
{

/** settle, receive and contest: a person's word about a charge, written through the service like the till's. Asks no provider; waits in
 *  an event loop.
 */
[[nodiscard]] LedgerReport runSettleCommand(const CommandLine &line);

} // namespace balcao::cli
