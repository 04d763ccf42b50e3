// SPDX-License-Identifier: MIT
#include "core/ledger/queries/periodfilter.h"

#include "core/ledger/ledgerconnection.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace balcao::periodfilter
{

Expected<IdRange, LedgerError> idsOfPeriod(LedgerConnection &connection, const ChargeQuery &query)
{
    if (!query.from && !query.to)
        return IdRange{};
    Condition where;
    if (query.from)
        where.add(u"created_at >= ?"_s, {query.from->toMSecsSinceEpoch()});
    if (query.to)
        where.add(u"created_at < ?"_s, {query.to->toMSecsSinceEpoch()});
    // "+ 0": only the index of the times is read, and of it only the period.
    BALCAO_TRY(LedgerRows found,
               connection.run(u"SELECT min(id + 0), max(id + 0) FROM charge WHERE "_s + where.joined(), where.values));
    IdRange ids{.first = 1, .last = 0};
    if (found->next() && !found->isNull(0))
        ids = {.first = found->value(0).toLongLong(), .last = found->value(1).toLongLong()};
    BALCAO_TRY(found.finish());
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
    // As isOverdue() has it.
    if (query.deadline)
        where.add(u"(c.status = 'waiting' AND c.expires_at <= ?) IS "_s +
                      (query.deadline->isOver ? u"TRUE"_s : u"NOT TRUE"_s),
                  {query.deadline->now.toMSecsSinceEpoch()});
    return where;
}

QStringList statusConditions(const ChargeQuery &query)
{
    QList<ChargeStatus> statuses = query.statuses;
    // What is written as under way is unknown, or was not sent, once its time is over.
    const bool hasTimed =
        query.isToCheck || statuses.contains(ChargeStatus::Unknown) || statuses.contains(ChargeStatus::NotSent);
    if (hasTimed && !statuses.contains(ChargeStatus::UnderWay))
        statuses.append(ChargeStatus::UnderWay);
    QStringList conditions;
    for (const ChargeStatus status : std::as_const(statuses))
        conditions.append(u"c.status = '%1'"_s.arg(key(status)));
    if (query.isToCheck)
        conditions.append(isToCheck);
    if (query.isContested)
        conditions.append(u"c.contested_on > 0"_s);
    return conditions;
}

} // namespace balcao::periodfilter
