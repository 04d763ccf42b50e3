// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"
#include "core/ledger/ledgererror.h"

namespace balcao
{

struct Charge;
struct ChargeEvent;
struct Situation;

} // namespace balcao

namespace balcao::ledgerrules
{

/** Whether an event does not contradict what the ledger says of its charge (of an attempt: of the one it replaces). Otherwise
 *  LiveAttempt, Overtaken or NotAllowed, whose detail is the obstacle.
 */
[[nodiscard]] Expected<void, LedgerError> check(const ChargeEvent &event, const Charge &charge,
                                                const Situation &situation);

} // namespace balcao::ledgerrules
