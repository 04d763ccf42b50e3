// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/commands/ledgercommand.h"

namespace balcao::cli
{

/** support-bundle: what a shop sends to support, or, with --list, only what would be in it. Works with settings and a ledger that stop
 *  everything else; of the latter the bundle then tells why. @p problems: of the settings.
 */
[[nodiscard]] LedgerReport runSupportCommand(const CommandLine &line, const QList<SettingsProblem> &problems);

} // namespace balcao::cli
