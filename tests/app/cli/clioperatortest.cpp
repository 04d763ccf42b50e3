// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerconnection.h"
#include "tests/app/cli/accounts.h"
#include "tests/app/clirunner.h"
#include "tests/core/service/shop.h"
#include "tests/support/devpts.h"
#include "tests/support/testmain.h"

namespace clioperatortest
{

using namespace Qt::StringLiterals;
using balcao::LedgerAddress;
using balcao::LedgerStore;
using balcao::test::CliRun;
using balcao::test::CliRunner;

namespace
{

/** Ana Paula, a cashier, types hers; Carlos, a manager, allows it. */
const QStringList asAna{u"--operator"_s, u"Ana Paula"_s, u"--pin-fd"_s, u"0"_s};
const QStringList asCarlos{u"--operator"_s, u"Carlos"_s, u"--pin-fd"_s, u"0"_s};
const QStringList byCarlos{u"--authorised-by"_s, u"carlos"_s, u"--authorised-pin-fd"_s, u"0"_s};

std::unique_ptr<LedgerStore> storeOf(const CliRunner &cli)
{
    auto opened = LedgerStore::open(LedgerAddress::file(cli.ledgerFile()), {.counter = u"09"_s});
    return opened ? *std::move(opened) : nullptr;
}

/** The attempt of a charge that the provider made. */
CliRun sold(const CliRunner &cli, const balcao::sandbox::SandboxServer &provider)
{
    return cli.run(balcao::test::createOf(provider.baseUrl()));
}

} // namespace

/** Operators on the command line: who gives a command, and who allows it. */
class CliOperatorTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /** No person allows it: access to the ledger's file is enough. */
    void resetNamesTheAccountOfTheSystem()
    {
        const CliRunner cli;
        const auto provider = balcao::test::startedSandbox();
        QCOMPARE(sold(cli, *provider).code, 0);
        balcao::test::employ(*storeOf(cli));
        const CliRun reset = cli.run({u"operator"_s, u"reset"_s, u"Carlos"_s, u"--new-pin-fd"_s, u"0"_s}, "135790\n");
        QVERIFY2(reset.code == 0, reset.out + reset.err);
        QCOMPARE(balcao::test::accountsIn(cli.ledgerFile(), u"operator_reset"_s), QStringList{balcao::accountName()});
    }

