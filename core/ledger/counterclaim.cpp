// SPDX-License-Identifier: MIT
#include "core/ledger/counterclaim.h"

#include "core/ledger/ledgerconnection.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QSysInfo>
#include <QUuid>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

using Kind = LedgerError::Kind;

QString computer()
{
    constexpr qsizetype longest = 40;
    return QSysInfo::machineHostName().left(longest);
}

/** The lock's second number, as the server computes it. */
constexpr auto claimNumber = "CAST(CAST('x' || left(md5(?), 8) AS bit(32)) AS integer)"_L1;
/** Its first one. */
constexpr auto claimLock = "20261126"_L1;

struct Holder {
    qint64 process = 0;
    QString computer;
    bool isOwn = false;
};

Expected<Holder, LedgerError> holderOf(LedgerConnection &connection, const QString &counter, const QString &owner)
{
    BALCAO_TRY(
        LedgerRows rows,
        connection.run(
            u"SELECT l.pid, coalesce(a.application_name, ''), coalesce(host(a.client_addr), '') FROM pg_locks l LEFT "
            "JOIN pg_stat_activity a ON a.pid = l.pid WHERE l.locktype = 'advisory' AND l.granted AND "
            "l.database = (SELECT oid FROM pg_database WHERE datname = current_database()) AND "
            "l.classid = %1 AND CAST(l.objid AS bigint) = (CAST(%2 AS bigint) & 4294967295)"_s.arg(claimLock,
                                                                                                   claimNumber),
            {counter}));
    if (!rows->next())
        return Holder{};
    const QString name = rows->value(1).toString();
    const QString address = rows->value(2).toString();
    const QString host = name.section(u' ', 2);
    const QStringList parts{host, host.isEmpty() || address.isEmpty() ? address : u'(' + address + u')'};
    return Holder{
        .process = rows->value(0).toLongLong(), .computer = parts.join(u' ').trimmed(), .isOwn = name == owner};
}

} // namespace

Expected<std::unique_ptr<CounterClaim>, LedgerError>
CounterClaim::take(LedgerConnection &connection, const QString &counter, Use use, const QString &owner)
{
    std::unique_ptr<CounterClaim> claim(new CounterClaim);
    if (connection.isPostgres()) {
        BALCAO_TRY(claim->takeOfServer(connection, counter, use, owner));
        return claim;
    }
    const QByteArray hash = QCryptographicHash::hash(counter.toUtf8(), QCryptographicHash::Sha256).toHex().left(16);
    const QString file = QFileInfo(connection.address().text()).canonicalFilePath();
    const auto taken = claim->takeOfFile(file + u".till-"_s + QString::fromLatin1(hash), use);
    // A guest sells without it: the time limits of its requests are kept in any case.
    if (!taken && use == Use::Till)
        return Unexpected<LedgerError>(taken.error());
    return claim;
}

QString CounterClaim::newOwner()
{
    QString host = computer();
    for (QChar &sign : host) {
        if (sign.unicode() < u' ' || sign.unicode() > u'~' || sign == u'\'')
            sign = u'_';
    }
    return u"balcao %1 "_s.arg(QUuid::createUuid().toString(QUuid::Id128).left(8)) + host;
}

CounterClaim::~CounterClaim()
{
    if (m_connection.isEmpty())
        return;
    QSqlDatabase::database(m_connection, false).close();
    QSqlDatabase::removeDatabase(m_connection);
}

Expected<void, LedgerError> CounterClaim::takeOfServer(LedgerConnection &connection, const QString &counter, Use use,
                                                       const QString &owner)
{
    // A pooler would keep a guest's lock in a connection that others get.
    if (use == Use::Guest)
        return {};
    // Without them a server believes for hours in a till that lost its power, and no other one may have its name.
    BALCAO_TRY(connection.execute(u"SET application_name = '%1'; SET tcp_keepalives_idle = 10; "
                                  "SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 4"_s.arg(owner)));
    BALCAO_TRY(const Holder holder, holderOf(connection, counter, owner));
    // The server may not know yet that the connection before this one is gone.
    if (holder.isOwn)
        BALCAO_TRY(connection.run(u"SELECT pg_terminate_backend(?)"_s, {holder.process}));
    // A program that is ending gets this time. The lock is the session's: a rollback leaves it.
    BALCAO_TRY(connection.execute(u"BEGIN; SET LOCAL lock_timeout = '1500ms'"_s));
    const auto locked = connection.run(u"SELECT pg_advisory_lock(%1, %2)"_s.arg(claimLock, claimNumber), {counter});
    const bool isTaken = !locked && locked.error().kind == Kind::Busy;
    connection.rollback();
    if (!isTaken)
        return locked ? Expected<void, LedgerError>() : Unexpected<LedgerError>(locked.error());
    BALCAO_TRY(const Holder now, holderOf(connection, counter, owner));
    return ledgerFailure(Kind::NameTaken, now.computer);
}

/** The file's locks are SQLite's: a guest reads, a till holds the right to write, and one that can write for a moment is alone. */
Expected<void, LedgerError> CounterClaim::takeOfFile(const QString &file, Use use)
{
    if (!isMadeOfFiles(file))
        return ledgerFailure(Kind::CannotOpen, u"the file of the counter's name"_s);
    m_connection = u"claim-"_s + QUuid::createUuid().toString(QUuid::Id128);
    QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, m_connection);
    database.setDatabaseName(file);
    database.setConnectOptions(u"QSQLITE_BUSY_TIMEOUT=%1"_s.arg(use == Use::Guest ? 2000 : 300));
    if (!database.open())
        return ledgerFailure(Kind::CannotOpen, u"the file of the counter's name"_s);
    QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
    QSqlQuery query(database);
    const auto run = [&query](const QString &sql) { return query.exec(sql); };
    if (use == Use::Guest) {
        const bool isShared = run(u"BEGIN"_s) && run(u"SELECT count(*) FROM sqlite_schema"_s) && query.next();
        return isShared ? Expected<void, LedgerError>() : ledgerFailure(Kind::Busy);
    }
    m_isAlone = run(u"PRAGMA synchronous = OFF"_s) && run(u"BEGIN EXCLUSIVE"_s);
    if (m_isAlone) {
        const bool isWritten = run(u"CREATE TABLE IF NOT EXISTS holder (computer TEXT)"_s) &&
                               run(u"DELETE FROM holder"_s) && query.prepare(u"INSERT INTO holder VALUES (?)"_s);
        query.addBindValue(computer());
        // Without room on the disk only the name of the computer is not there.
        if (!isWritten || !query.exec() || !run(u"COMMIT"_s))
            run(u"ROLLBACK"_s);
    }
    if (run(u"BEGIN IMMEDIATE"_s))
        return {};
    const QString holder =
        run(u"SELECT computer FROM holder"_s) && query.next() ? query.value(0).toString() : QString();
    return ledgerFailure(Kind::NameTaken, holder);
}

} // namespace balcao
