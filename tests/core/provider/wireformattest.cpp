// SPDX-License-Identifier: MIT
#include "core/provider/wireformat.h"
#include "core/provider/chargereading.h"
#include "core/provider/wireamount.h"
#include "core/provider/wiretime.h"
#include "tests/core/provider/replysamples.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace wireformattest
{

using namespace balcao;
using namespace Qt::StringLiterals;

namespace
{

QString outcomeName(ProviderError::Outcome outcome)
{
    switch (outcome) {
    case ProviderError::Outcome::NotSent:
        return u"not_sent"_s;
    case ProviderError::Outcome::Refused:
        return u"rejected"_s;
    case ProviderError::Outcome::Unknown:
        return u"unknown"_s;
    }
    return {};
}

QString statusName(ProviderStatus::Kind kind)
{
    switch (kind) {
    case ProviderStatus::Kind::Waiting:
        return u"waiting"_s;
    case ProviderStatus::Kind::Expired:
        return u"expired"_s;
    case ProviderStatus::Kind::Cancelled:
        return u"cancelled"_s;
    case ProviderStatus::Kind::Paid:
        return u"paid"_s;
    case ProviderStatus::Kind::Refunded:
        return u"refunded"_s;
    case ProviderStatus::Kind::Other:
        return u"unknown"_s;
    }
    return {};
}

QString momentText(const ProviderTime &time)
{
    return time.moment ? time.moment->toString(Qt::ISODateWithMs) : QString();
}

wireformat::ReplyContext contextOf(const QJsonObject &item)
{
    const QJsonObject context = item["context"_L1].toObject();
    wireformat::ReplyContext made;
    made.unit = context["amount_unit"_L1].toString() == "centavos"_L1 ? AmountUnit::Centavos : AmountUnit::Reais;
    if (item["operation"_L1].toString() == "update"_L1)
        made.requestTxid = context["request_txid"_L1].toString(u"t1"_s);
    if (context["request_amount_cents"_L1].isDouble())
        made.requestAmount = Money::fromCentavos(context["request_amount_cents"_L1].toInteger());
    made.now = QDateTime::fromString(context["now"_L1].toString(u"2026-11-20T15:00:00Z"_s), Qt::ISODate);
    return made;
}

wireformat::HttpReply replyOf(const QJsonObject &item)
{
    wireformat::HttpReply reply;
    reply.status = item["http_status"_L1].toInt();
    reply.body = item["body"_L1].toString().toUtf8();
    const QJsonObject headers = item["headers"_L1].toObject();
    for (auto header = headers.begin(); header != headers.end(); ++header) {
        const QByteArray value = header.value().toVariant().toString().toLatin1();
        if (header.key().compare("Retry-After"_L1, Qt::CaseInsensitive) == 0)
            reply.retryAfter = value;
        else if (header.key().endsWith("RateLimit-Reset"_L1, Qt::CaseInsensitive))
            reply.rateLimitReset = value;
        else if (header.key().compare("Date"_L1, Qt::CaseInsensitive) == 0)
            reply.date = readHttpDate(value);
    }
    return reply;
}

} // namespace

class WireFormatTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void errorBodies_data() { samples::addVectorRows("error_bodies.json"_L1); }
    void errorBodies();
    void chargeResponses_data() { samples::addVectorRows("charge_responses.json"_L1); }
    void chargeResponses();
    void providerAmounts_data() { samples::addVectorRows("amount.json"_L1, "provider"_L1); }
    void providerAmounts();
    void writtenAmounts_data() { samples::addVectorRows("amount.json"_L1, "to_json"_L1); }
    void writtenAmounts();
    void statusDecidesTheOutcome_data();
    void statusDecidesTheOutcome();
    void refusalWithAWholeCharge_data();
    void refusalWithAWholeCharge();
    void requestsAreExact();
    void queryIsEncodedWhole();
    /** RateLimit-Reset holds seconds to wait, or the epoch of the moment. */
    void largeResetsAreEpochs();
};

