// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargerules.h"
#include "core/charge/command.h"
#include "core/charge/requestend.h"
#include "core/provider/provideraccount.h"
#include "core/signin/refusal.h"

namespace balcao
{

/** The event that begins a command; who does it is not filled in. */
[[nodiscard]] ChargeEvent attemptOf(const command::Create &create, const ProviderAccount &account);
[[nodiscard]] ChargeEvent attemptOf(const command::ImportCharge &import);
[[nodiscard]] ChargeEvent correctionOf(const Correction &correction, const Charge &charge,
                                       const ProviderAccount &account);

/** The event that is all of a command, or why there is none: pure, and asked again by the ledger in its transaction. */
using OneEvent = Expected<ChargeEvent, Refusal>;
[[nodiscard]] OneEvent eventOf(const command::AcceptDifference &accept, const Charge &charge, const Situation &now);
[[nodiscard]] OneEvent eventOf(const command::AcceptReport &accept, const Charge &charge, const Situation &now);
[[nodiscard]] OneEvent eventOf(const command::AcceptReceiver &accept, const Charge &charge, const Situation &now);
[[nodiscard]] OneEvent eventOf(const command::SettleFound &found, const Charge &charge, const Situation &now);
[[nodiscard]] OneEvent eventOf(const command::SettleAbsent &absent, const Charge &charge, const Situation &now);
[[nodiscard]] OneEvent eventOf(const command::Reopen &reopen, const Charge &charge, const Situation &now);
[[nodiscard]] OneEvent eventOf(const command::ConfirmReceipt &receipt, const Charge &charge, const Situation &now);
[[nodiscard]] OneEvent eventOf(const command::TakeBackReceipt &taken, const Charge &charge, const Situation &now);
[[nodiscard]] OneEvent eventOf(const command::Contest &contest, const Charge &charge, const Situation &now);
[[nodiscard]] OneEvent eventOf(const command::EndContest &end, const Charge &charge, const Situation &now);

} // namespace balcao
