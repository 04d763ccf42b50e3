// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/codereport.h"
#include "app/cli/commandline.h"

namespace balcao::cli
{

/** Adds to @p report what the ledger says of the code, where one is at hand. A sentence for people: there is one, and it could not be
 *  asked; the report is of the code alone then. Empty: it was, or there is none.
 */
[[nodiscard]] QString askLedger(CodeReport &report, const CommandLine &line);

} // namespace balcao::cli
