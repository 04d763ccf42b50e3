// SPDX-License-Identifier: MIT
#include "core/provider/jsontree.h"
#include "tests/core/provider/replysamples.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace replyreadingtest
{

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
    void numbersKeepTheirToken()
    {
        const std::optional<JsonValue> value = JsonValue::parse("[9007199254740993,0.1000000000000000055,-0,1E+2]");
        QVERIFY(value);
        QStringList tokens;
        for (const JsonValue &item : value->items())
            tokens.append(item.text());
        QCOMPARE(tokens, (QStringList{u"9007199254740993"_s, u"0.1000000000000000055"_s, u"-0"_s, u"1E+2"_s}));
    }

    void errorInA200_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<Outcome>("outcome");
        const auto row = [](const char *name, const QByteArray &body, Outcome outcome) {
            QTest::newRow(name) << body << outcome;
        };
        const auto withTxid = [](const QByteArray &value) { return withValue("txid", value).chopped(14); };
        row("text", R"({"error":"x"})", Outcome::Refused);
        row("object", R"({"error":{"message":"x"}})", Outcome::Refused);
        row("true", R"({"error":true})", Outcome::Refused);
        row("list", R"({"error":["x"]})", Outcome::Refused);
        row("beside an empty txid", R"({"txid":"","error":"x"})", Outcome::Refused);
        row("an object of nothing", R"({"error":{"code":null,"message":null}})", Outcome::Unknown);
        row("an object that says something", R"({"error":{"code":null,"message":"x"}})", Outcome::Refused);
        row("0.0", R"({"error":0.0})", Outcome::Unknown);
        row("beside a txid that is null", R"({"txid":null,"error":"x"})", Outcome::Refused);
        row("inside the envelope", R"({"data":{"error":"x"}})", Outcome::Refused);
        row("success is false", R"({"success":false,"data":null})", Outcome::Refused);
        row("Success is the text false", R"({"Success":"False","Message":"x"})", Outcome::Refused);
        row("only a list of errors", R"({"errors":[{"message":"x"}]})", Outcome::Refused);
        row("error says two things", R"({"error":null,"error":"x"})", Outcome::Refused);
        row("beside a txid that cannot be used", withTxid(R"("a\nb")") + R"(,"error":"x"})", Outcome::Unknown);
        row("beside two txids", withTxid(R"("a","txid":"b")") + R"(,"error":"x"})", Outcome::Unknown);
        row("beside an empty txid and another", withTxid(R"("","txid":"b")") + R"(,"error":"x"})", Outcome::Unknown);
        row("only a message", R"({"message":"ok"})", Outcome::Unknown);
        row("nothing", "{}", Outcome::Unknown);
        row("empty data", R"({"data":{},"error":null})", Outcome::Unknown);
    }
    void errorInA200()
    {
        QFETCH(QByteArray, body);
        QFETCH(Outcome, outcome);
        const ProviderCall::Result result = read(body);
        QVERIFY(!result);
        QCOMPARE(result.error().outcome, outcome);
    }

    void errorBesideATxid_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<bool>("isError");
        QTest::addColumn<QStringList>("messages");
        const auto row = [](const char *name, const QByteArray &body, bool isError, const QStringList &messages = {}) {
            QTest::newRow(name) << body << isError << messages;
        };
        const auto beside = [](const QByteArray &member) { return chargeBody().chopped(1) + ',' + member + '}'; };
        row("text", withValue("error", R"("e-mail not delivered")"), true, {u"e-mail not delivered"_s});
        row("object", withValue("error", R"({"message":"x"})"), true, {u"x"_s});
        row("true", withValue("error", "true"), true);
        row("list", withValue("error", R"(["x","y"])"), true, {u"x"_s, u"y"_s});
        row("the word none", withValue("error", R"("none")"), true, {u"none"_s});
        row("the word null", withValue("error", R"("null")"), true, {u"null"_s});
        row("a number", withValue("error", "17"), true);
        row("success is false", beside(R"("success":false)"), true);
        row("Success is the text false", beside(R"("Success":"False")"), true);
        row("a list of errors", beside(R"("errors":[{"message":"x"}])"), true, {u"x"_s});
        row("erros", beside(R"("erros":["x"])"), true, {u"x"_s});
        row("error_messages", beside(R"("error_messages":[{"description":"x"}])"), true, {u"x"_s});
        row("error says two things", beside(R"("error":"x")"), true, {u"x"_s});
        row("around the envelope", R"({"data":)" + chargeBody() + R"(,"error":"x"})", true, {u"x"_s});
        row("inside the envelope", R"({"data":)" + withValue("error", R"("x")") + "}", true, {u"x"_s});
        row("null", chargeBody(), false);
        row("false", withValue("error", "false"), false);
        row("empty text", withValue("error", R"("  ")"), false);
        row("empty list of errors", beside(R"("errors":[])"), false);
        row("success is true", beside(R"("success":true)"), false);
        row("a friendly message", beside(R"("message":"ok")"), false);
    }
    void errorBesideATxid()
    {
        QFETCH(QByteArray, body);
        QFETCH(bool, isError);
        QFETCH(QStringList, messages);
        for (const wireformat::ReplyContext &context : {createContext(), updateContext()}) {
            const ProviderCall::Result result = read(body, context);
            QVERIFY(result);
            QCOMPARE(result->charge.txid, txid());
            QVERIFY(result->code.isVerified());
            QCOMPARE(result->warnings.contains(ReplyWarning::ErrorBesideTxid), isError);
            QCOMPARE(doubtsIn(*result, amount()), isError ? Doubt::ErrorBesideTxid : Doubts());
            QCOMPARE(result->messages, messages);
        }
    }

    void everyWarningHasItsName()
    {
        // The enumerators are contiguous: one more would be the first without a name.
        QStringList names;
        for (int i = 0; !key(ReplyWarning(i)).isEmpty(); ++i) {
            const QString name = key(ReplyWarning(i));
            QVERIFY2(!names.contains(name), qPrintable(name));
            QVERIFY(fromKey<ReplyWarning>(name) == ReplyWarning(i));
            names.append(name);
        }
        QCOMPARE(names.last(), u"text_not_storable"_s);
        QCOMPARE(names.size(), 32);
        QVERIFY(!fromKey<ReplyWarning>(u"nobody's"));
        QVERIFY(!fromKey<ReplyWarning>({}));
    }

    void otherTxidIsUnknown()
    {
        for (const QByteArray &id : {QByteArray("OUTRO"), txid().toUpper().toLatin1(), txid().toLatin1() + ' '}) {
            const ProviderCall::Result result = read(chargeBody(id), updateContext());
            QVERIFY(!result);
            QCOMPARE(result.error().outcome, Outcome::Unknown);
            QCOMPARE(result.error().cause, Cause::OtherTxid);
            QVERIFY(result.error().messages.isEmpty());
        }
    }

    void readComparesWithWhatIsKnown()
    {
        wireformat::ReplyContext context = updateContext();
        context.requestAmount.reset();
        QVERIFY(!doubtsIn(*read(chargeBody(), context), amount()));
        context.knownAmount = Money::fromCentavos(2576);
        const ProviderCall::Result result = read(chargeBody(), context);
        QVERIFY(result->warnings.contains(ReplyWarning::AmountMismatch));
        QCOMPARE(doubtsIn(*result, *context.knownAmount), Doubt::AmountDiffers);
        // A paid charge needs no code any more.
        QByteArray paid = withValue("pix_copia_e_cola", "null");
        paid.replace("Aguardando", "Paga");
        QVERIFY(!doubtsIn(*read(paid), amount()));
    }

    void echoedCustomer_data()
    {
        QTest::addColumn<QByteArray>("customer");
        QTest::addColumn<bool>("isMismatch");
        QTest::addColumn<QString>("sentTaxId");
        const QString cpf = u"52998224725"_s;
        // The first and the last letter and digit.
        const QString cnpj = u"A0Z9A0Z9000155"_s;
        const auto row = [&cpf](const char *name, const QByteArray &customer, bool isMismatch,
                                const QString &sent = {}) {
            QTest::newRow(name) << customer << isMismatch << (sent.isEmpty() ? cpf : sent);
        };
        row("upper case", R"({"name":"MARIA  DA SILVA","email":"MARIA@example.com"})", false);
        row("numbers without punctuation", R"({"phone":"+5511987654321","tax_id":"52998224725"})", false);
        row("masked", R"({"name":"Maria da Silva","tax_id":"***.982.247-**"})", false);
        row("other name", R"({"name":"Mario da Silva"})", true);
        row("other phone", R"({"phone":"(11) 98765-4322"})", true);
        row("other e-mail", R"({"email":"maria@example.net"})", true);
        row("other tax id", R"({"tax_id":"111.444.777-35"})", true);
        row("a CNPJ with letters", R"({"tax_id":"A0.Z9A.0Z9/0001-55"})", false, cnpj);
        row("a CNPJ in small letters", R"({"tax_id":"a0z9a0z9000155"})", false, cnpj);
        row("a CNPJ without one of its letters", R"({"tax_id":"0Z9A0Z9000155"})", true, cnpj);
    }
    void echoedCustomer()
    {
        QFETCH(QByteArray, customer);
        QFETCH(bool, isMismatch);
        QFETCH(QString, sentTaxId);
        wireformat::ReplyContext context = createContext();
        context.requestCustomer->taxId = TaxId::parse(sentTaxId).value();
        const ProviderCall::Result result = read(withValue("constumer", customer), context);
        QVERIFY(result);
        QCOMPARE(result->warnings.contains(ReplyWarning::CustomerMismatch), isMismatch);
        QVERIFY(!doubtsIn(*result, amount()));
    }
};

BALCAO_TEST(ReplyReadingTest)

} // namespace replyreadingtest

#include "replyreadingtest.moc"
