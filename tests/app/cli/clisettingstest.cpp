// SPDX-License-Identifier: MIT
#include "tests/app/clirunner.h"
#include "tests/app/hostilesettings.h"
#include "tests/support/testmain.h"

#include <unistd.h>

namespace clisettingstest
{

using namespace Qt::StringLiterals;
using namespace balcao::test;

/** The real program with a settings file, and with a keyring. */
class CliSettingsTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<balcao::sandbox::SandboxServer> m_sandbox;

    /** Provider, counter and ledger from a file alone. */
    QString fleet(const CliRunner &cli, const QByteArray &more = {}) const
    {
        return cli.writeSettings("[provider]\naddress = '" + m_sandbox->baseUrl().toUtf8() +
                                 "'\n[ledger]\naddress = '" + (cli.dataFolder() + u"/shop.sqlite"_s).toUtf8() + "'\n" +
                                 more);
    }
    static QStringList create()
    {
        return QStringList{u"create"_s, u"--json"_s, u"--amount"_s, u"49,90"_s} + customerOptions();
    }
    static QString counterOf(const CliRunner &cli)
    {
        const QJsonArray charges = cli.run({u"list"_s, u"--json"_s}).json.value("charges"_L1).toArray();
        return charges.isEmpty() ? QString() : charges.first()["counter"_L1].toString();
    }

private Q_SLOTS:
    void init() { m_sandbox = startedSandbox(); }

    void aTillIsSetUpByItsFileAlone()
    {
        CliRunner cli;
        QVERIFY(!fleet(cli, "[till]\ncounter = '07'\n").isEmpty());
        const CliRun run = cli.run(create());
        QCOMPARE(run.code, 0);
        QCOMPARE(run.err, QByteArray());
        QVERIFY(QFile::exists(cli.dataFolder() + u"/shop.sqlite"_s));
        QCOMPARE(counterOf(cli), u"07"_s);
    }

    void optionsAndVariablesComeFirst()
    {
        CliRunner cli;
        QVERIFY(!fleet(cli, "[till]\ncounter = '07'\n").isEmpty());
        cli.set(u"BALCAO_COUNTER"_s, u"08"_s);
        QCOMPARE(cli.run(create()).code, 0);
        QCOMPARE(counterOf(cli), u"08"_s);
        QCOMPARE(cli.run(QStringList{u"--counter"_s, u"09"_s} + create()).code, 0);
        QCOMPARE(counterOf(cli), u"09"_s);
        QCOMPARE(cli.run(QStringList{u"--base-url"_s, u"http://127.0.0.1:1/v1"_s} + create()).code, 5);
    }

    void whatIsWrongOfTheTillIsNamedAndPassedOver()
    {
        CliRunner cli;
        const QString wrong =
            fleet(cli, "[till]\ncuonter = '02'\ncounter = 'a b'\nlanguage = 'en'\n[printer]\nx = 1\n");
        const CliRun run = cli.run(create());
        QCOMPARE(run.code, 0);
        QVERIFY2(run.err.contains(wrong.toUtf8() + ", line 6: there is no setting till.cuonter."), run.err);
        QVERIFY2(run.err.contains(wrong.toUtf8() + ", line 7: the value of till.counter is not valid"), run.err);
        QVERIFY2(run.err.contains(wrong.toUtf8() + ", line 10: there is no setting printer.x."), run.err);
        QCOMPARE(counterOf(cli), u"01"_s);
    }

