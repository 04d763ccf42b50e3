// SPDX-License-Identifier: MIT
#include "core/charge/charge.h"
#include "core/ledger/chargecolumns.h"
#include "core/ledger/ledgerappend.h"
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerschema.h"
#include "core/ledger/maintenance/ledgermaintenance.h"
#include "tests/core/ledger/storefixture.h"
#include "tests/support/drafts.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QTest>

#include <atomic>
#include <thread>
#include <vector>

namespace ledgersidebysidetest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using Done = Expected<void, LedgerError>;
using Kind = LedgerError::Kind;

/** A till of version 9 with the statements that it issued, on a connection that stays open. */
class OlderTill
{
public:
    explicit OlderTill(const LedgerAddress &address)
    {
        constexpr int busyTimeoutMs = 500;
        auto opened = LedgerConnection::open(address, busyTimeoutMs);
        if (!opened)
            qFatal("the older till does not open the ledger: %s", qPrintable(opened.error().detail));
        m_connection = *std::move(opened);
    }

    /** The tables' version. The older till reads it when it opens the ledger, and refuses one above its own. */
    [[nodiscard]] qint64 version() const
    {
        return m_connection
            ->number(m_connection->isPostgres() ? u"SELECT schema FROM ledger_meta"_s : u"PRAGMA user_version"_s)
            .value_or(-1);
    }
    /** Takes the right to write. */
    [[nodiscard]] Done begin() const
    {
        if (!m_connection->isPostgres())
            return m_connection->execute(u"BEGIN IMMEDIATE"_s);
        BALCAO_TRY(m_connection->execute(u"BEGIN"_s));
        auto taken = m_connection->execute(u"SELECT balcao_take_turn()"_s);
        if (!taken)
            m_connection->rollback();
        return taken;
    }
    /** Writes an attempt and its charge. begin() came before. */
    [[nodiscard]] Done write() const
    {
        BALCAO_TRY(const LedgerEvent event,
                   ledgerappend::charge({*m_connection, u"01"_s, QDateTime::currentDateTimeUtc()}, drafts::attempt()));
        const Charge row = fold(Charge{}, event);
        if (!m_connection->isPostgres()) {
            const auto [sql, values] = chargecolumns::insertion(row);
            return m_connection->write(sql, values);
        }
        const QByteArray state = QJsonDocument(chargecolumns::object(row)).toJson(QJsonDocument::Compact);
        BALCAO_TRY(m_connection->run(u"SELECT balcao_keep_charge(CAST(? AS jsonb), ?, ?)"_s,
                                     {QString::fromUtf8(state), u" "_s, u" "_s}));
        return {};
    }
    [[nodiscard]] Done commit() const { return m_connection->execute(u"COMMIT"_s); }
    [[nodiscard]] Done sell() const
    {
        BALCAO_TRY(begin());
        BALCAO_TRY(write());
        return commit();
    }

private:
    std::unique_ptr<LedgerConnection> m_connection;
};

/** One till of version 9 and one of this version, on one ledger. */
class LedgerSideBySideTest : public StoreFixture
{
    Q_OBJECT

private:
    static constexpr qint64 older = 9;

    /** A sale of a till of this version, in the name of the manager that the older ledger has. */
    [[nodiscard]] static bool sells(LedgerStore &store)
    {
        EventDraft draft = drafts::attempt();
        draft.by.who = u"019f6214-4000-7000-8000-0000000000b1"_s;
        const auto written = store.append(draft);
        if (!written)
            qWarning("nothing can be sold: %s", qPrintable(written.error().detail));
        return written.has_value();
    }

