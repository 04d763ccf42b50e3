// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/requestend.h"
#include "core/ledger/ledgererror.h"

#include <array>
#include <memory>
#include <optional>

namespace balcao
{

/** Which code was seen. */
struct ShownCode {
    QString txid;
    int revision = 0;

    bool operator==(const ShownCode &) const = default;
};

/** A charge of the ledger and what is under way for it in this program right now. */
struct ChargeRecord {
    Charge charge;
    /** A command about it has not ended yet. */
    bool isBusy = false;
    /** What it asks of the provider; empty: nothing. */
    std::optional<Question::Kind> asking;
    /** The last status read failed so; nothing of it is written. */
    std::optional<ProviderError> readError;
    /** Why the last step could not be written down. With an outcome that waits to be written: until it is. */
    std::optional<LedgerError> ledgerError;
    /** The provider's txid in an outcome that waits to be written; empty: none waits, or it has none. */
    QString unwrittenTxid;
    /** Noted in each place, but perhaps not written yet. */
    std::array<ShownCode, codePlaces> shown;

    /** The provider is being asked for its status. */
    [[nodiscard]] bool isReading() const noexcept { return asking == Question::Kind::Status; }
    /** A correction that was asked for here has not ended: the old code is off every screen. */
    [[nodiscard]] bool isCorrecting() const noexcept { return asking == Question::Kind::Correction; }
};

/** A charge that is displayed: its record stays in memory as long as a copy of this exists. Null: the charge was not opened. */
using ChargeHold = std::shared_ptr<const ChargeRecord>;

} // namespace balcao
