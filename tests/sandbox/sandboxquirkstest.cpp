// SPDX-License-Identifier: MIT
#include "tests/sandbox/testsandbox.h"
#include "tests/support/testmain.h"

#include <QImage>
#include <QRegularExpression>
#include <QTcpSocket>
#include <QTest>

#ifdef BALCAO_HAS_ZXING
#define ZX_USE_UTF8 // the text of a result as UTF-8, which newer versions do always
#include <ZXing/ReadBarcode.h>
#endif

namespace sandboxquirkstest
{

using namespace Qt::StringLiterals;
using balcao::sandbox::Quirks;
using balcao::sandbox::TestSandbox;
using Json = TestSandbox::Json;

namespace
{

constexpr std::string_view dataUri = "data:image/png;base64,";

#ifdef BALCAO_HAS_ZXING
/** The text of the QR code in a PNG, by an independent reader. */
QString decoded(const QByteArray &png)
{
#if __has_include(<ZXing/ReaderOptions.h>)
    using Options = ZXing::ReaderOptions;
#else
    using Options = ZXing::DecodeHints; // ZXing before 2.2
#endif
    const QImage image = QImage::fromData(png, "PNG").convertToFormat(QImage::Format_Grayscale8);
    const ZXing::ImageView view(image.constBits(), image.width(), image.height(), ZXing::ImageFormat::Lum,
                                static_cast<int>(image.bytesPerLine()));
    const auto result = ZXing::ReadBarcode(view, Options().setFormats(ZXing::BarcodeFormat::QRCode));
    return QString::fromStdString(result.text());
}
#endif

QByteArray pngOf(const std::string &base64)
{
    return QByteArray::fromBase64(QByteArray::fromStdString(base64), QByteArray::AbortOnBase64DecodingErrors);
}

QString sortedKeys(const Json &object)
{
    QStringList keys;
    for (const auto &item : object.items()) {
        keys += QString::fromStdString(item.key());
    }
    keys.sort();
    return keys.join(u' ');
}

} // namespace

/** Every quirk, in both operations, and the faults. */
class SandboxQuirksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void names_data();
    void names();
    void quirk_data();
    void quirk();
    void image_data();
    void image();
    void allAtOnce();
    void centavosInRequests_data();
    void centavosInRequests();
    void query_data();
    void query();
    void bodyAndQueryKeepApart();
    void hangs();
    void resets();
    void answersWrong_data();
    void answersWrong();
    void refusesTheEmail();
};

void SandboxQuirksTest::names_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("known");

    for (const QString &line : Quirks::listing().split(u'\n')) {
        for (const QString &value : line.section(u'=', 1).split(u'|')) {
            const QString text = line.section(u'=', 0, 0) + u'=' + value;
            QTest::newRow(qPrintable(text)) << text << true;
        }
    }
    for (const char *text : {"", "=", "amount", "amount=", "amount=text", "amount=number ", "Amount=number", "=number",
                             "unit=reais=reais", "image=data_uri", "expiry=none"}) {
        QTest::addRow("unknown: %s", text) << QString::fromLatin1(text) << false;
    }
}

void SandboxQuirksTest::names()
{
    QFETCH(QString, text);
    QFETCH(bool, known);
    QCOMPARE(Quirks().with(text).has_value(), known);
}

