// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/commands/ledgercommand.h"

class QIODevice;

namespace balcao::cli
{

/** key set, test and delete. The key comes from @p input alone, and nothing but its last four characters is told. */
[[nodiscard]] LedgerReport runKeyCommand(const CommandLine &line, QIODevice &input);

} // namespace balcao::cli
