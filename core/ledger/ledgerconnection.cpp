// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerconnection.h"

#include <QDeadlineTimer>
#include <QFileInfo>
#include <QSqlDriver>
#include <QSqlError>
#include <QThread>
#include <QUuid>

#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

using Kind = LedgerError::Kind;

/** SQLite's result codes; the low byte of an extended one. */
Kind kindOfSqlite(int code)
{
    switch (code & 0xff) {
    case 5: // SQLITE_BUSY
    case 6: // SQLITE_LOCKED
        return Kind::Busy;
    case 8: // SQLITE_READONLY
        return Kind::ReadOnly;
    case 11: // SQLITE_CORRUPT
    case 26: // SQLITE_NOTADB
        return Kind::Damaged;
    case 13: // SQLITE_FULL
        return Kind::DiskFull;
    case 14: // SQLITE_CANTOPEN
        return Kind::CannotOpen;
    case 19: // SQLITE_CONSTRAINT: an index or a trigger refused it
        return Kind::NotAllowed;
    default:
        return Kind::WriteFailed;
    }
}

/** PostgreSQL's SQLSTATE; none at all when the connection is gone. */
Kind kindOfPostgres(const QString &state)
{
    if (state.isEmpty() || state.startsWith("08"_L1) || state.startsWith("57P"_L1) || state == "25P03"_L1)
        return Kind::ConnectionLost;
    if (state.startsWith("28"_L1) || state == "42501"_L1)
        return Kind::AccessRefused;
    // A value that it cannot take, or a rule that it keeps: trying again changes nothing.
    if (state.startsWith("22"_L1) || state.startsWith("23"_L1) || state == "P0001"_L1)
        return Kind::NotAllowed;
    if (state == "53100"_L1)
        return Kind::DiskFull;
    if (state == "57014"_L1 || state == "55P03"_L1)
        return Kind::Busy;
    if (state == "42P01"_L1)
        return Kind::SchemaMissing;
    if (state == "25006"_L1)
        return Kind::ReadOnly;
    if (state.startsWith("XX"_L1))
        return Kind::Damaged;
    return Kind::WriteFailed;
}

Expected<void, LedgerError> done(const Expected<QSqlQuery *, LedgerError> &query)
{
    if (!query)
        return Unexpected<LedgerError>(query.error());
    return {};
}

} // namespace

LedgerConnection::LedgerConnection(LedgerAddress address, QString name)
    : m_address(std::move(address))
    , m_isPostgres(m_address.isPostgres())
    , m_name(std::move(name))
{
}

LedgerConnection::~LedgerConnection()
{
    m_prepared.clear();
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_name);
}

Expected<std::unique_ptr<LedgerConnection>, LedgerError> LedgerConnection::open(const LedgerAddress &address,
                                                                                int busyTimeoutMs)
{
    const QString driver = address.isPostgres() ? u"QPSQL"_s : u"QSQLITE"_s;
    if (!QSqlDatabase::isDriverAvailable(driver))
        return ledgerFailure(Kind::NoDriver, driver);
    std::unique_ptr<LedgerConnection> connection(
        new LedgerConnection(address, u"ledger-"_s + QUuid::createUuid().toString(QUuid::Id128)));
    connection->m_database = QSqlDatabase::addDatabase(driver, connection->m_name);
    const auto opened = address.isPostgres() ? connection->openServer() : connection->openFile(busyTimeoutMs);
    if (!opened)
        return Unexpected<LedgerError>(opened.error());
    return connection;
}

Expected<void, LedgerError> LedgerConnection::openFile(int busyTimeoutMs)
{
    m_database.setDatabaseName(m_address.text());
    m_database.setConnectOptions(u"QSQLITE_BUSY_TIMEOUT=%1"_s.arg(busyTimeoutMs));
    if (!m_database.open())
        return Unexpected<LedgerError>(errorOf(m_database.lastError()));
    const QFileInfo file(m_address.text());
    if (file.exists() && !file.isWritable())
        return ledgerFailure(Kind::ReadOnly, u"the file may not be written"_s);
    // Turning to WAL asks for the file alone and does not wait by itself when another program opens it at the same moment.
    const QDeadlineTimer appendTimeout(busyTimeoutMs);
    auto turned = execute(u"PRAGMA journal_mode=WAL"_s);
    while (!turned && turned.error().kind == Kind::Busy && !appendTimeout.hasExpired()) {
        QThread::msleep(5);
        turned = execute(u"PRAGMA journal_mode=WAL"_s);
    }
    if (!turned)
        return turned;
    // FULL: with NORMAL a power cut takes back what was already shown to a customer.
    for (const char *pragma :
         {"synchronous=FULL", "foreign_keys=ON", "secure_delete=ON", "temp_store=MEMORY", "cache_size=-16000",
          "wal_autocheckpoint=1000", "journal_size_limit=67108864", "trusted_schema=OFF"}) {
        if (auto done = execute(u"PRAGMA "_s + QLatin1StringView(pragma)); !done)
            return done;
    }
    return {};
}

Expected<void, LedgerError> LedgerConnection::openServer()
{
    m_database.setHostName(m_address.host);
    m_database.setPort(m_address.port);
    m_database.setDatabaseName(m_address.database);
    m_database.setUserName(m_address.user);
    QString options = u"connect_timeout=4;application_name=balcao;tcp_user_timeout=10000;keepalives_idle=10"_s;
    if (!m_address.options.isEmpty())
        options += u';' + m_address.options;
    m_database.setConnectOptions(options);
    if (!m_database.open()) {
        const QString text = m_database.lastError().databaseText();
        const bool refused = text.contains("authentication"_L1) || text.contains("no password"_L1) ||
                             text.contains("role"_L1) || text.contains("pg_hba"_L1);
        return ledgerFailure(refused ? Kind::AccessRefused : Kind::ConnectionLost, text.simplified());
    }
    return execute(u"SET statement_timeout = '10s'; SET lock_timeout = '5s'; "
                   "SET idle_in_transaction_session_timeout = '5s'; SET synchronous_commit = on; "
                   "SET search_path = public; SET client_min_messages = warning"_s);
}

