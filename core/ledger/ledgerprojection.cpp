// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerprojection.h"

#include "core/ledger/chargecolumns.h"
#include "core/ledger/eventcolumns.h"
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerindex.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao::ledgerprojection
{

Expected<Batch, LedgerError> next(LedgerConnection &connection, qint64 after, const sharedtxid::Owners &owners)
{
    constexpr int size = 1000;
    BALCAO_TRY(const auto last,
               connection.number(u"SELECT max(id) FROM (SELECT id FROM event WHERE kind = 'attempt' AND id > ? "
                                 "ORDER BY id LIMIT %1) AS batch"_s.arg(size),
                                 {after}));
    Batch batch{.rows = {}, .events = {}, .last = last};
    if (last == 0)
        return batch;
    BALCAO_TRY(
        batch.events,
        eventcolumns::list(connection,
                           u"e.attempt IN (SELECT attempt FROM event WHERE kind = 'attempt' AND id > ? AND id <= ?)"_s,
                           {after, last}));
    sharedtxid::complete(batch.events, owners);
    // Whatever replaces one of them, of this batch or a later one.
    BALCAO_TRY(const auto replacing,
               eventcolumns::list(connection,
                                  u"e.kind = 'attempt' AND (e.sale, e.replaces) IN (SELECT sale, attempt FROM "
                                  "event WHERE kind = 'attempt' AND id > ? AND id <= ?)"_s,
                                  {after, last}));
    QList<std::pair<QString, const LedgerEvent *>> all;
    for (const LedgerEvent &event : std::as_const(batch.events))
        all.append({event.attempt, &event});
    for (const LedgerEvent &event : replacing)
        all.append({event.replaces, &event});
    std::stable_sort(all.begin(), all.end(),
                     [](const auto &left, const auto &right) { return left.second->id < right.second->id; });
    for (const auto &[attempt, event] : std::as_const(all)) {
        Charge &row = batch.rows[attempt];
        row = fold(std::move(row), *event);
    }
    return batch;
}

Expected<void, LedgerError> fill(LedgerConnection &connection, const LedgerWatch &watch)
{
    BALCAO_TRY(const qint64 all, connection.number(u"SELECT count(*) FROM event WHERE kind = 'attempt'"_s));
    BALCAO_TRY(const auto owners, sharedtxid::ownersOf(connection));
    qint64 done = 0;
    for (qint64 last = 0;;) {
        BALCAO_TRY(const Batch batch, next(connection, last, owners));
        if (batch.last == 0)
            return ledgerindex::setComplete(connection);
        last = batch.last;
        QList<Charge> rows = batch.rows.values();
        std::sort(rows.begin(), rows.end(), [](const auto &left, const auto &right) { return left.id < right.id; });
        for (const Charge &row : std::as_const(rows)) {
            const auto [sql, values] = chargecolumns::insertion(row);
            BALCAO_TRY(connection.run(sql, values));
            BALCAO_TRY(ledgerindex::add(connection, row));
            ++done;
            BALCAO_TRY(goOn(watch, done, all));
        }
    }
}

} // namespace balcao::ledgerprojection
