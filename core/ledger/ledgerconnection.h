// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"
#include "core/ledger/ledgeraddress.h"
#include "core/ledger/ledgererror.h"

#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QStringList>
#include <QVariant>
#include <QVariantList>

#include <memory>
#include <optional>
#include <type_traits>
#include <vector>

namespace balcao
{

class LedgerConnection;

/** A statement that has run: its rows, read forward (rows->next()). It ends with this object, so that none stays open and keeps
 *  the write-ahead log from being emptied. Its connection outlives it.
 */
class LedgerRows
{
public:
    LedgerRows(LedgerRows &&) noexcept = default;
    ~LedgerRows();
    LedgerRows(const LedgerRows &) = delete;
    LedgerRows &operator=(const LedgerRows &) = delete;
    LedgerRows &operator=(LedgerRows &&) = delete;

    [[nodiscard]] QSqlQuery &operator*() const { return m_statement->query; }
    [[nodiscard]] QSqlQuery *operator->() const { return &m_statement->query; }
    /** After the last row: whether it was the last one, or reading failed there. */
    [[nodiscard]] Expected<void, LedgerError> finish();

private:
    friend class LedgerConnection;

    struct Statement {
        QString sql;
        QSqlQuery query;
        QStringList names; // of its values
    };

    LedgerRows(LedgerConnection &connection, std::unique_ptr<Statement> statement);

    LedgerConnection *m_connection;
    std::unique_ptr<Statement> m_statement;
};

/** One connection to the ledger's database: statements, transactions, and what the driver's errors mean.
 *
 *  Statements are prepared once, and the last hundred kept. Belongs to the thread that opened it.
 */
class LedgerConnection
{
public:
    enum class Use {
        Shared,
        /** SQLite: no other connection has the file open meanwhile, Busy otherwise. The process must not open the file by other means:
         *  POSIX would drop the lock.
         */
        Alone,
        /** SQLite: a file without a log, looked into as it lies there. */
        Reading,
        /** SQLite: a file that others may write, and that is not changed. */
        Looking
    };

    /** For a database that is not changed: a file that is open nowhere has no log, and Looking would leave one behind. */
    [[nodiscard]] static Use useToLook(const LedgerAddress &address);

    /** SQLite: WAL, synchronous FULL, foreign keys, statements of run() that end (Damaged: one did not). PostgreSQL: bounded waits, so
     *  that no statement hangs for ever.
     */
    [[nodiscard]] static Expected<std::unique_ptr<LedgerConnection>, LedgerError>
    open(const LedgerAddress &address, int busyTimeoutMs, Use use = Use::Shared);
    ~LedgerConnection();
    Q_DISABLE_COPY_MOVE(LedgerConnection)

    [[nodiscard]] bool isPostgres() const noexcept { return m_isPostgres; }
    /** The operator that knows no case: SQLite's LIKE does not. */
    [[nodiscard]] QLatin1StringView likeOfAnyCase() const { return QLatin1StringView(isPostgres() ? "ILIKE" : "LIKE"); }
    [[nodiscard]] const LedgerAddress &address() const noexcept { return m_address; }
    [[nodiscard]] QSqlDriver *driver() const { return m_database.driver(); }

    /** Statements without values, several with a line of "--" between them; for schemas and pragmas. */
    [[nodiscard]] Expected<void, LedgerError> execute(const QString &sql);
    /** A question mark in the text for each value. The statement has run. */
    [[nodiscard]] Expected<LedgerRows, LedgerError> run(const QString &sql, const QVariantList &values = {});

    /** PostgreSQL: two connections to @p address have the same session by turns, as a pooler in transaction mode gives it to them. */
    [[nodiscard]] static Expected<bool, LedgerError> isPooled(LedgerAddress address);

    /** A statement that writes one row. Damaged: it wrote none, and said nothing; a trigger that is not the ledger's ignored it. */
    [[nodiscard]] Expected<void, LedgerError> write(const QString &sql, const QVariantList &values);

