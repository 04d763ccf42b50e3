// SPDX-License-Identifier: MIT
// LedgerStore's look-ups and sums; its lists and searches are in ledgersearch.cpp.
#include "core/charge/chargerules.h"
#include "core/charge/endtoend.h"
#include "core/ledger/chargecolumns.h"
#include "core/ledger/eventcolumns.h"
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerstore.h"
#include "core/ledger/periodfilter.h"
#include "core/ledger/sharedtxid.h"
#include "core/values/ids.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr qsizetype shortestBeginning = 4;

QString firstText(const QSqlQuery &query)
{
    return query.value(0).toString();
}

/** The smallest text behind all that begin with @p beginning. */
QString endOfRange(const QString &beginning)
{
    return beginning + QChar(0xffff);
}

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

} // namespace

Expected<QList<Charge>, LedgerError> LedgerStore::rows(const QString &condition, const QVariantList &values)
{
    return chargecolumns::select(*m_connection, condition, values);
}

Expected<Charge, LedgerError> LedgerStore::findWhole(const QString &name)
{
    if (name.isEmpty())
        return ledgerFailure(LedgerError::Kind::NotFound);
    // A charge with an amount before one that was only taken in by the same txid.
    BALCAO_TRY(
        const auto exact,
        rows(u"attempt = ? OR (txid = ? AND txid <> '') ORDER BY imported = 0 OR amount > 0 DESC, id DESC LIMIT 2"_s,
             {name.toLower(), name}));
    if (exact.isEmpty())
        return ledgerFailure(LedgerError::Kind::NotFound);
    // Beside an import only: of the attempts that one txid was answered for, all but the first say so.
    if (exact.size() > 1 && (!exact.constFirst().sharedWith.isEmpty() || !exact.constLast().sharedWith.isEmpty()))
        return ledgerFailure(LedgerError::Kind::NotFound, u"two attempts have this txid"_s);
    return exact.constFirst();
}

Expected<Charge, LedgerError> LedgerStore::find(const QString &name)
{
    auto whole = findWhole(name);
    if (whole || whole.error().kind != LedgerError::Kind::NotFound)
        return whole;
    const auto none = [] { return ledgerFailure(LedgerError::Kind::NotFound); };
    if (name.size() < shortestBeginning)
        return none();
    const QString lower = name.toLower();
    const QString order = isPostgres() ? u" COLLATE \"C\""_s : QString();
    BALCAO_TRY(
        auto similar,
        rows(u"(attempt%1 >= ? AND attempt%1 < ?) OR (txid <> '' AND txid%1 >= ? AND txid%1 < ?) LIMIT 2"_s.arg(order),
             {lower, endOfRange(lower), name, endOfRange(name)}));
    if (similar.size() == 1)
        return similar.constFirst();
    return none();
}

/** One payment pays one charge: its end-to-end id is on no other one's receipt, in whatever case. */
Expected<void, LedgerError> LedgerStore::checkReference(const EventDraft &draft)
{
    const auto *received = std::get_if<event::ReceivedByHand>(&draft.what);
    if (!received)
        return {};
    const QString &reference = received->reference;
    if (!isEndToEndId(reference))
        return {};
    // Banks write the letters at its end in both cases, people as they come. The minute before them is one range of the index.
    constexpr qsizetype minuteEnd = 21;
    const QString minute = reference.left(minuteEnd);
    const QString order = isPostgres() ? u" COLLATE \"C\""_s : QString();
    BALCAO_TRY(const qint64 others,
               m_connection->number(u"SELECT count(*) FROM charge WHERE received_reference <> '' AND "
                                    "received_reference%1 >= ? AND received_reference%1 < ? AND "
                                    "lower(received_reference) = ? AND attempt <> ?"_s.arg(order),
                                    {minute, endOfRange(minute), reference.toLower(), draft.attempt}));
    return others == 0 ? Expected<void, LedgerError>()
                       : ledgerFailure(LedgerError::Kind::NotAllowed, key(Obstacle::ReferenceTaken));
}

Expected<QList<LedgerEvent>, LedgerError> LedgerStore::events(const QString &attempt)
{
    BALCAO_TRY(auto events,
               eventcolumns::list(
                   *m_connection,
                   u"e.attempt = ? OR e.id IN (SELECT id FROM event WHERE kind = 'attempt' AND replaces = ? AND "
                   "sale = (SELECT sale FROM event WHERE kind = 'attempt' AND attempt = ?))"_s,
                   {attempt, attempt, attempt}));
    BALCAO_TRY(const Charge row, rowOf(attempt));
    sharedtxid::complete(events, row.sharedWith);
    return events;
}

