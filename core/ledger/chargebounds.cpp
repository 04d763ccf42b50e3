// SPDX-License-Identifier: MIT
#include "core/ledger/chargebounds.h"

#include "core/ledger/ledgerconnection.h"

#include <optional>

using namespace Qt::StringLiterals;

namespace balcao::chargebounds
{

namespace
{

/** The first id that @p sql finds; nothing when there is none. */
Expected<std::optional<qint64>, LedgerError> idOf(LedgerConnection &connection, const QString &sql,
                                                  const QDateTime &moment)
{
    const auto query = connection.run(sql, {moment.toMSecsSinceEpoch()});
    if (!query)
        return Unexpected<LedgerError>(query.error());
    const std::optional<qint64> id = (*query)->next() ? std::optional((*query)->value(0).toLongLong()) : std::nullopt;
    if (const auto read = connection.finish(**query); !read)
        return Unexpected<LedgerError>(read.error());
    return id;
}

} // namespace

Expected<IdRange, LedgerError> idsOfPeriod(LedgerConnection &connection, const ChargeQuery &query)
{
    constexpr qint64 margin = 4000;
    IdRange ids;
    if (query.from) {
        const auto first =
            idOf(connection, u"SELECT id FROM charge WHERE created_at >= ? ORDER BY created_at LIMIT 1"_s, *query.from);
        if (!first)
            return Unexpected<LedgerError>(first.error());
        ids.first = *first ? **first - margin : std::numeric_limits<qint64>::max();
    }
    if (query.to) {
        const auto last = idOf(
            connection, u"SELECT id FROM charge WHERE created_at < ? ORDER BY created_at DESC LIMIT 1"_s, *query.to);
        if (!last)
            return Unexpected<LedgerError>(last.error());
        ids.last = *last ? **last + margin : 0;
    }
    return ids;
}

Condition of(const ChargeQuery &query, const IdRange &ids, const QString &key)
{
    Condition where;
    if (ids.first > 1)
        where.add(key + u" >= ?"_s, {ids.first});
    if (ids.last < std::numeric_limits<qint64>::max())
        where.add(key + u" <= ?"_s, {ids.last});
    // "+ 0": the index of the times would have to be sorted.
    if (query.from)
        where.add(u"c.created_at + 0 >= ?"_s, {query.from->toMSecsSinceEpoch()});
    if (query.to)
        where.add(u"c.created_at + 0 < ?"_s, {query.to->toMSecsSinceEpoch()});
    if (!query.counter.isEmpty())
        where.add(u"c.counter = ?"_s, {query.counter});
    if (!query.operatorName.isEmpty())
        where.add(u"c.operator = ?"_s, {query.operatorName});
    return where;
}

} // namespace balcao::chargebounds
