// SPDX-License-Identifier: MIT
#include "core/ledger/chargeledger.h"
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerstore.h"
#include "tests/support/drafts.h"
#include "tests/support/pooler.h"
#include "tests/support/postgrescluster.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <atomic>
#include <thread>
#include <vector>

namespace ledgerpoolertest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using Kind = LedgerError::Kind;

/** PgBouncer between a program and the ledger's server. */
class LedgerPoolerTest : public QObject
{
    Q_OBJECT

    test::PostgresCluster m_cluster;
    LedgerAddress m_direct = LedgerAddress::file({});

    [[nodiscard]] static LedgerAddress through(const test::Pooler &pooler)
    {
        return LedgerAddress::parse(pooler.address()).value();
    }
    [[nodiscard]] qint64 events() const
    {
        const auto connection = LedgerConnection::open(m_direct, 0);
        return connection ? (*connection)->number(u"SELECT count(*) FROM event"_s).value_or(-1) : -1;
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!test::PostgresCluster::isAvailable())
            QSKIP("PostgreSQL is not installed");
        if (!test::Pooler::isAvailable())
            QSKIP("PgBouncer is not installed");
        QVERIFY(m_cluster.start() && m_cluster.makeDatabase(u"pooled"_s));
        m_direct = LedgerAddress::parse(m_cluster.address(u"pooled"_s)).value();
        QVERIFY(LedgerStore::open(m_direct, {}));
    }

    void aPoolerIsRecognisedByItsMode_data()
    {
        QTest::addColumn<QString>("mode");
        QTest::addColumn<bool>("isPooled");
        QTest::newRow("transaction mode") << u"transaction"_s << true;
        QTest::newRow("session mode") << u"session"_s << false;
    }
    void aPoolerIsRecognisedByItsMode()
    {
        QFETCH(const QString, mode);
        QFETCH(const bool, isPooled);
        test::Pooler pooler(m_cluster.address(u"pooled"_s), mode);
        QVERIFY2(pooler.start(), pooler.said());
        const auto recognised = LedgerConnection::isPooled(through(pooler));
        QVERIFY2(recognised, recognised ? "" : qPrintable(recognised.error().detail));
        QCOMPARE(*recognised, isPooled);
        QCOMPARE(LedgerConnection::isPooled(m_direct), false);
    }

    void aPoolerIsRecognisedBesideOtherPrograms_data()
    {
        QTest::addColumn<int>("programs");
        QTest::addColumn<int>("sessions");
        QTest::newRow("a session for each connection") << 2 << 20;
        QTest::newRow("fewer sessions than programs that begin at once") << 4 << 2;
        QTest::newRow("one session") << 2 << 1;
    }
    /** Other programs change which session of the server is given next, and no program may wait for ever. */
    void aPoolerIsRecognisedBesideOtherPrograms()
    {
        QFETCH(const int, programs);
        QFETCH(const int, sessions);
        test::Pooler pooler(m_cluster.address(u"pooled"_s), u"transaction"_s, sessions);
        QVERIFY2(pooler.start(), pooler.said());
        constexpr int probes = 20;
        std::atomic<int> recognised = 0;
        std::vector<std::thread> threads;
        threads.reserve(static_cast<std::size_t>(programs));
        for (int i = 0; i < programs; ++i) {
            threads.emplace_back([&] {
                for (int probe = 0; probe < probes; ++probe)
                    recognised += LedgerConnection::isPooled(through(pooler)).value_or(false) ? 1 : 0;
            });
        }
        for (std::thread &thread : threads)
            thread.join();
        QCOMPARE(recognised.load(), programs * probes);
    }

    void aTillDoesNotBeginBehindAPooler()
    {
        test::Pooler pooler(m_cluster.address(u"pooled"_s), u"transaction"_s);
        QVERIFY2(pooler.start(), pooler.said());
        const qint64 before = events();
        ChargeLedger ledger(through(pooler), {.since = QDateTime::currentDateTimeUtc()}, Clock());
        QTRY_VERIFY(ledger.isTried());
        QVERIFY(ledger.outage());
        QCOMPARE(ledger.outage()->kind, Kind::Pooler);
        std::optional<LedgerError> refused;
        ledger.append(drafts::attempt())->whenFinished(this, [&refused](const auto &written) {
            refused = written ? LedgerError() : written.error();
        });
        QTRY_VERIFY(refused);
        QCOMPARE(refused->kind, Kind::Pooler);
        QCOMPARE(events(), before);
    }

    void aProgramOfOneCommandWorksBehindAPooler()
    {
        test::Pooler pooler(m_cluster.address(u"pooled"_s), u"transaction"_s);
        QVERIFY2(pooler.start(), pooler.said());
        LedgerAddress address = through(pooler);
        address.isByTransaction = true;
        const qint64 before = events();
        const auto store = LedgerStore::open(address, {});
        QVERIFY(store && (*store)->append(drafts::attempt()) && (*store)->append(drafts::attempt()));
        QCOMPARE(events(), before + 2);
    }
};

BALCAO_TEST(LedgerPoolerTest)

} // namespace ledgerpoolertest

#include "ledgerpoolertest.moc"
