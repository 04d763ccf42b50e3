// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/commands/ledgercommand.h"

namespace balcao::cli
{

/** list: a page of charges, or all of them as a table for spreadsheets. */
[[nodiscard]] LedgerReport listCharges(const BlockingLedger &ledger, const LedgerRequest &request);

} // namespace balcao::cli
