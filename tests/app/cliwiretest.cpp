// SPDX-License-Identifier: MIT
#include "tests/app/clirunner.h"
#include "tests/core/vectorfile.h"
#include "tests/support/scripts.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace balcao::test;

namespace
{

/** A code of the central bank's manual: a key, no amount, so it fits every charge. */
constexpr auto goodCode =
    "00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913"
    "Fulano de Tal6008BRASILIA62070503***63041D3D";

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

/** The real program against a server that says what it is told to: what may come back from a provider, and the terminal
 *  side of the program that needs no provider.
 */
class CliWireTest : public QObject
{
    Q_OBJECT

    CliRunner m_cli;

private Q_SLOTS:
    void replies_data();
    void replies();
    void refusalNamesTheFields();
    void keyIsNeverPrinted_data();
    void keyIsNeverPrinted();
    void amountThatTheReplyLacksIsTheOneAsked();
    void unverifiedCodeIsNotTold();
    void usage_data();
    void usage();
    void missingKeyIsUsage();
    void information_data();
    void information();
    void helpNamesEverything_data();
    void helpNamesEverything();
    void warnings_data();
    void warnings();
    void lateIsWhatTheAnswerOfCreateSays();
    void ordersToTheTerminalAreNotPrinted();
    void check_data();
    void check();
    void checkReadsBytes_data();
    void checkReadsBytes();
    void checkOfVectors_data();
    void checkOfVectors();
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

void CliWireTest::usage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("code");
    const QStringList customer = customerOptions();
    QTest::newRow("nothing") << QStringList{} << 1;
    QTest::newRow("another command") << QStringList{u"cancel"_s, u"t-1"_s} << 1;
    QTest::newRow("an unknown option") << QStringList{u"status"_s, u"t-1"_s, u"--verbose"_s} << 1;
    QTest::newRow("a shortened option") << QStringList{u"status"_s, u"t-1"_s, u"--time=3"_s} << 1;
    QTest::newRow("the key as an argument") << QStringList{u"status"_s, u"t-1"_s, u"--api-key"_s, u"SECRET"_s} << 1;
    QTest::newRow("the key after an equals sign") << QStringList{u"--api-key=SECRET"_s, u"status"_s, u"t-1"_s} << 1;
    QTest::newRow("create without amount") << QStringList{u"create"_s} + customer << 1;
    QTest::newRow("create without customer") << QStringList{u"create"_s, u"--amount"_s, u"1"_s} << 1;
    QTest::newRow("create with three fields") << QStringList{u"create"_s, u"--amount=1"_s} + customer.first(6) << 1;
    QTest::newRow("create with a txid") << QStringList{u"create"_s, u"t-1"_s, u"--amount=1"_s} + customer << 1;
    QTest::newRow("correct nothing") << QStringList{u"correct"_s, u"t-1"_s} << 1;
    QTest::newRow("correct half a customer") << QStringList{u"correct"_s, u"t-1"_s} + customer.first(4) << 1;
    QTest::newRow("correct without txid") << QStringList{u"correct"_s, u"--amount=1"_s} << 1;
    QTest::newRow("status without txid") << QStringList{u"status"_s} << 1;
    QTest::newRow("status with two") << QStringList{u"status"_s, u"t-1"_s, u"t-2"_s} << 1;
    QTest::newRow("status with an amount") << QStringList{u"status"_s, u"t-1"_s, u"--amount=1"_s} << 1;
    QTest::newRow("status of a txid like an option") << QStringList{u"status"_s, u"-t"_s} << 1;
    QTest::newRow("check without code") << QStringList{u"check"_s} << 1;
    QTest::newRow("check with a picture") << QStringList{u"check"_s, u"x"_s, u"--qr=x.png"_s} << 1;
    QTest::newRow("an amount twice") << QStringList{u"correct"_s, u"t-1"_s, u"--amount=1"_s, u"--amount=2"_s} << 1;
    QTest::newRow("an option without value") << QStringList{u"correct"_s, u"t-1"_s, u"--amount"_s} << 1;
    QTest::newRow("an option instead of a value")
        << QStringList{u"correct"_s, u"t-1"_s, u"--amount"_s, u"--json"_s} << 1;
    QTest::newRow("a timeout of zero") << QStringList{u"status"_s, u"t-1"_s, u"--timeout=0"_s} << 2;
    QTest::newRow("a timeout of words") << QStringList{u"status"_s, u"t-1"_s, u"--timeout=soon"_s} << 2;
    QTest::newRow("a timeout too long") << QStringList{u"status"_s, u"t-1"_s, u"--timeout=601"_s} << 2;
    QTest::newRow("another unit") << QStringList{u"status"_s, u"t-1"_s, u"--amount-unit=cents"_s} << 2;
    QTest::newRow("another form") << QStringList{u"status"_s, u"t-1"_s, u"--update-amount=text"_s} << 2;
    QTest::newRow("another way") << QStringList{u"status"_s, u"t-1"_s, u"--update-by=header"_s} << 2;
    QTest::newRow("another picture") << QStringList{u"status"_s, u"t-1"_s, u"--qr=code.gif"_s} << 2;
    QTest::newRow("another language") << QStringList{u"status"_s, u"t-1"_s, u"--lang=fr"_s} << 2;
    QTest::newRow("an address without https")
        << QStringList{u"status"_s, u"t-1"_s, u"--base-url"_s, u"http://pix.example/v1"_s} << 2;
    QTest::newRow("an empty timeout") << QStringList{u"status"_s, u"t-1"_s, u"--timeout="_s} << 2;
    QTest::newRow("an empty address") << QStringList{u"status"_s, u"t-1"_s, u"--base-url="_s} << 2;
    QTest::newRow("an empty found") << QStringList{u"settle"_s, u"t-1"_s, u"--found="_s} << 2;
    QTest::newRow("an option like a number") << QStringList{u"status"_s, u"-5"_s} << 1;
    QTest::newRow("three dashes") << QStringList{u"status"_s, u"---"_s} << 1;
    QTest::newRow("a flag with a value") << QStringList{u"list"_s, u"--json=yes"_s} << 1;
    QTest::newRow("a word in Windows' style") << QStringList{u"status"_s, u"t-1"_s, u"/json"_s} << 1;
}

void CliWireTest::usage()
{
    QFETCH(const QStringList, arguments);
    ScriptedServer server([](int) { return saying(httpReply(200, answer())); });
    CliRunner cli;
    cli.set(u"BALCAO_BASE_URL"_s, server.url().toString());
    QFETCH(const int, code);
    const CliRun run = cli.run(arguments);
    QCOMPARE(run.code, code);
    QVERIFY(!run.err.isEmpty());
    QVERIFY(!run.err.contains("SECRET"));
    const CliRun json = cli.run(QStringList{u"--json"_s} + arguments);
    QCOMPARE(json.code, code);
    QVERIFY(!json.out.contains("SECRET"));
    QVERIFY2(!json.json.isEmpty(), json.out);
    QCOMPARE(server.connections(), 0);
}

void CliWireTest::missingKeyIsUsage()
{
    CliRunner cli;
    cli.unset(u"BALCAO_API_KEY"_s);
    const QString address = u"http://127.0.0.1:9/v1"_s;
    QCOMPARE(cli.run(createOf(address)).code, 1);
    QCOMPARE(cli.run({u"status"_s, u"t-1"_s, u"--base-url"_s, address}).code, 1);
    QCOMPARE(m_cli.run({u"status"_s, u"t-1"_s}).code, 1); // no address
}

void CliWireTest::information_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("start");
    QTest::newRow("--help") << QStringList{u"--help"_s} << QByteArray("balcao-cli: ");
    QTest::newRow("-h behind a command") << QStringList{u"create"_s, u"-h"_s} << QByteArray("Create a charge");
    QTest::newRow("--version") << QStringList{u"--version"_s} << QByteArray("balcao-cli " BALCAO_VERSION);
}

