// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerlog.h"

#include "core/ledger/eventchain.h"
#include "core/ledger/ledgerconnection.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace balcao::ledgerlog
{

namespace
{

using Kind = LedgerError::Kind;
using Use = LedgerConnection::Use;

/** The file without its log. A program that died may have left half a checkpoint in it: what does not hold together is no proof. */
struct Alone {
    quint32 schemaCookie = 0;
    /** Only counters whose newest events hold together. */
    QList<Anchor> ends;
};

Expected<Alone, LedgerError> readAlone(const LedgerAddress &address)
{
    Alone alone;
    BALCAO_TRY(const auto connection, LedgerConnection::open(address, 0, Use::Reading));
    BALCAO_TRY(const qint64 cookie, connection->number(u"PRAGMA schema_version"_s));
    alone.schemaCookie = static_cast<quint32>(cookie);
    BALCAO_TRY(const qint64 boundary, connection->number(u"SELECT ids_hashed_after FROM ledger_meta"_s));
    BALCAO_TRY(
        const QStringList counters,
        connection->list(u"WITH RECURSIVE step (name) AS (SELECT min(counter) FROM event UNION ALL SELECT (SELECT "
                         "min(counter) FROM event WHERE counter > step.name) FROM step WHERE step.name IS NOT "
                         "NULL) SELECT name FROM step WHERE name IS NOT NULL"_s,
                         {}, [](const QSqlQuery &row) { return row.value(0).toString(); }));
    for (const QString &counter : counters) {
        constexpr int two = 2;
        const auto newest = eventchain::newestOf(*connection, boundary, counter, two);
        if (newest && *newest)
            alone.ends.append({.counter = counter, .sequence = (*newest)->sequence, .hash = (*newest)->hash});
    }
    return alone;
}

/** Everything behind @p ends follows without a gap. Damaged: it does not. */
Expected<void, LedgerError> follow(const QList<Anchor> &ends, LedgerConnection &connection)
{
    BALCAO_TRY(const auto missing, gapsBehind(ends, connection));
    if (!missing.isEmpty())
        return ledgerFailure(Kind::Damaged, textOf(missing));
    BALCAO_TRY(const qint64 boundary, connection.number(u"SELECT ids_hashed_after FROM ledger_meta"_s));
    for (const Anchor &end : ends) {
        BALCAO_TRY(const qint64 newest,
                   connection.number(u"SELECT max(seq) FROM event WHERE counter = ?"_s, {end.counter}));
        // From the end on: a log holds some thousand events at most.
        const auto count = static_cast<int>(newest - end.sequence + 1);
        BALCAO_TRY(eventchain::newestOf(connection, boundary, end.counter, count));
    }
    return {};
}

} // namespace

Expected<void, LedgerError> check(const QString &file, std::optional<quint32> schemaCookie,
                                  const LedgerStore::Options &options)
{
    const QString log = QFileInfo(file).canonicalFilePath() + u"-wal"_s;
    if (QFileInfo(log).size() == 0)
        return {};
    const LedgerAddress address = LedgerAddress::file(file);
    const QList<Anchor> anchors = LedgerAnchors(address, {}).all();
    const auto alone = readAlone(address);
    // VACUUM gives a copy another cookie than the file has that it was made of.
    if (alone && schemaCookie && alone->schemaCookie > *schemaCookie)
        return ledgerFailure(Kind::OtherLog, log);
    const auto together = LedgerConnection::open(address, options.busyTimeoutMs, Use::Looking);
    if (!together)
        return {}; // opening it will say why
    if (alone) {
        const auto fits = follow(alone->ends, **together);
        if (!fits && fits.error().kind == Kind::Damaged)
            return ledgerFailure(Kind::OtherLog, log);
    }
    if (!options.checksNewest || options.acceptsGaps)
        return {};
    const auto gaps = gapsBehind(anchors, **together);
    return gaps && !gaps->isEmpty() ? ledgerFailure(Kind::Behind, textOf(*gaps)) : Expected<void, LedgerError>();
}

} // namespace balcao::ledgerlog
