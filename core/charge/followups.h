// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/charge.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace balcao
{

/** The txids whose other charges @p event may concern, @p before being its own charge as it was. */
[[nodiscard]] QStringList followedTxids(const ChargeEvent &event, const Charge &before);

/** The attempt that has the txid of @p event already: create then says that it is shared, a settlement and an import are refused.
 *  @p others: the other charges of that txid, oldest first; their facts are enough. Empty: nobody has it.
 */
[[nodiscard]] QString ownerOfTxid(const ChargeEvent &event, const QList<Charge> &others);

/** What @p event means for the other charges of its txid, and for its own because of them: to be written right behind it, in this
 *  order. @p others: of followedTxids(), folded, oldest first, without the event's own.
 */
[[nodiscard]] QList<ChargeEvent> followUps(const ChargeEvent &event, const Charge &before, const QList<Charge> &others);

} // namespace balcao
