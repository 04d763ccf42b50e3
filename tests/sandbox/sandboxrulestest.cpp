// SPDX-License-Identifier: MIT
#include "tests/sandbox/testsandbox.h"
#include "tests/support/testmain.h"

#include <QDateTime>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace sandboxrulestest
{

using namespace Qt::StringLiterals;
using balcao::sandbox::TestSandbox;
using Json = TestSandbox::Json;

/** Create, and everything that is asked of a request before it is carried out. */
class SandboxRulesTest : public QObject
{
    Q_OBJECT

    TestSandbox m_sandbox;

private Q_SLOTS:
    void createsAsTheInterfaceSays();
    void amount_data();
    void amount();
    void customerField_data();
    void customerField();
    void vectors_data();
    void vectors();
    void body_data();
    void body();
    void access_data();
    void access();
    void keyWithPercentSigns();
    void namesEveryWrongFieldAtOnce();
};

void SandboxRulesTest::createsAsTheInterfaceSays()
{
    QVERIFY(m_sandbox.isRunning());
    const auto answer = m_sandbox.post("create", TestSandbox::validCreate());
    QCOMPARE(answer.status, 200);
    const Json &charge = answer.json;
    QStringList keys;
    for (const auto &item : charge.items()) {
        keys += QString::fromStdString(item.key());
    }
    keys.sort();
    QCOMPARE(keys.join(u' '),
             u"amount constumer created_at error expired_at method pix_copia_e_cola status txid updated_at"_s);
    QVERIFY(answer.body.find("\"amount\":49.90,") != std::string::npos);
    QCOMPARE(charge["status"].get<std::string>(), "Aguardando");
    QCOMPARE(charge["method"].get<std::string>(), "PIX");
    QVERIFY(charge["error"].is_null());
    QVERIFY(charge["constumer"] == TestSandbox::validCustomer());
    QCOMPARE(charge["txid"].get<std::string>().size(), 32U);
    const std::string code = charge["pix_copia_e_cola"];
    QCOMPARE(TestSandbox::codeField(code, "54"), "49.90");
    QCOMPARE(TestSandbox::codeField(code, "62-05"), "***");
    QCOMPARE(TestSandbox::codeField(code, "26-00"), "br.gov.bcb.pix");
    QVERIFY(!TestSandbox::codeField(code, "26-25").empty());
    QCOMPARE(answer.headers.find("Content-Type")->second, "application/json; charset=utf-8");
    const auto created = QDateTime::fromString(QString::fromStdString(charge["created_at"]), Qt::ISODateWithMs);
    const auto expires = QDateTime::fromString(QString::fromStdString(charge["expired_at"]), Qt::ISODateWithMs);
    QCOMPARE(created.msecsTo(expires), 900'000);
}

void SandboxRulesTest::amount_data()
{
    QTest::addColumn<QByteArray>("token");
    QTest::addColumn<QByteArray>("echoed");

    const auto row = [](const char *name, const char *token, const char *echoed) {
        QTest::newRow(name) << QByteArray(token) << QByteArray(echoed);
    };
    row("whole", "10", "10.00");
    row("one decimal", "10.1", "10.10");
    row("least", "0.01", "0.01");
    row("most", "9999999999.99", "9999999999.99");
    row("truncation trap 4.35", "4.35", "4.35");
    row("truncation trap 0.29", "0.29", "0.29");
    row("truncation trap 1.15", "1.15", "1.15");
    row("zeros at the end count for nothing", "10.1000", "10.10");
    row("exponent", "4.99e1", "49.90");
    row("negative exponent", "4990E-2", "49.90");
    row("above the most by a centavo", "10000000000.00", "");
    row("above 2^64", "99999999999999999999", "");
    row("huge exponent", "1e300", "");
    row("tiny exponent", "1e-300", "");
    row("three decimals", "10.001", "");
    row("half a centavo", "0.005", "");
    row("binary artefact", "10.100000000000001", "");
    row("zero", "0", "");
    row("zero with decimals", "0.00", "");
    row("negative zero", "-0", "");
    row("negative", "-1", "");
    row("quoted", "\"49.90\"", "");
    row("null", "null", "");
    row("true", "true", "");
    row("list", "[49.90]", "");
    row("object", "{}", "");
}

void SandboxRulesTest::amount()
{
    QFETCH(QByteArray, token);
    QFETCH(QByteArray, echoed);
    const auto answer = m_sandbox.post("create", "{\"amount\":" + token.toStdString() +
                                                     ",\"customer\":" + TestSandbox::validCustomer().dump() + '}');
    if (echoed.isEmpty()) {
        QCOMPARE(answer.status, 422);
        QCOMPARE(TestSandbox::fieldsNamed(answer), u"amount"_s);
    } else {
        QCOMPARE(answer.status, 200);
        QVERIFY(answer.body.find("\"amount\":" + echoed.toStdString() + ',') != std::string::npos);
        QCOMPARE(TestSandbox::codeField(answer.json["pix_copia_e_cola"], "54"), echoed.toStdString());
    }
}

void SandboxRulesTest::customerField_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("value");
    QTest::addColumn<bool>("accepted");

    const auto row = [](const char *name, const char *field, const QString &value, bool accepted) {
        QTest::addRow("%s: %s", field, name) << QString::fromLatin1(field) << value << accepted;
    };
    row("accents", "name", u"João D’Ávila-Conceição"_s, true);
    row("company", "name", u"Açaí & Cia. (2ª loja) 24/7, Ltda"_s, true);
    row("200 characters", "name", QString(200, u'a'), true);
    row("201 characters", "name", QString(201, u'a'), false);
    row("one letter", "name", u"M"_s, false);
    row("empty", "name", QString(), false);
    row("blanks", "name", u"   "_s, false);
    row("digits only", "name", u"12345"_s, false);
    row("NUL", "name", u"Maria"_s + QChar(0) + u"Silva"_s, false);
    row("emoji", "name", u"Maria 😀"_s, false);
    row("markup", "name", u"<b>Maria</b>"_s, false);
    row("plus and dots", "email", u"maria.silva+loja@example.com.br"_s, true);
    row("shortest", "email", u"a@b.co"_s, true);
    row("blanks around", "email", u" a@b.co "_s, true);
    row("no domain", "email", u"maria@"_s, false);
    row("no dot", "email", u"maria@loja"_s, false);
    row("two at", "email", u"maria@x@y.co"_s, false);
    row("dot in front", "email", u".a@b.co"_s, false);
    row("two dots", "email", u"a..b@c.co"_s, false);
    row("comma", "email", u"maria@exemplo,com"_s, false);
    row("blank inside", "email", u"maria @x.co"_s, false);
    row("hyphen in front", "email", u"maria@-x.co"_s, false);
    row("digits as top level", "email", u"maria@x.12"_s, false);
    row("accent", "email", u"joão@x.co"_s, false);
    row("local part of 65", "email", QString(65, u'a') + u"@b.co"_s, false);
    row("empty", "email", QString(), false);
    row("empty", "phone", QString(), false);
    row("NUL", "phone", u"(11) 98765-4321"_s + QChar(0), false);
    row("Arabic digits", "phone", u"(١١) ٩٨٧٦٥-٤٣٢١"_s, false);
    row("plus without 55", "phone", u"+11987654321"_s, false);
    row("empty", "tax_id", QString(), false);
    row("remainder 10", "tax_id", u"123.456.789-09"_s, true);
    row("lower case", "tax_id", u"12.abc.345/01de-35"_s, true);
    row("NUL", "tax_id", u"529.982.247-25"_s + QChar(0), false);
}

void SandboxRulesTest::customerField()
{
    QFETCH(QString, field);
    QFETCH(QString, value);
    QFETCH(bool, accepted);
    const auto answer = m_sandbox.post("create", TestSandbox::validCreate(field.toStdString(), value.toStdString()));
    QCOMPARE(answer.status, accepted ? 200 : 422);
    QCOMPARE(TestSandbox::fieldsNamed(answer), accepted ? QString() : u"customer."_s + field);
    if (accepted) {
        QCOMPARE(answer.json["constumer"][field.toStdString()].get<std::string>(), value.toStdString());
    }
}

void SandboxRulesTest::vectors_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("value");
    QTest::addColumn<bool>("accepted");

    for (const auto &[file, field] : {std::pair("cpf", "tax_id"), {"cnpj", "tax_id"}, {"phone", "phone"}}) {
        QFile vectors(QStringLiteral(BALCAO_TEST_DATA) + u'/' + QLatin1StringView(file) + u".json"_s);
        QVERIFY(vectors.open(QIODevice::ReadOnly));
        const auto items = QJsonDocument::fromJson(vectors.readAll()).array();
        QVERIFY(!items.isEmpty());
        for (const auto &item : items) {
            const QJsonObject object = item.toObject();
            QTest::newRow(qPrintable(object["id"_L1].toString()))
                << QString::fromLatin1(field) << object["input"_L1].toString() << object["valid"_L1].toBool();
        }
    }
}