Expected<QList<LedgerEvent>, LedgerError> LedgerStore::newerThan(qint64 id)
{
    return m_connection->list(u"SELECT id, attempt, token FROM event WHERE id > ? ORDER BY id LIMIT 1000"_s, {id},
                              [](const QSqlQuery &query) {
                                  LedgerEvent event;
                                  event.id = query.value(0).toLongLong();
                                  event.attempt = query.value(1).toString();
                                  event.token = query.value(2).toString();
                                  return event;
                              });
}

Expected<qint64, LedgerError> LedgerStore::newestEvent()
{
    return m_connection->number(u"SELECT coalesce(max(id), 0) FROM event"_s);
}

Expected<void, LedgerError> LedgerStore::probe()
{
    // On SQLite only a commit shows whether the disk takes anything.
    BALCAO_TRY(m_connection->run(isPostgres() ? u"SELECT 1"_s : u"UPDATE search_progress SET event = event"_s));
    return {};
}

Expected<Charge, LedgerError> LedgerStore::similar(Money amount, const QString &taxId, const QString &replaces)
{
    constexpr qint64 tenMinutes = 600'000;
    const qint64 since = m_options.clock.nowUtc().toMSecsSinceEpoch() - tenMinutes;
    // By the customer's charges: of one price a shop may have made hundreds of thousands.
    BALCAO_TRY(
        const auto found,
        rows(u"tax_id = ? AND +amount = ? AND created_at >= ? AND status IN ('waiting', 'under_way', 'unknown', "
             "'attention') AND state <> 'written' AND replaced_by = '' AND attempt <> ? ORDER BY id DESC LIMIT 1"_s,
             {taxId, amount.centavos(), since, columnText(replaces)}));
    return found.isEmpty() ? Charge{} : found.constFirst();
}

Expected<QList<Charge>, LedgerError> LedgerStore::abandoned(const QString &counter)
{
    BALCAO_TRY(auto found, rows(u"status = 'under_way' AND (changed_by = ? OR (changed_by = '' AND counter = ?)) "
                                "ORDER BY id"_s,
                                {counter, counter}));
    const QDateTime now = m_options.clock.nowUtc();
    found.removeIf([this, &now](const Charge &row) { return isUnderWay(row, now, writerOf(row, m_options.own())); });
    return found;
}

Expected<int, LedgerError> LedgerStore::openCount()
{
    // What is under way is few at any time: its own limit tells whether it still is.
    BALCAO_TRY(const auto underWay, rows(u"status = 'under_way'"_s, {}));
    const QDateTime now = m_options.clock.nowUtc();
    const auto timedOut = std::count_if(underWay.begin(), underWay.end(), [this, &now](const Charge &row) {
        return needsPerson(row, now, writerOf(row, m_options.own()));
    });
    BALCAO_TRY(const qint64 open,
               m_connection->number(u"SELECT count(*) FROM charge c WHERE "_s + periodfilter::isToCheck));
    return static_cast<int>(open + timedOut);
}

Expected<QStringList, LedgerError> LedgerStore::operators()
{
    return m_connection->list(
        u"SELECT DISTINCT operator FROM (SELECT operator FROM charge ORDER BY id DESC LIMIT 20000) AS newest "
        "WHERE operator <> '' ORDER BY operator"_s,
        {}, firstText);
}

Expected<QStringList, LedgerError> LedgerStore::counters()
{
    // One step from name to name in the index, however many events there are.
    return m_connection->list(
        u"WITH RECURSIVE step (name) AS (SELECT min(counter) FROM event UNION ALL "
        "SELECT (SELECT min(counter) FROM event WHERE counter > step.name) FROM step WHERE step.name IS NOT NULL) "
        "SELECT name FROM step WHERE name IS NOT NULL"_s,
        {}, firstText);
}

Expected<ChargeTotals, LedgerError> LedgerStore::totals(const ChargeQuery &query)
{
    ChargeTotals sum;
    for (qint64 id = 1; id != 0;) {
        auto some = totalsFrom(query, id);
        if (!some)
            return some;
        sum += *some;
    }
    return sum;
}