void WireFormatTest::largeResetsAreEpochs()
{
    wireformat::ReplyContext context;
    context.now = QDateTime::fromSecsSinceEpoch(1'800'000'000);
    for (const auto &[reset, seconds] :
         {std::pair{QByteArray("999999999"), qint64{999'999'999}}, {"1000000000", 0}, {"1800000060", 60}}) {
        const wireformat::HttpReply reply{.status = 429, .rateLimitReset = reset};
        const auto result = wireformat::readReply(reply, context);
        QVERIFY(!result && result.error().retryAfter);
        QCOMPARE(qint64(result.error().retryAfter->count()), seconds);
    }
}

void WireFormatTest::errorBodies()
{
    QFETCH(QJsonObject, item);
    const QJsonObject expected = item["expected"_L1].toObject();
    const auto result = wireformat::readReply(replyOf(item), contextOf(item));
    QCOMPARE(!result.has_value(), expected["is_error"_L1].toBool(true));
    const ProviderError &error = result.error();

    QCOMPARE(key(error.category), expected["category"_L1].toString());
    QCOMPARE(error.messages, expected["messages"_L1].toVariant().toStringList());
    QList<FieldMessage> fields;
    for (const QJsonValue field : expected["fields"_L1].toArray())
        fields.append({.field = field["field"_L1].toString(), .message = field["message"_L1].toString()});
    QCOMPARE(error.fields.size(), fields.size());
    for (qsizetype i = 0; i < fields.size(); ++i) {
        QCOMPARE(error.fields.at(i).field, fields.at(i).field);
        QCOMPARE(error.fields.at(i).message, fields.at(i).message);
    }
    QCOMPARE(error.code, expected["code"_L1].toString());
    const QJsonValue wait = expected["retry_after_s"_L1];
    QCOMPARE(error.retryAfter ? qint64(error.retryAfter->count()) : qint64(-1), wait.isNull() ? -1 : wait.toInteger());
    QCOMPARE(outcomeName(error.outcome), expected["outcome"_L1].toString());
}

void WireFormatTest::chargeResponses()
{
    QFETCH(QJsonObject, item);
    const QJsonObject expected = item["expected"_L1].toObject();
    const wireformat::HttpReply reply = replyOf(item);
    const wireformat::ReplyContext context = contextOf(item);
    const auto result = wireformat::readReply(reply, context);
    const std::optional<JsonValue> body = JsonValue::parse(reply.body);
    QStringList warnings = expected["warnings"_L1].toVariant().toStringList();
    if (!body || !body->isObject()) {
        QVERIFY(!result && result.error().cause == ProviderError::Cause::UnreadableReply);
        QCOMPARE(result.error().outcome, ProviderError::Outcome::Unknown);
        QCOMPARE(QStringList{key(ReplyWarning::NotJson)}, warnings);
        QVERIFY(!expected["ok"_L1].toBool());
        return;
    }
    const ChargeReading reading = readCharge(chargeObjectIn(*body), context);
    // An error beside the txid does not spoil what the answer says of the charge.
    const Money asked = context.requestAmount.value_or(reading.charge.amount.value_or(Money()));
    const bool isReady = result && result->code.isVerified() &&
                         !samples::doubtsIn(*result, asked).setFlag(Doubt::ErrorBesideTxid, false);
    QCOMPARE(isReady, expected["ok"_L1].toBool());
    QStringList found;
    for (const ReplyWarning warning : reading.warnings)
        found.append(key(warning));
    found.sort();
    warnings.sort();
    QCOMPARE(found, warnings);
    if (!expected.contains("txid"_L1))
        return;

    const ProviderCharge &charge = reading.charge;
    QCOMPARE(charge.txid, expected["txid"_L1].toString());
    QCOMPARE(charge.amount ? charge.amount->centavos() : qint64(-1), expected["amount_cents"_L1].toInteger(-1));
    QCOMPARE(statusName(charge.status.kind()), expected["status"_L1].toString());
    QCOMPARE(charge.method, expected["method"_L1].toString());
    QCOMPARE(reading.code.code.has_value(), expected["code_ok"_L1].toBool());
    QCOMPARE(charge.customer.has_value(), !expected["customer_key"_L1].toString().isEmpty());
    QCOMPARE(momentText(charge.createdAt), expected["created_at"_L1].toString());
    QCOMPARE(momentText(charge.updatedAt), expected["updated_at"_L1].toString());
    QCOMPARE(momentText(charge.expiresAt), expected["expires_at"_L1].toString());
}

void WireFormatTest::providerAmounts()
{
    QFETCH(QJsonObject, item);
    const AmountUnit unit = item["unit"_L1].toString() == "centavos"_L1 ? AmountUnit::Centavos : AmountUnit::Reais;
    const std::optional<JsonValue> value = JsonValue::parse(item["json"_L1].toString().toUtf8());
    const auto amount = value ? readWireAmount(*value, unit) : std::nullopt;
    QCOMPARE(amount.has_value(), item["ok"_L1].toBool());
    if (amount)
        QCOMPARE(amount->money.centavos(), item["cents"_L1].toInteger());
}

void WireFormatTest::writtenAmounts()
{
    QFETCH(QJsonObject, item);
    const Money amount = *Money::fromCentavos(item["cents"_L1].toInteger());
    const QByteArray written =
        wireformat::writeCreate({.amount = amount, .customer = samples::customer()}, AmountUnit::Reais);
    const std::optional<JsonValue> read = JsonValue::parse(written);
    QVERIFY(read && read->find("amount"_L1).value->isNumber());
    QVERIFY(item["accepted_tokens"_L1].toVariant().toStringList().contains(read->find("amount"_L1).value->text()));
}

void WireFormatTest::statusDecidesTheOutcome_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("create");
    QTest::addColumn<QString>("update");
    const auto row = [](int status, const QString &create, const QString &update) {
        QTest::addRow("%d", status) << status << create << update;
    };
    const QString refused = u"rejected"_s;
    const QString unknown = u"unknown"_s;
    for (const int status : {400, 401, 402, 403, 404, 405, 406, 410, 412, 413, 415, 422, 429, 451})
        row(status, refused, refused);
    for (const int status : {0, 100, 101, 103, 199, 300, 301, 302, 303, 304, 307, 308, 408, 425})
        row(status, unknown, unknown);
    for (const int status : {500, 501, 502, 503, 504, 511, 599, 600, 999})
        row(status, unknown, unknown);
    row(409, unknown, refused);
}

