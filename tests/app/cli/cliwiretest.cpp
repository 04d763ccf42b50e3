// SPDX-License-Identifier: MIT
#include "tests/app/clirunner.h"
#include "tests/support/scripts.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QRegularExpression>

#include <signal.h>

namespace cliwiretest
{

using namespace Qt::StringLiterals;
using namespace balcao::test;

namespace
{

/** The sample answer with what @p changes replaces or, where that is undefined, takes away. */
QByteArray answer(const QJsonObject &changes = {})
{
    QJsonObject body{{u"txid"_s, u"t-1"_s},
                     {u"amount"_s, 49.9},
                     {u"status"_s, u"Aguardando"_s},
                     {u"method"_s, u"PIX"_s},
                     {u"pix_copia_e_cola"_s, QLatin1StringView(goodCode)},
                     {u"error"_s, QJsonValue()}};
    for (auto change = changes.begin(); change != changes.end(); ++change)
        body[change.key()] = change.value();
    return QJsonDocument(body).toJson(QJsonDocument::Compact);
}

} // namespace

/** The real program against a scripted server: the replies that a provider may give. */
class CliWireTest : public QObject
{
    Q_OBJECT

    CliRunner m_cli;

private Q_SLOTS:
    void answerThatCameDuringSleepIsRead()
    {
        const CliRunner cli;
        QProcess process;
        QSignalSpy finished(&process, &QProcess::finished);
        const auto notify = [&process](int number) { ::kill(static_cast<pid_t>(process.processId()), number); };
        ScriptedServer server([&](int) {
            Script script = saying(httpReply(200, answer()));
            script.reply = [&notify](const QByteArray &) {
                notify(SIGSTOP);
                return httpReply(200, answer());
            };
            return script;
        });
        cli.start(process, createOf(server.url().toString()) + QStringList{u"--timeout"_s, u"1"_s});
        QTRY_COMPARE(server.posts().size(), 1);
        QElapsedTimer asleep;
        asleep.start();
        QTRY_VERIFY(asleep.hasExpired(2000)); // past the deadline
        notify(SIGCONT);
        QVERIFY(!finished.isEmpty() || finished.wait(30'000));
        QCOMPARE(process.exitCode(), 0);
    }

    void refusalForNowSaysHowLong()
    {
        ScriptedServer server([](int) { return saying(httpReply(429, "{}", "Retry-After: 20\r\n")); });
        QStringList arguments = createOf(server.url().toString());
        arguments.removeAll(u"--json"_s);
        const CliRun run = m_cli.run(arguments);
        QCOMPARE(run.code, 3);
        QVERIFY2((run.out + run.err).contains(" 20 se"), run.out + run.err);
    }

    void keyIsNeverPrinted_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("body");
        const QByteArray key(CliRunner::key);
        QTest::newRow("in a refusal") << 401 << QByteArray(R"({"message":"bad key )" + key + R"("})");
        QTest::newRow("as the status") << 200 << answer({{u"status"_s, QString::fromLatin1(key)}});
        QTest::newRow("in the method") << 200 << answer({{u"method"_s, QString::fromLatin1(key)}});
        QTest::newRow("as the customer") << 200
                                         << answer({{u"constumer"_s,
                                                     QJsonObject{{u"name"_s, QString::fromLatin1("x " + key)},
                                                                 {u"email"_s, QString::fromLatin1(key)}}}});
    }
    void keyIsNeverPrinted()
    {
        QFETCH(const int, status);
        QFETCH(const QByteArray, body);
        ScriptedServer server([&](int) { return saying(httpReply(status, body)); });
        QStringList arguments = createOf(server.url().toString());
        const CliRun json = m_cli.run(arguments);
        QVERIFY(!json.json.isEmpty());
        QVERIFY2(!(json.out + json.err).contains(CliRunner::key), json.out);
        arguments.removeAll(u"--json"_s);
        const CliRun sentences = m_cli.run(arguments);
        QVERIFY2(!(sentences.out + sentences.err).contains(CliRunner::key), sentences.out + sentences.err);
        QVERIFY(server.posts().constFirst().head.contains(CliRunner::key)); // it was there to be leaked
    }

    void ordersToTheTerminalAreNotPrinted()
    {
        const QString evil = u"t\u009b31mEVIL\u202e\u2028\u2066x\u200f"_s;
        ScriptedServer server([&](int request) {
            return saying(request == 0 ? httpReply(200, answer({{u"txid"_s, evil}, {u"status"_s, evil}}))
                                       : httpReply(400, "{\"message\":\"no\u009b2J\u202e\"}"));
        });
        const CliRunner fresh;
        QStringList arguments = createOf(server.url().toString());
        arguments.removeAll(u"--json"_s);
        QByteArray said;
        const auto run = [&](const QStringList &given) {
            const CliRun result = fresh.run(given);
            said += result.out + result.err;
        };
        run(arguments);
        run(arguments);
        run({u"list"_s});
        run({u"show"_s, evil});
        QVERIFY(said.contains("EVIL"));
        const QString text = QString::fromUtf8(said).remove(u'\n');
        static const QRegularExpression orders(
            u"[\\x{00}-\\x{1f}\\x{7f}-\\x{9f}\\x{200e}\\x{200f}\\x{2028}-\\x{202e}\\x{2066}-\\x{2069}]"_s);
        QVERIFY2(!text.contains(orders), qPrintable(text));
    }

    void providerNeverGetsTheReferenceOfAnOrder()
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
};

BALCAO_TEST(CliWireTest)

} // namespace cliwiretest

#include "cliwiretest.moc"
