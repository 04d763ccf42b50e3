// SPDX-License-Identifier: MIT
#include "core/provider/errorbody.h"
#include "core/provider/wireformat.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace errorbodytest
{

using namespace balcao;
using namespace Qt::StringLiterals;

/** The families of error bodies in use in Brazil, a row for each shape seen. */
class ErrorBodyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shapes_data();
    void shapes();
    void textIsFitToBeQuoted_data();
    void textIsFitToBeQuoted();
    void muchTextIsBounded();
    void whatJustFitsIsWhole();
    void waits_data();
    void waits();

private:
    static void bankRows();
    static void platformRows();
    static void frameworkRows();
};

namespace
{

void row(const char *name, const char *body, const QStringList &messages, const QStringList &fields = {},
         const QString &code = {})
{
    QTest::newRow(name) << QByteArray(body) << messages << fields << code;
}

} // namespace

void ErrorBodyTest::shapes_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QStringList>("messages");
    QTest::addColumn<QStringList>("fields");
    QTest::addColumn<QString>("code");
    bankRows();
    platformRows();
    frameworkRows();
}

void ErrorBodyTest::bankRows()
{
    row("central bank: problem without violations",
        R"({"type":"https://x/CobNaoEncontrado","title":"Not Found","status":404,"detail":"Cobrança não encontrada."})",
        {u"Cobrança não encontrada."_s});
    row("central bank: two violations",
        R"({"title":"T","detail":"D","violacoes":[{"razao":"A","propriedade":"p"},{"razao":"B","propriedade":"q"}]})",
        {u"D"_s, u"A"_s, u"B"_s}, {u"p=A"_s, u"q=B"_s});
    row("problem with a title only", R"({"type":"about:blank","title":"Forbidden","status":403})", {u"Forbidden"_s});
    row("Efí: name and sentence", R"({"nome":"valor_invalido","mensagem":"O valor é inválido."})",
        {u"O valor é inválido."_s}, {}, u"valor_invalido"_s);
    row("Efí: with a list",
        R"({"nome":"json_invalido","mensagem":"M","erros":[{"chave":"required","caminho":".body.valor","mensagem":"falta"}]})",
        {u"M"_s, u"falta"_s}, {u".body.valor=falta"_s}, u"json_invalido"_s);
    row("Banco do Brasil: list",
        R"({"erros":[{"codigo":"4769515","versao":"1","mensagem":"CPF inválido","ocorrencia":"x"}]})",
        {u"CPF inválido"_s}, {}, u"4769515"_s);
    row("QI Tech",
        R"({"title":"Bad Request","description":"Invalid amount","translation":"Valor inválido","code":"QIT000001"})",
        {u"Valor inválido"_s}, {}, u"QIT000001"_s);
}

void ErrorBodyTest::platformRows()
{
    row("AbacatePay: error beside success", R"({"data":null,"success":false,"error":"Cliente inválido"})",
        {u"Cliente inválido"_s});
    row("Asaas: two errors",
        R"({"errors":[{"code":"invalid_cpf","description":"CPF"},{"code":"invalid_value","description":"Valor"}]})",
        {u"CPF"_s, u"Valor"_s}, {}, u"invalid_cpf"_s);
    row("Mercado Pago: causes",
        R"({"message":"Invalid amount","error":"bad_request","status":400,"cause":[{"code":4037,"description":"amount"}]})",
        {u"Invalid amount"_s, u"amount"_s}, {}, u"4037"_s);
    row("Mercado Pago: no cause", R"({"message":"invalid token","error":"unauthorized","status":401,"cause":[]})",
        {u"invalid token"_s}, {}, u"unauthorized"_s);
    row("PagBank: two messages",
        R"({"error_messages":[{"code":"40001","description":"required","parameter_name":"customer.email"},)"
        R"({"code":"40002","description":"invalid","parameter_name":"amount"}]})",
        {u"required"_s, u"invalid"_s}, {u"customer.email=required"_s, u"amount=invalid"_s}, u"40001"_s);
    row("Cielo: array of two", R"([{"Code":1,"Message":"A"},{"Code":2,"Message":"B"}])", {u"A"_s, u"B"_s}, {}, u"1"_s);
    row("Transfeera: field and code",
        R"({"statusCode":400,"error":"Bad Request","errorCode":"TF-1","field":"payer.name","message":"Nome curto","data":null})",
        {u"Nome curto"_s}, {u"payer.name=Nome curto"_s}, u"TF-1"_s);
    row("FitBank", R"({"Success":"false","Message":"M","Validation":[{"Key":"K","Value":["A","B"]}]})",
        {u"M"_s, u"A"_s, u"B"_s}, {u"K=A"_s, u"K=B"_s});
    row("Payzu: details", R"({"errorCode":"PZ1","message":"M","details":[{"field":"amount","message":"min"},"texto"]})",
        {u"M"_s, u"min"_s, u"texto"_s}, {u"amount=min"_s}, u"PZ1"_s);
    row("Woovi", R"({"error":"appID inválido"})", {u"appID inválido"_s});
    row("Pagar.me", R"({"errors":[{"type":"invalid_parameter","parameter_name":"amount","message":"inválido"}]})",
        {u"inválido"_s}, {u"amount=inválido"_s});
    row("Stripe",
        R"({"error":{"code":"amount_too_small","message":"small","param":"amount","type":"invalid_request_error"}})",
        {u"small"_s}, {u"amount=small"_s}, u"amount_too_small"_s);
    row("OAuth", R"({"error":"invalid_client","error_description":"Chave errada"})", {u"Chave errada"_s}, {},
        u"invalid_client"_s);
    row("OAuth without a sentence", R"({"error":"invalid_client"})", {u"invalid_client"_s});
}