void CliWireTest::information()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QByteArray, start);
    const CliRun run = m_cli.run(arguments);
    QCOMPARE(run.code, 0);
    QVERIFY2(run.out.startsWith(start), run.out);
    QVERIFY(run.err.isEmpty());
}

void CliWireTest::helpNamesEverything_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const char *name : {"--help",         "--version",      "--lang",          "--base-url",     "--api-key-file",
                             "--timeout",      "--amount-unit",  "--update-amount", "--update-by",    "--data-dir",
                             "--ledger",       "--counter",      "--operator",      "--json",         "--amount ",
                             "--name",         "--phone",        "--email",         "--tax-id",       "--qr",
                             "--from",         "--to",           "--status",        "--search",       "--sort",
                             "--limit",        "--after",        "--found",         "--absent",       "--reopen",
                             "--reference",    "--older-than",   "verify",          "stats",          "backup",
                             "rebuild",        "BALCAO_LEDGER",  "BALCAO_BASE_URL", "BALCAO_API_KEY", "BALCAO_DATA_DIR",
                             "BALCAO_COUNTER", "BALCAO_OPERATOR"})
        QTest::newRow(name) << QByteArray(name);
}

void CliWireTest::helpNamesEverything()
{
    QFETCH(const QByteArray, name);
    static const QByteArray help = m_cli.run({u"--help"_s}).out;
    QVERIFY2(help.contains(name), help);
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

void CliWireTest::check_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("code");
    const QString code = QLatin1StringView(goodCode);
    QTest::newRow("valid") << QStringList{code} << 0;
    QTest::newRow("lower-case CRC") << QStringList{code.chopped(4) + u"1d3d"_s} << 0;
    QTest::newRow("wrong CRC") << QStringList{code.chopped(4) + u"1D3E"_s} << 2;
    QTest::newRow("empty") << QStringList{QString()} << 2;
    QTest::newRow("no code") << QStringList{u"hello"_s} << 2;
    QTest::newRow("begins with a dash") << QStringList{u"--"_s, u"--json"_s} << 2;
}

