// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerstore.h"
#include "tests/app/clirunner.h"
#include "tests/support/drafts.h"
#include "tests/support/postgrescluster.h"
#include "tests/support/testmain.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QTest>

namespace climovetest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::CliRun;
using balcao::test::CliRunner;

/** A ledger goes from its file into a database, by the real program. */
class CliMoveTest : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] QString freshDatabase()
    {
        const QString name = u"moved%1"_s.arg(++m_count);
        if (!m_cluster.makeDatabase(name))
            qFatal("the database cannot be made");
        return m_cluster.address(name);
    }
    static void fill(const CliRunner &cli)
    {
        QVERIFY(QDir().mkpath(cli.dataFolder()));
        const auto store = LedgerStore::open(LedgerAddress::file(cli.ledgerFile()), {});
        QVERIFY(store && (*store)->append(drafts::attempt(4990)) && (*store)->append(drafts::attempt(731)));
    }

    /** As long as it takes. */
    static CliRun patiently(const CliRunner &cli, const QStringList &command)
    {
        QProcess process;
        cli.start(process, command);
        process.waitForFinished(-1);
        return CliRunner::resultOf(process);
    }

    test::PostgresCluster m_cluster;
    int m_count = 0;

private Q_SLOTS:
    void initTestCase()
    {
        if (!test::PostgresCluster::isAvailable())
            QSKIP("there is no PostgreSQL");
        QVERIFY(m_cluster.start());
    }

    void theLedgerIsMoved_data()
    {
        QTest::addColumn<QString>("preloaded");
        QTest::newRow("a file with permissions") << QString();
        QTest::newRow("a file without permissions") << QStringLiteral(BALCAO_NO_PERMISSIONS);
    }
    void theLedgerIsMoved()
    {
        QFETCH(const QString, preloaded);
        CliRunner cli;
        if (!preloaded.isEmpty()) {
            cli.set(u"LD_PRELOAD"_s, preloaded);
            cli.set(u"ASAN_OPTIONS"_s, u"verify_asan_link_order=0:"_s + qEnvironmentVariable("ASAN_OPTIONS"));
        }
        fill(cli);
        const QString to = freshDatabase();
        const QStringList inDatabase{u"list"_s, u"--json"_s, u"--ledger"_s, to};
        const CliRun before = cli.run({u"list"_s, u"--json"_s});
        QCOMPARE(before.json["charges"_L1].toArray().size(), 2);
        const CliRun moved = cli.run({u"ledger"_s, u"move"_s, u"--to"_s, to, u"--json"_s});
        QVERIFY2(moved.code == 0, moved.out);
        QCOMPARE(moved.json.value("events"_L1), 2);
        QCOMPARE(moved.json.value("charges"_L1), 2);
        QVERIFY(to.startsWith(moved.text("to"_L1)));
        QCOMPARE(moved.text("environment"_L1), u"real"_s);
        QCOMPARE(cli.run(inDatabase).out, before.out);
        QCOMPARE(cli.run({u"ledger"_s, u"verify"_s, u"--ledger"_s, to}).code, 0);
        for (const QStringList &command :
             {QStringList{u"list"_s}, QStringList{u"ledger"_s, u"verify"_s}, QStringList{u"ledger"_s, u"rebuild"_s},
              QStringList{u"ledger"_s, u"move"_s, u"--to"_s, to}, test::createOf(u"http://127.0.0.1:9"_s)}) {
            const CliRun refused = cli.run(command + QStringList{u"--lang"_s, u"en"_s});
            QCOMPARE(refused.code, 7);
            QVERIFY2((refused.out + refused.err).contains("was moved to " + moved.text("to"_L1).toUtf8()), refused.err);
        }
    }

    /** The program is killed after ever longer times until it is through. 100,000 charges: ctest -C whole -L whole. */
    void killedAndBegunAgainEveryChargeIsMoved()
    {
        CliRunner cli;
        QVERIFY(QDir().mkpath(cli.dataFolder()));
        const int count = qEnvironmentVariable("BALCAO_MOVED", u"120"_s).toInt();
        {
            const auto store = LedgerStore::open(LedgerAddress::file(cli.ledgerFile()), {}).value();
            for (int number = 1; number <= count; ++number) {
                const QString txid = u"tx-%1"_s.arg(number, 6, 10, QChar(u'0'));
                const EventDraft made = drafts::attempt(100 + number, {.name = u"Cliente %1"_s.arg(number)});
                QVERIFY(store->append(made) &&
                        store->append(drafts::answer(EventKind::Created, made.attempt, txid, 100 + number)));
                if (number % 3 == 0)
                    QVERIFY(store->append(drafts::of(EventKind::ReceivedByHand, made.attempt)));
            }
        }
        const QStringList list{u"list"_s, u"--csv"_s};
        const QStringList sums{u"closing"_s, u"--preview"_s, u"--json"_s};
        const QStringList verify{u"ledger"_s, u"verify"_s};
        const CliRun before = patiently(cli, list);
        const CliRun sumsBefore = patiently(cli, sums);
        QCOMPARE(before.out.count('\n'), count + 1);
        QCOMPARE(sumsBefore.code, 0);
        QCOMPARE(patiently(cli, verify).code, 0);
        const auto bytes = [&cli] {
            QFile file(cli.ledgerFile());
            QCryptographicHash hash(QCryptographicHash::Sha256);
            return file.open(QIODevice::ReadOnly) && hash.addData(&file) ? hash.result() : QByteArray();
        };
        const QByteArray file = bytes();
        const QStringList inDatabase{u"--ledger"_s, freshDatabase()};
        const QStringList move{u"ledger"_s, u"move"_s, u"--lang"_s, u"en"_s, u"--to"_s, inDatabase.last()};
        int kills = 0;
        for (int limitMs = 30;; limitMs *= 2) {
            QProcess mover;
            cli.start(mover, move);
            if (mover.waitForFinished(limitMs)) {
                const CliRun moved = CliRunner::resultOf(mover);
                // Killed at its very end it had moved it.
                QVERIFY2(moved.code == 0 || (moved.code == 7 && moved.err.contains("was moved to")), moved.err);
                break;
            }
            mover.kill();
            QVERIFY(mover.waitForFinished());
            ++kills;
            if (patiently(cli, {u"list"_s}).code == 0)
                QCOMPARE(bytes(), file);
        }
        qInfo("%d charges moved, %d kills", count, kills);
        QVERIFY(kills > 0);
        QVERIFY(patiently(cli, list + inDatabase).out == before.out);
        const CliRun sumsAfter = patiently(cli, sums + inDatabase);
        QVERIFY2(sumsAfter.code == 0, sumsAfter.out + sumsAfter.err);
        QCOMPARE(sumsBefore.json["made"_L1]["count"_L1].toInt(), count);
        for (const auto key : {"made"_L1, "statuses"_L1, "received"_L1, "confirmed"_L1, "to_check"_L1})
            QCOMPARE(sumsAfter.json[key], sumsBefore.json[key]);
        QCOMPARE(patiently(cli, verify + inDatabase).code, 0);
    }

    void whatCannotBeMovedIsSaid_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("words");
        QTest::newRow("nowhere") << QStringList{} << 1 << QByteArray("--to is missing");
        QTest::newRow("to a file") << QStringList{u"--to"_s, u"other.sqlite"_s} << 2 << QByteArray("postgresql://");
        QTest::newRow("with a password") << QStringList{u"--to"_s, u"postgresql://a:secret@host/db"_s} << 2
                                         << QByteArray("PGPASSWORD");
        QTest::newRow("out of reach") << QStringList{u"--to"_s, u"postgresql://a@/db?host=/nonexistent"_s} << 7
                                      << QByteArray("server is away");
        QTest::newRow("no file") << QStringList{u"--to"_s, u"DATABASE"_s, u"--ledger"_s, u"/nonexistent/l.sqlite"_s}
                                 << 7 << QByteArray("There is no ledger");
        QTest::newRow("from a database") << QStringList{u"--to"_s, u"DATABASE"_s, u"--ledger"_s, u"DATABASE"_s} << 2
                                         << QByteArray("in a database already");
        QTest::newRow("onto another ledger")
            << QStringList{u"--to"_s, u"SOLD"_s} << 7 << QByteArray("another ledger already");
        QTest::newRow("while a till is open")
            << QStringList{u"--to"_s, u"DATABASE"_s, u"OPEN"_s} << 7 << QByteArray("Another program keeps");
    }
    void whatCannotBeMovedIsSaid()
    {
        QFETCH(QStringList, options);
        QFETCH(const int, code);
        QFETCH(const QByteArray, words);
        CliRunner cli;
        fill(cli);
        const QString database = freshDatabase();
        std::unique_ptr<LedgerStore> till;
        if (options.removeAll(u"OPEN"_s) > 0)
            till = LedgerStore::open(LedgerAddress::file(cli.ledgerFile()), {}).value();
        if (options.contains(u"SOLD"_s) || options.count(u"DATABASE"_s) > 1)
            QVERIFY(LedgerStore::open(LedgerAddress::parse(database).value(), {}).value()->append(drafts::attempt()));
        options.replaceInStrings(u"SOLD"_s, database).replaceInStrings(u"DATABASE"_s, database);
        const CliRun run = cli.run(QStringList{u"ledger"_s, u"move"_s, u"--lang"_s, u"en"_s} + options);
        QCOMPARE(run.code, code);
        QVERIFY2(run.err.contains(words), run.err);
        QVERIFY(!run.err.contains("secret"));
        QVERIFY(till ? till->append(drafts::attempt()).has_value() : cli.run({u"list"_s}).code == 0);
    }

    void interruptedItIsGivenUp()
    {
        CliRunner cli;
        fill(cli);
        const LedgerAddress to = LedgerAddress::parse(freshDatabase()).value();
        QVERIFY(LedgerStore::open(to, {}));
        // Another writer keeps it waiting.
        const auto other = LedgerConnection::open(to, 1000).value();
        const auto looker = LedgerConnection::open(to, 1000).value();
        QVERIFY(other->begin());
        QProcess mover;
        cli.start(mover, {u"ledger"_s, u"move"_s, u"--lang"_s, u"en"_s, u"--to"_s, m_cluster.address(to.database)});
        const auto waits = [&looker] {
            return looker
                       ->number(
                           u"SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"_s)
                       .value_or(0) == 1;
        };
        QTRY_VERIFY_WITH_TIMEOUT(waits(), 30'000);
        mover.terminate();
        other->rollback();
        QTRY_COMPARE_WITH_TIMEOUT(mover.state(), QProcess::NotRunning, 30'000);
        const CliRun ended = CliRunner::resultOf(mover);
        QCOMPARE(ended.code, 7);
        QVERIFY2(ended.err.contains("given up, and nothing was changed"), ended.err);
        QCOMPARE(cli.run({u"list"_s, u"--json"_s}).json["charges"_L1].toArray().size(), 2);
        QCOMPARE(looker->number(u"SELECT count(*) FROM event"_s), 0);
    }
};

BALCAO_TEST(CliMoveTest)

} // namespace climovetest

#include "climovetest.moc"
