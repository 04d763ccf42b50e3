// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerstore.h"
#include "tests/app/clirunner.h"
#include "tests/support/drafts.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QTest>

#include <array>

namespace clinamestest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::CliRun;
using balcao::test::CliRunner;

/** Which ledger is meant, and which of its charges. */
class CliNamesTest : public QObject
{
    Q_OBJECT

private:
    /** Of one charge: its attempt. */
    [[nodiscard]] static QString makeLedger(const QString &file, LedgerEnvironment environment, int attempts = 1)
    {
        QDir().mkpath(QFileInfo(file).path());
        const auto store = LedgerStore::open(LedgerAddress::file(file), {.environment = environment});
        QStringList made;
        for (int i = 0; store && i < attempts; ++i) {
            const EventDraft draft = drafts::attempt(4990 + i);
            made.append(draft.attempt);
            if (!(*store)->append(draft) || !(*store)->append(drafts::of(EventKind::FirstByteOut, draft.attempt)) ||
                !(*store)->append(drafts::answer(EventKind::Created, draft.attempt, u"t-shared"_s, 4990 + i)))
                return {};
        }
        return made.join(", "_L1);
    }

private Q_SLOTS:
    void aTrainingLedgerMayBeRead_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        QTest::newRow("list") << QStringList{u"list"_s} << 0;
        QTest::newRow("show nothing") << QStringList{u"show"_s, u"t-nobody"_s} << 2;
        QTest::newRow("settle") << QStringList{u"settle"_s, u"t-shared"_s, u"--reopen"_s} << 7;
    }
    void aTrainingLedgerMayBeRead()
    {
        QFETCH(QStringList, arguments);
        QFETCH(const int, code);
        CliRunner cli;
        const QString file = cli.dataFolder() + u"/lesson.sqlite"_s;
        QVERIFY(!makeLedger(file, LedgerEnvironment::Training).isEmpty());
        arguments += {u"--ledger"_s, file};
        const CliRun run = cli.run(arguments + QStringList{u"--json"_s});
        QCOMPARE(run.code, code);
        QVERIFY(!run.json.isEmpty());
        QCOMPARE(run.text("environment"_L1), code == 7 ? QString() : u"training"_s);
        const CliRun told = cli.run(arguments + QStringList{u"--lang"_s, u"en"_s});
        QCOMPARE(told.code, code);
        QCOMPARE(told.err.contains("This ledger is for training"), code != 7);
    }

    void aSharedTxidNamesItsAttempts_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("show") << QStringList{u"show"_s, u"t-shared"_s};
        QTest::newRow("settle") << QStringList{u"settle"_s, u"t-shared"_s, u"--reopen"_s};
        QTest::newRow("receive") << QStringList{u"receive"_s, u"t-shared"_s};
        QTest::newRow("status") << QStringList{u"status"_s, u"t-shared"_s};
        QTest::newRow("correct") << QStringList{u"correct"_s, u"t-shared"_s, u"--amount=1"_s};
    }
    void aSharedTxidNamesItsAttempts()
    {
        QFETCH(const QStringList, arguments);
        CliRunner cli;
        const auto provider = test::startedSandbox();
        cli.set(u"BALCAO_BASE_URL"_s, provider->baseUrl());
        const QString attempts = makeLedger(cli.ledgerFile(), LedgerEnvironment::Real, 2);
        QVERIFY(!attempts.isEmpty());
        const CliRun run = cli.run(arguments + QStringList{u"--json"_s});
        QCOMPARE(run.code, 2);
        QCOMPARE(run.errorFields(), QStringList{arguments.constFirst() == "settle"_L1 ? u"attempt"_s : u"txid"_s});
        QVERIFY2(run.json["errors"_L1][0]["message"_L1].toString().contains(attempts), run.out);
        QCOMPARE(cli.run({u"show"_s, attempts.section(u',', 0, 0)}).code, 0);
        QCOMPARE(cli.run({u"list"_s, u"--json"_s}).json["charges"_L1].toArray().size(), 2);
    }

    /** The first of them imports it. To the others it is that charge, not another one. */
    void programsThatImportOneTxidAtOnceFindOneCharge()
    {
        const auto provider = test::startedSandbox();
        const QString txid = CliRunner().run(test::createOf(provider->baseUrl())).text("txid"_L1);
        QVERIFY(!txid.isEmpty());
        const CliRunner cli;
        static_cast<void>(makeLedger(cli.ledgerFile(), LedgerEnvironment::Real, 0));
        std::array<QProcess, 6> programs;
        for (QProcess &program : programs)
            cli.start(program, {u"status"_s, txid, u"--json"_s, u"--base-url"_s, provider->baseUrl()});
        for (QProcess &program : programs) {
            QTRY_COMPARE_WITH_TIMEOUT(program.state(), QProcess::NotRunning, 30'000);
            const CliRun run = CliRunner::resultOf(program);
            QVERIFY2(run.code == 0, run.out + run.err);
            QCOMPARE(run.text("txid"_L1), txid);
        }
        QCOMPARE(cli.run({u"list"_s, u"--json"_s}).json["charges"_L1].toArray().size(), 1);
    }

    void tablesHaveTheLineEndsOfTheTillsFiles_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("list") << QStringList{u"list"_s, u"--csv"_s};
        QTest::newRow("closing") << QStringList{u"closing"_s, u"--preview"_s, u"--csv"_s};
    }
    void tablesHaveTheLineEndsOfTheTillsFiles()
    {
        QFETCH(const QStringList, arguments);
        const CliRunner cli;
        QVERIFY(!makeLedger(cli.ledgerFile(), LedgerEnvironment::Real).isEmpty());
        const CliRun run = cli.run(arguments);
        QCOMPARE(run.code, 0);
        QVERIFY2(run.out.count('\n') > 1 && run.out.count("\r\n") == run.out.count('\n'), run.out);
    }
};

BALCAO_TEST(CliNamesTest)

} // namespace clinamestest

#include "clinamestest.moc"