    void aFileThatMayHideTheShopStopsSelling_data() { addHostileSettings(); }
    void aFileThatMayHideTheShopStopsSelling()
    {
        QFETCH(const QString, make);
        QFETCH(const int, line);
        for (const QString &whose : {u"user"_s, u"system"_s, u"saved"_s}) {
            // An empty address is none in that file; and one folder has both files of the user.
            if (whose == "saved"_L1 && (make.contains("address = ''"_L1) || make.contains("rm -r"_L1)))
                continue;
            CliRunner cli;
            const QString file = makeHostileSettings(cli.folder(), whose, make);
            QVERIFY(!file.isEmpty());
            const auto back = qScopeGuard([&file] { takeBack(file); });
            if (make.contains("chmod"_L1) && ::geteuid() == 0)
                QSKIP("root may read everything");
            const CliRun run = cli.run(QStringList{u"--base-url"_s, m_sandbox->baseUrl()} + create());
            QCOMPARE(run.code, 1);
            QCOMPARE(run.text("outcome"_L1), u"invalid"_s);
            const QString said = run.json.value("errors"_L1).toArray().first()["message"_L1].toString();
            QVERIFY2(said.contains(file), run.out);
            QVERIFY2(line == 0 || said.contains(u" %1"_s.arg(line)), run.out);
            QVERIFY2(run.err.contains(file.toUtf8()), run.err);
            QCOMPARE(m_sandbox->chargeCount(), 0);
            QVERIFY2(!QFile::exists(cli.dataFolder()), "a ledger was made");
            for (const QStringList &command :
                 {QStringList{u"list"_s, u"--json"_s}, {u"key"_s, u"test"_s, u"--json"_s}}) {
                const CliRun other = cli.run(command);
                QCOMPARE(other.code, 1);
                QVERIFY2(!other.json.value("errors"_L1).toArray().isEmpty(), other.out);
            }
            QCOMPARE(cli.run({u"check"_s, QLatin1StringView(goodCode)}).code, 0);
            QCOMPARE(cli.run({u"--help"_s}).code, 0);
            QCOMPARE(cli.run({u"--version"_s}).code, 0);
        }
    }

    void settingsAreCheckedAndPrinted()
    {
        CliRunner cli;
        cli.unset(u"BALCAO_COUNTER"_s);
        const CliRun empty = cli.run({u"--check-settings"_s, u"--lang"_s, u"en"_s});
        QCOMPARE(empty.code, 0);
        QCOMPARE(empty.out, "The settings are valid.\n");
        QCOMPARE(empty.err, QByteArray());
        const QByteArray file =
            cli.writeSettings("[till]\ncuonter = '02'\nlanguage = 'en'\n[ledger]\naddress = '/x/it\"s'\n").toUtf8();
        const CliRun wrong = cli.run({u"--check-settings"_s});
        QCOMPARE(wrong.code, 1);
        QCOMPARE(wrong.out, file + ", line 2: there is no setting till.cuonter.\n");
        QCOMPARE(wrong.err, QByteArray());
        cli.set(u"BALCAO_COUNTER"_s, u"07"_s);
        const CliRun printed = cli.run({u"--print-settings"_s, u"--timeout"_s, u"9"_s});
        QCOMPARE(printed.code, 0);
        const QByteArrayList lines = printed.out.split('\n');
        for (const QByteArray &line :
             {QByteArray("provider.address = \"\"  # default"), QByteArray("provider.timeout = 9  # --timeout"),
              QByteArray("till.counter = \"07\"  # BALCAO_COUNTER"), QByteArray("till.training = false  # default"),
              "till.language = \"en\"  # " + file + ", line 3",
              "ledger.address = \"/x/it\\\"s\"  # " + file + ", line 5"})
            QVERIFY2(lines.contains(line), printed.out);
        // The parser's own reason for what is no TOML.
        cli.writeSettings("[till]\ncounter = \xe2\x80\x9c"
                          "07\xe2\x80\x9d\n");
        const CliRun broken = cli.run({u"--check-settings"_s, u"--lang"_s, u"en"_s});
        QCOMPARE(broken.code, 1);
        QVERIFY2(broken.out.contains("line 2") && broken.out.contains("Reason: Error while parsing"), broken.out);
        QVERIFY(!QFile::exists(cli.dataFolder()));
    }