    [[nodiscard]] static qint64 eventsIn(LedgerStore &store)
    {
        return store.connection().number(u"SELECT count(*) FROM event"_s).value_or(-1);
    }
    [[nodiscard]] static QStringList copiesBeside(const LedgerAddress &address)
    {
        const QFileInfo file(address.text());
        return file.dir().entryList({file.fileName() + u".v9-*"_s});
    }

private Q_SLOTS:
    void anOpenOlderTillIsRefusedByTheServer()
    {
        if (LedgerPlaces::names().size() < 2)
            QSKIP("PostgreSQL is not installed");
        const LedgerAddress address = m_places.ofVersion(older, u"postgres"_s);
        const OlderTill till(m_places.asCounter(address));
        QCOMPARE(till.version(), older);
        QVERIFY(till.sell());

        const auto owner = open(address);
        QVERIFY(owner);
        const qint64 before = eventsIn(*owner);
        // The older till takes this for a lost connection, connects again, and finds tables of a newer version.
        for (int i = 0; i < 2; ++i) {
            const Done refused = till.sell();
            QVERIFY(!refused);
            QCOMPARE(refused.error(), (LedgerError{.kind = Kind::ConnectionLost, .detail = u"SQLSTATE 57P03"_s}));
        }
        QVERIFY(OlderTill(m_places.asCounter(address)).version() > older);
        QCOMPARE(eventsIn(*owner), before);

        const auto counter = open(m_places.asCounter(address));
        QVERIFY(counter && sells(*counter));
        QVERIFY(!till.sell());
        QVERIFY(sells(*counter));
        QCOMPARE(eventsIn(*owner), before + 2);
        QVERIFY(ledger::verify(*owner)->isWhole());
    }

    /** A sale that an older till has begun is in the charges that the new version makes. */
    void theServersUpgradeWaitsForAnOlderTillsSale()
    {
        if (LedgerPlaces::names().size() < 2)
            QSKIP("PostgreSQL is not installed");
        const LedgerAddress address = m_places.ofVersion(older, u"postgres"_s);
        const OlderTill till(m_places.asCounter(address));
        const auto watch = LedgerConnection::open(address, 0);
        QVERIFY(watch && till.begin());
        const qint64 before = (*watch)->number(u"SELECT count(*) FROM charge"_s).value_or(-1);

        bool isUpgraded = false;
        std::thread upgrade([&] { isUpgraded = open(address) != nullptr; });
        const bool isWaiting = QTest::qWaitFor([&] {
            return (*watch)->number(u"SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND "
                                    "wait_event_type = 'Lock'"_s) == 1;
        });
        const bool isSold = isWaiting && till.write() && till.commit();
        upgrade.join();
        QVERIFY(isWaiting);
        QVERIFY(isSold);
        QVERIFY(isUpgraded);
        const auto owner = open(address);
        QVERIFY(owner);
        QCOMPARE(owner->connection().number(u"SELECT count(*) FROM charge"_s), before + 1);
        QVERIFY(ledger::verify(*owner)->isWhole());
        QVERIFY(!till.sell());
    }

    /** Nothing of SQLite refuses a program that has the file open, so the upgrade waits until there is none. */
    void aFileIsBroughtUpToDateWhenNoOlderTillHasItOpen()
    {
        const LedgerAddress address = m_places.ofVersion(older, u"sqlite"_s);
        constexpr int busyTimeoutMs = 100;
        const LedgerStore::Options options{.busyTimeoutMs = busyTimeoutMs};
        {
            const OlderTill till(address);
            QCOMPARE(till.version(), older);
            QVERIFY(till.sell());
            const auto refused = LedgerStore::open(address, options);
            QVERIFY(!refused);
            QCOMPARE(refused.error().kind, Kind::Busy);
            QCOMPARE(copiesBeside(address), QStringList());
            QCOMPARE(till.version(), older);
            QVERIFY(till.sell());
        }
        const auto store = open(address);
        QVERIFY(store);
        QCOMPARE(copiesBeside(address).size(), 1);
        const auto verified = ledger::verify(*store);
        QVERIFY(verified && verified->isWhole());
        QCOMPARE(verified->events, 112 + 2);
        QVERIFY(sells(*store));
        // An older till that opens the file now reads a version above its own.
        QVERIFY(OlderTill(address).version() > older);
        QVERIFY(sells(*store));
    }

    void severalNewTillsBringAFileUpToDateOnce()
    {
        constexpr int many = 4;
        const LedgerAddress address = m_places.ofVersion(older, u"sqlite"_s);
        std::atomic<int> written = 0;
        std::vector<std::thread> tills;
        for (int i = 0; i < many; ++i)
            tills.emplace_back([&] {
                const auto store = LedgerStore::open(address, {.busyTimeoutMs = 60'000});
                if (store && sells(**store))
                    ++written;
            });
        for (std::thread &till : tills)
            till.join();
        QCOMPARE(written, many);
        QCOMPARE(copiesBeside(address).size(), 1);
        QVERIFY(ledger::verify(*open(address))->isWhole());
    }
};

BALCAO_TEST(LedgerSideBySideTest)

} // namespace ledgersidebysidetest

#include "ledgersidebysidetest.moc"
