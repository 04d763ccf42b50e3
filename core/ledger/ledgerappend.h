// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargerules.h"
#include "core/expected.h"
#include "core/ledger/ledgererror.h"
#include "core/ledger/ledgerevent.h"

namespace balcao
{
class LedgerConnection;
struct ShopEvent;
} // namespace balcao

/** Puts events at the end of the ledger and of their counter's chain; within a transaction of the caller's, who has looked at the
 *  rules.
 */
namespace balcao::ledgerappend
{

struct Writer {
    LedgerConnection &connection;
    QString counter;
    QDateTime now;
    qint64 idsHashedAfter = 0;
};

[[nodiscard]] Expected<LedgerEvent, LedgerError> charge(const Writer &writer, const EventDraft &draft);
[[nodiscard]] Expected<ShopEvent, LedgerError> shop(const Writer &writer, ShopEvent event);

} // namespace balcao::ledgerappend