void ErrorBodyTest::frameworkRows()
{
    row("Rails: nested map", R"({"errors":{"customer":{"email":["inválido"],"name":["curto","feio"]}}})",
        {u"inválido"_s, u"curto"_s, u"feio"_s},
        {u"customer.email=inválido"_s, u"customer.name=curto"_s, u"customer.name=feio"_s});
    row("errors is one object", R"({"errors":{"code":"c","message":"m"}})", {u"m"_s}, {}, u"c"_s);
    row("errors is a list of texts", R"({"errors":["a","b","a"]})", {u"a"_s, u"b"_s});
    row("FastAPI", R"({"detail":[{"loc":["body","amount"],"msg":"must be positive","type":"value_error"}]})",
        {u"must be positive"_s}, {u"body.amount=must be positive"_s});
    row("JSON:API", R"({"errors":[{"status":"422","source":{"pointer":"/data/amount"},"detail":"inválido"}]})",
        {u"inválido"_s}, {u"/data/amount=inválido"_s});
    row("ASP.NET",
        R"({"title":"One or more validation errors occurred.","status":400,"errors":{"Amount":["obrigatório"]}})",
        {u"obrigatório"_s}, {u"Amount=obrigatório"_s});
    row("error is a list", R"({"error":[{"message":"m","field":"f"}]})", {u"m"_s}, {u"f=m"_s});
    row("said twice", R"({"message":"m","errors":[{"message":"m","field":"f"}]})", {u"m"_s}, {u"f=m"_s});
    row("said inside data", R"({"data":{"message":"m"},"error":null})", {u"m"_s});
    row("a text", R"("Unauthorized")", {u"Unauthorized"_s});
    row("PascalCase", R"({"Message":"m","ErrorCode":7})", {u"m"_s}, {}, u"7"_s);
    row("nothing said", R"({"status":400,"timestamp":"2026-11-20T10:00:00Z","path":"/v1"})", {});
    row("only numbers and booleans", R"({"message":1,"errors":[true,2,null],"error":false})", {});
    row("empty", "{}", {});
}

void ErrorBodyTest::shapes()
{
    QFETCH(QByteArray, body);
    QFETCH(QStringList, messages);
    QFETCH(QStringList, fields);
    QFETCH(QString, code);
    const std::optional<JsonValue> value = JsonValue::parse(body);
    QVERIFY(value);
    const ErrorBody read = readErrorBody(*value);
    QCOMPARE(read.messages, messages);
    QStringList found;
    for (const FieldMessage &field : read.fields)
        found.append(field.field + u'=' + field.message);
    QCOMPARE(found, fields);
    QCOMPARE(read.code, code);
}

void ErrorBodyTest::textIsFitToBeQuoted_data()
{
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("shown");
    QTest::newRow("tags") << u"CPF <b>inválido</b><br/>"_s << u"CPF inválido"_s;
    QTest::newRow("script") << u"<script src=x></script>ok"_s << u"ok"_s;
    QTest::newRow("comparison") << u"1 < 2 e 3 > 2"_s << u"1 < 2 e 3 > 2"_s;
    QTest::newRow("a page") << u"<!DOCTYPE html><html><body>x</body></html>"_s << QString();
    QTest::newRow("XML") << u"<?xml version=\"1.0\"?><e>x</e>"_s << QString();
    QTest::newRow("newlines and NUL") << u"a\r\nb\\u0000c"_s.replace(u"\r\n"_s, u"\\r\\n"_s) << u"a b c"_s;
    QTest::newRow("direction override") << u"a\u202Eb"_s << u"a b"_s;
    QTest::newRow("blank") << u"  "_s << QString();
}

