// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerprojection.h"

#include "core/ledger/eventcolumns.h"
#include "core/ledger/ledgerconnection.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao::ledgerprojection
{

namespace
{

using Events = Expected<QList<LedgerEvent>, LedgerError>;

Events read(LedgerConnection &connection, const QString &condition, qint64 after, qint64 last)
{
    const auto query = connection.run(eventcolumns::select() + condition, {after, last});
    if (!query)
        return Unexpected<LedgerError>(query.error());
    QList<LedgerEvent> events;
    while ((*query)->next()) {
        eventcolumns::Stored stored = eventcolumns::read(**query);
        if (stored.isKnown)
            events.append(std::move(stored.event));
    }
    if (const auto read = connection.finish(**query); !read)
        return Unexpected<LedgerError>(read.error());
    return events;
}

} // namespace

Expected<Batch, LedgerError> next(LedgerConnection &connection, qint64 after)
{
    constexpr int size = 1000;
    const auto last = connection.number(u"SELECT max(id) FROM (SELECT id FROM event WHERE kind = 'attempt' AND id > ? "
                                        "ORDER BY id LIMIT %1) AS batch"_s.arg(size),
                                        {after});
    if (!last)
        return Unexpected<LedgerError>(last.error());
    Batch batch{.rows = {}, .last = *last};
    if (*last == 0)
        return batch;
    const Events own = read(connection,
                            u" WHERE e.attempt IN (SELECT attempt FROM event WHERE kind = 'attempt' AND id > ? AND "
                            "id <= ?) ORDER BY e.id"_s,
                            after, *last);
    // Whatever replaces one of them, of this batch or a later one.
    const Events replacing = read(connection,
                                  u" WHERE e.kind = 'attempt' AND (e.sale, e.replaces) IN (SELECT sale, attempt FROM "
                                  "event WHERE kind = 'attempt' AND id > ? AND id <= ?) ORDER BY e.id"_s,
                                  after, *last);
    if (!own || !replacing)
        return Unexpected<LedgerError>(!own ? own.error() : replacing.error());
    QList<std::pair<QString, LedgerEvent>> all;
    for (const LedgerEvent &event : *own)
        all.append({event.attempt, event});
    for (const LedgerEvent &event : *replacing)
        all.append({event.replaces, event});
    std::stable_sort(all.begin(), all.end(),
                     [](const auto &left, const auto &right) { return left.second.id < right.second.id; });
    for (const auto &[attempt, event] : std::as_const(all)) {
        Charge &row = batch.rows[attempt];
        const bool isErased = row.isErased || (event.attempt == attempt && event.isErased);
        row = fold(std::move(row), event);
        row.isErased = isErased;
    }
    for (Charge &row : batch.rows) {
        if (row.isErased)
            row.name = row.phone = row.email = row.taxId = QString();
    }
    return batch;
}

} // namespace balcao::ledgerprojection
