// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerconnection.h"

#include "core/ledger/ledgerschema.h"
#include "core/values/storabletext.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlDriver>
#include <QSqlError>
#include <QSqlField>
#include <QThread>
#include <QUrl>
#include <QUuid>

#include <algorithm>
#include <array>
#include <iterator>
#include <limits>
#include <utility>

#ifdef Q_OS_UNIX
#include <dlfcn.h>
#endif

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

using Kind = LedgerError::Kind;

constexpr std::size_t mostIdle = 100;

/** SQLite's result codes; the low byte of an extended one. */
Kind kindOfSqlite(int code)
{
    constexpr int noRoomForIndex = 4874; // SQLITE_IOERR_SHMSIZE
    if (code == noRoomForIndex)
        return Kind::DiskFull;
    switch (code & 0xff) {
    case 5: // SQLITE_BUSY
    case 6: // SQLITE_LOCKED
        return Kind::Busy;
    case 8: // SQLITE_READONLY
        return Kind::ReadOnly;
    case 9:  // SQLITE_INTERRUPT: it did not end
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

/** Steps of SQLite's virtual machine between two calls of countCall(). */
constexpr int stepsOfCall = 1'000'000;
/** About ten seconds. Reading a million charges takes a fifth. */
constexpr int mostCalls = 1000;

/** Called by SQLite; @p calls counts those of one statement. Not 0: the statement is stopped. */
[[maybe_unused]] int countCall(void *calls)
{
    return ++*static_cast<int *>(calls) > mostCalls ? 1 : 0;
}

/** Stops a statement after mostCalls. Where Qt's driver has SQLite within itself, as on Windows, it cannot be reached. */
void limitSteps([[maybe_unused]] const QSqlDriver &driver, [[maybe_unused]] int *calls)
{
#ifdef Q_OS_UNIX
    using SetHandler = void(void *, int, int (*)(void *), void *);
    // Only the library that the driver has loaded: a handle of another one would not be understood.
    static void *const library = ::dlopen("libsqlite3.so.0", RTLD_LAZY | RTLD_NOLOAD);
    static auto *const setHandler =
        library ? reinterpret_cast<SetHandler *>(::dlsym(library, "sqlite3_progress_handler")) : nullptr;
    const QVariant handle = driver.handle();
    if (setHandler && qstrcmp(handle.typeName(), "sqlite3*") == 0)
        setHandler(*static_cast<void *const *>(handle.constData()), stepsOfCall, &countCall, calls);
#endif
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
    // A function that this version calls is no more.
    if (state == "42883"_L1)
        return Kind::NewerSchema;
    if (state == "25006"_L1)
        return Kind::ReadOnly;
    if (state.startsWith("XX"_L1))
        return Kind::Damaged;
    return Kind::WriteFailed;
}

/** Settings of a session, or with "LOCAL" of a transaction. */
QString settingsOf(QLatin1StringView scope)
{
    QString sql;
    for (const char *setting :
         {"statement_timeout = '10s'", "lock_timeout = '5s'", "idle_in_transaction_session_timeout = '5s'",
          "synchronous_commit = on", "search_path = public", "client_min_messages = warning"})
        sql += u"SET %1 %2; "_s.arg(scope, QLatin1StringView(setting));
    return sql;
}

} // namespace

LedgerRows::LedgerRows(LedgerConnection &connection, std::unique_ptr<Statement> statement)
    : m_connection(&connection)
    , m_statement(std::move(statement))
{
}

LedgerRows::~LedgerRows()
{
    if (!m_statement)
        return;
    m_statement->query.finish();
    m_connection->keep(std::move(m_statement));
}

Expected<void, LedgerError> LedgerRows::finish()
{
    const QSqlError error = m_statement->query.lastError();
    m_statement->query.finish();
    if (error.isValid())
        return Unexpected<LedgerError>(m_connection->errorOf(error));
    return {};
}

LedgerConnection::LedgerConnection(LedgerAddress address, QString name)
    : m_address(std::move(address))
    , m_isPostgres(m_address.isPostgres())
    , m_name(std::move(name))
{
}

LedgerConnection::~LedgerConnection()
{
    m_idle.clear();
    m_logFile.close(); // SQLite removes it, which Windows refuses while it is open
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_name);
}

