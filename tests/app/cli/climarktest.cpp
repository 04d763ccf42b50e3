// SPDX-License-Identifier: MIT
#include "tests/app/clirunner.h"
#include "tests/support/scripts.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace climarktest
{

using namespace Qt::StringLiterals;
using namespace balcao::test;

namespace
{

QJsonArray charges(const CliRun &run)
{
    return run.json.value("charges"_L1).toArray();
}

QByteArray answer()
{
    return QJsonDocument(QJsonObject{{u"txid"_s, u"t-1"_s},
                                     {u"amount"_s, 49.9},
                                     {u"status"_s, u"Aguardando"_s},
                                     {u"method"_s, u"PIX"_s},
                                     {u"pix_copia_e_cola"_s, QLatin1StringView(goodCode)}})
        .toJson(QJsonDocument::Compact);
}

} // namespace

/** The sale's own mark, through the real program: in the ledger, and nowhere else. */
class CliMarkTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theProviderIsNeverTold();
    void listAndShowTellIt();
    void oneThatIsTooLongSendsNothing();
    void itIsOfCreateAlone();
};

void CliMarkTest::theProviderIsNeverTold()
{
    const CliRunner cli;
    ScriptedServer server([](int) { return saying(httpReply(200, answer())); });
    const QString url = server.url().toString();
    const CliRun created = cli.run(createOf(url) + QStringList{u"--mark"_s, u" Mesa 12,\n varanda "_s});
    QCOMPARE(created.code, 0);
    QCOMPARE(cli.run({u"correct"_s, u"t-1"_s, u"--amount=49,90"_s, u"--base-url"_s, url}).code, 0);
    QCOMPARE(cli.run({u"status"_s, u"t-1"_s, u"--base-url"_s, url}).code, 0);
    QCOMPARE(server.posts().size(), 3);
    for (const ScriptedServer::Request &post : server.posts()) {
        for (const char *word : {"Mesa", "varanda", "mark"})
            QVERIFY2(!(post.head + post.body).contains(word), post.body);
    }
    // A correction does not change it.
    QCOMPARE(cli.run({u"show"_s, u"t-1"_s, u"--json"_s}).text("mark"_L1), u"Mesa 12, varanda"_s);
    QCOMPARE(cli.run({u"ledger"_s, u"verify"_s}).code, 0);
}

void CliMarkTest::listAndShowTellIt()
{
    const CliRunner cli;
    const auto provider = startedSandbox();
    const QString url = provider->baseUrl();
    QCOMPARE(cli.run(createOf(url, u"10"_s) + QStringList{u"--mark"_s, u"Mesa 12"_s}).code, 0);
    QCOMPARE(cli.run(createOf(url, u"20"_s)).code, 0);
    QCOMPARE(cli.run(createOf(url, u"30"_s) + QStringList{u"--mark="_s}).code, 0);
    const QJsonArray all = charges(cli.run({u"list"_s, u"--json"_s, u"--sort"_s, u"oldest"_s}));
    QCOMPARE(all.size(), 3);
    QCOMPARE(all.at(0)["mark"_L1].toString(), u"Mesa 12"_s);
    for (const int none : {1, 2})
        QVERIFY(all.at(none).toObject().contains(u"mark"_s) && all.at(none)["mark"_L1].isNull());
    const QJsonArray found = charges(cli.run({u"list"_s, u"--json"_s, u"--search"_s, u"mesa 12"_s}));
    QCOMPARE(found.size(), 1);
    const QString attempt = found.at(0)["attempt"_L1].toString();
    const CliRun shown = cli.run({u"show"_s, attempt, u"--json"_s});
    QCOMPARE(shown.text("mark"_L1), u"Mesa 12"_s);
    QCOMPARE(shown.json["events"_L1][0]["personal"_L1]["mark"_L1].toString(), u"Mesa 12"_s);
    const QByteArray lines = cli.run({u"list"_s}).out;
    QCOMPARE(lines.count("João da Silva · Mesa 12\n"), 1);
    QCOMPARE(lines.count("João da Silva\n"), 2);
    QVERIFY(cli.run({u"show"_s, attempt}).out.contains("João da Silva · Mesa 12\n"));
}

void CliMarkTest::oneThatIsTooLongSendsNothing()
{
    const CliRunner cli;
    const auto provider = startedSandbox();
    const QString url = provider->baseUrl();
    const CliRun refused = cli.run(createOf(url) + QStringList{u"--mark"_s, QString(41, u'x')});
    QCOMPARE(refused.code, 2);
    QCOMPARE(refused.errorFields(), QStringList{u"mark"_s});
    QCOMPARE(provider->chargeCount(), 0);
    // With what else is wrong, at once.
    const CliRun both = cli.run(createOf(url, u"0"_s) + QStringList{u"--mark"_s, QString(41, u'x')});
    QCOMPARE(both.errorFields(), (QStringList{u"amount"_s, u"mark"_s}));
    QCOMPARE(cli.run(createOf(url) + QStringList{u"--mark"_s, QString(40, u'x')}).code, 0);
}

void CliMarkTest::itIsOfCreateAlone()
{
    const CliRunner cli;
    QVERIFY(cli.run({u"create"_s, u"--help"_s}).out.contains("--mark "));
    QVERIFY(!cli.run({u"correct"_s, u"--help"_s}).out.contains("--mark "));
    QCOMPARE(cli.run({u"correct"_s, u"t-1"_s, u"--amount=1"_s, u"--mark=Mesa 12"_s, u"--json"_s}).code, 1);
    QCOMPARE(cli.run({u"list"_s, u"--mark=Mesa 12"_s, u"--json"_s}).code, 1);
}

BALCAO_TEST(CliMarkTest)

} // namespace climarktest

#include "climarktest.moc"
