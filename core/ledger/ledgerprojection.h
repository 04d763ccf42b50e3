// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/charge.h"
#include "core/expected.h"
#include "core/ledger/ledgererror.h"
#include "core/ledger/ledgerevent.h"
#include "core/ledger/ledgerwatch.h"
#include "core/ledger/sharedtxid.h"

#include <QHash>

namespace balcao
{
class LedgerConnection;
}

namespace balcao::ledgerprojection
{

/** Some of the charges, by attempt, as their events make them. */
struct Batch {
    QHash<QString, Charge> rows;
    /** All of them, by their ids. */
    QList<LedgerEvent> events;
    /** The newest of their ids; 0: there are no more. */
    qint64 last = 0;
};

/** The charges behind the id @p after, made anew from the events alone. @p owners are those of all events. */
[[nodiscard]] Expected<Batch, LedgerError> next(LedgerConnection &connection, qint64 after,
                                                const sharedtxid::Owners &owners);

/** The projection and the search index, which are empty, from all events. @p watch is told of charges. */
[[nodiscard]] Expected<void, LedgerError> fill(LedgerConnection &connection, const LedgerWatch &watch);

} // namespace balcao::ledgerprojection