Expected<std::unique_ptr<LedgerConnection>, LedgerError> LedgerConnection::open(const LedgerAddress &address,
                                                                                int busyTimeoutMs, Use use)
{
    const QString driver = address.isPostgres() ? u"QPSQL"_s : u"QSQLITE"_s;
    if (!QSqlDatabase::isDriverAvailable(driver))
        return ledgerFailure(Kind::NoDriver, driver);
    std::unique_ptr<LedgerConnection> connection(
        new LedgerConnection(address, u"ledger-"_s + QUuid::createUuid().toString(QUuid::Id128)));
    connection->m_database = QSqlDatabase::addDatabase(driver, connection->m_name);
    auto opened = address.isPostgres() ? connection->openServer() : connection->openFile(busyTimeoutMs, use);
    BALCAO_TRY(std::move(opened));
    limitSteps(*connection->driver(), &connection->m_calls);
    return connection;
}

LedgerConnection::Use LedgerConnection::useToLook(const LedgerAddress &address)
{
    const bool mayBeOpen = address.isPostgres() || QFileInfo::exists(address.text() + u"-wal"_s);
    return mayBeOpen ? Use::Looking : Use::Reading;
}

Expected<void, LedgerError> LedgerConnection::openFile(int busyTimeoutMs, Use use)
{
    if (!isMadeOfFiles(m_address.text()))
        return ledgerFailure(Kind::CannotOpen, u"something in its place is no file"_s);
    if (use == Use::Reading || use == Use::Looking) {
        m_database.setDatabaseName(
            QString::fromLatin1(QUrl::fromLocalFile(QFileInfo(m_address.text()).absoluteFilePath()).toEncoded()) +
            (use == Use::Reading ? u"?immutable=1"_s : u"?mode=ro"_s));
        m_database.setConnectOptions(
            u"QSQLITE_OPEN_URI;QSQLITE_OPEN_READONLY;QSQLITE_BUSY_TIMEOUT=%1"_s.arg(busyTimeoutMs));
        if (!m_database.open())
            return Unexpected<LedgerError>(errorOf(m_database.lastError()));
        return {};
    }
    m_database.setDatabaseName(m_address.text());
    m_database.setConnectOptions(u"QSQLITE_BUSY_TIMEOUT=%1"_s.arg(busyTimeoutMs));
    if (!m_database.open())
        return Unexpected<LedgerError>(errorOf(m_database.lastError()));
    const QFileInfo file(m_address.text());
    m_logFile.setFileName(file.canonicalFilePath() + u"-wal"_s);
    if (file.exists() && !file.isWritable())
        return ledgerFailure(Kind::ReadOnly, u"the file may not be written"_s);
    // In WAL every open connection shares the file, so this one waits until there is none.
    if (use == Use::Alone)
        BALCAO_TRY(execute(u"PRAGMA locking_mode=EXCLUSIVE"_s));
    // Turning to WAL asks for the file alone and does not wait by itself when another program opens it at the same moment.
    const QDeadlineTimer appendTimeout(busyTimeoutMs);
    auto turned = execute(u"PRAGMA journal_mode=WAL"_s);
    while (!turned && turned.error().kind == Kind::Busy && !appendTimeout.hasExpired()) {
        QThread::msleep(5);
        turned = execute(u"PRAGMA journal_mode=WAL"_s);
    }
    BALCAO_TRY(std::move(turned));
    // FULL: with NORMAL a power cut takes back what was already shown to a customer. The cache is one of two in a till, and fills in a day.
    for (const char *pragma :
         {"synchronous=FULL", "foreign_keys=ON", "secure_delete=ON", "temp_store=MEMORY", "cache_size=-4000",
          "wal_autocheckpoint=1000", "journal_size_limit=67108864", "trusted_schema=OFF"}) {
        BALCAO_TRY(execute(u"PRAGMA "_s + QLatin1StringView(pragma)));
    }
    return {};
}

