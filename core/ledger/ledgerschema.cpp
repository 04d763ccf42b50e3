// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerschema.h"

#include "core/ledger/chargecolumns.h"
#include "core/ledger/ledgerindex.h"
#include "core/ledger/ledgerprojection.h"
#include "core/ledger/ledgertables.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <algorithm>
#include <filesystem>

using namespace Qt::StringLiterals;

namespace balcao::ledgerschema
{

namespace
{

using Done = Expected<void, LedgerError>;
using Kind = LedgerError::Kind;

/** Marks the file as a ledger: "Blc1". */
constexpr int applicationId = 0x426c6331;

QString wordOf(LedgerEnvironment environment)
{
    return environment == LedgerEnvironment::Training ? u"training"_s : u"real"_s;
}

Done make(LedgerConnection &connection, const ledgertables::Part &part)
{
    QString sql = QLatin1StringView(part.shared) + u"\n--\n"_s +
                  QLatin1StringView(connection.isPostgres() ? part.postgres : part.sqlite);
    sql.replace("$columns"_L1, chargecolumns::definitions());
    sql.replace("$changing"_L1, chargecolumns::names({}, chargecolumns::Which::Changing));
    sql.replace("$excluded"_L1, chargecolumns::names(u"EXCLUDED."_s, chargecolumns::Which::Changing));
    sql.replace("$key"_L1, connection.isPostgres() ? "BIGINT"_L1 : "INTEGER"_L1);
    return connection.execute(sql);
}

/** The projection and the search index, which are empty, from all events. */
Done fill(LedgerConnection &connection, const LedgerStore::Progress &progress)
{
    constexpr qint64 interval = 50;
    BALCAO_TRY(const qint64 all, connection.number(u"SELECT count(*) FROM event WHERE kind = 'attempt'"_s));
    BALCAO_TRY(const auto owners, sharedtxid::ownersOf(connection));
    QElapsedTimer reported;
    qint64 done = 0;
    for (qint64 last = 0;;) {
        BALCAO_TRY(const ledgerprojection::Batch batch, ledgerprojection::next(connection, last, owners));
        if (batch.last == 0)
            return ledgerindex::setComplete(connection);
        last = batch.last;
        QList<Charge> rows = batch.rows.values();
        std::sort(rows.begin(), rows.end(), [](const auto &left, const auto &right) { return left.id < right.id; });
        for (const Charge &row : std::as_const(rows)) {
            const auto [sql, values] = chargecolumns::insertion(row);
            BALCAO_TRY(connection.run(sql, values));
            BALCAO_TRY(ledgerindex::add(connection, row));
            ++done;
            if (progress && (!reported.isValid() || reported.elapsed() >= interval)) {
                progress(done, all);
                reported.start();
            }
        }
    }
}

/** From @p found to the newest version; the caller's transaction. */
Done bringUp(LedgerConnection &connection, int found, LedgerEnvironment environment,
             const LedgerStore::Progress &progress)
{
    if (found == 0)
        BALCAO_TRY(make(connection, ledgertables::events));
    if (found < 3) {
        BALCAO_TRY(make(connection, ledgertables::marks));
        BALCAO_TRY(connection.run(u"UPDATE ledger_meta SET environment = ?, ids_hashed_after = "
                                  "(SELECT coalesce(max(id), 0) FROM event)"_s,
                                  {wordOf(environment)}));
    }
    for (const ledgertables::Part &part :
         {ledgertables::noProjection, ledgertables::charge, ledgertables::search, ledgertables::access})
        BALCAO_TRY(make(connection, part));
    BALCAO_TRY(fill(connection, progress));
    return connection.execute(
        connection.isPostgres()
            ? u"UPDATE ledger_meta SET schema = %1"_s.arg(newest)
            : u"PRAGMA application_id = %1\n--\nPRAGMA user_version = %2"_s.arg(applicationId).arg(newest));
}

Done makePrivate(const QString &path)
{
    QFile fresh(path);
    // Customers' data lies in it: from the first byte on for this user only (on Windows by an access list).
    if (!fresh.open(QIODevice::WriteOnly | QIODevice::NewOnly, QFile::ReadOwner | QFile::WriteOwner))
        return ledgerFailure(Kind::CannotOpen, u"no file can be made"_s);
    return {};
}

/** A copy of that name that exists already is kept as it is. */
Done copyBefore(LedgerConnection &connection, int version)
{
    const QString copy = u"%1.v%2-%3"_s.arg(connection.address().text())
                             .arg(version)
                             .arg(QDateTime::currentDateTimeUtc().toString(u"yyyyMMdd'T'HHmmss'Z'"_s));
    return QFileInfo::exists(copy) ? Done{} : copyTo(connection, copy);
}

Done migrate(LedgerConnection &connection, const LedgerStore::Options &options)
{
    BALCAO_TRY(int found, version(connection));
    if (found > newest)
        return ledgerFailure(Kind::NewerSchema, u"schema %1"_s.arg(found));
    if (found == newest)
        return {};
    LedgerEnvironment environment = options.environment;
    if (found > 0) {
        // Of before the mark: the one name that training ever had by itself.
        const QString name = QFileInfo(connection.address().text()).fileName();
        environment = !connection.isPostgres() && name == "training.sqlite"_L1 ? LedgerEnvironment::Training
                                                                               : LedgerEnvironment::Real;
        if (!connection.isPostgres())
            BALCAO_TRY(copyBefore(connection, found));
    }
    BALCAO_TRY(auto transaction, LedgerTransaction::begin(connection));
    // Another program may have been faster while this one waited for the lock.
    BALCAO_TRY(found, version(connection));
    if (found >= newest)
        return {};
    const auto made = bringUp(connection, found, environment, options.progress);
    if (!made && made.error().kind == Kind::AccessRefused)
        return ledgerFailure(Kind::SchemaMissing, made.error().detail);
    BALCAO_TRY(made);
    return transaction.commit();
}

/** Puts @p fresh in the place of @p file, where no file is. False: there is one now. */
bool moveTo(const QString &fresh, const QString &file)
{
    const auto from = QFileInfo(fresh).filesystemFilePath();
    const auto to = QFileInfo(file).filesystemFilePath();
    std::error_code error;
    // A link never takes the place of what another program made meanwhile.
    std::filesystem::create_hard_link(from, to, error);
    if (error && !QFileInfo::exists(file))
        std::filesystem::rename(from, to, error); // a file system without links
    return !error;
}

/** A new ledger under its name from the first moment whole: what is found empty there was damaged. */
Done makeFile(const QString &file, const LedgerStore::Options &options)
{
    const QString fresh = u"%1.new-%2"_s.arg(file, QUuid::createUuid().toString(QUuid::Id128));
    BALCAO_TRY(makePrivate(fresh));
    Done made = [&]() -> Done {
        BALCAO_TRY(const auto connection, LedgerConnection::open(LedgerAddress::file(fresh), options.busyTimeoutMs));
        return migrate(*connection, options);
    }();
    if (made && !moveTo(fresh, file) && !QFileInfo::exists(file))
        made = ledgerFailure(Kind::CannotOpen, u"the new file cannot get its name"_s);
    for (const QString &suffix : {QString(), u"-wal"_s, u"-shm"_s})
        QFile::remove(fresh + suffix);
    return made;
}

Done makeWhereNone(const QString &file, const LedgerStore::Options &options)
{
    // In this order: a log never is there before its file.
    const bool hasLog = QFileInfo(file + u"-wal"_s).size() > 0;
    const QFileInfo info(file);
    if (info.isFile() && info.size() == 0)
        return ledgerFailure(Kind::Damaged, u"the file is empty"_s);
    if (info.exists())
        return {};
    if (hasLog)
        return ledgerFailure(Kind::Damaged, u"the file is gone, its log is there"_s);
    return makeFile(file, options);
}

/** Each version up to the third brought one table that says which it is. */
Expected<int, LedgerError> sqliteVersion(LedgerConnection &connection)
{
    constexpr int lastWithATable = 3;
    BALCAO_TRY(const qint64 version, connection.number(u"PRAGMA user_version"_s));
    BALCAO_TRY(const qint64 mark, connection.number(u"PRAGMA application_id"_s));
    BALCAO_TRY(const qint64 tables, connection.number(u"SELECT count(*) FROM sqlite_schema"_s));
    if (tables == 0 && mark == 0 && version == 0)
        return 0;
    if (mark != applicationId)
        return ledgerFailure(Kind::Damaged, u"the file is a database of another program"_s);
    BALCAO_TRY(const qint64 known, connection.number(u"SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND "
                                                     "name IN ('event', 'charge_search', 'ledger_meta')"_s));
    if (known == 0 || known != std::min<qint64>(version, lastWithATable))
        return ledgerFailure(Kind::Damaged, u"the tables are not those of version %1"_s.arg(version));
    return static_cast<int>(version);
}

} // namespace

Expected<int, LedgerError> version(LedgerConnection &connection)
{
    if (!connection.isPostgres())
        return sqliteVersion(connection);
    BALCAO_TRY(const qint64 exists, connection.number(u"SELECT count(*) FROM pg_tables WHERE schemaname = 'public' "
                                                      "AND tablename = 'ledger_meta'"_s));
    if (exists == 0)
        return 0;
    BALCAO_TRY(const qint64 found, connection.number(u"SELECT schema FROM ledger_meta"_s));
    if (found < 1)
        return ledgerFailure(Kind::Damaged, u"schema %1"_s.arg(found));
    return static_cast<int>(found);
}

Expected<void, LedgerError> copyTo(LedgerConnection &connection, const QString &file)
{
    BALCAO_TRY(makePrivate(file));
    QString quoted = file;
    return connection.execute(u"VACUUM INTO '"_s + quoted.replace(u'\'', u"''"_s) + u'\'');
}

Expected<Opened, LedgerError> open(const LedgerAddress &address, const LedgerStore::Options &options)
{
    if (!address.isPostgres())
        BALCAO_TRY(makeWhereNone(address.text(), options));
    BALCAO_TRY(auto connection, LedgerConnection::open(address, options.busyTimeoutMs));
    BALCAO_TRY(migrate(*connection, options));
    BALCAO_TRY(LedgerRows marks, connection->run(u"SELECT environment, ids_hashed_after FROM ledger_meta"_s));
    if (!marks->next())
        return ledgerFailure(Kind::Damaged, u"the ledger's mark is gone"_s);
    if (marks->value(0).toString() != wordOf(options.environment))
        return ledgerFailure(Kind::WrongEnvironment, marks->value(0).toString());
    const qint64 idsHashedAfter = marks->value(1).toLongLong();
    return Opened{.connection = std::move(connection), .idsHashedAfter = idsHashedAfter};
}

} // namespace balcao::ledgerschema
