// SPDX-License-Identifier: MIT
#pragma once

#include "core/ledger/ledgerconnection.h"
#include "tests/support/postgrescluster.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <optional>

namespace balcao
{

/** Where the same test runs: an SQLite file, and a database of a private PostgreSQL where there is one. */
class LedgerPlaces
{
public:
    [[nodiscard]] static QStringList names()
    {
        QStringList places{QStringLiteral("sqlite")};
        if (test::PostgresCluster::isAvailable())
            places.append(QStringLiteral("postgres"));
        return places;
    }

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
    [[nodiscard]] LedgerAddress fresh(const QString &place)
    {
        m_name = QStringLiteral("ledger%1").arg(++m_count);
        const QString &name = m_name;
        if (place == QLatin1StringView("sqlite"))
            return LedgerAddress::file(m_folder.filePath(name + QStringLiteral(".sqlite")));
        if (!m_cluster) {
            m_cluster = std::make_unique<test::PostgresCluster>();
            if (!m_cluster->start())
                qFatal("PostgreSQL does not start");
        }
        if (!m_cluster->makeDatabase(name))
            qFatal("the database cannot be made");
        return LedgerAddress::parse(m_cluster->address(name)).value();
    }

    /** The ledger that a program of this version wrote: 2 (13 charges, two of them erased), 3 to 9 (tests/support/makeledger). */
    [[nodiscard]] LedgerAddress ofVersion(int version, const QString &place)
    {
        LedgerAddress address = fresh(place);
        const QString data = QStringLiteral(BALCAO_TEST_DATA "/ledger-v%1").arg(version);
        const bool isThere =
            address.isPostgres()
                ? m_cluster->run(m_name, {QStringLiteral("-c"),
                                          QStringLiteral("DO $$ BEGIN CREATE ROLE balcao_counter LOGIN; EXCEPTION WHEN "
                                                         "duplicate_object THEN NULL; END $$")}) &&
                      m_cluster->run(m_name, {QStringLiteral("-o"), QStringLiteral("/dev/null")},
                                     data + QStringLiteral("-postgresql.sql"))
                : QFile::copy(data + QStringLiteral(".sqlite"), address.text()) &&
                      QFile::setPermissions(address.text(), QFile::ReadOwner | QFile::WriteOwner);
        if (!isThere)
            qFatal("the older ledger cannot be made");
        return address;
    }

    /** PostgreSQL: an empty database of somebody's who may make roles, and nothing else. */
    [[nodiscard]] LedgerAddress ofPlainOwner()
    {
        const LedgerAddress address = fresh(QStringLiteral("postgres"));
        if (!m_cluster->run(
                m_name, {QStringLiteral("-c"), QStringLiteral("CREATE ROLE shop LOGIN CREATEROLE; ALTER DATABASE %1 "
                                                              "OWNER TO shop")
                                                   .arg(address.database)}))
            qFatal("the owner cannot be made");
        return LedgerAddress::parse(
                   m_cluster->address(m_name).replace(QStringLiteral("balcao_owner"), QStringLiteral("shop")))
            .value();
    }
    /** What packaging/postgresql/counters.sql says when that owner runs it; nothing when it fails. */
    [[nodiscard]] std::optional<QByteArray> grantAsPlainOwner()
    {
        const bool isDone = m_cluster->run(m_name,
                                           {QStringLiteral("-U"), QStringLiteral("shop"), QStringLiteral("-v"),
                                            QStringLiteral("counter=shop_counter")},
                                           QStringLiteral(BALCAO_TEST_DATA "/../../packaging/postgresql/counters.sql"));
        return isDone ? std::optional(m_cluster->said()) : std::nullopt;
    }

    /** PostgreSQL: gives the counters their rights in a ledger whose tables are there. */
    [[nodiscard]] bool grantCounter(const LedgerAddress &address) const
    {
        return m_cluster->grantCounter(address.database);
    }
    /** PostgreSQL: the same as seen by a counter. */
    [[nodiscard]] LedgerAddress asCounter(const LedgerAddress &address) const
    {
        return LedgerAddress::parse(m_cluster->address(address.database, true)).value();
    }

    /** Takes the triggers away, as somebody with the file in hand would. */
    static void dropGuards(LedgerConnection &connection)
    {
        if (connection.isPostgres()) {
            static_cast<void>(connection.execute(QStringLiteral("SET session_replication_role = replica")));
            return;
        }
        for (const char *const trigger :
             {"event_update", "event_delete", "personal_update", "personal_delete", "erasure_update", "erasure_delete"})
            static_cast<void>(connection.execute(QStringLiteral("DROP TRIGGER ") + QLatin1StringView(trigger)));
        static_cast<void>(connection.execute(QStringLiteral("PRAGMA foreign_keys = OFF")));
    }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<test::PostgresCluster> m_cluster;
    QString m_name;
    int m_count = 0;
};

} // namespace balcao
