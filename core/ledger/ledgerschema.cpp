// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerschema.h"

#include "core/ledger/chargecolumns.h"
#include "core/ledger/eventchain.h"
#include "core/ledger/eventcodec.h"
#include "core/ledger/ledgerappend.h"
#include "core/ledger/ledgerlog.h"
#include "core/ledger/ledgerprojection.h"
#include "core/ledger/ledgertables.h"
#include "core/ledger/migrationcopies.h"
#include "core/ledger/writeaheadlog.h"
#include "core/values/progresspace.h"
#include "core/values/wholefile.h"

#include <QDateTime>
#include <QDeadlineTimer>
#include <QFile>
#include <QFileInfo>
#include <QMap>
#include <QRandomGenerator>
#include <QThread>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao::ledgerschema
{

namespace
{

using Done = Expected<void, LedgerError>;
using Kind = LedgerError::Kind;

/** Marks the file as a ledger: "Blc1". */
constexpr int applicationId = 0x426c6331;

/** In the place of ledger_meta.environment, before the new address: no older program opens it either. */
constexpr auto movedMark = "moved to "_L1;

QString wordOf(LedgerEnvironment environment)
{
    return environment == LedgerEnvironment::Training ? u"training"_s : u"real"_s;
}

/** As literals of SQL. */
QString listed(const QStringList &words)
{
    return u'\'' + words.join(u"', '"_s) + u'\'';
}

QString textOf(const LedgerConnection &connection, const ledgertables::Part &part)
{
    QString sql = QLatin1StringView(part.shared) + u"\n--\n"_s +
                  QLatin1StringView(connection.isPostgres() ? part.postgres : part.sqlite);
    sql.replace("$columns"_L1, chargecolumns::definitions());
    sql.replace("$changing"_L1, chargecolumns::names({}, chargecolumns::Which::Changing));
    sql.replace("$excluded"_L1, chargecolumns::names(u"EXCLUDED."_s, chargecolumns::Which::Changing));
    sql.replace("$shapes"_L1, eventcodec::shapesAsText());
    sql.replace("$shop"_L1, listed(shopevent::names()));
    sql.replace("$owners"_L1, listed(shopevent::namesOf(shopevent::Writer::Owner)));
    sql.replace("$managers"_L1, listed(shopevent::namesOf(shopevent::Writer::Manager)));
    sql.replace("$people"_L1, shopevent::peoplesCounter);
    sql.replace("$key"_L1, connection.isPostgres() ? "BIGINT"_L1 : "INTEGER"_L1);
    return sql;
}

Done make(LedgerConnection &connection, const ledgertables::Part &part)
{
    return connection.execute(textOf(connection, part));
}

/** SQLite: what makes a ledger of this version, by "table event" and the like. */
QMap<QString, QString> ownTexts(const LedgerConnection &connection)
{
    QMap<QString, QString> texts;
    for (const ledgertables::Part &part : {ledgertables::events, ledgertables::marks, ledgertables::version4,
                                           ledgertables::charge, ledgertables::search}) {
        for (const QString &statement : textOf(connection, part).split(u"\n--\n"_s)) {
            const QString text = statement.simplified();
            // By words: no regular expression, whose library a start does not pay for.
            QStringList words = text.split(u' ');
            if (words.value(1) == "UNIQUE"_L1 || words.value(1) == "VIRTUAL"_L1)
                words.removeAt(1);
            const QString name = words.value(1).toLower() + u' ' + words.value(2).section(u'(', 0, 0);
            if (words.constFirst() == "CREATE"_L1)
                texts.insert(name, text);
            else if (words.constFirst() == "DROP"_L1)
                texts.remove(name);
            else if (words.constFirst() == "ALTER"_L1) // what follows ADD COLUMN stands behind the other columns
                texts[name] = texts[name].chopped(1) + u", "_s + text.section(u' ', 5) + u')';
        }
    }
    return texts;
}

/** The boundary of ids_hashed_after: now. */
Done markIds(LedgerConnection &connection)
{
    BALCAO_TRY(connection.run(u"UPDATE ledger_meta SET ids_hashed_after = (SELECT coalesce(max(id), 0) FROM event)"_s));
    return {};
}

/** Tables as they are in the newest version, without charges. */
Done makeTables(LedgerConnection &connection, int found, LedgerEnvironment environment)
{
    if (found == 0)
        BALCAO_TRY(make(connection, ledgertables::events));
    if (found < 3) {
        BALCAO_TRY(make(connection, ledgertables::marks));
        BALCAO_TRY(connection.run(u"UPDATE ledger_meta SET environment = ?"_s, {wordOf(environment)}));
        BALCAO_TRY(markIds(connection));
    }
    if (found < 4)
        BALCAO_TRY(make(connection, ledgertables::version4));
    for (const ledgertables::Part &part :
         {ledgertables::noProjection, ledgertables::charge, ledgertables::search, ledgertables::access})
        BALCAO_TRY(make(connection, part));
    return {};
}

Expected<qint64, LedgerError> idsHashedAfter(LedgerConnection &connection)
{
    return connection.number(u"SELECT ids_hashed_after FROM ledger_meta"_s);
}

/** What options.setsAside names, each recorded. */
Done setAside(LedgerConnection &connection, int found, const LedgerStore::Options &options)
{
    BALCAO_TRY(qint64 boundary, idsHashedAfter(connection));
    QList<shopevent::SetAside> done;
    for (const qint64 id : options.setsAside) {
        BALCAO_TRY(const auto one, eventchain::setAside(connection, boundary, id));
        done.append(one);
    }
    if (found < 3)
        BALCAO_TRY(markIds(connection));
    BALCAO_TRY(boundary, idsHashedAfter(connection));
    for (const shopevent::SetAside &one : std::as_const(done)) {
        ShopEvent record;
        record.operatorName = options.setsAsideBy;
        record.what = one;
        BALCAO_TRY(ledgerappend::shop({connection, options.counter, options.clock.nowUtc(), boundary}, record));
    }
    return {};
}

/** From @p found to the newest version; the caller's transaction. */
Done bringUp(LedgerConnection &connection, int found, LedgerEnvironment environment,
             const LedgerStore::Options &options)
{
    // An older till has this row while it writes. It would wait for the tables of this transaction, which waits for the row.
    if (connection.isPostgres() && found > 0 && found < newest)
        BALCAO_TRY(connection.run(u"SELECT schema FROM ledger_meta FOR UPDATE"_s));
    if (found < newest)
        BALCAO_TRY(makeTables(connection, found, environment));
    if (!options.setsAside.isEmpty())
        BALCAO_TRY(setAside(connection, found, options));
    if (found == newest)
        return {};
    BALCAO_TRY(const qint64 boundary, idsHashedAfter(connection));
    BALCAO_TRY(eventchain::check(connection, boundary));
    auto paced = [&options, pace = ProgressPace()](qint64 done, qint64 all) mutable {
        if (options.progress && pace.isDue(0))
            options.progress(done, all);
        return true;
    };
    BALCAO_TRY(ledgerprojection::fill(connection, paced));
    return connection.execute(
        connection.isPostgres()
            ? u"UPDATE ledger_meta SET schema = %1"_s.arg(newest)
            : u"PRAGMA application_id = %1\n--\nPRAGMA user_version = %2"_s.arg(applicationId).arg(newest));
}

LedgerError errorOf(WholeFile::Error error)
{
    switch (error) {
    case WholeFile::Error::Exists:
        return {.kind = Kind::CannotOpen, .detail = u"the file exists"_s};
    case WholeFile::Error::NotMade:
        return {.kind = Kind::CannotOpen, .detail = u"no file can be made"_s};
    case WholeFile::Error::NotWritten:
        break;
    }
    return {.kind = Kind::WriteFailed, .detail = u"the file is not on the disk"_s};
}

/** A copy of that name that exists already is kept as it is. */
Done copyBefore(LedgerConnection &connection, int version)
{
    const QString copy =
        migrationcopies::nameFor(connection.address().text(), version, QDateTime::currentDateTimeUtc());
    return QFileInfo::exists(copy)
               ? Done{}
               : makeWhole(copy, [&connection](const QString &aside) { return copyTo(connection, aside); });
}

Done migrate(LedgerConnection &connection, const LedgerStore::Options &options)
{
    BALCAO_TRY(int found, version(connection));
    if (found > newest)
        return ledgerFailure(Kind::NewerSchema, u"schema %1"_s.arg(found));
    if (found == newest && options.setsAside.isEmpty())
        return {};
    LedgerEnvironment environment = options.environment;
    if (found > 0) {
        // Of before the mark: the one name that training ever had by itself.
        const QString name = QFileInfo(connection.address().text()).fileName();
        environment = !connection.isPostgres() && name == "training.sqlite"_L1 ? LedgerEnvironment::Training
                                                                               : LedgerEnvironment::Real;
        if (!connection.isPostgres() && found < newest)
            BALCAO_TRY(copyBefore(connection, found));
    }
    BALCAO_TRY(auto transaction, LedgerTransaction::beginUpgrade(connection));
    // Another program may have been faster while this one waited for the lock.
    BALCAO_TRY(found, version(connection));
    if (found > newest)
        return ledgerFailure(Kind::NewerSchema, u"schema %1"_s.arg(found));
    const auto made = bringUp(connection, found, environment, options);
    if (!made && made.error().kind == Kind::AccessRefused)
        return ledgerFailure(Kind::SchemaMissing, made.error().detail);
    BALCAO_TRY(made);
    return transaction.commit();
}

/** A new ledger. Another program may have made one in the same moment: that one is as good. */
Done makeFile(const QString &file, const LedgerStore::Options &options)
{
    const Done made = makeWhole(file, [&options](const QString &aside) -> Done {
        BALCAO_TRY(const auto connection, LedgerConnection::open(LedgerAddress::file(aside), options.busyTimeoutMs));
        BALCAO_TRY(migrate(*connection, options));
        return connection->emptyLog();
    });
    return QFileInfo::exists(file) ? Done{} : made;
}

/** What can be seen of the files before SQLite touches them; where there is none the ledger is made. */
Done prepareFile(const QString &file, const LedgerStore::Options &options)
{
    // In this order: a log never is there before its file.
    const bool hasLog = QFileInfo(file + u"-wal"_s).size() > 0;
    const QFileInfo info(file);
    if (info.isFile() && info.size() == 0)
        return ledgerFailure(Kind::Damaged, u"the file is empty"_s);
    if (info.exists()) {
        const auto log = writeaheadlog::look(file);
        return log.damage ? ledgerFailure(Kind::Damaged, *log.damage)
                          : ledgerlog::check(file, log.schemaCookie, options);
    }
    if (hasLog)
        return ledgerFailure(Kind::Damaged, u"the file is gone, its log is there"_s);
    if (!LedgerAnchors(LedgerAddress::file(file), {}).all().isEmpty())
        return ledgerFailure(Kind::Damaged, u"the file is gone, its anchor is there"_s);
    return makeFile(file, options);
}

/** A view in the place of a table says whatever it was made to say, and may never end. */
Done requireTables(LedgerConnection &connection)
{
    BALCAO_TRY(const QStringList views,
               connection.list(u"SELECT lower(name) FROM sqlite_schema WHERE type = 'view'"_s, {},
                               [](const QSqlQuery &row) { return row.value(0).toString(); }));
    const QMap<QString, QString> own = views.isEmpty() ? QMap<QString, QString>() : ownTexts(connection);
    for (const QString &view : views) {
        if (own.contains(u"table "_s + view))
            return ledgerFailure(Kind::Damaged, u"view %1: not the program's"_s.arg(view));
    }
    return {};
}

/** Each version up to the fifth brought one table or column that says which it is. */
Expected<int, LedgerError> sqliteVersion(LedgerConnection &connection)
{
    constexpr int lastWithAMark = 5;
    BALCAO_TRY(const qint64 version, connection.number(u"PRAGMA user_version"_s));
    BALCAO_TRY(const qint64 mark, connection.number(u"PRAGMA application_id"_s));
    BALCAO_TRY(const qint64 tables, connection.number(u"SELECT count(*) FROM sqlite_schema"_s));
    if (tables == 0 && mark == 0 && version == 0)
        return 0;
    if (mark != applicationId)
        return ledgerFailure(Kind::Damaged, u"the file is a database of another program"_s);
    BALCAO_TRY(requireTables(connection));
    BALCAO_TRY(
        const qint64 known,
        connection.number(u"SELECT (SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name IN ('event', "
                          "'charge_search', 'ledger_meta')) + (SELECT count(*) FROM pragma_table_info('event') "
                          "WHERE name = 'authorised_by') + (SELECT count(*) FROM pragma_table_info('charge') "
                          "WHERE name = 'mark')"_s));
    if (known == 0 || known != std::min<qint64>(version, lastWithAMark))
        return ledgerFailure(Kind::Damaged, u"the tables are not those of version %1"_s.arg(version));
    return static_cast<int>(version);
}

/** Brings a file of an older version up to date while no program has it open: an older one would go on writing in it. Busy: one has.
 *
 *  Returns a connection to the file, @p connection where nothing was to be done.
 */
Expected<std::unique_ptr<LedgerConnection>, LedgerError> migrateFile(std::unique_ptr<LedgerConnection> connection,
                                                                     const LedgerStore::Options &options)
{
    using Use = LedgerConnection::Use;
    constexpr quint32 shortest = 5;
    constexpr quint32 longest = 50;
    const LedgerAddress address = connection->address();
    const QDeadlineTimer deadline(options.busyTimeoutMs);
    BALCAO_TRY(int found, version(*connection));
    while (found > 0 && found < newest) {
        connection.reset();
        // A try that fails keeps a lock as long as it is open: two that waited so would wait for each other.
        auto alone = LedgerConnection::open(address, 0, Use::Alone);
        if (alone) {
            BALCAO_TRY(migrate(**alone, options));
            alone->reset();
            return LedgerConnection::open(address, options.busyTimeoutMs);
        }
        // Another program of this version may have been faster.
        BALCAO_TRY(connection, LedgerConnection::open(address, options.busyTimeoutMs));
        BALCAO_TRY(found, version(*connection));
        if (found >= newest)
            break;
        if (alone.error().kind != Kind::Busy || deadline.hasExpired())
            return Unexpected<LedgerError>(alone.error());
        connection.reset();
        QThread::msleep(QRandomGenerator::global()->bounded(shortest, longest));
    }
    BALCAO_TRY(migrate(*connection, options));
    return connection;
}

} // namespace

Expected<LedgerEnvironment, LedgerError> environmentOf(LedgerConnection &connection)
{
    BALCAO_TRY(const LedgerRows marks, connection.run(u"SELECT environment FROM ledger_meta"_s));
    if (!marks->next())
        return ledgerFailure(Kind::Damaged, u"the ledger's mark is gone"_s);
    const QString mark = marks->value(0).toString();
    if (mark.startsWith(movedMark))
        return ledgerFailure(Kind::Moved, mark.sliced(movedMark.size()));
    for (const LedgerEnvironment environment : {LedgerEnvironment::Real, LedgerEnvironment::Training}) {
        if (mark == wordOf(environment))
            return environment;
    }
    return ledgerFailure(Kind::WrongEnvironment, mark);
}

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

Expected<QStringList, LedgerError> differing(LedgerConnection &connection, Which which)
{
    if (connection.isPostgres())
        return QStringList();
    const auto isMeant = [which](const QString &name) { return which == Which::All || name.startsWith("trigger "_L1); };
    QMap<QString, QString> missing = ownTexts(connection);
    QStringList names;
    BALCAO_TRY(LedgerRows found, connection.run(u"SELECT type || ' ' || name, sql FROM sqlite_schema WHERE sql IS NOT "
                                                "NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name"_s));
    while (found->next()) {
        const QString name = found->value(0).toString();
        // What a full-text table keeps its index in.
        const bool isShadow = name.startsWith("table charge_words_"_L1) || name.startsWith("table charge_parts_"_L1);
        if (isShadow || !isMeant(name))
            continue;
        if (!missing.contains(name))
            names.append(name + u": not the program's"_s);
        else if (missing.take(name) != found->value(1).toString().simplified())
            names.append(name + u": changed"_s);
    }
    BALCAO_TRY(found.finish());
    for (auto own = missing.cbegin(); own != missing.cend(); ++own) {
        if (isMeant(own.key()))
            names.append(own.key() + u": missing"_s);
    }
    return names;
}

Expected<void, LedgerError> makeWhole(const QString &file, const FileMaker &make)
{
    auto fresh = WholeFile::begin(file).map_error(errorOf);
    BALCAO_TRY(WholeFile whole, std::move(fresh));
    BALCAO_TRY(make(whole.aside()));
    return whole.finish().map_error(errorOf);
}

Expected<void, LedgerError> copyTo(LedgerConnection &connection, const QString &aside)
{
    QString quoted = aside;
    return connection.execute(u"VACUUM INTO '"_s + quoted.replace(u'\'', u"''"_s) + u'\'');
}

Expected<void, LedgerError> markMoved(LedgerConnection &connection, const LedgerAddress &to)
{
    {
        BALCAO_TRY(auto transaction, LedgerTransaction::begin(connection));
        BALCAO_TRY(connection.write(u"UPDATE ledger_meta SET environment = ?"_s, {movedMark + to.text()}));
        BALCAO_TRY(transaction.commit());
    }
    BALCAO_TRY(connection.removeLog());
    // The mark alone keeps the programs from writing; not every file system has permissions.
    QFile::setPermissions(connection.address().text(), QFile::ReadOwner);
    return {};
}

Expected<Opened, LedgerError> open(const LedgerAddress &address, const LedgerStore::Options &options)
{
    if (!address.isPostgres())
        BALCAO_TRY(prepareFile(address.text(), options));
    using Use = LedgerConnection::Use;
    auto opened = LedgerConnection::open(address, options.busyTimeoutMs, options.isAlone ? Use::Alone : Use::Shared);
    if (!opened && opened.error().kind == Kind::ReadOnly) {
        // That may be because its ledger is elsewhere.
        BALCAO_TRY(const auto looked, LedgerConnection::open(address, 0, Use::Reading));
        BALCAO_TRY(environmentOf(*looked));
    }
    BALCAO_TRY(auto connection, std::move(opened));
    if (address.isPostgres() || options.isAlone) {
        BALCAO_TRY(migrate(*connection, options));
    } else {
        BALCAO_TRY(connection, migrateFile(std::move(connection), options));
    }
    if (options.checksNewest) {
        BALCAO_TRY(const QStringList triggers, differing(*connection, Which::Triggers));
        if (!triggers.isEmpty())
            return ledgerFailure(Kind::Damaged, triggers.join(u", "_s));
    }
    BALCAO_TRY(const LedgerEnvironment environment, environmentOf(*connection));
    if (environment != options.environment)
        return ledgerFailure(Kind::WrongEnvironment, wordOf(environment));
    BALCAO_TRY(const qint64 idsHashedAfter, connection->number(u"SELECT ids_hashed_after FROM ledger_meta"_s));
    return Opened{.connection = std::move(connection), .idsHashedAfter = idsHashedAfter};
}

} // namespace balcao::ledgerschema
