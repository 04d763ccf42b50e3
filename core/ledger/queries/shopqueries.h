// SPDX-License-Identifier: MIT
#pragma once

#include "core/ledger/ledgerstore.h"

namespace balcao
{

/** The shop's operators, as they are now. */
struct ShopOperators {
    using Result = Operators;

    [[nodiscard]] Expected<Result, LedgerError> run(LedgerStore &store) const { return store.shopOperators(); }
};

/** The facts that a manager has accepted of the provider. */
struct AcceptedProfile {
    using Result = ShopProfile;

    [[nodiscard]] Expected<Result, LedgerError> run(LedgerStore &store) const { return store.shopProfile(); }
};

} // namespace balcao