Expected<void, LedgerError> LedgerConnection::execute(const QString &sql)
{
    QSqlQuery query(m_database);
    const QStringList statements = sql.split(u"\n--\n"_s, Qt::SkipEmptyParts);
    for (const QString &statement : statements) {
        if (!query.exec(statement))
            return Unexpected<LedgerError>(errorOf(query.lastError()));
    }
    return {};
}

Expected<QSqlQuery *, LedgerError> LedgerConnection::run(const QString &sql, const QVariantList &values)
{
    auto found = m_prepared.find(sql);
    if (found == m_prepared.end()) {
        auto prepared = prepare(sql);
        if (!prepared)
            return Unexpected<LedgerError>(prepared.error());
        found = m_prepared.emplace(sql, *std::move(prepared)).first;
    }
    const auto &[query, names] = found->second;
    if (values.size() != names.size())
        return ledgerFailure(Kind::WriteFailed, u"%1 values for %2 places"_s.arg(values.size()).arg(names.size()));
    for (qsizetype i = 0; i < names.size(); ++i)
        query->bindValue(names.at(i), values.at(i));
    if (!query->exec())
        return Unexpected<LedgerError>(errorOf(query->lastError()));
    return query.get();
}

Expected<LedgerConnection::Prepared, LedgerError> LedgerConnection::prepare(const QString &sql)
{
    Prepared prepared{.query = std::make_unique<QSqlQuery>(m_database), .names = {}};
    // Values bound by their numbers would have such names too, made anew by Qt for each value: a tenth of an append's time.
    const QStringList parts = sql.split(u'?');
    QString named = parts.constFirst();
    for (qsizetype i = 1; i < parts.size(); ++i) {
        prepared.names.append(u":v%1"_s.arg(i));
        named += prepared.names.constLast() + parts.at(i);
    }
    prepared.query->setForwardOnly(!m_isPostgres); // there it would forbid a second query at the same time
    if (!prepared.query->prepare(named))
        return Unexpected<LedgerError>(errorOf(prepared.query->lastError()));
    return prepared;
}

Expected<qint64, LedgerError> LedgerConnection::number(const QString &sql, const QVariantList &values)
{
    const auto query = run(sql, values);
    if (!query)
        return Unexpected<LedgerError>(query.error());
    const qint64 value = (*query)->next() ? (*query)->value(0).toLongLong() : 0;
    if (const auto read = finish(**query); !read)
        return Unexpected<LedgerError>(read.error());
    return value;
}

Expected<void, LedgerError> LedgerConnection::finish(QSqlQuery &query) const
{
    const QSqlError error = query.lastError();
    query.finish();
    if (error.isValid())
        return Unexpected<LedgerError>(errorOf(error));
    return {};
}

Expected<void, LedgerError> LedgerConnection::begin()
{
    if (!m_isPostgres)
        return done(run(u"BEGIN IMMEDIATE"_s));
    if (auto started = execute(u"BEGIN"_s); !started)
        return started;
    // One writer at a time: then the ids have the order of the commits, and every check sees what it checks.
    const auto locked = run(u"SELECT pg_advisory_xact_lock(20261121)"_s);
    if (locked)
        return {};
    rollback();
    return Unexpected<LedgerError>(locked.error());
}

Expected<void, LedgerError> LedgerConnection::beginReading()
{
    if (m_isPostgres)
        return execute(u"BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"_s);
    // SQLite's snapshot is taken by the first reading.
    if (auto begun = execute(u"BEGIN"_s); !begun)
        return begun;
    return done(run(u"SELECT count(*) FROM sqlite_schema"_s));
}

Expected<void, LedgerError> LedgerConnection::commit()
{
    // PostgreSQL prepares no such statement; for SQLite it saves reading it each time.
    return m_isPostgres ? execute(u"COMMIT"_s) : done(run(u"COMMIT"_s));
}

void LedgerConnection::rollback()
{
    static_cast<void>(execute(u"ROLLBACK"_s));
}

LedgerError LedgerConnection::errorOf(const QSqlError &error) const
{
    if (m_isPostgres)
        return {.kind = kindOfPostgres(error.nativeErrorCode()), .detail = u"SQLSTATE "_s + error.nativeErrorCode()};
    const int code = error.nativeErrorCode().toInt();
    return {.kind = kindOfSqlite(code), .detail = u"SQLite %1"_s.arg(code)};
}

Expected<LedgerTransaction, LedgerError> LedgerTransaction::begin(LedgerConnection &connection)
{
    if (const auto begun = connection.begin(); !begun)
        return Unexpected<LedgerError>(begun.error());
    return LedgerTransaction(connection);
}

Expected<LedgerTransaction, LedgerError> LedgerTransaction::beginReading(LedgerConnection &connection)
{
    if (const auto begun = connection.beginReading(); !begun)
        return Unexpected<LedgerError>(begun.error());
    return LedgerTransaction(connection);
}

LedgerTransaction::LedgerTransaction(LedgerTransaction &&other) noexcept
    : m_connection(std::exchange(other.m_connection, nullptr))
{
}

LedgerTransaction::~LedgerTransaction()
{
    if (m_connection)
        m_connection->rollback();
}

Expected<void, LedgerError> LedgerTransaction::commit()
{
    auto done = m_connection->commit();
    if (done)
        m_connection = nullptr;
    return done;
}

} // namespace balcao
