// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargerules.h"
#include "core/ledger/ledgererror.h"
#include "core/operators/people.h"

#include <variant>

namespace balcao
{

/** What the gate itself does not take, whoever calls it. */
enum class InputError {
    /** An amount of zero is no charge. */
    AmountIsZero,
    /** Empty, too long, or with signs that no txid has. */
    NotATxid,
    /** Neither an amount nor a customer. */
    NothingToCorrect,
    /** What was said is taken back with a reason only. */
    NoReason,
    /** The first day is missing, or the last one is before it. */
    NotAPeriod,
    /** A bank's app shows another amount, or another receiver, than the charge and its code say. */
    OtherAmountSeen,
    OtherReceiverSeen
};

/** Why a command did not happen: a rule said no, now or when the ledger asked it again; the ledger could not write or read; what
 *  was given is not valid; or whoever asked may not do it. In each case nothing was sent because of it.
 */
using Refusal = std::variant<Obstacle, LedgerError, InputError, NeedsSomebody>;

/** What the ledger says no to by its rules is an obstacle; anything else is its own trouble. */
[[nodiscard]] Refusal refusalOf(const LedgerError &error);

} // namespace balcao
