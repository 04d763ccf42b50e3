// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/commandline.h"
#include "app/cli/commands/ledgercommand.h"

namespace balcao::cli
{

/** closing: makes one, says what one would say, or prints one again. */
[[nodiscard]] LedgerReport runClosingCommand(const CommandLine &line);

} // namespace balcao::cli
