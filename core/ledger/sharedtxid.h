// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"
#include "core/ledger/ledgererror.h"
#include "core/ledger/ledgerevent.h"

#include <QHash>
#include <QList>

namespace balcao
{
class LedgerConnection;
}

/** Answers with a txid that another attempt lived under, found in the events: what was written before a ledger said so itself has
 *  no word about it.
 */
namespace balcao::sharedtxid
{

/** The older attempt of such an answer, by the answer's id. Reads all events, once. */
using Owners = QHash<qint64, QString>;
[[nodiscard]] Expected<Owners, LedgerError> ownersOf(LedgerConnection &connection);

/** Puts the owners into the events. */
void complete(QList<LedgerEvent> &events, const Owners &owners);
/** The same for the events of one charge, oldest first, of which the projection says whom it shares its txid with. */
void complete(QList<LedgerEvent> &events, const QString &owner);

} // namespace balcao::sharedtxid
