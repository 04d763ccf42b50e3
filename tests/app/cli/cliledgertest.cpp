// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerstore.h"
#include "core/values/account.h"
#include "tests/app/clirunner.h"
#include "tests/support/drafts.h"
#include "tests/support/postgrescluster.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <array>

namespace cliledgertest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::CliRun;
using balcao::test::CliRunner;

namespace
{

QJsonArray charges(const CliRun &run)
{
    return run.json.value("charges"_L1).toArray();
}

/** Changes one character of @p text in the closed ledger's bytes, at each place. */
bool flip(const QString &file, const QByteArray &text)
{
    QFile bytes(file);
    if (!bytes.open(QIODevice::ReadWrite))
        return false;
    const QByteArray all = bytes.readAll();
    const qsizetype at = all.lastIndexOf(text);
    if (at < 0)
        return false;
    return bytes.seek(at + text.size() - 1) && bytes.putChar(static_cast<char>(all.at(at + text.size() - 1) ^ 1));
}

} // namespace

/** The commands on the ledger, through the real program. */
class CliLedgerTest : public QObject
{
    Q_OBJECT

private:
    /** Both kinds of ledger; the address is empty for the file in the runner's data folder. */
    static void places()
    {
        QTest::addColumn<bool>("onServer");
        QTest::newRow("sqlite") << false;
        if (test::PostgresCluster::isAvailable())
            QTest::newRow("postgres") << true;
    }
    [[nodiscard]] bool use(CliRunner &cli, bool onServer)
    {
        if (!onServer)
            return true;
        if (!m_cluster) {
            m_cluster = std::make_unique<test::PostgresCluster>();
            if (!m_cluster->start())
                return false;
        }
        const QString name = u"ledger%1"_s.arg(++m_databases);
        if (!m_cluster->makeDatabase(name))
            return false;
        cli.set(u"BALCAO_LEDGER"_s, m_cluster->address(name));
        // The owner makes the tables; from then on the counters' own role is enough.
        if (cli.run({u"ledger"_s, u"stats"_s}).code != 0 || !m_cluster->grantCounter(name))
            return false;
        cli.set(u"BALCAO_LEDGER"_s, m_cluster->address(name, true));
        return true;
    }

    std::unique_ptr<test::PostgresCluster> m_cluster;
    int m_databases = 0;

private Q_SLOTS:
    void oneFlippedByteIsNamed()
    {
        CliRunner cli;
        const auto provider = test::startedSandbox();
        QCOMPARE(cli.run(test::createOf(provider->baseUrl(), u"49,91"_s)).code, 0);
        const CliRun second = cli.run(test::createOf(provider->baseUrl(), u"73,19"_s));
        QCOMPARE(second.code, 0);
        QCOMPARE(cli.run({u"ledger"_s, u"verify"_s}).code, 0);
        // The attempt's token is in one event only.
        const CliRun shown = cli.run({u"show"_s, second.text("attempt"_L1), u"--json"_s});
        const QJsonObject first = shown.json["events"_L1][0].toObject();
        const QByteArray hash = first.value("hash"_L1).toString().toLatin1();
        QVERIFY(flip(cli.ledgerFile(), hash));
        const CliRun verified = cli.run({u"ledger"_s, u"verify"_s, u"--json"_s});
        QCOMPARE(verified.code, 6);
        QVERIFY(!verified.json.value("whole"_L1).toBool(true));
        QCOMPARE(verified.json["damages"_L1][0]["attempt"_L1].toString(), second.text("attempt"_L1));
        QCOMPARE(verified.json["damages"_L1][0]["event"_L1].toInteger(), first.value("event"_L1).toInteger());
        // So near to the end a till that starts notices it by itself, and sends nothing.
        QCOMPARE(cli.run(test::createOf(provider->baseUrl())).code, 7);
        QCOMPARE(provider->chargeCount(), 2);
    }