namespace
{

/** The first of the files that libpq reads by itself which is a pipe, a device or huge: libpq would read it for ever. Empty: none. */
QString unreadableFile(const QString &options)
{
    QStringList files;
    for (const QString &option : options.split(u';')) {
        if (option.startsWith("sslrootcert="_L1) || option.startsWith("passfile="_L1))
            files.append(option.section(u'=', 1));
    }
    for (const char *variable : {"PGSSLROOTCERT", "PGSSLCERT", "PGSSLKEY", "PGSSLCRL", "PGPASSFILE", "PGSERVICEFILE"})
        files.append(qEnvironmentVariable(variable));
    for (const char *name : {"/.pgpass", "/.pg_service.conf", "/.postgresql/root.crt", "/.postgresql/root.crl",
                             "/.postgresql/postgresql.crt", "/.postgresql/postgresql.key"})
        files.append(QDir::homePath() + QLatin1StringView(name));
    constexpr qint64 longest = qint64{16} * 1024 * 1024;
    const auto found = std::find_if(files.cbegin(), files.cend(), [](const QString &name) {
        const QFileInfo file(name);
        return !name.isEmpty() && name != QFile::decodeName("/dev/null") && file.exists() &&
               (!file.isFile() || file.size() > longest);
    });
    return found == files.cend() ? QString() : *found;
}

} // namespace

Expected<void, LedgerError> LedgerConnection::openServer()
{
    m_database.setHostName(m_address.host);
    m_database.setPort(m_address.port);
    m_database.setDatabaseName(m_address.database);
    m_database.setUserName(m_address.user);
    if (const QString file = unreadableFile(m_address.options); !file.isEmpty())
        return ledgerFailure(Kind::ConnectionLost, u"%1 is not a small regular file"_s.arg(file));
    QString options = u"connect_timeout=4;application_name=balcao;tcp_user_timeout=10000;keepalives_idle=10"_s;
    if (!m_address.options.isEmpty())
        options += u';' + m_address.options;
    m_database.setConnectOptions(options);
    if (!openWithPassword()) {
        const QString text = m_database.lastError().databaseText();
        const bool refused = text.contains("authentication"_L1) || text.contains("no password"_L1) ||
                             text.contains("role"_L1) || text.contains("pg_hba"_L1);
        return ledgerFailure(refused ? Kind::AccessRefused : Kind::ConnectionLost, text.simplified());
    }
    // Qt sets one thing, for bytes, of which a ledger has none.
    return execute(m_address.isByTransaction ? u"RESET bytea_output"_s : settingsOf("SESSION"_L1));
}

/** QSqlDatabase keeps a password that it was set, but none that it is opened with. */
bool LedgerConnection::openWithPassword()
{
    if (m_address.password.isEmpty())
        return m_database.open();
    return m_address.password.use([this](const QByteArray &clear) {
        QString text = QString::fromUtf8(clear);
        const bool isOpen = m_database.open(m_address.user, text);
        wipe({reinterpret_cast<char *>(text.data()), static_cast<std::size_t>(text.size()) * sizeof(QChar)});
        return isOpen;
    });
}

Expected<void, LedgerError> LedgerConnection::execute(const QString &sql)
{
    // A copy of a large ledger, or a new index, takes as long as it takes.
    m_calls = std::numeric_limits<int>::min();
    QSqlQuery query(m_database);
    const QStringList statements = sql.split(u"\n--\n"_s, Qt::SkipEmptyParts);
    for (const QString &statement : statements) {
        if (!query.exec(statement))
            return Unexpected<LedgerError>(errorOf(query.lastError()));
    }
    return {};
}

Expected<bool, LedgerError> LedgerConnection::isPooled(LedgerAddress address)
{
    constexpr int noTimeout = 0;
    // Other programs behind the same pooler change which session is given next, so one round may see what a direct connection shows.
    constexpr int rounds = 8;
    address.isByTransaction = true;
    const auto session = [](LedgerConnection &connection) { return connection.number(u"SELECT pg_backend_pid()"_s); };
    BALCAO_TRY(const auto one, open(address, noTimeout));
    BALCAO_TRY(const auto other, open(address, noTimeout));
    BALCAO_TRY(const qint64 ofOne, session(*one));
    BALCAO_TRY(const qint64 ofOther, session(*other));
    // No transaction is open between two questions: a probe that kept a session while it asks for another could wait for ever.
    bool isPooled = ofOne == ofOther;
    for (int round = 0; round < rounds && !isPooled; ++round) {
        // Twice in a row: two sessions that are given in turn would always be one for each connection.
        BALCAO_TRY(const qint64 first, session(*one));
        BALCAO_TRY(const qint64 second, session(*one));
        BALCAO_TRY(const qint64 third, session(*other));
        isPooled = first != ofOne || second != ofOne || third != ofOther;
    }
    return isPooled;
}

