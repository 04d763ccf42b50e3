// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/charge.h"
#include "core/ledger/ledgererror.h"

#include <optional>

namespace balcao
{

/** A charge of the ledger and what is under way for it in this program right now. */
struct ChargeRecord {
    Charge charge;
    /** The provider is being asked for its status. */
    bool isReading = false;
    /** A correction that was asked for here has not ended: the old code is off every screen. */
    bool isCorrecting = false;
    /** The last status read failed so; nothing of it is written. */
    std::optional<ProviderError> readError;
    /** Why the last step could not be written down. With an outcome that waits to be written: until it is. */
    std::optional<LedgerError> ledgerError;
};

} // namespace balcao
