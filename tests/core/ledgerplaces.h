// SPDX-License-Identifier: MIT
#pragma once

#include "core/ledger/ledgerconnection.h"

#include <QTemporaryDir>
#include <QTest>

namespace balcao
{

/** Where the same test runs: an SQLite file, and a database of a private PostgreSQL where there is one. */
class LedgerPlaces
{
public:
    [[nodiscard]] static QStringList names() { return {QStringLiteral("sqlite")}; }

    /** For each place one row with these values; @p name may be nothing. The column "place" comes first. */
    template <class... Values>
    static void addRows(const char *name = "", const Values &...values)
    {
        for (const QString &place : names()) {
            const QByteArray title = place.toLatin1() + (*name ? ": " : "") + name;
            QTestData &row = QTest::newRow(title.constData()) << place;
            static_cast<void>((row << ... << values));
        }
    }

    /** A ledger that does not exist yet. */
    [[nodiscard]] LedgerAddress fresh(const QString & /*place*/)
    {
        return LedgerAddress::file(m_folder.filePath(QStringLiteral("ledger-%1.sqlite").arg(++m_count)));
    }

    /** Takes the triggers away, as somebody with the file in hand would. */
    static void dropGuards(LedgerConnection &connection)
    {
        for (const char *const trigger :
             {"event_update", "event_delete", "personal_update", "personal_delete", "erasure_update", "erasure_delete"})
            static_cast<void>(connection.execute(QStringLiteral("DROP TRIGGER ") + QLatin1StringView(trigger)));
        static_cast<void>(connection.execute(QStringLiteral("PRAGMA foreign_keys = OFF")));
    }

private:
    QTemporaryDir m_folder;
    int m_count = 0;
};

} // namespace balcao