void SandboxQuirksTest::quirk_data()
{
    QTest::addColumn<QString>("quirk");
    QTest::addColumn<QString>("inCreate");
    QTest::addColumn<QString>("inUpdate");

    const auto row = [](const char *quirk, const char *inCreate, const char *inUpdate) {
        QTest::newRow(quirk) << QString::fromLatin1(quirk) << QString::fromLatin1(inCreate)
                             << QString::fromLatin1(inUpdate);
    };
    const auto both = [&row](const char *quirk, const char *inBoth) { row(quirk, inBoth, inBoth); };
    const char *iso = R"("created_at":"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z")";
    both("amount=number", R"("amount":49\.90,)");
    both("amount=string", R"("amount":"49\.90",)");
    both("customer=constumer", R"("constumer":\{"name")");
    both("customer=customer", R"("customer":\{"name")");
    both("expiry=expired_at", R"("expired_at":"[^"]+Z"(,"error":null)?\}$)");
    both("expiry=expires_at", R"("expires_at":"[^"]+Z"(,"error":null)?\}$)");
    both("expiry=both", R"re("expired_at":"([^"]+)","expires_at":"\1")re");
    row("fault=none", R"("expired_at":"[^"]+Z","error":null\}$)", R"("expires_at":"[^"]+Z"\}$)");
    both("time=iso", iso);
    both("time=impossible", R"("created_at":"\d{4}-13-45T25:61:61\.000Z")");
    both("time=no-zone", R"("created_at":"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}")");
    both("unit=reais", R"("amount":49\.90,)");
    both("envelope=none", R"(^\{"txid":)");
    both("envelope=data", R"(^\{"data":\{"txid":.*\},"error":null\}$)");
    both("update=body", R"(^\{"txid":)");
    both("image=none", R"("pix_copia_e_cola":"[^"]+","constumer")");
    row("image=data-uri", R"("pix_qr_code_image":"data:image/png;base64,)",
        R"("pix_qr_code_image":"data:image/png;base64,)");
    both("image=base64", R"("pix_qr_code_image":"iVBORw0KGgo)");
    both("image=url", R"("pix_qr_code_image":"http://127\.0\.0\.1:\d+/sandbox/charges/[0-9a-f]{32}/qr\.png")");
}

void SandboxQuirksTest::quirk()
{
    QFETCH(QString, quirk);
    QFETCH(QString, inCreate);
    QFETCH(QString, inUpdate);
    const TestSandbox sandbox({quirk});
    const auto created = sandbox.post("create", TestSandbox::validCreate());
    QCOMPARE(created.status, 200);
    QVERIFY2(QString::fromStdString(created.body).contains(QRegularExpression(inCreate)), created.body.c_str());
    const Json charge = created.json.contains("data") ? created.json["data"] : created.json;
    const auto updated = sandbox.post("update", Json{{"txid", charge["txid"]}});
    QCOMPARE(updated.status, 200);
    QVERIFY2(QString::fromStdString(updated.body).contains(QRegularExpression(inUpdate)), updated.body.c_str());
}

void SandboxQuirksTest::image_data()
{
    QTest::addColumn<QStringList>("quirks");
    QTest::addColumn<QString>("operation");
    QTest::newRow("as the interface, update") << QStringList() << u"update"_s;
    for (const QString &form : {u"data-uri"_s, u"base64"_s, u"url"_s}) {
        for (const QString &operation : {u"create"_s, u"update"_s}) {
            QTest::addRow("%s, %s", qPrintable(form), qPrintable(operation))
                << QStringList{u"image="_s + form} << operation;
        }
    }
}

void SandboxQuirksTest::image()
{
    QFETCH(QStringList, quirks);
    QFETCH(QString, operation);
    const TestSandbox sandbox(quirks);
    auto answer = sandbox.post("create", TestSandbox::validCreate());
    if (operation == "update"_L1) {
        answer = sandbox.post("update", Json{{"txid", answer.json["txid"]}, {"amount", "7.5"}});
    }
    QCOMPARE(answer.status, 200);
    const std::string value = answer.json["pix_qr_code_image"];
    QByteArray png;
    if (value.starts_with("http:")) {
        const auto picture = sandbox.get(value.substr(value.find("/sandbox/")));
        QCOMPARE(picture.headers.find("Content-Type")->second, "image/png");
        png = QByteArray::fromStdString(picture.body);
    } else {
        png = pngOf(value.starts_with(dataUri) ? value.substr(dataUri.size()) : value);
    }
    const QImage image = QImage::fromData(png, "PNG").convertToFormat(QImage::Format_Grayscale8);
    QVERIFY(!image.isNull());
    constexpr int quietPixels = 4 * 6;
    QCOMPARE(qGray(image.pixel(quietPixels - 1, quietPixels)), 255);
    QCOMPARE(qGray(image.pixel(quietPixels, quietPixels - 1)), 255);
    QCOMPARE(qGray(image.pixel(quietPixels, quietPixels)), 0);
    QCOMPARE(qGray(image.pixel(image.width() - 1 - quietPixels, quietPixels)), 0);
#ifdef BALCAO_HAS_ZXING
    QCOMPARE(decoded(png), QString::fromStdString(answer.json["pix_copia_e_cola"]));
#endif
}

void SandboxQuirksTest::allAtOnce()
{
    const TestSandbox sandbox({u"amount=string"_s, u"customer=customer"_s, u"expiry=both"_s, u"image=base64"_s,
                               u"time=no-zone"_s, u"unit=centavos"_s, u"envelope=data"_s, u"update=query"_s});
    Json create = TestSandbox::validCreate();
    create["amount"] = 4990;
    const auto created = sandbox.post("create", create);
    const auto keys = u"amount created_at customer expired_at expires_at method pix_copia_e_cola pix_qr_code_image "
                      "status txid updated_at"_s;
    QCOMPARE(sortedKeys(created.json), u"data error"_s);
    QCOMPARE(sortedKeys(created.json["data"]), keys);
    QCOMPARE(created.json["data"]["amount"].get<std::string>(), "4990");
    QCOMPARE(TestSandbox::codeField(created.json["data"]["pix_copia_e_cola"], "54"), "49.90");
    const std::string txid = created.json["data"]["txid"];
    const auto updated = sandbox.post("update?txid=" + txid + "&amount=5000", "");
    QCOMPARE(updated.status, 200);
    QCOMPARE(sortedKeys(updated.json["data"]), keys);
    QCOMPARE(updated.json["data"]["amount"].get<std::string>(), "5000");
    QCOMPARE(TestSandbox::codeField(updated.json["data"]["pix_copia_e_cola"], "54"), "50.00");
}

void SandboxQuirksTest::centavosInRequests_data()
{
    QTest::addColumn<QByteArray>("token");
    QTest::addColumn<int>("status");
    const auto row = [](const char *token, int status) { QTest::newRow(token) << QByteArray(token) << status; };
    row("1", 200);
    row("4990", 200);
    row("4990.0", 200);
    row("999999999999", 200);
    row("1000000000000", 422);
    row("49.90", 422);
    row("0.01", 422);
    row("0", 422);
    row("-1", 422);
}

void SandboxQuirksTest::centavosInRequests()
{
    QFETCH(QByteArray, token);
    QFETCH(int, status);
    const TestSandbox sandbox({u"unit=centavos"_s});
    Json create = TestSandbox::validCreate();
    create["amount"] = Json::parse(token.toStdString());
    const auto created = sandbox.post("create", create);
    QCOMPARE(created.status, status);
    if (status == 200) {
        QVERIFY(created.json["amount"].is_number_integer());
        QCOMPARE(created.json["amount"].get<qint64>(), token.split('.').constFirst().toLongLong());
    }
}

void SandboxQuirksTest::query_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("fields");

    const QByteArray brackets = "&customer[name]=Jo%C3%A3o+Lima&customer[phone]=(21)%2097654-3210"
                                "&customer[email]=j%40x.co&customer[tax_id]=280.012.389-38";
    const QByteArray json = "&customer=%7B%22name%22%3A%22Jo%C3%A3o%20Lima%22%2C%22phone%22%3A%22(21)%2097654-3210%22"
                            "%2C%22email%22%3A%22j%40x.co%22%2C%22tax_id%22%3A%22280.012.389-38%22%7D";
    const auto row = [](const char *name, const QByteArray &query, int status, const QString &fields = {}) {
        QTest::newRow(name) << query << status << fields;
    };
    row("amount and customer in brackets", "txid=TXID&amount=12.34" + brackets, 200);
    row("brackets, escaped", "txid=TXID&amount=12.34" + QByteArray(brackets).replace('[', "%5B").replace(']', "%5D"),
        200);
    row("customer with dots", "txid=TXID&amount=12.34" + QByteArray(brackets).replace('[', '.').replace(']', ""), 200);
    row("customer as JSON", "txid=TXID&amount=12.34" + json, 200);
    row("parameters nobody knows", "x=1&txid=TXID&amount=12.34&customer[x]=1" + brackets, 200);
    row("no txid", "amount=12.34", 422, u"txid"_s);
    row("empty txid", "txid=", 422, u"txid"_s);
    row("two txids", "txid=TXID&txid=0123", 422, u"txid"_s);
    row("unknown txid", "txid=0123", 404);
    row("comma", "txid=TXID&amount=12,34", 422, u"amount"_s);
    row("blank for plus", "txid=TXID&amount=+12.34", 422, u"amount"_s);
    row("amount empty", "txid=TXID&amount=", 422, u"amount"_s);
    row("customer in part", "txid=TXID&customer[name]=Maria", 422, u"customer.phone customer.email customer.tax_id"_s);
    row("customer not JSON", "txid=TXID&customer=Maria", 422, u"customer"_s);
    row("customer in both forms", "txid=TXID" + json + brackets, 422, u"customer"_s);
    row("not UTF-8", "txid=%FF%FE", 404);
    row("NUL", "txid=%00", 404);
    row("cut escape", "txid=%4", 404);
    row("only a question mark", "", 422, u"txid"_s);
}

