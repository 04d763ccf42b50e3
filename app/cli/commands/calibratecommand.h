// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/commands/ledgercommand.h"

namespace balcao::cli
{

/** calibrate status and confirm: asks no provider, but needs its account to know whether what was learned still holds. */
[[nodiscard]] LedgerReport runCalibrateCommand(const CommandLine &line);

} // namespace balcao::cli
