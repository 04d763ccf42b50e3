// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"
#include "core/ledger/charge.h"
#include "core/ledger/ledgererror.h"

namespace balcao::ledgerrules
{

/** Whether an event does not contradict what the ledger says of its charge (of an attempt: of the one it replaces). Otherwise
 *  LiveAttempt, Overtaken or NotAllowed. @p isOwn: the charge is of the counter that writes.
 */
[[nodiscard]] Expected<void, LedgerError> check(const EventDraft &draft, const Charge &row, const QDateTime &now,
                                                bool isOwn);

} // namespace balcao::ledgerrules