    void createCorrectStatusShareALedger_data() { places(); }
    void createCorrectStatusShareALedger()
    {
        QFETCH(const bool, onServer);
        CliRunner cli;
        QVERIFY(use(cli, onServer));
        const auto provider = test::startedSandbox();
        const QStringList to{u"--base-url"_s, provider->baseUrl(), u"--json"_s};
        const CliRun created = cli.run(test::createOf(provider->baseUrl()));
        QCOMPARE(created.code, 0);
        const QString txid = created.text("txid"_L1);
        const CliRun corrected = cli.run(QStringList{u"correct"_s, txid, u"--amount"_s, u"45"_s} + to);
        QVERIFY2(corrected.code == 0, corrected.out + corrected.err);
        QCOMPARE(corrected.text("attempt"_L1), created.text("attempt"_L1));
        QVERIFY(provider->pay(txid));
        QCOMPARE(cli.run(QStringList{u"status"_s, txid} + to).text("status"_L1), u"Paga"_s);
        const CliRun shown = cli.run({u"show"_s, txid, u"--json"_s});
        QCOMPARE(shown.text("status"_L1), u"paid"_s);
        QCOMPARE(shown.text("amount"_L1), u"45.00"_s);
        QCOMPARE(shown.json.value("revision"_L1).toInt(), 2);
        QStringList kinds;
        const QJsonArray events = shown.json.value("events"_L1).toArray();
        for (const auto &event : events)
            kinds.append(event["kind"_L1].toString());
        QCOMPARE(kinds, (QStringList{u"attempt"_s, u"out"_s, u"reply"_s, u"created"_s, u"correction_asked"_s, u"out"_s,
                                     u"reply"_s, u"correction_done"_s, u"reply"_s, u"status_read"_s}));
        // Known to be paid: it is not corrected any more, and nothing is sent.
        QCOMPARE(cli.run(QStringList{u"correct"_s, txid, u"--amount"_s, u"40"_s} + to).code, 2);
        QCOMPARE(cli.run({u"ledger"_s, u"verify"_s}).code, 0);
    }

    void theCountersRoleCannotBecomeTheOwner()
    {
        if (!test::PostgresCluster::isAvailable())
            QSKIP("there is no PostgreSQL here");
        CliRunner cli;
        QVERIFY(use(cli, true));
        const QString database = u"ledger%1"_s.arg(m_databases);
        // A table of its own in the way of the function that runs with the owner's rights; and the plain ways.
        for (const QString &sql : {u"SET ROLE balcao_counter; CREATE TEMP TABLE charge (id bigint)"_s,
                                   u"SET ROLE balcao_counter; UPDATE event SET amount = 1"_s,
                                   u"SET ROLE balcao_counter; DELETE FROM personal"_s,
                                   u"SET ROLE balcao_counter; UPDATE charge SET amount = 1"_s,
                                   u"SET ROLE balcao_counter; INSERT INTO erasure (event, before) VALUES (1, 1)"_s,
                                   u"SET ROLE balcao_counter; CREATE TABLE mine (id int)"_s,
                                   u"SET ROLE balcao_counter; ALTER TABLE event DISABLE TRIGGER ALL"_s})
            QVERIFY2(!m_cluster->run(database, {u"-v"_s, u"ON_ERROR_STOP=1"_s, u"-c"_s, sql}), qPrintable(sql));
        QVERIFY(m_cluster->run(database, {u"-c"_s, u"SET ROLE balcao_counter; SELECT count(*) FROM event"_s}));
    }

    void aChargeMadeElsewhereIsTakenIn()
    {
        CliRunner here;
        CliRunner elsewhere;
        const auto provider = test::startedSandbox();
        const QString txid = elsewhere.run(test::createOf(provider->baseUrl())).text("txid"_L1);
        const CliRun read = here.run({u"status"_s, txid, u"--json"_s, u"--base-url"_s, provider->baseUrl()});
        QCOMPARE(read.code, 0);
        QVERIFY(read.json.value("code_verified"_L1).toBool());
        QCOMPARE(charges(here.run({u"list"_s, u"--json"_s})).size(), 1);
        const CliRun shown = here.run({u"show"_s, txid, u"--json"_s});
        QVERIFY2(shown.out.contains("\"imported\":true") && !shown.out.contains("adopted"), shown.out);
        QCOMPARE(here.run({u"ledger"_s, u"verify"_s}).code, 0);
    }

