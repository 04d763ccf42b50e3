// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/commands/ledgercommand.h"

namespace balcao::cli
{

/** operator list, add, disable and reset. Waits in an event loop. */
[[nodiscard]] LedgerReport runOperatorCommand(const CommandLine &line);

} // namespace balcao::cli
