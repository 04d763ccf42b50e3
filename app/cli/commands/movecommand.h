// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/commandline.h"
#include "app/cli/commands/ledgercommand.h"
#include "app/cli/openledger.h"

namespace balcao::cli
{

/** ledger move: @p opened is open alone. Ctrl+C gives it up; how far it is stands on standard error, where that is a terminal. */
[[nodiscard]] LedgerReport moveLedger(const OpenedLedger &opened, const CommandLine &line);

} // namespace balcao::cli