    /** What @p read makes of each row. */
    template <class Read>
    [[nodiscard]] auto list(const QString &sql, const QVariantList &values, const Read &read)
        -> Expected<QList<std::invoke_result_t<Read, const QSqlQuery &>>, LedgerError>
    {
        BALCAO_TRY(LedgerRows rows, run(sql, values));
        QList<std::invoke_result_t<Read, const QSqlQuery &>> found;
        while (rows->next())
            found.append(read(*rows));
        BALCAO_TRY(rows.finish());
        return found;
    }
    /** The first value of the first row; 0: there is none. */
    [[nodiscard]] Expected<qint64, LedgerError> number(const QString &sql, const QVariantList &values = {});

    /** Takes the right to write at once (and on PostgreSQL waits for the other counters' transactions to end). */
    [[nodiscard]] Expected<void, LedgerError> begin();
    /** The same for whoever makes tables or brings them up to date: the function that gives the right may not be there yet. */
    [[nodiscard]] Expected<void, LedgerError> beginUpgrade();
    /** For a long reading that must not see what others write meanwhile; ended by rollback(). */
    [[nodiscard]] Expected<void, LedgerError> beginReading();
    [[nodiscard]] Expected<void, LedgerError> commit();
    void rollback();
    /** SQLite: all that was committed is in the file itself, and on the disk. Busy: another program reads or writes. */
    [[nodiscard]] Expected<void, LedgerError> emptyLog();
    /** SQLite: the file has no log any more, so that it can be read where nothing can be written. For a connection that has it alone. */
    [[nodiscard]] Expected<void, LedgerError> removeLog();

    /** What went wrong, in the ledger's terms. */
    [[nodiscard]] LedgerError errorOf(const QSqlError &error) const;

private:
    friend class LedgerRows;
    using Statement = LedgerRows::Statement;

    LedgerConnection(LedgerAddress address, QString name);
    [[nodiscard]] Expected<std::unique_ptr<Statement>, LedgerError> prepare(const QString &sql);
    void keep(std::unique_ptr<Statement> statement);
    [[nodiscard]] Expected<void, LedgerError> openFile(int busyTimeoutMs, Use use);
    [[nodiscard]] Expected<void, LedgerError> openServer();
    [[nodiscard]] bool openWithPassword();
    [[nodiscard]] Expected<void, LedgerError> beginWith(const QString &lock);
    [[nodiscard]] Expected<void, LedgerError> signLog();
    [[nodiscard]] Expected<LedgerRows, LedgerError> runOnce(const QString &sql, const QVariantList &values);

    LedgerAddress m_address;
    bool m_isPostgres;
    QString m_name;
    QSqlDatabase m_database;
    /** SQLite: how often the statement that runs asked whether it may go on. */
    int m_calls = 0;
    /** SQLite: the log. Opened once, at the first write, and not at each of them. */
    QFile m_logFile;
    /** The beginnings of the log that the first page was written into, and of the one being written. */
    std::optional<QByteArray> m_signedLog;
    QByteArray m_log;
    /** Those that nobody reads, the last used at the end. */
    std::vector<std::unique_ptr<Statement>> m_idle;
};

/** SQLite: at the place of @p database, its log and its journal are files or nothing. It would wait for a pipe's other end for ever. */
[[nodiscard]] bool isMadeOfFiles(const QString &database);

/** For a column of texts, none of which is NULL: storableText(). */
[[nodiscard]] QVariant columnText(QString text);

/** Undoes what was not committed when it goes out of scope. */
class LedgerTransaction
{
public:
    [[nodiscard]] static Expected<LedgerTransaction, LedgerError> begin(LedgerConnection &connection);
    [[nodiscard]] static Expected<LedgerTransaction, LedgerError> beginUpgrade(LedgerConnection &connection);
    [[nodiscard]] static Expected<LedgerTransaction, LedgerError> beginReading(LedgerConnection &connection);
    LedgerTransaction(LedgerTransaction &&other) noexcept;
    ~LedgerTransaction();
    LedgerTransaction(const LedgerTransaction &) = delete;
    LedgerTransaction &operator=(const LedgerTransaction &) = delete;
    LedgerTransaction &operator=(LedgerTransaction &&) = delete;

    [[nodiscard]] Expected<void, LedgerError> commit();

private:
    explicit LedgerTransaction(LedgerConnection &connection)
        : m_connection(&connection)
    {
    }

    LedgerConnection *m_connection;
};

} // namespace balcao