    void theReasonThatABadgeIsRefused_data()
    {
        QTest::addColumn<QByteArray>("badge");
        QTest::addColumn<QByteArray>("reason");
        for (const int length : {0, 1, 8, 9, 64, 65, 66, 70, 999, 1000})
            QTest::addRow("%d", length) << QByteArray(length, '7')
                                        << QByteArray(length < 9    ? "curto"
                                                      : length > 64 ? "longo"
                                                                    : "");
        QTest::newRow("1001") << QByteArray(1001, '7') << "mais de 1000"_ba;
        QTest::newRow("a blank") << "12345 6789"_ba
                                 << "acentos"_ba;
        QTest::newRow("a letter that is not ASCII") << "123456789\xc3\xa9"_ba
                                                    << "acentos"_ba;
    }
    void theReasonThatABadgeIsRefused()
    {
        QFETCH(const QByteArray, badge);
        QFETCH(const QByteArray, reason);
        // Without a ledger the badge is looked at only where operators are: one ledger for all rows.
        static const std::unique_ptr<CliRunner> cli = [] {
            auto made = std::make_unique<CliRunner>();
            if (!QDir().mkpath(made->dataFolder()))
                qFatal("no folder");
            const auto opened = LedgerStore::open(LedgerAddress::file(made->ledgerFile()), {.counter = u"09"_s});
            balcao::test::employ(**opened);
            return made;
        }();
        const QStringList set{u"operator"_s, u"set-badge"_s, u"Ana Paula"_s, u"--json"_s, u"--new-pin-fd"_s, u"0"_s};
        const CliRun run = cli->run(set + asCarlos, "246810\n" + badge + '\n');
        QVERIFY2(run.code == (reason.isEmpty() ? 0 : 2), run.out + run.err);
        if (!reason.isEmpty()) {
            QCOMPARE(run.errorFields(), QStringList{u"new_pin"_s});
            QVERIFY2(run.out.contains(reason), run.out);
        }
    }
    /** A ledger without operators beside the shop's is no way round them. */
    void anotherLedgerAsksTheShopsOperators_data()
    {
        QTest::addColumn<QByteArray>("settings");
        QTest::addColumn<QStringList>("options");
        QTest::newRow("another folder") << QByteArray() << QStringList{u"--data-dir"_s, u"OTHER"_s};
        QTest::newRow("another file") << QByteArray() << QStringList{u"--ledger"_s, u"OTHER/x.sqlite"_s};
        QTest::newRow("beside the settings")
            << QByteArray("[ledger]\naddress = \"SHOP\"\n") << QStringList{u"--ledger"_s, u"OTHER/x.sqlite"_s};
    }
    void anotherLedgerAsksTheShopsOperators()
    {
        QFETCH(QByteArray, settings);
        QFETCH(QStringList, options);
        CliRunner cli;
        const auto provider = balcao::test::startedSandbox();
        const QString txid = sold(cli, *provider).text("txid"_L1);
        balcao::test::employ(*storeOf(cli));
        options.replaceInStrings(u"OTHER"_s, cli.folder() + u"/other"_s);
        if (!settings.isEmpty()) {
            QVERIFY(!cli.writeSettings(settings.replace("SHOP", cli.ledgerFile().toUtf8())).isEmpty());
            cli.set(u"BALCAO_DATA_DIR"_s, cli.folder() + u"/third"_s);
        }
        const QStringList correct =
            QStringList{u"correct"_s,        txid,       u"--amount"_s, u"0,01"_s, u"--base-url"_s,
                        provider->baseUrl(), u"--json"_s} +
            options;
        QCOMPARE(cli.run(correct + QStringList{u"--operator"_s, u"Zeca"_s}).errorFields(), QStringList{u"operator"_s});
        QCOMPARE(cli.run(correct + asAna, "1234\n").errorFields(), QStringList{u"authorised_by"_s});
        const CliRun allowed = cli.run(correct + asAna + byCarlos, "1234\n246810\n");
        QVERIFY2(allowed.code == 0, allowed.out + allowed.err);
        const CliRun shown = cli.run(QStringList{u"show"_s, txid, u"--json"_s} + options);
        QVERIFY2(shown.out.contains("\"authorised_by\":\"Carlos\""), shown.out);
        if (settings.isEmpty())
            return;
        QVERIFY(QDir().rename(cli.dataFolder(), cli.folder() + u"/away"_s));
        QCOMPARE(cli.run(correct + asAna, "1234\n").code, 7);
    }

    /** A correction that may not be made leaves nothing of a charge that the ledger does not know. */
    void whatMayNotBeCorrectedIsNotTakenIn()
    {
        const CliRunner cli;
        const auto provider = balcao::test::startedSandbox();
        QCOMPARE(sold(cli, *provider).code, 0);
        const QString elsewhere = sold(CliRunner(), *provider).text("txid"_L1);
        balcao::test::employ(*storeOf(cli));
        const QStringList correct{u"correct"_s,    elsewhere,           u"--amount"_s, u"45"_s,
                                  u"--base-url"_s, provider->baseUrl(), u"--json"_s};
        QCOMPARE(cli.run(correct + asAna, "1234\n").errorFields(), QStringList{u"authorised_by"_s});
        QCOMPARE(cli.run({u"list"_s, u"--json"_s}).json["charges"_L1].toArray().size(), 1);
        const CliRun wrong = cli.run(correct + asAna + byCarlos, "1234\n000000\n");
        QCOMPARE(wrong.errorFields(), QStringList{u"authorised_pin"_s});
        QCOMPARE(cli.run({u"list"_s, u"--json"_s, u"--status"_s, u"to_check"_s}).json["charges"_L1].toArray().size(),
                 0);
    }

