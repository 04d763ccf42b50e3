// SPDX-License-Identifier: MIT
#include "core/ledger/maintenance/ledgermove.h"

#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerprojection.h"
#include "core/ledger/ledgerschema.h"
#include "core/ledger/maintenance/ledgercopy.h"
#include "core/ledger/maintenance/ledgermaintenance.h"

#include <QMap>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao::ledger
{

namespace
{

using Kind = LedgerError::Kind;
using Done = Expected<void, LedgerError>;

/** The LedgerWatch of one step. */
struct StepWatch {
    const MoveWatch &watch;
    MoveStep step;

    bool operator()(qint64 done, qint64 all) const { return !watch || watch(step, done, all); }
};

/** The newest event of a counter: its hash stands for all before it. */
struct End {
    qint64 sequence = 0;
    QString hash;

    bool operator==(const End &) const = default;
};
using Ends = QMap<QString, End>;

Expected<Ends, LedgerError> endsOf(LedgerConnection &connection)
{
    Ends ends;
    BALCAO_TRY(
        LedgerRows rows,
        connection.run(u"SELECT e.counter, e.seq, e.hash FROM event e JOIN (SELECT counter, max(seq) AS seq FROM "
                       "event GROUP BY counter) n ON n.counter = e.counter AND n.seq = e.seq"_s));
    while (rows->next())
        ends.insert(rows->value(0).toString(), {rows->value(1).toLongLong(), rows->value(2).toString()});
    BALCAO_TRY(rows.finish());
    return ends;
}

/** Whether all that a ledger with these ends holds is in this one, too. */
Expected<bool, LedgerError> contains(LedgerConnection &connection, const Ends &ends)
{
    for (auto end = ends.cbegin(); end != ends.cend(); ++end) {
        BALCAO_TRY(const qint64 found,
                   connection.number(u"SELECT count(*) FROM event WHERE counter = ? AND seq = ? AND hash = ?"_s,
                                     {end.key(), end->sequence, end->hash}));
        if (found == 0)
            return false;
    }
    return true;
}

/** Rows of each table, and what the charges come to by counter and status. */
Expected<QStringList, LedgerError> sumsOf(LedgerConnection &connection)
{
    QStringList sums;
    for (const QString &table : {u"event"_s, u"personal"_s, u"erasure"_s, u"set_aside"_s, u"charge"_s}) {
        BALCAO_TRY(const qint64 count, connection.number(u"SELECT count(*) FROM %1"_s.arg(table)));
        sums.append(u"%1: %2"_s.arg(table).arg(count));
    }
    BALCAO_TRY(LedgerRows rows,
               connection.run(u"SELECT counter, status, count(*), CAST(sum(amount) AS BIGINT), CAST(sum(erased) "
                              "AS BIGINT) FROM charge GROUP BY counter, status"_s));
    while (rows->next()) {
        QStringList row;
        for (int i = 0; i < 5; ++i)
            row.append(rows->value(i).toString());
        sums.append(row.join(u' '));
    }
    BALCAO_TRY(rows.finish());
    std::sort(sums.begin(), sums.end());
    return sums;
}

/** What an earlier try left there, which the file knows better. */
Done clear(LedgerConnection &to)
{
    const QStringList guarded{u"event"_s, u"personal"_s, u"erasure"_s, u"set_aside"_s};
    for (const QString &table : guarded)
        BALCAO_TRY(to.execute(u"ALTER TABLE %1 DISABLE TRIGGER USER"_s.arg(table)));
    BALCAO_TRY(to.execute(u"TRUNCATE charge_search, charge, erasure, personal, set_aside, event"_s));
    for (const QString &table : guarded)
        BALCAO_TRY(to.execute(u"ALTER TABLE %1 ENABLE TRIGGER USER"_s.arg(table)));
    return {};
}

Done copy(LedgerStore &from, LedgerStore &to, const MoveWatch &watch)
{
    LedgerConnection &connection = to.connection();
    // Old events are no news to anybody.
    BALCAO_TRY(connection.execute(u"ALTER TABLE event DISABLE TRIGGER event_announce"_s));
    BALCAO_TRY(ledgercopy::events(from, to, StepWatch{watch, MoveStep::Copying}));
    BALCAO_TRY(connection.execute(u"ALTER TABLE event ENABLE TRIGGER event_announce"_s));
    // What the planner does not know of this transaction's rows makes it read all of them for each batch.
    BALCAO_TRY(connection.execute(u"ANALYZE event, personal"_s));
    BALCAO_TRY(ledgerprojection::fill(connection, StepWatch{watch, MoveStep::Making}));
    return connection.execute(u"ANALYZE charge, charge_search"_s);
}

/** Into the open transaction of @p to, with the proof. */
Done bringOver(LedgerStore &from, LedgerStore &to, const MoveWatch &watch)
{
    LedgerConnection &target = to.connection();
    BALCAO_TRY(target.execute(u"SET LOCAL statement_timeout = '10min'; "
                              "SET LOCAL idle_in_transaction_session_timeout = '60s'"_s));
    BALCAO_TRY(const Ends ends, endsOf(from.connection()));
    BALCAO_TRY(Ends found, endsOf(target));
    BALCAO_TRY(const bool isPart, contains(from.connection(), found));
    BALCAO_TRY(const bool isThere, contains(target, ends));
    if (!isPart && (!isThere || ends.isEmpty()))
        return ledgerFailure(Kind::OtherLedger);
    if (!isThere) {
        if (!found.isEmpty())
            BALCAO_TRY(clear(target));
        BALCAO_TRY(copy(from, to, watch));
        BALCAO_TRY(found, endsOf(target));
    }
    BALCAO_TRY(requireWhole(verifyWithin(to, StepWatch{watch, MoveStep::Proving}), "copy"_L1));
    // It may have been sold into since it was moved: then its chains, which hold the file's ends, are the proof.
    if (isThere && found != ends)
        return {};
    BALCAO_TRY(const QStringList sums, sumsOf(from.connection()));
    BALCAO_TRY(const QStringList copied, sumsOf(target));
    return found == ends && copied == sums ? Done() : ledgerFailure(Kind::Damaged, u"the copy differs"_s);
}

} // namespace

Expected<Moved, LedgerError> move(LedgerStore &from, const LedgerAddress &to, const MoveWatch &watch)
{
    if (from.isPostgres() || !from.options().isAlone || !to.isPostgres())
        return ledgerFailure(Kind::NotAllowed, u"only from a file of one's own into PostgreSQL"_s);
    LedgerStore::Options options = from.options();
    options.isAlone = false;
    BALCAO_TRY(const auto target, LedgerStore::open(to, options));
    // Nobody else can write: no snapshot is needed.
    BALCAO_TRY(requireWhole(verifyWithin(from, StepWatch{watch, MoveStep::Checking}), "file"_L1));
    BALCAO_TRY(auto transaction, LedgerTransaction::begin(target->connection()));
    BALCAO_TRY(bringOver(from, *target, watch));
    BALCAO_TRY(transaction.commit());
    if (watch)
        static_cast<void>(watch(MoveStep::Marking, 0, 0));
    QList<LedgerGap> known;
    const QList<Anchor> anchors = from.anchors().all();
    for (const Anchor &anchor : anchors)
        known.append({.counter = anchor.counter});
    BALCAO_TRY(target->anchorAnew(known));
    BALCAO_TRY(ledgerschema::markMoved(from.connection(), to));
    BALCAO_TRY(const qint64 events, target->connection().number(u"SELECT count(*) FROM event"_s));
    BALCAO_TRY(const qint64 charges, target->connection().number(u"SELECT count(*) FROM charge"_s));
    return Moved{.events = events, .charges = charges};
}

} // namespace balcao::ledger
