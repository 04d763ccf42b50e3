// SPDX-License-Identifier: MIT
#include "core/provider/jsontree.h"
#include "tests/core/replysamples.h"

#include <QTest>

using namespace balcao;
using namespace samples;
using namespace Qt::StringLiterals;

using Cause = ProviderError::Cause;
using Outcome = ProviderError::Outcome;

/** What an answer is held against: the request, what is known of the charge, and the answer's own word. */
class ReplyReadingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbersKeepTheirToken();
    void errorInA200_data();
    void errorInA200();
    void otherTxidIsUnknown();
    void readComparesWithWhatIsKnown();
    void echoedCustomer_data();
    void echoedCustomer();
};

void ReplyReadingTest::numbersKeepTheirToken()
{
    const std::optional<JsonValue> value = JsonValue::parse("[9007199254740993,0.1000000000000000055,-0,1E+2]");
    QVERIFY(value);
    QStringList tokens;
    for (const JsonValue &item : value->items())
        tokens.append(item.text());
    QCOMPARE(tokens, (QStringList{u"9007199254740993"_s, u"0.1000000000000000055"_s, u"-0"_s, u"1E+2"_s}));
}

void ReplyReadingTest::errorInA200_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<Outcome>("outcome");
    const QByteArray good = chargeBody();
    const auto row = [](const char *name, const QByteArray &body, Outcome outcome) {
        QTest::newRow(name) << body << outcome;
    };
    row("text", R"({"error":"x"})", Outcome::Refused);
    row("object", R"({"error":{"message":"x"}})", Outcome::Refused);
    row("true", R"({"error":true})", Outcome::Refused);
    row("list", R"({"error":["x"]})", Outcome::Refused);
    row("beside a charge", withValue("error", "\"x\""), Outcome::Refused);
    row("inside the envelope", R"({"data":{"error":"x"}})", Outcome::Refused);
    row("success is false", R"({"success":false,"data":null})", Outcome::Refused);
    row("Success is the text false", R"({"Success":"False","Message":"x"})", Outcome::Refused);
    row("only a list of errors", R"({"errors":[{"message":"x"}]})", Outcome::Refused);
    row("success is false, and a charge", good.chopped(1) + R"(,"success":false})", Outcome::Unknown);
    row("error says two things", good.chopped(1) + R"(,"error":"x"})", Outcome::Unknown);
    row("only a message", R"({"message":"ok"})", Outcome::Unknown);
    row("nothing", "{}", Outcome::Unknown);
    row("empty data", R"({"data":{},"error":null})", Outcome::Unknown);
}

void ReplyReadingTest::errorInA200()
{
    QFETCH(QByteArray, body);
    QFETCH(Outcome, outcome);
    const ProviderCall::Result result = read(body);
    QVERIFY(!result);
    QCOMPARE(result.error().outcome, outcome);
}

void ReplyReadingTest::otherTxidIsUnknown()
{
    for (const QByteArray &id : {QByteArray("OUTRO"), txid().toUpper().toLatin1(), txid().toLatin1() + ' '}) {
        const ProviderCall::Result result = read(chargeBody(id), updateContext());
        QVERIFY(!result);
        QCOMPARE(result.error().outcome, Outcome::Unknown);
        QCOMPARE(result.error().cause, Cause::OtherTxid);
        QVERIFY(result.error().messages.isEmpty());
    }
}

void ReplyReadingTest::readComparesWithWhatIsKnown()
{
    wireformat::ReplyContext context = updateContext();
    context.requestAmount.reset();
    QVERIFY(!read(chargeBody(), context)->needsAttention());
    context.knownAmount = Money::fromCentavos(2576);
    const ProviderCall::Result result = read(chargeBody(), context);
    QVERIFY(result->warnings.contains(ReplyWarning::AmountMismatch));
    QVERIFY(result->needsAttention());
    // A paid charge needs no code any more.
    QByteArray paid = withValue("pix_copia_e_cola", "null");
    paid.replace("Aguardando", "Paga");
    QVERIFY(!read(paid)->needsAttention());
}

void ReplyReadingTest::echoedCustomer_data()
{
    QTest::addColumn<QByteArray>("customer");
    QTest::addColumn<bool>("isMismatch");
    const auto row = [](const char *name, const QByteArray &customer, bool isMismatch) {
        QTest::newRow(name) << customer << isMismatch;
    };
    row("upper case", R"({"name":"MARIA  DA SILVA","email":"MARIA@example.com"})", false);
    row("numbers without punctuation", R"({"phone":"+5511987654321","tax_id":"52998224725"})", false);
    row("masked", R"({"name":"Maria da Silva","tax_id":"***.982.247-**"})", false);
    row("other name", R"({"name":"Mario da Silva"})", true);
    row("other phone", R"({"phone":"(11) 98765-4322"})", true);
    row("other e-mail", R"({"email":"maria@example.net"})", true);
    row("other tax id", R"({"tax_id":"111.444.777-35"})", true);
}

void ReplyReadingTest::echoedCustomer()
{
    QFETCH(QByteArray, customer);
    QFETCH(bool, isMismatch);
    const ProviderCall::Result result = read(withValue("constumer", customer));
    QVERIFY(result);
    QCOMPARE(result->warnings.contains(ReplyWarning::CustomerMismatch), isMismatch);
    QVERIFY(!result->needsAttention());
}

QTEST_GUILESS_MAIN(ReplyReadingTest)
#include "replyreadingtest.moc"
