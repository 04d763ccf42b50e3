// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/amountunit.h"

#include <QList>
#include <QObject>

#include <functional>
#include <optional>

namespace balcao
{

class ChargeLedger;
struct EventDraft;
struct LedgerEvent;

/** The end of the request that a charge's @p events leave open, from what they prove: a stored answer is read, the rest was not sent
 *  or is unknown. Composed as the end of a living request is (core/charge/requestend.h), in the name of who asked. Empty: none is
 *  open. @p unit: of answers to requests that do not say theirs.
 */
[[nodiscard]] std::optional<EventDraft> recoveredEnd(const QList<LedgerEvent> &events, AmountUnit unit);

/** The ends of all that @p ledger's counter left open and whose time is over; an unreadable ledger has none. */
void readAbandoned(ChargeLedger &ledger, AmountUnit unit, QObject *context,
                   const std::function<void(const QList<EventDraft> &ends)> &then);

} // namespace balcao