void SandboxQuirksTest::query()
{
    QFETCH(QByteArray, query);
    QFETCH(int, status);
    QFETCH(QString, fields);
    const TestSandbox sandbox({u"update=query"_s});
    query.replace("TXID", QByteArray::fromStdString(sandbox.createdTxid()));
    const auto answer = sandbox.post("update?" + query.toStdString(), R"({"amount":99})");
    QCOMPARE(answer.status, status);
    QCOMPARE(TestSandbox::fieldsNamed(answer), fields);
    if (status == 200) {
        QVERIFY(answer.body.find("\"amount\":12.34,") != std::string::npos);
        QCOMPARE(answer.json["constumer"]["name"].get<std::string>(), "João Lima");
        QCOMPARE(answer.json["constumer"]["phone"].get<std::string>(), "(21) 97654-3210");
    }
}

void SandboxQuirksTest::bodyAndQueryKeepApart()
{
    const TestSandbox byBody;
    const std::string first = byBody.createdTxid();
    QCOMPARE(byBody.post("update?txid=" + first, "{}").status, 422);
    const auto answer = byBody.post("update?amount=1", Json{{"txid", first}});
    QVERIFY(answer.body.find("\"amount\":49.90,") != std::string::npos);

    const TestSandbox byQuery({u"update=query"_s});
    QCOMPARE(byQuery.post("update", Json{{"txid", byQuery.createdTxid()}}).status, 422);
}

