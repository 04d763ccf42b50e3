// SPDX-License-Identifier: MIT
#include "tests/app/clirunner.h"
#include "tests/core/vectorfile.h"
#include "tests/support/scripts.h"

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
    const CliRun created = m_cli.run(createOf(server.url().toString()));
    QCOMPARE(created.code, 0);
    QCOMPARE(created.text("amount"_L1), u"49.90"_s);
    QVERIFY(created.json["customer"_L1].isNull());
    QVERIFY(created.json["created_at"_L1].isNull());
    const CliRun read = m_cli.run({u"status"_s, u"t-1"_s, u"--json"_s, u"--base-url"_s, server.url().toString()});
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
    const QStringList customer = customerOptions();
    QTest::newRow("nothing") << QStringList{};
    QTest::newRow("another command") << QStringList{u"cancel"_s, u"t-1"_s};
    QTest::newRow("an unknown option") << QStringList{u"status"_s, u"t-1"_s, u"--verbose"_s};
    QTest::newRow("a shortened option") << QStringList{u"status"_s, u"t-1"_s, u"--time=3"_s};
    QTest::newRow("the key as an argument") << QStringList{u"status"_s, u"t-1"_s, u"--api-key"_s, u"SECRET"_s};
    QTest::newRow("the key after an equals sign") << QStringList{u"--api-key=SECRET"_s, u"status"_s, u"t-1"_s};
    QTest::newRow("create without amount") << QStringList{u"create"_s} + customer;
    QTest::newRow("create without customer") << QStringList{u"create"_s, u"--amount"_s, u"1"_s};
    QTest::newRow("create with three fields") << QStringList{u"create"_s, u"--amount=1"_s} + customer.first(6);
    QTest::newRow("create with a txid") << QStringList{u"create"_s, u"t-1"_s, u"--amount=1"_s} + customer;
    QTest::newRow("correct nothing") << QStringList{u"correct"_s, u"t-1"_s};
    QTest::newRow("correct half a customer") << QStringList{u"correct"_s, u"t-1"_s} + customer.first(4);
    QTest::newRow("correct without txid") << QStringList{u"correct"_s, u"--amount=1"_s};
    QTest::newRow("status without txid") << QStringList{u"status"_s};
    QTest::newRow("status with two") << QStringList{u"status"_s, u"t-1"_s, u"t-2"_s};
    QTest::newRow("status with an amount") << QStringList{u"status"_s, u"t-1"_s, u"--amount=1"_s};
    QTest::newRow("status of a txid like an option") << QStringList{u"status"_s, u"-t"_s};
    QTest::newRow("check without code") << QStringList{u"check"_s};
    QTest::newRow("check with a picture") << QStringList{u"check"_s, u"x"_s, u"--qr=x.png"_s};
    QTest::newRow("an amount twice") << QStringList{u"correct"_s, u"t-1"_s, u"--amount=1"_s, u"--amount=2"_s};
    QTest::newRow("an option without value") << QStringList{u"correct"_s, u"t-1"_s, u"--amount"_s};
    QTest::newRow("an option instead of a value") << QStringList{u"correct"_s, u"t-1"_s, u"--amount"_s, u"--json"_s};
    QTest::newRow("a timeout of zero") << QStringList{u"status"_s, u"t-1"_s, u"--timeout=0"_s};
    QTest::newRow("a timeout of words") << QStringList{u"status"_s, u"t-1"_s, u"--timeout=soon"_s};
    QTest::newRow("a timeout too long") << QStringList{u"status"_s, u"t-1"_s, u"--timeout=601"_s};
    QTest::newRow("another unit") << QStringList{u"status"_s, u"t-1"_s, u"--amount-unit=cents"_s};
    QTest::newRow("another form") << QStringList{u"status"_s, u"t-1"_s, u"--update-amount=text"_s};
    QTest::newRow("another way") << QStringList{u"status"_s, u"t-1"_s, u"--update-by=header"_s};
    QTest::newRow("another picture") << QStringList{u"status"_s, u"t-1"_s, u"--qr=code.gif"_s};
    QTest::newRow("another language") << QStringList{u"status"_s, u"t-1"_s, u"--lang=fr"_s};
    QTest::newRow("an address without https")
        << QStringList{u"status"_s, u"t-1"_s, u"--base-url"_s, u"http://pix.example/v1"_s};
}

void CliWireTest::usage()
{
    QFETCH(const QStringList, arguments);
    ScriptedServer server([](int) { return saying(httpReply(200, answer())); });
    CliRunner cli;
    cli.set(u"BALCAO_BASE_URL"_s, server.url().toString());
    const CliRun run = cli.run(arguments);
    QCOMPARE(run.code, 1);
    QVERIFY(!run.err.isEmpty());
    QVERIFY(!run.err.contains("SECRET"));
    const CliRun json = cli.run(QStringList{u"--json"_s} + arguments);
    QCOMPARE(json.code, 1);
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
    QTest::newRow("--help") << QStringList{u"--help"_s} << QByteArray("balcao-cli [");
    QTest::newRow("-h behind a command") << QStringList{u"create"_s, u"-h"_s} << QByteArray("balcao-cli [");
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
    QCOMPARE(run.json.size(), 14);
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
    const QJsonArray findings = run.json[code == 0 ? "warnings"_L1 : "problems"_L1].toArray();
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
