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

/** The real program against a server that says what it is told to: what may come back from a provider. */
class CliWireTest : public QObject
{
    Q_OBJECT

    CliRunner m_cli;

private Q_SLOTS:
    void replies_data();
    void replies();
    void answerThatCameDuringSleepIsRead();
    void refusalForNowSaysHowLong();
    void refusalNamesTheFields();
    void keyIsNeverPrinted_data();
    void keyIsNeverPrinted();
    void amountThatTheReplyLacksIsTheOneAsked();
    void unverifiedCodeIsNotTold();
    void warnings_data();
    void warnings();
    void lateIsWhatTheAnswerOfCreateSays();
    void ordersToTheTerminalAreNotPrinted();
};

void CliWireTest::replies_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("outcome");
    const auto row = [](const char *name, int status, const QByteArray &body, int code, const char *outcome) {
        QTest::newRow(name) << status << body << code << QString::fromLatin1(outcome);
    };
    row("as it should be", 200, answer(), 0, "created");
    row("another amount", 200, answer({{u"amount"_s, 50}}), 6, "attention");
    row("a hundred times the amount", 200, answer({{u"amount"_s, 4990}}), 6, "attention");
    row("an amount of three decimals", 200, answer({{u"amount"_s, u"49.905"_s}}), 6, "attention");
    row("not by Pix", 200, answer({{u"method"_s, u"BOLETO"_s}}), 6, "attention");
    row("no code", 200, answer({{u"pix_copia_e_cola"_s, QJsonValue()}}), 6, "attention");
    row("no txid", 200, answer({{u"txid"_s, QJsonValue()}}), 4, "unknown");
    row("an error with 200", 200, R"({"error":"saldo"})", 3, "refused");
    row("400", 400, R"({"message":"bad"})", 3, "refused");
    row("404 without a body", 404, "", 3, "refused");
    row("429", 429, "{}", 3, "refused");
    row("409", 409, "{}", 4, "unknown");
    row("408", 408, "{}", 4, "unknown");
    row("302", 302, "", 4, "unknown");
    row("503", 503, "<html></html>", 4, "unknown");
    row("not JSON", 200, "hello", 4, "unknown");
    row("cut JSON", 200, R"({"txid":"t-1","amount":49.)", 4, "unknown");
}

void CliWireTest::replies()
{
    QFETCH(const int, status);
    QFETCH(const QByteArray, body);
    QFETCH(const int, code);
    QFETCH(const QString, outcome);
    ScriptedServer server([&](int) { return saying(httpReply(status, body)); });
    const CliRun run = m_cli.run(createOf(server.url().toString()));
    QCOMPARE(run.code, code);
    QCOMPARE(run.text("outcome"_L1), outcome);
    QCOMPARE(run.json["code_verified"_L1].toBool(), code == 0);
    QCOMPARE(run.json["pix_copia_e_cola"_L1].isNull(), code != 0);
    QCOMPARE(run.json["errors"_L1].toArray().isEmpty(), code == 0);
    QCOMPARE(server.posts().size(), 1);
}

void CliWireTest::answerThatCameDuringSleepIsRead()
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

void CliWireTest::refusalForNowSaysHowLong()
{
    ScriptedServer server([](int) { return saying(httpReply(429, "{}", "Retry-After: 20\r\n")); });
    QStringList arguments = createOf(server.url().toString());
    arguments.removeAll(u"--json"_s);
    const CliRun run = m_cli.run(arguments);
    QCOMPARE(run.code, 3);
    QVERIFY2((run.out + run.err).contains(" 20 se"), run.out + run.err);
}

void CliWireTest::refusalNamesTheFields()
{
    const QByteArray body = R"({"errors":[{"field":"customer.tax_id","message":"CPF?"},
        {"field":"valor","message":"too much"},{"field":"customer.email","message":"bounced"},
        {"field":"customer[phone]","message":"no"},{"field":"customer.name","message":"who"},
        {"field":"colour","message":"blue"}]})";
    ScriptedServer server([&](int) { return saying(httpReply(422, body)); });
    const CliRun run = m_cli.run(createOf(server.url().toString()));
    QCOMPARE(run.code, 3);
    QHash<QString, QString> told;
    const QJsonArray errors = run.json["errors"_L1].toArray();
    for (const auto &error : errors)
        told.insert(error["message"_L1].toString(), error["field"_L1].toString());
    QCOMPARE(told.value(u"CPF?"_s), u"tax_id"_s);
    QCOMPARE(told.value(u"too much"_s), u"amount"_s);
    QCOMPARE(told.value(u"bounced"_s), u"email"_s);
    QCOMPARE(told.value(u"no"_s), u"phone"_s);
    QCOMPARE(told.value(u"who"_s), u"name"_s);
    QVERIFY(told.contains(u"blue"_s) && told.value(u"blue"_s).isEmpty());
}