void SandboxRulesTest::vectors()
{
    customerField();
}

void SandboxRulesTest::body_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("fields");

    const QByteArray customer = QByteArray::fromStdString(TestSandbox::validCustomer().dump());
    QByteArray manyMembers;
    for (int i = 0; i < 6000; ++i) {
        manyMembers += '"' + QByteArray::number(i) + "\":1,";
    }
    const auto row = [](const char *name, const QByteArray &body, int status, const QString &fields = {}) {
        QTest::newRow(name) << body << status << fields;
    };
    row("empty", "", 400);
    row("not JSON", "amount=49.90", 400);
    row("cut", R"({"amount":49.90,)", 400);
    row("text after it", R"({"amount":49.90} x)", 400);
    row("comma at the end", R"({"amount":49.90,})", 400);
    row("NaN", R"({"amount":NaN})", 400);
    row("leading zero", R"({"amount":049.90})", 400);
    row("list", "[]", 400);
    row("text", "\"x\"", 400);
    row("null", "null", 400);
    row("invalid UTF-8", "{\"amount\":1,\"customer\":\"\xff\xfe\"}", 400);
    row("raw NUL", QByteArray("{\"amount\":1,\"x\":\"\0\"}", 20), 400);
    row("NUL only", QByteArray(100, '\0'), 400);
    row("lone surrogate", R"({"amount":1,"customer":"\ud800"})", 400);
    row("duplicate amount", R"({"amount":1,"amount":2,"customer":)" + customer + '}', 400);
    row("number beyond any double", R"({"amount":1e999,"customer":)" + customer + '}', 400);
    row("deep list", QByteArray(30000, '['), 400);
    row("deep objects", QByteArray(R"({"a":)").repeated(10000), 400);
    row("deep and closed", R"({"a":)" + QByteArray(30000, '[') + QByteArray(30000, ']') + '}', 400);
    row("many members", "{" + manyMembers + R"("amount":1})", 422, u"customer"_s);
    row("nothing", "{}", 422, u"amount customer"_s);
    row("customer null", R"({"amount":1,"customer":null})", 422, u"customer"_s);
    row("customer list", R"({"amount":1,"customer":[]})", 422, u"customer"_s);
    row("customer text", R"({"amount":1,"customer":"Maria"})", 422, u"customer"_s);
    row("customer empty", R"({"amount":1,"customer":{}})", 422,
        u"customer.name customer.phone customer.email customer.tax_id"_s);
    row("customer in part", R"({"amount":1,"customer":{"name":"Maria Silva","email":"m@x.co"}})", 422,
        u"customer.phone customer.tax_id"_s);
    row("tax id as a number",
        R"({"amount":1,"customer":{"name":"Maria","phone":"1133334444","email":"m@x.co","tax_id":52998224725}})", 422,
        u"customer.tax_id"_s);
    row("constumer is the reply's spelling", R"({"amount":1,"constumer":)" + customer + '}', 422, u"customer"_s);
    row("unknown members are ignored", R"({"x":[1,{"y":2}],"amount":1,"customer":)" + customer + '}', 200);
}

