// SPDX-License-Identifier: MIT
#include "tests/app/clirunner.h"

using namespace Qt::StringLiterals;
using namespace balcao::test;

/** The real program with a settings file, and with a keyring. */
class CliSettingsTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<balcao::sandbox::SandboxServer> m_sandbox = startedSandbox();

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

    void whatIsWrongIsNamedAndNeverFatal()
    {
        CliRunner cli;
        const QString wrong = fleet(cli, "adress = 'x'\n[till]\ncounter = 'a b'\nlanguage = 'en'\n");
        const CliRun run = cli.run(create());
        QCOMPARE(run.code, 0);
        QVERIFY2(run.err.contains(wrong.toUtf8() + ", line 5: there is no setting ledger.adress."), run.err);
        QVERIFY2(run.err.contains(wrong.toUtf8() + ", line 7: the value of till.counter is not valid"), run.err);
        QCOMPARE(counterOf(cli), u"01"_s);
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
        QCOMPARE(cli.run({u"key"_s, u"test"_s}).code, 2);
    }
};

QTEST_GUILESS_MAIN(CliSettingsTest)
#include "clisettingstest.moc"