void CliWireTest::keyIsNeverPrinted_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    const QByteArray key(CliRunner::key);
    QTest::newRow("in a refusal") << 401 << QByteArray(R"({"message":"bad key )" + key + R"("})");
    QTest::newRow("as the status") << 200 << answer({{u"status"_s, QString::fromLatin1(key)}});
    QTest::newRow("in the method") << 200 << answer({{u"method"_s, QString::fromLatin1(key)}});
    QTest::newRow("as the customer") << 200
                                     << answer(
                                            {{u"constumer"_s, QJsonObject{{u"name"_s, QString::fromLatin1("x " + key)},
                                                                          {u"email"_s, QString::fromLatin1(key)}}}});
}

void CliWireTest::keyIsNeverPrinted()
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

void CliWireTest::amountThatTheReplyLacksIsTheOneAsked()
{
    ScriptedServer server([](int) { return saying(httpReply(200, answer({{u"amount"_s, QJsonValue()}}))); });
    const CliRunner cli; // a ledger of its own: the txid is another charge's in the common one
    const CliRun created = cli.run(createOf(server.url().toString()));
    QCOMPARE(created.code, 0);
    QCOMPARE(created.text("amount"_L1), u"49.90"_s);
    QVERIFY(created.json["customer"_L1].isNull());
    QVERIFY(created.json["created_at"_L1].isNull());
    const CliRun read = cli.run({u"status"_s, u"t-1"_s, u"--json"_s, u"--base-url"_s, server.url().toString()});
    QVERIFY(read.json["amount"_L1].isNull());
}

void CliWireTest::unverifiedCodeIsNotTold()
{
    QString broken = QLatin1StringView(goodCode);
    broken[60] = u'x';
    ScriptedServer server([&](int) { return saying(httpReply(200, answer({{u"pix_copia_e_cola"_s, broken}}))); });
    QStringList arguments = createOf(server.url().toString());
    const CliRun json = m_cli.run(arguments);
    QCOMPARE(json.code, 6);
    QVERIFY(!json.out.contains("00020126"));
    arguments.removeAll(u"--json"_s);
    const CliRun sentences = m_cli.run(arguments);
    QCOMPARE(sentences.code, 6);
    QVERIFY(!(sentences.out + sentences.err).contains("00020126"));
    QVERIFY(sentences.out.contains("t-1"));
}

void CliWireTest::warnings_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("code");
    const auto row = [](const char *name, const QJsonObject &changes) {
        QTest::newRow(name) << answer(changes) << QString::fromLatin1(name);
    };
    const QJsonObject stranger{{u"name"_s, u"Maria"_s}, {u"email"_s, u"maria@example.com"_s}};
    row("amount_not_confirmed", {{u"amount"_s, QJsonValue()}});
    row("customer_differs", {{u"constumer"_s, stranger}});
    row("expired_on_arrival", {{u"expired_at"_s, u"2020-01-01T00:00:00Z"_s}});
    row("expiry_unreadable", {{u"expired_at"_s, u"2026-02-30T25:00:00Z"_s}});
    row("code_repaired", {{u"pix_copia_e_cola"_s, QString(QLatin1StringView(goodCode)) + u'\n'}});
    row("status_unknown", {{u"status"_s, u"Em análise"_s}});
}

void CliWireTest::warnings()
{
    QFETCH(const QByteArray, body);
    QFETCH(const QString, code);
    ScriptedServer server([&](int) { return saying(httpReply(200, body)); });
    const CliRunner fresh;
    const CliRun run = fresh.run(createOf(server.url().toString()));
    QVERIFY2(run.warningCodes().contains(code), run.out);
    QVERIFY(!run.json["warnings"_L1][0]["message"_L1].toString().isEmpty());
}

void CliWireTest::lateIsWhatTheAnswerOfCreateSays()
{
    ScriptedServer server([](int) {
        return saying(httpReply(200, answer({{u"expired_at"_s, u"2020-01-01T00:00:00Z"_s}})));
    });
    const CliRun read = m_cli.run({u"status"_s, u"t-1"_s, u"--json"_s, u"--base-url"_s, server.url().toString()});
    QVERIFY2(!read.warningCodes().contains(u"expired_on_arrival"_s), read.out);
    const CliRun said = m_cli.run({u"status"_s, u"t-1"_s, u"--lang=en"_s, u"--base-url"_s, server.url().toString()});
    QVERIFY2(!said.err.contains("past its deadline"), said.err);
}

void CliWireTest::ordersToTheTerminalAreNotPrinted()
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

BALCAO_TEST(CliWireTest)

} // namespace cliwiretest

#include "cliwiretest.moc"
