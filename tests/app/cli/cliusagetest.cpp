// SPDX-License-Identifier: MIT
#include "tests/app/clirunner.h"
#include "tests/support/scripts.h"
#include "tests/support/testmain.h"

namespace cliusagetest
{

using namespace Qt::StringLiterals;
using namespace balcao::test;

/** The real program and its command line: usage errors that send nothing, and --help. CliCorpusTest has the other usage errors. */
class CliUsageTest : public QObject
{
    Q_OBJECT

    CliRunner m_cli;

private Q_SLOTS:
    void usage_data();
    void usage();
    void missingKeyIsUsage();
    void information_data();
    void information();
    void helpIsOfOneLanguage_data();
    void helpIsOfOneLanguage();
};

void CliUsageTest::usage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("code");
    const QStringList customer = customerOptions();
    QTest::newRow("create with a txid") << QStringList{u"create"_s, u"t-1"_s, u"--amount=1"_s} + customer << 1;
    QTest::newRow("status with two") << QStringList{u"status"_s, u"t-1"_s, u"t-2"_s} << 1;
    QTest::newRow("status with an amount") << QStringList{u"status"_s, u"t-1"_s, u"--amount=1"_s} << 1;
    QTest::newRow("status of a txid like an option") << QStringList{u"status"_s, u"-t"_s} << 1;
    QTest::newRow("check with a picture") << QStringList{u"check"_s, u"x"_s, u"--qr=x.png"_s} << 1;
    QTest::newRow("an option instead of a value")
        << QStringList{u"correct"_s, u"t-1"_s, u"--amount"_s, u"--json"_s} << 1;
    QTest::newRow("an empty timeout") << QStringList{u"status"_s, u"t-1"_s, u"--timeout="_s} << 2;
    QTest::newRow("an option like a number") << QStringList{u"status"_s, u"-5"_s} << 1;
    QTest::newRow("three dashes") << QStringList{u"status"_s, u"---"_s} << 1;
    QTest::newRow("a flag with a value") << QStringList{u"list"_s, u"--json=yes"_s} << 1;
    QTest::newRow("a word in Windows' style") << QStringList{u"status"_s, u"t-1"_s, u"/json"_s} << 1;
}

void CliUsageTest::usage()
{
    QFETCH(const QStringList, arguments);
    ScriptedServer server([](int) { return saying(httpReply(200, "{}")); });
    CliRunner cli;
    cli.set(u"BALCAO_BASE_URL"_s, server.url().toString());
    QFETCH(const int, code);
    const CliRun run = cli.run(arguments);
    QCOMPARE(run.code, code);
    QVERIFY(!run.err.isEmpty());
    const CliRun json = cli.run(QStringList{u"--json"_s} + arguments);
    QCOMPARE(json.code, code);
    QVERIFY2(!json.json.isEmpty(), json.out);
    QCOMPARE(server.connections(), 0);
}

void CliUsageTest::missingKeyIsUsage()
{
    CliRunner cli;
    cli.unset(u"BALCAO_API_KEY"_s);
    const QString address = u"http://127.0.0.1:9/v1"_s;
    QCOMPARE(cli.run(createOf(address)).code, 1);
    QCOMPARE(cli.run({u"status"_s, u"t-1"_s, u"--base-url"_s, address}).code, 1);
    QCOMPARE(m_cli.run({u"status"_s, u"t-1"_s}).code, 1); // no address
}

void CliUsageTest::information_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("start");
    QTest::newRow("--help") << QStringList{u"--help"_s} << QByteArray("balcao-cli: ");
    QTest::newRow("-h behind a command") << QStringList{u"create"_s, u"-h"_s} << QByteArray("Cria uma cobrança");
    QTest::newRow("--version") << QStringList{u"--version"_s} << QByteArray("balcao-cli " BALCAO_VERSION);
}

void CliUsageTest::information()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QByteArray, start);
    const CliRun run = m_cli.run(arguments);
    QCOMPARE(run.code, 0);
    QVERIFY2(run.out.startsWith(start), run.out);
    QVERIFY(run.err.isEmpty());
}

void CliUsageTest::helpIsOfOneLanguage_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QRegularExpression>("foreign");
    QTest::newRow("Portuguese") << u"pt-BR"_s << QRegularExpression(uR"( the | of |Options|Si no|archivo)"_s);
    QTest::newRow("English") << u"en"_s << QRegularExpression(uR"(ção|ções| uma | una |archivo)"_s);
    QTest::newRow("Spanish") << u"es"_s << QRegularExpression(uR"( the | of |Options|Senão|arquivo)"_s);
}

void CliUsageTest::helpIsOfOneLanguage()
{
    QFETCH(const QString, language);
    QFETCH(const QRegularExpression, foreign);
    const QString help = QString::fromUtf8(m_cli.run({u"--lang"_s, language, u"--help"_s}).out);
    QVERIFY(help.size() > 5000);
    const auto found = foreign.match(help);
    QVERIFY2(!found.hasMatch(), qPrintable(help.mid(found.capturedStart() - 60, 120)));
}

BALCAO_TEST(CliUsageTest)

} // namespace cliusagetest

#include "cliusagetest.moc"