/** Without a name on the server. */
Expected<LedgerRows, LedgerError> LedgerConnection::runOnce(const QString &sql, const QVariantList &values)
{
    const QStringList parts = sql.split(u'?');
    if (values.size() != parts.size() - 1)
        return ledgerFailure(Kind::WriteFailed, u"%1 values for %2 places"_s.arg(values.size()).arg(parts.size() - 1));
    QString whole = parts.constFirst();
    for (qsizetype i = 0; i < values.size(); ++i) {
        QSqlField field({}, values.at(i).metaType());
        field.setValue(values.at(i));
        whole += driver()->formatValue(field) + parts.at(i + 1);
    }
    LedgerRows rows(*this,
                    std::make_unique<Statement>(Statement{.sql = {}, .query = QSqlQuery(m_database), .names = {}}));
    if (!rows->exec(whole))
        return Unexpected<LedgerError>(errorOf(rows->lastError()));
    return rows;
}

Expected<LedgerRows, LedgerError> LedgerConnection::run(const QString &sql, const QVariantList &values)
{
    if (m_address.isByTransaction && m_isPostgres)
        return runOnce(sql, values);
    m_calls = 0;
    const auto last =
        std::find_if(m_idle.rbegin(), m_idle.rend(), [&sql](const auto &idle) { return idle->sql == sql; });
    std::unique_ptr<Statement> statement;
    if (last != m_idle.rend()) {
        statement = std::move(*last);
        m_idle.erase(std::next(last).base());
    } else {
        BALCAO_TRY(statement, prepare(sql));
    }
    const QStringList &names = statement->names;
    if (values.size() != names.size())
        return ledgerFailure(Kind::WriteFailed, u"%1 values for %2 places"_s.arg(values.size()).arg(names.size()));
    for (qsizetype i = 0; i < names.size(); ++i)
        statement->query.bindValue(names.at(i), values.at(i));
    LedgerRows rows(*this, std::move(statement));
    if (!rows->exec())
        return Unexpected<LedgerError>(errorOf(rows->lastError()));
    return rows;
}

Expected<void, LedgerError> LedgerConnection::write(const QString &sql, const QVariantList &values)
{
    BALCAO_TRY(const LedgerRows rows, run(sql, values));
    if (const int written = rows->numRowsAffected(); written != 1)
        return ledgerFailure(Kind::Damaged, u"%1 rows were written, not one"_s.arg(written));
    return {};
}

Expected<std::unique_ptr<LedgerConnection::Statement>, LedgerError> LedgerConnection::prepare(const QString &sql)
{
    std::unique_ptr<Statement> statement(new Statement{.sql = sql, .query = QSqlQuery(m_database), .names = {}});
    // Values bound by their numbers would have such names too, made anew by Qt for each value: a tenth of an append's time.
    const QStringList parts = sql.split(u'?');
    QString named = parts.constFirst();
    for (qsizetype i = 1; i < parts.size(); ++i) {
        statement->names.append(u":v%1"_s.arg(i));
        named += statement->names.constLast() + parts.at(i);
    }
    statement->query.setForwardOnly(!m_isPostgres); // there it would forbid a second query at the same time
    if (!statement->query.prepare(named))
        return Unexpected<LedgerError>(errorOf(statement->query.lastError()));
    return statement;
}

void LedgerConnection::keep(std::unique_ptr<Statement> statement)
{
    if (statement->sql.isEmpty())
        return;
    m_idle.push_back(std::move(statement));
    if (m_idle.size() > mostIdle)
        m_idle.erase(m_idle.begin());
}

Expected<qint64, LedgerError> LedgerConnection::number(const QString &sql, const QVariantList &values)
{
    BALCAO_TRY(LedgerRows rows, run(sql, values));
    const qint64 value = rows->next() ? rows->value(0).toLongLong() : 0;
    BALCAO_TRY(rows.finish());
    return value;
}

Expected<void, LedgerError> LedgerConnection::begin()
{
    if (!m_isPostgres) {
        BALCAO_TRY(run(u"BEGIN IMMEDIATE"_s));
        auto isSigned = signLog();
        if (!isSigned)
            rollback();
        return isSigned;
    }
    // One writer at a time: then the ids have the order of the commits, and every check sees what it checks.
    return beginWith(u"SELECT balcao_take_turn(%1)"_s.arg(ledgerschema::newest));
}