    void whatNobodyGave_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<QString>("end");
        QTest::addColumn<QByteArray>("reason");
        const QStringList input{u"--pin-fd"_s, u"0"_s};
        QTest::newRow("a PIN as an argument") << QStringList{u"--pin"_s, u"246810"_s} << ""_ba << u"1 "_s << ""_ba;
        QTest::newRow("no number") << QStringList{u"--pin-fd"_s, u"x"_s} << ""_ba << u"2 "_s << ""_ba;
        QTest::newRow("nothing to read") << input << ""_ba << u"2 pin"_s << "não tem linha"_ba;
        QTest::newRow("a descriptor that is closed")
            << QStringList{u"--pin-fd"_s, u"97"_s} << ""_ba << u"2 pin"_s << "não está aberto"_ba;
        QTest::newRow("no digits") << input << "secret\n"_ba << u"2 pin"_s << ""_ba;
        QTest::newRow("a line without an end") << input << QByteArray(1000, '1') << u"2 pin"_s << ""_ba;
        QTest::newRow("a line too long") << input << QByteArray(1001, '1') + '\n' << u"2 pin"_s << "mais de 1000"_ba;
        QTest::newRow("a line too long, without an end")
            << input << QByteArray(1001, '1') << u"2 pin"_s << "mais de 1000"_ba;
        QTest::newRow("no terminal") << QStringList{} << ""_ba << u"2 pin"_s << ""_ba;
    }
    void whatNobodyGave()
    {
        QFETCH(const QStringList, options);
        QFETCH(const QByteArray, input);
        QFETCH(const QByteArray, reason);
        const CliRunner cli;
        const auto provider = balcao::test::startedSandbox();
        const QString txid = sold(cli, *provider).text("txid"_L1);
        balcao::test::employ(*storeOf(cli));
        QProcess process;
        QSignalSpy finished(&process, &QProcess::finished);
        // Without the terminal of the person who runs the tests.
        cli.startIn(process, u"exec setsid -w \"$0\" \"$@\""_s,
                    QStringList{u"receive"_s, txid, u"--json"_s, u"--operator"_s, u"Carlos"_s} + options);
        process.write(input);
        process.closeWriteChannel();
        QVERIFY(!finished.isEmpty() || finished.wait(20'000));
        const CliRun run = CliRunner::resultOf(process);
        QTEST(QString::number(run.code) + u' ' + run.errorFields().join(u','), "end");
        QVERIFY2(run.out.contains(reason), run.out);
        QVERIFY(!(run.out + run.err).contains("246810") && !(run.out + run.err).contains("secret"));
    }

    void aKilledPromptGivesTheEchoBack_data()
    {
        QTest::addColumn<QString>("signal");
        QTest::addColumn<int>("number");
        QTest::newRow("Ctrl+C") << u"SIGINT"_s << 2;
        QTest::newRow("the window is closed") << u"SIGHUP"_s << 1;
        QTest::newRow("kill") << u"SIGTERM"_s << 15;
        QTest::newRow("Ctrl+Backslash") << u"SIGQUIT"_s << 3;
    }
    void aKilledPromptGivesTheEchoBack()
    {
        if (!balcao::test::hasPseudoTerminals())
            QSKIP("there are no pseudo-terminals here, and a PIN is typed on one");
        QFETCH(const QString, signal);
        QFETCH(const int, number);
        const CliRunner cli;
        const auto provider = balcao::test::startedSandbox();
        const QString txid = sold(cli, *provider).text("txid"_L1);
        balcao::test::employ(*storeOf(cli));
        QProcess process;
        QSignalSpy finished(&process, &QProcess::finished);
        cli.startIn(process, u"exec python3 '" BALCAO_TEST_APP "/killedprompt.py' %1 \"$0\" \"$@\""_s.arg(signal),
                    {u"receive"_s, txid, u"--operator"_s, u"Carlos"_s, u"--lang"_s, u"en"_s});
        QVERIFY(!finished.isEmpty() || finished.wait(30'000));
        QCOMPARE(QString::fromLatin1(process.readAllStandardOutput()).trimmed(), u"silent echo %1"_s.arg(-number));
    }
};

BALCAO_TEST(CliOperatorTest)

} // namespace clioperatortest

#include "clioperatortest.moc"