void ErrorBodyTest::textIsFitToBeQuoted()
{
    QFETCH(QString, said);
    QFETCH(QString, shown);
    const QByteArray text = said.replace(u'"', u'\'').toUtf8();
    const std::optional<JsonValue> value = JsonValue::parse("{\"message\":\"" + text + "\"}");
    QVERIFY(value);
    QCOMPARE(readErrorBody(*value).messages.join(u'|'), shown);
}

void ErrorBodyTest::muchTextIsBounded()
{
    QByteArray list;
    for (int i = 0; i < 1000; ++i)
        list += R"({"field":"f","message":")" + QByteArray::number(i) + QByteArray(2000, 'x') + R"("},)";
    const std::optional<JsonValue> value = JsonValue::parse("{\"errors\":[" + list.chopped(1) + "]}");
    QVERIFY(value);
    const ErrorBody read = readErrorBody(*value);
    QCOMPARE(read.messages.size(), 20);
    QCOMPARE(read.fields.size(), 20);
    QCOMPARE(read.messages.first().size(), 500);
}

void ErrorBodyTest::whatJustFitsIsWhole()
{
    const auto bodyOf = [](int messages, int length, int code) {
        QByteArray list;
        for (int i = 0; i < messages; ++i)
            list += '"' + QByteArray::number(1000 + i) + QByteArray(length - 4, 'x') + "\",";
        return readErrorBody(
            JsonValue::parse("{\"code\":\"" + QByteArray(code, 'c') + "\",\"errors\":[" + list.chopped(1) + "]}")
                .value());
    };
    const ErrorBody whole = bodyOf(20, 500, 100);
    QCOMPARE(whole.messages.size(), 20);
    QCOMPARE(whole.messages.last().size(), 500);
    QCOMPARE(whole.code.size(), 100);
    const ErrorBody cut = bodyOf(21, 501, 101);
    QCOMPARE(cut.messages.size(), 20);
    QCOMPARE(cut.messages.last().size(), 500);
    QCOMPARE(cut.code.size(), 100);
}

void ErrorBodyTest::waits_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("retryAfter");
    QTest::addColumn<QByteArray>("reset");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("seconds");
    const auto wait = [](const char *name, int status, const char *retryAfter, const char *reset, const char *body,
                         int seconds) {
        QTest::newRow(name) << status << QByteArray(retryAfter) << QByteArray(reset) << QByteArray(body) << seconds;
    };
    wait("seconds", 429, "30", "", "{}", 30);
    wait("date", 429, "Fri, 20 Nov 2026 15:02:00 GMT", "", "{}", 120);
    wait("date gone by", 429, "Fri, 20 Nov 2026 14:00:00 GMT", "", "{}", 0);
    wait("negative", 429, "-5", "", "{}", -1);
    wait("words", 429, "soon", "", "{}", -1);
    wait("too large for a number", 429, "99999999999999999999", "", "{}", -1);
    wait("reset of the limit", 429, "", "12", "{}", 12);
    wait("reset as an epoch", 429, "", "1795186860", "{}", 60);
    wait("the header goes before the reset", 429, "5", "12", "{}", 5);
    wait("the reset of another status says nothing", 400, "", "12", "{}", -1);
    wait("body", 429, "", "", R"({"retryAfterSeconds":15})", 15);
    wait("body, as text", 429, "", "", R"({"retry_after":"7"})", 7);
    wait("the header goes before the body", 429, "5", "", R"({"retryAfterSeconds":15})", 5);
    wait("503", 503, "60", "", "<html>", 60);
    wait("nothing", 429, "", "", "{}", -1);
}

void ErrorBodyTest::waits()
{
    QFETCH(int, status);
    QFETCH(QByteArray, retryAfter);
    QFETCH(QByteArray, reset);
    QFETCH(QByteArray, body);
    QFETCH(int, seconds);
    wireformat::HttpReply reply{.status = status, .body = body};
    if (!retryAfter.isEmpty())
        reply.retryAfter = retryAfter;
    if (!reset.isEmpty())
        reply.rateLimitReset = reset;
    reply.date = QDateTime::fromString(u"2026-11-20T15:00:00Z"_s, Qt::ISODate);
    wireformat::ReplyContext context;
    // A counter's clock that is wrong does not change the wait: the reply's own date is what counts.
    context.now = QDateTime::fromString(u"2031-01-01T00:00:00Z"_s, Qt::ISODate);
    const auto result = wireformat::readReply(reply, context);
    QVERIFY(!result);
    QCOMPARE(result.error().retryAfter ? int(result.error().retryAfter->count()) : -1, seconds);
}

BALCAO_TEST(ErrorBodyTest)

} // namespace errorbodytest

#include "errorbodytest.moc"