    /** The page has saved another value than the user's own file. */
    void bothValuesArePrinted()
    {
        CliRunner cli;
        const QByteArray own =
            cli.writeSettings("[provider]\ntimeout = 20\n[till]\nshop-name = 'Jacaranda'\nlanguage = 'en'\n").toUtf8();
        QFile file(cli.folder() + u"/user/balcao/saved.toml"_s);
        QVERIFY(file.open(QIODevice::WriteOnly) &&
                file.write("[provider]\ntimeout = 45\n[till]\nshop-name = ''\n") > 0);
        file.close();
        QCOMPARE(cli.run({u"--check-settings"_s}).code, 0);
        const QByteArray saved = file.fileName().toUtf8();
        const QByteArrayList lines = cli.run({u"--print-settings"_s}).out.split('\n');
        QVERIFY(lines.contains("provider.timeout = 45  # " + saved + ", line 2; not 20 of " + own + ", line 2"));
        QVERIFY(
            lines.contains("till.shop-name = \"\"  # " + saved + ", line 4; not \"Jacaranda\" of " + own + ", line 4"));
        QVERIFY(lines.contains("till.language = \"en\"  # " + own + ", line 5"));
        const QByteArrayList given = cli.run({u"--print-settings"_s, u"--timeout"_s, u"9"_s}).out.split('\n');
        QVERIFY(given.contains("provider.timeout = 9  # --timeout"));
    }

    void noPasswordIsPrinted_data()
    {
        QTest::addColumn<QString>("variable");
        QTest::addColumn<QString>("value");
        QTest::newRow("ledger") << u"BALCAO_LEDGER"_s << u"postgresql://a:s3cr3t@c/d"_s;
        QTest::newRow("provider") << u"BALCAO_BASE_URL"_s << u"https://a:s3cr3t@example.com/v1"_s;
    }
    void noPasswordIsPrinted()
    {
        QFETCH(const QString, variable);
        QFETCH(const QString, value);
        CliRunner cli;
        cli.set(variable, value);
        const CliRun run = cli.run({u"--print-settings"_s});
        QCOMPARE(run.code, 0);
        QVERIFY2(!run.out.contains("s3cr3t") && run.out.contains(variable.toUtf8()), run.out);
        QVERIFY2(!run.out.contains(CliRunner::key), run.out);
    }

