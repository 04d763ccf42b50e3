// SPDX-License-Identifier: MIT
#include "core/ledger/queries/chargequeries.h"

#include "core/charge/chargerules.h"
#include "core/ledger/chargecolumns.h"
#include "core/ledger/eventcolumns.h"
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerstore.h"
#include "core/ledger/queries/periodfilter.h"
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

Expected<QList<Charge>, LedgerError> rows(LedgerStore &store, const QString &condition, const QVariantList &values)
{
    return chargecolumns::select(store.connection(), condition, values);
}

} // namespace

Expected<Charge, LedgerError> FindWholeCharge::run(LedgerStore &store) const
{
    if (name.isEmpty())
        return ledgerFailure(LedgerError::Kind::NotFound);
    // A charge with an amount before one that was only taken in by the same txid.
    BALCAO_TRY(
        const auto exact,
        rows(store,
             u"attempt = ? OR (txid = ? AND txid <> '') ORDER BY imported = 0 OR amount > 0 DESC, id DESC LIMIT 2"_s,
             {name.toLower(), name}));
    if (exact.isEmpty())
        return ledgerFailure(LedgerError::Kind::NotFound);
    // Beside an import only: of the attempts that one txid was answered for, all but the first say so.
    if (exact.size() > 1 && (!exact.constFirst().sharedWith.isEmpty() || !exact.constLast().sharedWith.isEmpty()))
        return ledgerFailure(LedgerError::Kind::NotFound, u"two attempts have this txid"_s);
    return exact.constFirst();
}

Expected<Charge, LedgerError> FindCharge::run(LedgerStore &store) const
{
    auto whole = FindWholeCharge{name}.run(store);
    if (whole || whole.error().kind != LedgerError::Kind::NotFound)
        return whole;
    const auto none = [] { return ledgerFailure(LedgerError::Kind::NotFound); };
    if (name.size() < shortestBeginning)
        return none();
    const QString lower = name.toLower();
    const QString order = store.isPostgres() ? u" COLLATE \"C\""_s : QString();
    BALCAO_TRY(
        auto similar,
        rows(store,
             u"(attempt%1 >= ? AND attempt%1 < ?) OR (txid <> '' AND txid%1 >= ? AND txid%1 < ?) LIMIT 2"_s.arg(order),
             {lower, endOfRange(lower), name, endOfRange(name)}));
    if (similar.size() == 1)
        return similar.constFirst();
    return none();
}

Expected<QList<LedgerEvent>, LedgerError> EventsOfCharge::run(LedgerStore &store) const
{
    BALCAO_TRY(auto events,
               eventcolumns::list(
                   store.connection(),
                   u"e.attempt = ? OR e.id IN (SELECT id FROM event WHERE kind = 'attempt' AND replaces = ? AND "
                   "sale = (SELECT sale FROM event WHERE kind = 'attempt' AND attempt = ?))"_s,
                   {attempt, attempt, attempt}));
    BALCAO_TRY(const auto found, rows(store, u"attempt = ?"_s, {columnText(attempt)}));
    sharedtxid::complete(events, found.isEmpty() ? QString() : found.constFirst().sharedWith);
    return events;
}

Expected<Charge, LedgerError> FindSimilar::run(LedgerStore &store) const
{
    constexpr qint64 tenMinutes = 600'000;
    const qint64 since = store.options().clock.nowUtc().toMSecsSinceEpoch() - tenMinutes;
    // Read from the customer's charges: of one price a shop may have made hundreds of thousands.
    BALCAO_TRY(
        const auto found,
        rows(store,
             u"tax_id = ? AND +amount = ? AND created_at >= ? AND status IN ('waiting', 'under_way', 'unknown', "
             "'attention') AND state <> 'written' AND replaced_by = '' AND attempt <> ? ORDER BY id DESC LIMIT 1"_s,
             {taxId, amount.centavos(), since, columnText(replaces)}));
    return found.isEmpty() ? Charge{} : found.constFirst();
}

Expected<QList<Charge>, LedgerError> FindAbandoned::run(LedgerStore &store) const
{
    BALCAO_TRY(auto found, rows(store,
                                u"status = 'under_way' AND (changed_by = ? OR (changed_by = '' AND counter = ?)) "
                                "ORDER BY id"_s,
                                {counter, counter}));
    const QDateTime now = store.options().clock.nowUtc();
    found.removeIf(
        [&store, &now](const Charge &row) { return isUnderWay(row, now, writerOf(row, store.options().own())); });
    return found;
}

Expected<int, LedgerError> OpenCount::run(LedgerStore &store) const
{
    // Few are under way at any time: the limit of each shows whether it still is.
    BALCAO_TRY(const auto underWay, rows(store, u"status = 'under_way'"_s, {}));
    const QDateTime now = store.options().clock.nowUtc();
    const auto timedOut = std::count_if(underWay.begin(), underWay.end(), [&store, &now](const Charge &row) {
        return needsPerson(row, now, writerOf(row, store.options().own()));
    });
    BALCAO_TRY(const qint64 open,
               store.connection().number(u"SELECT count(*) FROM charge c WHERE "_s + periodfilter::isToCheck));
    return static_cast<int>(open + timedOut);
}

Expected<QStringList, LedgerError> OperatorNames::run(LedgerStore &store) const
{
    return store.connection().list(
        u"SELECT DISTINCT operator FROM (SELECT operator FROM charge ORDER BY id DESC LIMIT 20000) AS newest "
        "WHERE operator <> '' ORDER BY operator"_s,
        {}, firstText);
}

Expected<QStringList, LedgerError> CounterNames::run(LedgerStore &store) const
{
    // One step from name to name in the index, however many events there are.
    return store.connection().list(
        u"WITH RECURSIVE step (name) AS (SELECT min(counter) FROM event UNION ALL "
        "SELECT (SELECT min(counter) FROM event WHERE counter > step.name) FROM step WHERE step.name IS NOT NULL) "
        "SELECT name FROM step WHERE name IS NOT NULL"_s,
        {}, firstText);
}

} // namespace balcao