void CliWireTest::check()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const int, code);
    CliRunner withoutProvider;
    withoutProvider.unset(u"BALCAO_API_KEY"_s);
    withoutProvider.set(u"LC_ALL"_s, u"C"_s);
    const CliRun run = withoutProvider.run(QStringList{u"--json"_s, u"check"_s} + arguments);
    QCOMPARE(run.code, code);
    QCOMPARE(run.json["valid"_L1].toBool(), code == 0);
    QVERIFY2(run.err.isEmpty(), run.err);
    QCOMPARE(run.json.size(), 15);
    const CliRun sentences = withoutProvider.run(QStringList{u"check"_s} + arguments);
    QCOMPARE(sentences.code, code);
    QVERIFY(sentences.out.endsWith(".\n") || code == 0);
}

void CliWireTest::checkReadsBytes_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("found");
    const QByteArray good(goodCode);
    QTest::newRow("exact") << good << 0 << QString();
    QTest::newRow("with a line end") << QByteArray(good + '\n') << 0 << u"trimmed"_s;
    QTest::newRow("byte order mark") << QByteArray("\xef\xbb\xbf" + good) << 0 << u"trimmed"_s;
    QTest::newRow("nothing") << QByteArray() << 2 << u"empty"_s;
    QTest::newRow("NUL inside") << QByteArray(good).insert(20, '\0') << 2 << QString();
    QTest::newRow("broken UTF-8") << QByteArray("\xc3\x28\xff") << 2 << QString();
    QTest::newRow("Latin-1 with its own CRC")
        << QByteArray("00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5904JO"
                      "\xc3"
                      "O6008BRASILIA62070503***6304E3AF")
        << 0 << u"crc_latin1"_s;
    QTest::newRow("64 KiB and more") << QByteArray(200'000, '0') << 2 << u"too_long"_s;
}

void CliWireTest::checkReadsBytes()
{
    QFETCH(const QByteArray, input);
    QFETCH(const int, code);
    QFETCH(const QString, found);
    const CliRun run = m_cli.run({u"check"_s, u"-"_s, u"--json"_s}, input);
    QVERIFY2(run.code == code, run.out);
    const QStringList findings = code == 0 ? run.warningCodes() : run.json["problems"_L1].toVariant().toStringList();
    if (!found.isEmpty())
        QVERIFY2(findings.contains(found), run.out);
}

void CliWireTest::checkOfVectors_data()
{
    QTest::addColumn<QJsonObject>("item");
    addVectorRows(u"brcode.json"_s);
}

void CliWireTest::checkOfVectors()
{
    QFETCH(const QJsonObject, item);
    const QString code = item["input"_L1].toString();
    const bool isValid = item["tolerant"_L1]["ok"_L1].toBool();
    const CliRun asArgument = m_cli.run({u"check"_s, u"--json"_s, u"--"_s, code});
    QCOMPARE(asArgument.code, isValid ? 0 : 2);
    QCOMPARE(asArgument.json["valid"_L1].toBool(), isValid);
    QCOMPARE(asArgument.json["strict_valid"_L1], item["strict"_L1]["ok"_L1]);
    if (isValid)
        QCOMPARE(asArgument.json["normalized"_L1], item["normalized"_L1]);
    QCOMPARE(m_cli.run({u"check"_s, u"--json"_s, u"-"_s}, code.toUtf8()).out, asArgument.out);
}

QTEST_GUILESS_MAIN(CliWireTest)
#include "cliwiretest.moc"