void SandboxQuirksTest::hangs()
{
    TestSandbox sandbox({u"fault=hang"_s});
    QTcpSocket client;
    client.connectToHost(u"127.0.0.1"_s, sandbox.server().port());
    QVERIFY(client.waitForConnected());
    const QByteArray body = QByteArray::fromStdString(TestSandbox::validCreate().dump());
    client.write("POST /v1/pixQrCode/create HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer test-key\r\n"
                 "Content-Type: application/json\r\nContent-Length: " +
                 QByteArray::number(body.size()) + "\r\n\r\n" + body);
    QTRY_COMPARE(sandbox.get("/sandbox/charges").json["charges"].size(), 1U);
    QVERIFY(!client.waitForReadyRead(200));
    QCOMPARE(client.state(), QAbstractSocket::ConnectedState);
    QCOMPARE(sandbox.post("create", "{}").status, 422); // what is refused is answered
    sandbox.server().stop();
    QTRY_COMPARE(client.state(), QAbstractSocket::UnconnectedState);
    QVERIFY(client.readAll().isEmpty());
}

void SandboxQuirksTest::resets()
{
    const TestSandbox sandbox({u"fault=reset"_s});
    QCOMPARE(sandbox.post("create", TestSandbox::validCreate()).status, 0);
    QCOMPARE(sandbox.get("/sandbox/charges").json["charges"].size(), 1U);
    QCOMPARE(sandbox.post("create", "{}").status, 422);
}

void SandboxQuirksTest::refusesTheEmail()
{
    const TestSandbox sandbox({u"fault=refuse-email"_s});
    const auto refused = sandbox.post("create", TestSandbox::validCreate());
    QCOMPARE(refused.status, 422);
    QVERIFY(refused.body.find("customer.email") != std::string::npos);
    QCOMPARE(sandbox.get("/sandbox/charges").json["charges"].size(), 0U);
}

void SandboxQuirksTest::answersWrong_data()
{
    QTest::addColumn<QString>("fault");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("amount");
    QTest::addColumn<QByteArray>("codeAmount");
    QTest::newRow("status-500") << u"status-500"_s << 500 << QByteArray() << QByteArray();
    QTest::newRow("wrong-amount") << u"wrong-amount"_s << 200 << QByteArray("49.91") << QByteArray("49.90");
    QTest::newRow("other-receiver") << u"other-receiver"_s << 200 << QByteArray("49.90") << QByteArray("49.90");
    QTest::newRow("bad-crc") << u"bad-crc"_s << 200 << QByteArray("49.90") << QByteArray();
}

void SandboxQuirksTest::answersWrong()
{
    QFETCH(QString, fault);
    QFETCH(int, status);
    QFETCH(QByteArray, amount);
    QFETCH(QByteArray, codeAmount);
    const TestSandbox sandbox({u"fault="_s + fault});
    const auto created = sandbox.post("create", TestSandbox::validCreate());
    const Json kept = sandbox.get("/sandbox/charges").json["charges"];
    QCOMPARE(kept.size(), 1U);
    QCOMPARE(TestSandbox::codeField(kept[0]["pix_copia_e_cola"], "54"), "49.90");
    const auto updated = sandbox.post("update", Json{{"txid", kept[0]["txid"]}});
    for (const auto &answer : {created, updated}) {
        QCOMPARE(answer.status, status);
        QVERIFY(status == 500 || answer.body.find("\"amount\":" + amount.toStdString() + ',') != std::string::npos);
        QVERIFY(status == 500 ||
                TestSandbox::codeField(answer.json["pix_copia_e_cola"], "54") == codeAmount.toStdString());
    }
}

BALCAO_TEST(SandboxQuirksTest)

} // namespace sandboxquirkstest

#include "sandboxquirkstest.moc"
