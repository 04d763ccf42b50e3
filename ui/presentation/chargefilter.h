// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargequery.h"

namespace balcao
{

/** Whether a charge that has just changed belongs to a list, without asking the ledger again. Order, limit and page aside. */
[[nodiscard]] bool fits(const Charge &row, const ChargeQuery &query);

} // namespace balcao