void WireFormatTest::statusDecidesTheOutcome()
{
    QFETCH(int, status);
    QFETCH(QString, create);
    QFETCH(QString, update);
    const QByteArray another = samples::chargeBody("OUTRO");
    QByteArray withoutCode = samples::chargeBody();
    withoutCode.replace(samples::code(), "");
    for (const QByteArray &body : {QByteArray(), QByteArray("{}"), withoutCode, another.chopped(1)}) {
        const wireformat::HttpReply reply{.status = status, .body = body};
        wireformat::ReplyContext context;
        const auto created = wireformat::readReply(reply, context);
        QVERIFY(!created);
        QCOMPARE(outcomeName(created.error().outcome), create);
        context.requestTxid = samples::txid();
        const auto updated = wireformat::readReply(reply, context);
        QVERIFY(!updated);
        QCOMPARE(outcomeName(updated.error().outcome), update);
    }
}

void WireFormatTest::refusalWithAWholeCharge_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<bool>("isTaken");
    for (const int status : {400, 401, 404, 408, 409, 410, 422, 425, 429, 499, 500, 502, 503, 504, 599})
        QTest::addRow("%d", status) << status << true;
    for (const int status : {0, 100, 103, 301, 304, 399, 600})
        QTest::addRow("%d", status) << status << false;
}