    void theCommandLineKeepsRelativeLedgers()
    {
        CliRunner cli;
        QVERIFY(!cli.writeSettings("[till]\ncounter = '07'\n").isEmpty());
        QProcess process;
        QVERIFY(QDir().mkpath(cli.dataFolder()));
        process.setWorkingDirectory(cli.dataFolder());
        cli.start(process,
                  QStringList{u"--base-url"_s, u"http://127.0.0.1:1/v1"_s, u"--ledger"_s, u"here.sqlite"_s} + create());
        QSignalSpy finished(&process, &QProcess::finished);
        QVERIFY(!finished.isEmpty() || finished.wait(30'000));
        QCOMPARE(process.exitCode(), 5);
        QVERIFY(QFile::exists(cli.dataFolder() + u"/here.sqlite"_s));
    }

    void aComputerForTrainingDoesNotSell_data()
    {
        QTest::addColumn<QStringList>("command");
        QTest::newRow("create") << create();
        QTest::newRow("correct") << QStringList{u"correct"_s, u"t-1"_s, u"--amount=1"_s, u"--json"_s};
        QTest::newRow("status") << QStringList{u"status"_s, u"t-1"_s, u"--json"_s};
    }
    void aComputerForTrainingDoesNotSell()
    {
        QFETCH(const QStringList, command);
        CliRunner cli;
        QVERIFY(!fleet(cli, "[till]\ntraining = true\n").isEmpty());
        for (const QStringList &options : {QStringList{}, QStringList{u"--base-url"_s, m_sandbox->baseUrl()}}) {
            const CliRun run = cli.run(options + command);
            QCOMPARE(run.code, 1);
            QVERIFY2(run.err.contains("training = true"), run.err);
            QCOMPARE(run.json.value("errors"_L1).toArray().size(), 1);
        }
        QCOMPARE(m_sandbox->chargeCount(), 0);
        QVERIFY(!QFile::exists(cli.dataFolder()));
    }

    void aDatabaseOutOfReachIsNotTriedAgain()
    {
        CliRunner cli;
        QVERIFY(!cli.writeSettings("[till]\nlanguage = 'en'\n").isEmpty());
        const CliRun run = cli.run({u"--ledger"_s, u"postgresql://balcao@127.0.0.1:1/shop"_s, u"list"_s});
        QCOMPARE(run.code, 7);
        QVERIFY2(!run.err.contains("connects again") && run.err.contains("sslmode"), run.err);
    }

    /** With the line that mends it; it goes on working. */
    void aConnectionThatIsNotVerifiedIsNamed()
    {
        CliRunner cli;
        const QByteArray settings = "[till]\nlanguage = 'en'\n[ledger]\naddress = 'postgresql://balcao@%1/shop'\n";
        const QByteArray line = R"(address = "postgresql://balcao@127.0.0.2:1/shop?sslmode=verify-full&sslrootcert=)";
        QVERIFY(!cli.writeSettings(QByteArray(settings).replace("%1", "127.0.0.2:1")).isEmpty());
        const CliRun checked = cli.run({u"--check-settings"_s});
        QCOMPARE(checked.code, 0);
        QVERIFY2(checked.out.contains("valid") && checked.out.contains(line), checked.out);
        const CliRun listed = cli.run({u"list"_s});
        QCOMPARE(listed.code, 7); // nothing listens there
        QCOMPARE(listed.err.count("is not verified"), 1);
        QVERIFY2(listed.err.contains(line), listed.err);
        QVERIFY(!cli.writeSettings(QByteArray(settings).replace("%1", "127.0.0.1:1")).isEmpty());
        QVERIFY(!cli.run({u"--check-settings"_s}).out.contains("not verified"));
        QVERIFY(!cli.run({u"list"_s}).err.contains("not verified"));
    }

    void whatIsNoKeyIsNotKept_data()
    {
        QTest::addColumn<QByteArray>("input");
        QTest::newRow("cut by a NUL") << QByteArray("sk-test\0-4f9a1c77d2e84b10\n", 26);
        QTest::newRow("one letter and a NUL") << QByteArray("a\0bcdefghijkl\n", 14);
        QTest::newRow("one letter") << QByteArray("a\n");
        QTest::newRow("three letters") << QByteArray("abc\r\n");
        QTest::newRow("nothing") << QByteArray("\n");
    }
    void whatIsNoKeyIsNotKept()
    {
        QFETCH(const QByteArray, input);
        CliRunner cli;
        QVERIFY(!fleet(cli).isEmpty());
        const CliRun run = cli.run({u"key"_s, u"set"_s, u"--json"_s}, input);
        QCOMPARE(run.code, 2);
        QCOMPARE(run.errorFields(), QStringList{u"key"_s});
    }

    void theKeyIsKeptInTheKeyring()
    {
        if (qEnvironmentVariable("BALCAO_TEST_KEYRING") != "yes"_L1)
            QSKIP("gnome-keyring is not installed");
        CliRunner cli;
        QVERIFY(!fleet(cli).isEmpty());
        cli.unset(u"BALCAO_API_KEY"_s);
        QCOMPARE(cli.run({u"key"_s, u"test"_s}).code, 2);
        QCOMPARE(cli.run(create()).code, 1);
        QCOMPARE(cli.run({u"key"_s, u"set"_s, u"--json"_s}, "two words\n").code, 2);
        const CliRun kept = cli.run({u"key"_s, u"set"_s, u"--json"_s}, QByteArray(CliRunner::key) + "\nmore\n");
        QCOMPARE(kept.code, 0);
        QCOMPARE(kept.text("key_ends_in"_L1), u"4b10"_s);
        QVERIFY(!kept.out.contains(CliRunner::key) && !kept.err.contains(CliRunner::key));
        QCOMPARE(cli.run({u"key"_s, u"test"_s, u"--json"_s}).text("key_ends_in"_L1), u"4b10"_s);
        QCOMPARE(cli.run(create()).code, 0);
        QCOMPARE(cli.run({u"key"_s, u"delete"_s}).code, 0);
        QCOMPARE(cli.run({u"key"_s, u"delete"_s}).code, 2);
        QCOMPARE(cli.run({u"key"_s, u"test"_s}).code, 2);
    }
};

BALCAO_TEST(CliSettingsTest)

} // namespace clisettingstest

#include "clisettingstest.moc"