void SandboxRulesTest::body()
{
    QFETCH(QByteArray, body);
    QFETCH(int, status);
    QFETCH(QString, fields);
    const auto answer = m_sandbox.post("create", body.toStdString());
    QCOMPARE(answer.status, status);
    QCOMPARE(TestSandbox::fieldsNamed(answer), fields);
    if (status != 200) {
        QVERIFY(!answer.json["error"]["code"].get<std::string>().empty());
        QVERIFY(!answer.json["error"]["message"].get<std::string>().empty());
    }
}

void SandboxRulesTest::access_data()
{
    QTest::addColumn<QString>("method");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QStringList>("headers");
    QTest::addColumn<int>("status");

    const QString key = u"Authorization: Bearer test-key"_s;
    const QString json = u"Content-Type: application/json"_s;
    for (const QString &path : {u"/v1/pixQrCode/create"_s, u"/v1/pixQrCode/update"_s}) {
        const auto row = [&path](const char *name, const QString &method, const QStringList &headers, int status) {
            QTest::addRow("%s: %s", qPrintable(path), name) << method << path << headers << status;
        };
        row("right but empty", u"POST"_s, {key, json}, 400);
        row("no key", u"POST"_s, {json}, 401);
        row("wrong key", u"POST"_s, {u"Authorization: Bearer test-kez"_s, json}, 401);
        row("longer key", u"POST"_s, {u"Authorization: Bearer test-key2"_s, json}, 401);
        row("half a key", u"POST"_s, {u"Authorization: Bearer test"_s, json}, 401);
        row("empty key", u"POST"_s, {u"Authorization: Bearer "_s, json}, 401);
        row("no scheme", u"POST"_s, {u"Authorization: test-key"_s, json}, 401);
        row("basic", u"POST"_s, {u"Authorization: Basic dGVzdC1rZXk="_s, json}, 401);
        row("scheme in lower case", u"POST"_s, {u"Authorization: bearer test-key"_s, json}, 400);
        row("key twice", u"POST"_s, {key, key, json}, 401);
        row("no type", u"POST"_s, {key}, 415);
        row("form", u"POST"_s, {key, u"Content-Type: application/x-www-form-urlencoded"_s}, 415);
        row("multipart", u"POST"_s, {key, u"Content-Type: multipart/form-data; boundary=x"_s}, 415);
        row("another JSON", u"POST"_s, {key, u"Content-Type: application/jsonp"_s}, 415);
        row("another charset", u"POST"_s, {key, u"Content-Type: application/json; charset=latin1"_s}, 415);
        row("utf-8 charset", u"POST"_s, {key, u"Content-Type: application/json; charset=\"UTF-8\""_s}, 400);
        row("packed", u"POST"_s, {key, json, u"Content-Encoding: gzip"_s}, 415);
        row("GET", u"GET"_s, {key, json}, 405);
        row("PUT", u"PUT"_s, {key, json}, 405);
        row("DELETE", u"DELETE"_s, {key, json}, 405);
        row("key is asked before the type", u"POST"_s, {}, 401);
    }
    const auto row = [](const char *name, const QString &method, const QString &path, const QStringList &headers,
                        int status) { QTest::newRow(name) << method << path << headers << status; };
    row("no version", u"POST"_s, u"/pixQrCode/create"_s, {key, json}, 404);
    row("other version", u"POST"_s, u"/v2/pixQrCode/create"_s, {key, json}, 404);
    row("slash at the end", u"POST"_s, u"/v1/pixQrCode/create/"_s, {key, json}, 404);
    row("other case", u"POST"_s, u"/v1/pixqrcode/create"_s, {key, json}, 404);
    row("root", u"GET"_s, u"/"_s, {}, 404);
    row("health", u"GET"_s, u"/sandbox/health"_s, {}, 200);
    row("sandbox, unknown", u"GET"_s, u"/sandbox/other"_s, {}, 404);
    row("sandbox, PUT", u"PUT"_s, u"/sandbox/charges"_s, {}, 405);
    row("sandbox from a web page", u"GET"_s, u"/sandbox/charges"_s, {u"Origin: https://example.com"_s}, 403);
    row("sandbox by another name", u"GET"_s, u"/sandbox/charges"_s, {u"Host: example.com"_s}, 403);
    row("no such charge to pay", u"POST"_s, u"/sandbox/charges/x/pay"_s, {}, 404);
    row("no such picture", u"GET"_s, u"/sandbox/charges/x/qr.png"_s, {}, 404);
}

