// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>
#include <QtGlobal>

#include <sqlite3.h>

#include <vector>

namespace balcao
{

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
    static void bind(sqlite3_stmt *statement, int at, const QByteArray &text)
    {
        sqlite3_bind_text(statement, at, text.constData(), static_cast<int>(text.size()), SQLITE_TRANSIENT);
    }

private:
    sqlite3 *m_database = nullptr;
    std::vector<sqlite3_stmt *> m_statements;
};

} // namespace balcao