    void withoutVariablesTheOperatorIsTheAccount()
    {
        CliRunner cli;
        for (const char *name : {"BALCAO_OPERATOR", "USER", "LOGNAME", "USERNAME"})
            cli.unset(QLatin1StringView(name));
        QCOMPARE(cli.run(test::createOf(u"http://127.0.0.1:9"_s)).code, 5);
        const QString attempt = charges(cli.run({u"list"_s, u"--json"_s})).at(0)["attempt"_L1].toString();
        const CliRun shown = cli.run({u"show"_s, attempt, u"--json"_s});
        QVERIFY(!accountName().isEmpty());
        QCOMPARE(shown.json["events"_L1][0]["operator"_L1].toString(), accountName());
    }
    void readingMakesNoLedger_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("list") << QStringList{u"list"_s};
        QTest::newRow("show") << QStringList{u"show"_s, u"t-1234"_s};
        QTest::newRow("settle") << QStringList{u"settle"_s, u"t-1234"_s, u"--absent"_s};
        QTest::newRow("receive") << QStringList{u"receive"_s, u"t-1234"_s};
        QTest::newRow("verify") << QStringList{u"ledger"_s, u"verify"_s};
        QTest::newRow("stats") << QStringList{u"ledger"_s, u"stats"_s};
        QTest::newRow("backup") << QStringList{u"ledger"_s, u"backup"_s, u"copy.sqlite"_s};
        QTest::newRow("erase") << QStringList{u"ledger"_s, u"erase"_s, u"--older-than=9"_s};
        QTest::newRow("rebuild") << QStringList{u"ledger"_s, u"rebuild"_s};
    }
    void readingMakesNoLedger()
    {
        QFETCH(QStringList, arguments);
        const CliRunner cli;
        const CliRun run = cli.run(arguments);
        QCOMPARE(run.code, 7);
        QVERIFY(run.out.isEmpty());
        QVERIFY2(run.err.contains("ledger.sqlite"), run.err);
        QVERIFY(!QFile::exists(cli.dataFolder()));
    }
    /** The copy that an update made goes with the customers' data; a copy that cannot be removed is named. */
    void anErasureTakesTheCopiesOfUpdates()
    {
        CliRunner cli;
        QVERIFY(QDir().mkpath(cli.dataFolder()));
        const QString old = QStringLiteral(BALCAO_TEST_DATA "/ledger-v2.sqlite");
        QVERIFY(QFile::copy(old, cli.ledgerFile()));
        QVERIFY(QFile::setPermissions(cli.ledgerFile(), QFile::ReadOwner | QFile::WriteOwner));
        QCOMPARE(cli.run({u"ledger"_s, u"stats"_s}).code, 0);
        const QStringList names{u"ledger.sqlite.v*"_s};
        QCOMPARE(QDir(cli.dataFolder()).entryList(names).size(), 1);
        QFile unreadable(cli.ledgerFile() + u".v3-20260101T000000Z"_s);
        QVERIFY(unreadable.open(QIODevice::WriteOnly) && unreadable.write("no ledger") > 0);
        unreadable.close();
        const QStringList erase{u"ledger"_s, u"erase"_s, u"--older-than"_s, u"1"_s, u"--json"_s};
        const CliRun erased = cli.run(erase);
        QVERIFY2(erased.code == 6, erased.out + erased.err);
        QVERIFY(erased.json["erased"_L1].toInt() > 0);
        QCOMPARE(erased.json["copies_removed"_L1].toInt(), 1);
        QCOMPARE(erased.json["copies_left"_L1][0].toString(), u"ledger.sqlite.v3-20260101T000000Z"_s);
        QVERIFY(QFile::remove(unreadable.fileName()));
        QCOMPARE(cli.run(erase).code, 0);
        QCOMPARE(QDir(cli.dataFolder()).entryList(names), QStringList());
    }

    /** The first of them imports it. To the others it is that charge, not another one. */
    void programsThatImportOneTxidAtOnceFindOneCharge()
    {
        const auto provider = test::startedSandbox();
        const QString txid = CliRunner().run(test::createOf(provider->baseUrl())).text("txid"_L1);
        QVERIFY(!txid.isEmpty());
        const CliRunner cli;
        QVERIFY(QDir().mkpath(cli.dataFolder()));
        QVERIFY(LedgerStore::open(LedgerAddress::file(cli.ledgerFile()), {}));
        std::array<QProcess, 6> programs;
        for (QProcess &program : programs)
            cli.start(program, {u"status"_s, txid, u"--json"_s, u"--base-url"_s, provider->baseUrl()});
        for (QProcess &program : programs) {
            QTRY_COMPARE_WITH_TIMEOUT(program.state(), QProcess::NotRunning, 30'000);
            const CliRun run = CliRunner::resultOf(program);
            QVERIFY2(run.code == 0, run.out + run.err);
            QCOMPARE(run.text("txid"_L1), txid);
        }
        QCOMPARE(charges(cli.run({u"list"_s, u"--json"_s})).size(), 1);
    }
};

BALCAO_TEST(CliLedgerTest)

} // namespace cliledgertest

#include "cliledgertest.moc"