void SandboxRulesTest::access()
{
    QFETCH(QString, method);
    QFETCH(QString, path);
    QFETCH(QStringList, headers);
    QFETCH(int, status);
    httplib::Request request;
    request.method = method.toStdString();
    request.path = path.toStdString();
    for (const QString &header : headers) {
        request.headers.emplace(header.section(u": "_s, 0, 0).toStdString(), header.section(u": "_s, 1).toStdString());
    }
    const auto answer = m_sandbox.send(request);
    QCOMPARE(answer.status, status);
    QCOMPARE(answer.headers.contains("WWW-Authenticate"), status == 401);
    QCOMPARE(answer.headers.contains("Allow"), status == 405);
    QVERIFY(answer.json.is_object());
    QVERIFY(status == 200 || answer.json["error"]["message"].is_string());
}

void SandboxRulesTest::keyWithPercentSigns()
{
    balcao::sandbox::SandboxOptions options;
    options.apiKey = "50%41+%zz%";
    const TestSandbox sandbox({}, options);
    httplib::Request request;
    request.method = "POST";
    request.path = "/v1/pixQrCode/create";
    request.body = TestSandbox::validCreate().dump();
    request.headers = {{"Authorization", "Bearer 50%41+%zz%"}, {"Content-Type", "application/json"}};
    QCOMPARE(sandbox.send(request).status, 200);
}

void SandboxRulesTest::namesEveryWrongFieldAtOnce()
{
    const auto answer = m_sandbox.post(
        "create", R"({"amount":0,"customer":{"name":"","phone":"12","email":"x","tax_id":"111.111.111-11"}})");
    QCOMPARE(answer.status, 422);
    QCOMPARE(TestSandbox::fieldsNamed(answer), u"amount customer.name customer.phone customer.email customer.tax_id"_s);
}

BALCAO_TEST(SandboxRulesTest)

} // namespace sandboxrulestest

#include "sandboxrulestest.moc"
