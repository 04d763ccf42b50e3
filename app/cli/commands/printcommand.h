// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/commands/ledgercommand.h"

namespace balcao::cli
{

/** print: a charge of the ledger on paper, by the printer of the settings, an address, a device, or into a file. Asks no provider. */
[[nodiscard]] LedgerReport runPrintCommand(const CommandLine &line);

} // namespace balcao::cli
