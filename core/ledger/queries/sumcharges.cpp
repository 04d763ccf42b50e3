// SPDX-License-Identifier: MIT
#include "core/ledger/queries/chargequeries.h"

#include "core/charge/chargerules.h"
#include "core/ledger/chargecolumns.h"
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerstore.h"
#include "core/ledger/queries/periodfilter.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** SQL: the payment of c is no other attempt's. Of several with one txid (few have any) the provider's word comes before a
 *  person's: given back on one it is none, else the newest word that it is paid, else the first receipt.
 */
const QString isPayment =
    u"(c.txid NOT IN (SELECT txid FROM charge WHERE shared_with <> '') OR NOT EXISTS (SELECT 1 FROM charge o WHERE "
    "o.txid = c.txid AND o.id <> c.id AND (o.status = 'refunded' OR "
    "(o.status = 'paid' AND (c.status <> 'paid' OR o.last_change > c.last_change)) OR "
    "(o.status = 'received' AND c.status = 'received' AND o.id < c.id))))"_s;

/** SQL: what was received of c; by hand it is what the person saw, or what this shop asked for, the provider's word only where it asked
 *  for nothing.
 */
const QString received =
    u"CASE WHEN c.status = 'received' AND c.received_amount > 0 THEN c.received_amount WHEN c.status = 'received' AND "
    "c.amount > 0 THEN c.amount ELSE coalesce(c.reported_amount, c.amount) END"_s;

Expected<ChargeTotals, LedgerError> sumsOf(LedgerStore &store, const QString &condition, const QVariantList &values,
                                           const QDateTime &at)
{
    const QString column = store.isPostgres() ? u"c.status"_s : u"+c.status"_s;
    const QString isPaid = u"c.status IN ('paid', 'received')"_s;
    // As isOverdue() has it. The moment is no value: two of them would be two expressions to PostgreSQL.
    const QString isOver =
        at.isValid()
            ? u"CASE WHEN c.status = 'waiting' AND c.expires_at <= %1 THEN 1 ELSE 0 END"_s.arg(at.toMSecsSinceEpoch())
            : u"CAST(0 AS BIGINT)"_s;
    BALCAO_TRY(LedgerRows found,
               store.connection().run(
                   u"SELECT %1, count(*), CAST(sum(CASE WHEN %3 THEN %4 WHEN c.status IN ('waiting', "
                   "'expired') THEN coalesce(c.amount, 0) ELSE 0 END) AS BIGINT), sum(CASE WHEN %3 THEN 1 "
                   "ELSE 0 END), %5, sum(CASE WHEN c.contested_on > 0 THEN 1 ELSE 0 END), CAST(sum(CASE WHEN "
                   "c.contested_on > 0 THEN %4 ELSE 0 END) AS BIGINT) FROM charge c WHERE %2 GROUP BY 1, 5"_s.arg(
                       column, condition, isPaid + u" AND "_s + isPayment, received, isOver),
                   values));
    ChargeTotals totals;
    while (found->next()) {
        const auto status = fromKey<ChargeStatus>(found->value(0).toString()).value_or(ChargeStatus::Unknown);
        totals.add(status, found->value(1).toInt(), found->value(3).toInt(), found->value(2).toLongLong(),
                   found->value(4).toInt() == 1);
        totals.addContested(found->value(5).toInt(), found->value(6).toLongLong());
    }
    BALCAO_TRY(found.finish());
    return totals;
}

Expected<ChargeTotals, LedgerError> totalsOf(LedgerStore &store, const QList<Charge> &charges, const QDateTime &at)
{
    if (charges.isEmpty())
        return ChargeTotals{};
    QStringList ids;
    for (const Charge &row : charges)
        ids.append(QString::number(row.id));
    return sumsOf(store, u"c.id IN (%1)"_s.arg(ids.join(u", "_s)), {}, at);
}

/** One page of the search; @p id moves on to the next, 0: it was the last. */
Expected<ChargeTotals, LedgerError> totalsOfSearch(LedgerStore &store, const ChargeQuery &query, qint64 &id)
{
    ChargeQuery part = query;
    part.sort = ChargeQuery::Sort::Oldest;
    part.limit = ChargeQuery::maxLimit;
    part.after = id > 1 ? QString::number(id - 1) : QString();
    BALCAO_TRY(const auto page, SearchCharges{part}.run(store));
    id = page.next.isEmpty() ? 0 : page.next.toLongLong() + 1;
    return totalsOf(store, page.rows, query.summedAt);
}

/** The charges from @p id on, as many as are read in some milliseconds; moves @p id on as totalsOfSearch(). */
Expected<ChargeTotals, LedgerError> totalsFrom(LedgerStore &store, const ChargeQuery &query, qint64 &id)
{
    if (!query.search.trimmed().isEmpty())
        return totalsOfSearch(store, query, id);
    // Some milliseconds' worth: a charge has four or five events, and its id is that of the first.
    constexpr qint64 slice = 50'000;
    BALCAO_TRY(auto ids, periodfilter::idsOfPeriod(store.connection(), query));
    BALCAO_TRY(const qint64 newest, store.newestEvent());
    const qint64 last = std::min(ids.last, newest);
    // From charge to charge: between two ids there may be any gap.
    BALCAO_TRY(const qint64 first, store.connection().number(u"SELECT coalesce(min(id), 0) FROM charge WHERE id >= ?"_s,
                                                             {std::max(ids.first, id)}));
    id = 0;
    if (first == 0 || first > last)
        return ChargeTotals{};
    ids = {.first = first, .last = last - first < slice ? last : first + slice - 1};
    if (ids.last < last)
        id = ids.last + 1;
    ChargeTotals totals;
    periodfilter::Condition where = periodfilter::of(query, ids, u"c.id"_s);
    if (query.hasStatuses()) {
        BALCAO_TRY(auto underWay,
                   chargecolumns::select(store.connection(), u"status = 'under_way' AND id BETWEEN ? AND ?"_s,
                                         {ids.first, ids.last}));
        const QDateTime now = store.options().clock.nowUtc();
        underWay.removeIf([&](const Charge &row) { return !fits(row, query, now, store.options().own()); });
        BALCAO_TRY(totals, totalsOf(store, underWay, query.summedAt));
        // "+" (only SQLite knows it of a text): no index of statuses, which would be read from end to end.
        QString statuses = periodfilter::statusConditions(query).join(u" OR "_s);
        if (!store.isPostgres())
            statuses.replace(u"c."_s, u"+c."_s);
        where.add(u"("_s + statuses + u") AND c.status <> 'under_way'"_s);
    }
    BALCAO_TRY(const ChargeTotals written, sumsOf(store, where.joined(), where.values, query.summedAt));
    totals += written;
    return totals;
}

} // namespace

Expected<bool, LedgerError> SumCharges::step(LedgerStore &store, ChargeTotals &sum)
{
    BALCAO_TRY(const auto part, totalsFrom(store, query, from));
    sum += part;
    return from != 0;
}

Expected<ChargeTotals, LedgerError> SumCharges::run(LedgerStore &store) const
{
    SumCharges rest = *this;
    ChargeTotals sum;
    for (bool hasMore = true; hasMore;) {
        BALCAO_TRY(hasMore, rest.step(store, sum));
    }
    return sum;
}

} // namespace balcao
