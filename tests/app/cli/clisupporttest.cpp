// SPDX-License-Identifier: MIT
#include "tests/app/clirunner.h"
#include "tests/support/testmain.h"

namespace clisupporttest
{

using namespace Qt::StringLiterals;
using namespace balcao::test;

/** balcao-cli support-bundle, through the real program. */
class CliSupportTest : public QObject
{
    Q_OBJECT

    static QByteArray part(const QString &bundle, const QString &name)
    {
        QProcess unzip;
        unzip.start(u"unzip"_s, {u"-p"_s, bundle, name});
        return unzip.waitForFinished() && unzip.exitCode() == 0 ? unzip.readAllStandardOutput() : QByteArray();
    }
    static QStringList names(const CliRun &run)
    {
        QStringList found;
        const QJsonArray parts = run.json.value("parts"_L1).toArray();
        for (const auto &part : parts)
            found.append(part["name"_L1].toString());
        return found;
    }
    static bool putFile(const QString &name, const QByteArray &bytes)
    {
        QFile file(name);
        return QDir().mkpath(QFileInfo(name).path()) && file.open(QIODevice::WriteOnly) &&
               file.write(bytes) == bytes.size();
    }

private Q_SLOTS:
    void theBundleHoldsWhatWasListed()
    {
        const CliRunner cli;
        QCOMPARE(cli.run({u"operator"_s, u"list"_s}).code, 7);
        QCOMPARE(
            cli.run(QStringList{u"create"_s, u"--base-url"_s, u"http://127.0.0.1:9/v1"_s, u"--amount"_s, u"49,90"_s} +
                    customerOptions())
                .code,
            5);
        const QString file = cli.folder() + u"/bundle.zip"_s;
        const CliRun made = cli.run({u"support-bundle"_s, file, u"--json"_s});
        QCOMPARE(made.code, 0);
        QCOMPARE(made.text("file"_L1), file);
        QCOMPARE(made.json.value("bytes"_L1).toInteger(), QFileInfo(file).size());
        QCOMPARE(names(made), (QStringList{u"version.txt"_s, u"settings.txt"_s, u"ledger.txt"_s}));
        QVERIFY(part(file, u"version.txt"_s).startsWith("balcao-cli "));
        QVERIFY(part(file, u"version.txt"_s).contains("\nsystem: "));
        QVERIFY(part(file, u"settings.txt"_s).contains("provider.timeout = 30"));
        const QByteArray ledger = part(file, u"ledger.txt"_s);
        QVERIFY2(ledger.contains("charges: 1\ncharges not_sent: 1\n"), ledger);
        // A second one is not written over the first.
        const CliRun again = cli.run({u"support-bundle"_s, file, u"--json"_s});
        QCOMPARE(again.code, 7);
        QCOMPARE(again.errorFields(), QStringList{QString()});
    }

    void whatStopsEverythingElseDoesNotStopIt()
    {
        CliRunner cli;
        QVERIFY(!cli.writeSettings("[provider]\nsk_live_9f3c = 1\ntimeout = 0\n").isEmpty());
        QVERIFY(putFile(cli.ledgerFile(), QByteArray("no database").repeated(1000)));
        const QString file = cli.folder() + u"/bundle.zip"_s;
        QCOMPARE(cli.run({u"ledger"_s, u"stats"_s}).code, 1);
        QCOMPARE(cli.run({u"support-bundle"_s, file}).code, 0);
        const QByteArray settings = part(file, u"settings.txt"_s);
        QVERIFY2(settings.contains("# setting problem=unknown_key file=user line=2\n"), settings);
        QVERIFY2(settings.contains("# setting problem=bad_value file=user line=3 key=provider.timeout\n"), settings);
        QVERIFY(!settings.contains("sk_live"));
        QVERIFY(part(file, u"ledger.txt"_s).contains("not read: cannot_open\n"));
        // Nor a damaged ledger.
        QVERIFY(!cli.writeSettings({}).isEmpty());
        const QString other = cli.folder() + u"/other.zip"_s;
        QCOMPARE(cli.run({u"support-bundle"_s, other}).code, 0);
        QVERIFY2(part(other, u"ledger.txt"_s).contains("not read: damaged\n"), part(other, u"ledger.txt"_s));
    }

    /** A path may name a person. */
    void theUsersFolderIsNotNamed()
    {
        CliRunner cli;
        cli.set(u"HOME"_s, cli.folder());
        QVERIFY(!cli.writeSettings("[provider]\nca-file = '" + cli.folder().toUtf8() + "/ca.pem'\n").isEmpty());
        const QString file = cli.folder() + u"/bundle.zip"_s;
        QCOMPARE(cli.run({u"support-bundle"_s, file}).code, 0);
        const QByteArray settings = part(file, u"settings.txt"_s);
        QVERIFY2(settings.contains("provider.ca-file = \"~/ca.pem\"  # ~/user/balcao/balcao.toml"), settings);
    }
};

BALCAO_TEST(CliSupportTest)

} // namespace clisupporttest

#include "clisupporttest.moc"