void WireFormatTest::refusalWithAWholeCharge()
{
    QFETCH(const int, status);
    QFETCH(const bool, isTaken);
    const QByteArray charge = samples::chargeBody();
    const QByteArray wrapped = R"({"data":)" + charge + R"(,"error":{"message":"recusado"}})";
    for (const QByteArray &body : {charge, wrapped}) {
        for (const wireformat::ReplyContext &context : {samples::createContext(), samples::updateContext()}) {
            const auto result = wireformat::readReply({.status = status, .body = body}, context);
            QCOMPARE(result.has_value(), isTaken);
            if (!isTaken)
                continue;
            QCOMPARE(result->charge.txid, samples::txid());
            QCOMPARE(result->httpStatus, status);
            QVERIFY(result->code.isVerified());
            QCOMPARE(samples::doubtsIn(*result, samples::amount()), Doubt::ErrorBesideTxid);
            QCOMPARE(result->messages, body == charge ? QStringList() : QStringList{u"recusado"_s});
        }
    }
    // To an update the charge of somebody else says nothing.
    QVERIFY(!wireformat::readReply({.status = status, .body = samples::chargeBody("OUTRO")}, samples::updateContext()));
}

void WireFormatTest::requestsAreExact()
{
    const Customer customer{.name = PersonName::parse(u"Ana D'Ávila").value(),
                            .phone = PhoneNumber::parse(u"11987654321").value(),
                            .email = EmailAddress::parse(u"ana+loja@example.com").value(),
                            .taxId = TaxId::parse(u"12ABC34501DE35").value()};
    const QByteArray written =
        "{\"name\":\"Ana D'Ávila\",\"phone\":\"(11) 98765-4321\",\"email\":\"ana+loja@example.com\","
        "\"tax_id\":\"12.ABC.345/01DE-35\"}";
    const Money amount = *Money::fromCentavos(1010);
    QCOMPARE(wireformat::writeCreate({.amount = amount, .customer = customer}, AmountUnit::Reais),
             "{\"amount\":10.10,\"customer\":" + written + '}');
    QCOMPARE(wireformat::writeCreate({.amount = amount, .customer = customer}, AmountUnit::Centavos),
             "{\"amount\":1010,\"customer\":" + written + '}');
    const UpdateRequest whole{.txid = u"a\"b\\c\u0001"_s, .amount = amount, .customer = customer};
    QCOMPARE(wireformat::writeUpdate(whole, AmountUnit::Reais, UpdateAmount::String),
             R"({"txid":"a\"b\\c\u0001","amount":"10.10","customer":)" + written + '}');
    const UpdateRequest bare{.txid = u"t1"_s, .amount = {}, .customer = {}};
    QCOMPARE(wireformat::writeUpdate(bare, AmountUnit::Reais, UpdateAmount::Number), R"({"txid":"t1"})");
}

void WireFormatTest::queryIsEncodedWhole()
{
    const UpdateRequest request{
        .txid = u"a b&c=+%"_s, .amount = *Money::fromCentavos(7), .customer = samples::customer()};
    QUrl url(u"https://example.com/v1/pixQrCode/update"_s);
    url.setQuery(wireformat::writeUpdateQuery(request, AmountUnit::Reais));
    QCOMPARE(url.query(QUrl::FullyEncoded),
             u"txid=a%20b%26c%3D%2B%25&amount=0.07&customer%5Bname%5D=Maria%20da%20Silva"
             "&customer%5Bphone%5D=%2811%29%2098765-4321&customer%5Bemail%5D=maria%40example.com"
             "&customer%5Btax_id%5D=529.982.247-25"_s);
}

BALCAO_TEST(WireFormatTest)

} // namespace wireformattest

#include "wireformattest.moc"
