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