Expected<ChargeTotals, LedgerError> LedgerStore::totalsFrom(const ChargeQuery &query, qint64 &id)
{
    if (!query.search.trimmed().isEmpty())
        return totalsOfSearch(query, id);
    // Some milliseconds' worth: a charge has four or five events, and its id is that of the first.
    constexpr qint64 slice = 50'000;
    BALCAO_TRY(auto ids, periodfilter::idsOfPeriod(*m_connection, query));
    BALCAO_TRY(const qint64 newest, newestEvent());
    const qint64 last = std::min(ids.last, newest);
    // From charge to charge: between two ids there may be any gap.
    BALCAO_TRY(const qint64 first, m_connection->number(u"SELECT coalesce(min(id), 0) FROM charge WHERE id >= ?"_s,
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
        BALCAO_TRY(auto underWay, rows(u"status = 'under_way' AND id BETWEEN ? AND ?"_s, {ids.first, ids.last}));
        const QDateTime now = m_options.clock.nowUtc();
        underWay.removeIf([&](const Charge &row) { return !fits(row, query, now, m_options.own()); });
        BALCAO_TRY(totals, totalsOf(underWay, query.summedAt));
        // "+" (only SQLite knows it of a text): no index of statuses, which would be read from end to end.
        QString statuses = periodfilter::statusConditions(query).join(u" OR "_s);
        if (!isPostgres())
            statuses.replace(u"c."_s, u"+c."_s);
        where.add(u"("_s + statuses + u") AND c.status <> 'under_way'"_s);
    }
    BALCAO_TRY(const ChargeTotals written, sumsOf(where.joined(), where.values, query.summedAt));
    totals += written;
    return totals;
}

Expected<ChargeTotals, LedgerError> LedgerStore::sumsOf(const QString &condition, const QVariantList &values,
                                                        const QDateTime &at)
{
    const QString column = isPostgres() ? u"c.status"_s : u"+c.status"_s;
    const QString isPaid = u"c.status IN ('paid', 'received')"_s;
    // As isOverdue() has it. The moment is no value: two of them would be two expressions to PostgreSQL.
    const QString isOver =
        at.isValid()
            ? u"CASE WHEN c.status = 'waiting' AND c.expires_at <= %1 THEN 1 ELSE 0 END"_s.arg(at.toMSecsSinceEpoch())
            : u"CAST(0 AS BIGINT)"_s;
    BALCAO_TRY(LedgerRows found,
               m_connection->run(
                   u"SELECT %1, count(*), CAST(sum(CASE WHEN %3 THEN %4 WHEN c.status IN ('waiting', "
                   "'expired') THEN coalesce(c.amount, 0) ELSE 0 END) AS BIGINT), sum(CASE WHEN %3 THEN 1 "
                   "ELSE 0 END), %5, sum(CASE WHEN c.contested_on > 0 THEN 1 ELSE 0 END), CAST(sum(CASE WHEN "
                   "c.contested_on > 0 THEN %4 ELSE 0 END) AS BIGINT) FROM charge c WHERE %2 GROUP BY 1, 5"_s.arg(
                       column, condition, isPaid + u" AND "_s + isPayment, received, isOver),
                   values));
    ChargeTotals totals;
    while (found->next()) {
        const auto status = chargeStatusNamed(found->value(0).toString()).value_or(ChargeStatus::Unknown);
        totals.add(status, found->value(1).toInt(), found->value(3).toInt(), found->value(2).toLongLong(),
                   found->value(4).toInt() == 1);
        totals.addContested(found->value(5).toInt(), found->value(6).toLongLong());
    }
    BALCAO_TRY(found.finish());
    return totals;
}

Expected<ChargeTotals, LedgerError> LedgerStore::totalsOfSearch(const ChargeQuery &query, qint64 &id)
{
    ChargeQuery part = query;
    part.sort = ChargeQuery::Sort::Oldest;
    part.limit = ChargeQuery::maxLimit;
    part.after = id > 1 ? QString::number(id - 1) : QString();
    BALCAO_TRY(const auto page, search(part));
    id = page.next.isEmpty() ? 0 : page.next.toLongLong() + 1;
    return totalsOf(page.rows, query.summedAt);
}

Expected<ChargeTotals, LedgerError> LedgerStore::totalsOf(const QList<Charge> &charges, const QDateTime &at)
{
    if (charges.isEmpty())
        return ChargeTotals{};
    QStringList ids;
    for (const Charge &row : charges)
        ids.append(QString::number(row.id));
    return sumsOf(u"c.id IN (%1)"_s.arg(ids.join(u", "_s)), {}, at);
}

} // namespace balcao
