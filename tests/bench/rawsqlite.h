// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>
#include <QtGlobal>

#include <sqlite3.h>

#include <memory>
#include <vector>

namespace balcao
{

/** A row as SQLite holds it. */
class RawRow
{
public:
    /** The first row of the statement; none at all where there is none. */
    explicit RawRow(sqlite3_stmt *statement)
    {
        if (sqlite3_step(statement) == SQLITE_ROW) {
            for (int column = 0; column < sqlite3_column_count(statement); ++column)
                m_values.emplace_back(sqlite3_value_dup(sqlite3_column_value(statement, column)));
        }
        sqlite3_reset(statement);
    }
    void bindTo(sqlite3_stmt *statement) const
    {
        int at = 0;
        for (const Value &value : m_values)
            sqlite3_bind_value(statement, ++at, value.get());
    }

private:
    struct Free {
        void operator()(sqlite3_value *value) const { sqlite3_value_free(value); }
    };
    using Value = std::unique_ptr<sqlite3_value, Free>;
    std::vector<Value> m_values;
};

/** SQLite itself, without Qt and without us. */
class Raw
{
public:
    explicit Raw(const QString &file)
    {
        if (sqlite3_open(file.toUtf8().constData(), &m_database) != SQLITE_OK)
            qFatal("sqlite3_open");
        execute("PRAGMA journal_mode=WAL");
        execute("PRAGMA synchronous=FULL");
        execute("PRAGMA cache_size=-16000");
        execute("PRAGMA foreign_keys=ON");
    }
    ~Raw()
    {
        for (sqlite3_stmt *statement : m_statements)
            sqlite3_finalize(statement);
        sqlite3_close(m_database);
    }
    Q_DISABLE_COPY_MOVE(Raw)

    void execute(const char *sql)
    {
        char *error = nullptr;
        if (sqlite3_exec(m_database, sql, nullptr, nullptr, &error) != SQLITE_OK)
            qFatal("%s: %s", sql, error);
    }
    sqlite3_stmt *prepare(const QByteArray &sql)
    {
        sqlite3_stmt *statement = nullptr;
        if (sqlite3_prepare_v2(m_database, sql.constData(), -1, &statement, nullptr) != SQLITE_OK)
            qFatal("%s: %s", sql.constData(), sqlite3_errmsg(m_database));
        m_statements.push_back(statement);
        return statement;
    }
    /** Reads every column of every row, as text. */
    static int readAll(sqlite3_stmt *statement)
    {
        int rows = 0;
        while (sqlite3_step(statement) == SQLITE_ROW) {
            for (int column = 0; column < sqlite3_column_count(statement); ++column)
                static_cast<void>(sqlite3_column_text(statement, column));
            ++rows;
        }
        sqlite3_reset(statement);
        return rows;
    }
    /** For a statement without rows. */
    static void step(sqlite3_stmt *statement)
    {
        const int code = sqlite3_step(statement);
        if (code != SQLITE_DONE)
            qFatal("raw SQLite: %d", code);
        sqlite3_reset(statement);
    }
    static void bind(sqlite3_stmt *statement, int at, const QByteArray &text)
    {
        sqlite3_bind_text(statement, at, text.constData(), static_cast<int>(text.size()), SQLITE_TRANSIENT);
    }

private:
    sqlite3 *m_database = nullptr;
    std::vector<sqlite3_stmt *> m_statements;
};

} // namespace balcao