/** Each log holds the file's first page, by which it is known whose it is (ledgerlog). */
Expected<void, LedgerError> LedgerConnection::signLog()
{
    const bool isOpen = m_logFile.isOpen() || m_logFile.open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    m_log = isOpen && m_logFile.seek(0) ? m_logFile.read(24) : QByteArray();
    if (m_log == m_signedLog)
        return {};
    BALCAO_TRY(const qint64 version, number(u"PRAGMA user_version"_s));
    return execute(u"PRAGMA user_version = %1"_s.arg(version));
}

Expected<void, LedgerError> LedgerConnection::beginUpgrade()
{
    // What programs of before version 4 wait for, too. Later ones wait for the tables.
    return m_isPostgres ? beginWith(u"SELECT pg_advisory_xact_lock(20261121)"_s) : begin();
}

Expected<void, LedgerError> LedgerConnection::beginWith(const QString &lock)
{
    BALCAO_TRY(execute(u"BEGIN; "_s + (m_address.isByTransaction ? settingsOf("LOCAL"_L1) : QString())));
    auto locked = execute(lock);
    if (!locked)
        rollback();
    return locked;
}

Expected<void, LedgerError> LedgerConnection::beginReading()
{
    // Nobody waits for it, and what is made of 100,000 charges takes over the 5 s that a writer has between two statements.
    if (m_isPostgres)
        return execute(u"BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; "_s +
                       (m_address.isByTransaction ? settingsOf("LOCAL"_L1) : QString()) +
                       u"SET LOCAL idle_in_transaction_session_timeout = '60s'"_s);
    // SQLite's snapshot is taken by the first reading.
    BALCAO_TRY(execute(u"BEGIN"_s));
    BALCAO_TRY(number(u"SELECT count(*) FROM sqlite_schema"_s));
    return {};
}

Expected<void, LedgerError> LedgerConnection::commit()
{
    // PostgreSQL prepares no such statement; for SQLite it saves reading it each time.
    if (m_isPostgres)
        return execute(u"COMMIT"_s);
    BALCAO_TRY(run(u"COMMIT"_s));
    m_signedLog = m_log;
    return {};
}

void LedgerConnection::rollback()
{
    static_cast<void>(execute(u"ROLLBACK"_s));
}

Expected<void, LedgerError> LedgerConnection::removeLog()
{
    m_logFile.close();
    return execute(u"PRAGMA journal_mode=DELETE"_s);
}

Expected<void, LedgerError> LedgerConnection::emptyLog()
{
    BALCAO_TRY(const qint64 isBusy, number(u"PRAGMA wal_checkpoint(TRUNCATE)"_s));
    return isBusy == 0 ? Expected<void, LedgerError>() : ledgerFailure(Kind::Busy);
}

LedgerError LedgerConnection::errorOf(const QSqlError &error) const
{
    if (m_isPostgres)
        return {.kind = kindOfPostgres(error.nativeErrorCode()), .detail = u"SQLSTATE "_s + error.nativeErrorCode()};
    const int code = error.nativeErrorCode().toInt();
    return {.kind = kindOfSqlite(code), .detail = u"SQLite %1"_s.arg(code)};
}

bool isMadeOfFiles(const QString &database)
{
    const QString canonical = QFileInfo(database).canonicalFilePath();
    const QString &name = canonical.isEmpty() ? database : canonical;
    constexpr std::array suffixes{""_L1, "-wal"_L1, "-shm"_L1, "-journal"_L1};
    return std::all_of(suffixes.begin(), suffixes.end(), [&name](QLatin1StringView suffix) {
        const QFileInfo part(name + suffix);
        return part.isFile() || !part.exists();
    });
}

QVariant columnText(QString text)
{
    text = storableText(std::move(text));
    // A null QString would become NULL.
    return text.isNull() ? u""_s : text;
}

Expected<LedgerTransaction, LedgerError> LedgerTransaction::begin(LedgerConnection &connection)
{
    BALCAO_TRY(connection.begin());
    return LedgerTransaction(connection);
}

Expected<LedgerTransaction, LedgerError> LedgerTransaction::beginUpgrade(LedgerConnection &connection)
{
    BALCAO_TRY(connection.beginUpgrade());
    return LedgerTransaction(connection);
}

Expected<LedgerTransaction, LedgerError> LedgerTransaction::beginReading(LedgerConnection &connection)
{
    BALCAO_TRY(connection.beginReading());
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
