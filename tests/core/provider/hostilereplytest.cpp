// SPDX-License-Identifier: MIT
#include "core/provider/jsontree.h"
#include "tests/core/provider/replysamples.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <random>

namespace hostilereplytest
{

using namespace balcao;
using namespace samples;
using namespace Qt::StringLiterals;

using Cause = ProviderError::Cause;
using Outcome = ProviderError::Outcome;

/** Answers that no honest provider sends. None may crash, none may pass for more than it is. */
class HostileReplyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sampleIsGood();
    void notOneJsonObject_data();
    void notOneJsonObject();
    void forgiven_data();
    void forgiven();
    void wrongTypes_data();
    void wrongTypes();
    void numbersBeyondAnyType_data();
    void numbersBeyondAnyType();
    void duplicateKeys_data();
    void duplicateKeys();
    void fieldTwiceIsDoubtful_data();
    void fieldTwiceIsDoubtful();
    void aTextThatCannotBeKeptIsLeftOut_data();
    void aTextThatCannotBeKeptIsLeftOut();
    void txids_data();
    void txids();
    void tenMegabytes();
    void mutatedReplies();
};

void HostileReplyTest::sampleIsGood()
{
    for (const wireformat::ReplyContext &context : {createContext(), updateContext()}) {
        const ProviderCall::Result result = read(chargeBody(), context);
        QVERIFY(result);
        QVERIFY(!doubtsIn(*result, amount()));
        QVERIFY(result->code.isVerified());
        QVERIFY(result->warnings.isEmpty());
    }
}

void HostileReplyTest::notOneJsonObject_data()
{
    QTest::addColumn<QByteArray>("body");
    const auto row = [](const char *name, const QByteArray &body) { QTest::newRow(name) << body; };
    const QByteArray good = chargeBody();
    row("empty", "");
    row("blank", " \r\n");
    row("only a BOM", "\xEF\xBB\xBF");
    row("null", "null");
    row("array", '[' + good + ']');
    row("string", "\"ok\"");
    row("number", "1");
    row("two objects", good + good);
    row("garbage behind", good + "x");
    row("NUL and garbage behind", good + QByteArray("\0{}", 3));
    row("NUL behind", good + QByteArray("\0", 1));
    row("raw NUL in a string", QByteArray(good).replace("Maria", QByteArray("Ma\0ia", 5)));
    row("cut", good.chopped(1));
    row("invalid UTF-8", QByteArray(good).replace("Maria", "Mar\xED"));
    row("overlong UTF-8", QByteArray(good).replace("Maria", "Mar\xC0\xAF"));
    row("surrogate in UTF-8", QByteArray(good).replace("Maria", "\xED\xA0\x80"));
    row("Latin-1", QByteArray(good).replace("Maria", "Jo\xE3o"));
    row("lone surrogate escape", QByteArray(good).replace("Maria", "\\uD800"));
    row("UTF-16", QByteArray("{\0}\0", 4));
    row("NaN", withValue("amount", "NaN"));
    row("Infinity", withValue("amount", "Infinity"));
    row("plus sign", withValue("amount", "+25.75"));
    row("leading zero", withValue("amount", "025.75"));
    row("no digit behind the point", withValue("amount", "25."));
    row("comment", "/* */" + good);
    row("trailing comma", QByteArray(good).replace("null}", "null,}"));
    row("single quotes", QByteArray(good).replace('"', '\''));
    row("exponent without a digit", withValue("amount", "25e"));
    row("exponent with a sign and no digit", withValue("amount", "25.75E-"));
    row("65 levels in a good reply",
        QByteArray(good).replace("{\"txid\"", "{\"x\":" + QByteArray(64, '[') + QByteArray(64, ']') + ",\"txid\""));
    row("65 levels", QByteArray(65, '[') + QByteArray(65, ']'));
    row("deep objects", QByteArray("{\"a\":").repeated(100'000));
    row("deep arrays in a good reply", withValue("status", QByteArray(100'000, '[') + QByteArray(100'000, ']')));
    row("data twice", R"({"data":)" + good + R"(,"data":{"txid":"x"}})");
}

void HostileReplyTest::notOneJsonObject()
{
    QFETCH(QByteArray, body);
    for (const wireformat::ReplyContext &context : {createContext(), updateContext()}) {
        const ProviderCall::Result result = read(body, context);
        QVERIFY(!result);
        QCOMPARE(result.error().outcome, Outcome::Unknown);
        QCOMPARE(result.error().cause, Cause::UnreadableReply);
        QVERIFY(result.error().rawBody.size() <= 2048);
    }
    // As the body of an error it does no harm either.
    const ProviderCall::Result refused = wireformat::readReply({.status = 400, .body = body}, createContext());
    QVERIFY(!refused && refused.error().outcome == Outcome::Refused);
}

void HostileReplyTest::forgiven_data()
{
    QTest::addColumn<QByteArray>("body");
    const QByteArray good = chargeBody();
    QTest::newRow("BOM") << "\xEF\xBB\xBF" + good;
    QTest::newRow("blanks around") << "\r\n\t " + good + " \n";
    QTest::newRow("data envelope") << R"({"data":)" + good + R"(,"error":null,"success":true})";
    QTest::newRow("empty error") << withValue("error", "\"\"");
    QTest::newRow("error is an empty list") << withValue("error", "[]");
    QTest::newRow("error is false") << withValue("error", "false");
    QTest::newRow("error is 0.0") << withValue("error", "0.0");
    QTest::newRow("error is -0e9") << withValue("error", "-0e9");
    QTest::newRow("error is an empty object") << withValue("error", "{}");
    QTest::newRow("error is an object of nothing") << withValue("error", R"({"code":null,"message":"","n":[0,false]})");
    QTest::newRow("error is a list of nothing") << withValue("error", "[null,{},[[]]]");
    QTest::newRow("errors is a list of nothing") << withValue("error", R"(null,"errors":[null])");
    QTest::newRow("fields nobody knows") << QByteArray(good).replace("{\"txid\"",
                                                                     R"({"x":{"y":[1,2,{"z":null}]},"txid")");
    QTest::newRow("64 levels") << QByteArray(good).replace("{\"txid\"", "{\"x\":" + QByteArray(63, '[') +
                                                                            QByteArray(63, ']') + ",\"txid\"");
    QTest::newRow("txid twice, the same")
        << QByteArray(good).replace("{\"txid\"", R"({"txid":")" + txid().toLatin1() + R"(","txid")");
}

void HostileReplyTest::forgiven()
{
    QFETCH(QByteArray, body);
    const ProviderCall::Result result = read(body, updateContext());
    QVERIFY(result);
    QVERIFY(!doubtsIn(*result, amount()));
    QCOMPARE(result->charge.txid, txid());
}

void HostileReplyTest::wrongTypes_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArray>("value");
    const QList<QByteArray> keys{"txid",      "amount",     "status",     "method",     "pix_copia_e_cola",
                                 "constumer", "created_at", "updated_at", "expired_at", "error"};
    const QList<QByteArray> values{"null",      "true",  "false",       "0",  "-1",     "1e999", "99999999999999999999",
                                   "\"\"",      "\"x\"", "\"\\u0000\"", "[]", "[null]", "[[]]",  "{}",
                                   R"({"a":1})"};
    for (const QByteArray &key : keys) {
        for (const QByteArray &value : values)
            QTest::addRow("%s is %s", key.constData(), value.constData()) << key << value;
    }
}

void HostileReplyTest::wrongTypes()
{
    QFETCH(QByteArray, key);
    QFETCH(QByteArray, value);
    const QByteArray body = withValue(key, value);
    const ProviderCall::Result result = read(body, updateContext());
    if (!result) {
        QCOMPARE(key, "txid");
        QCOMPARE(result.error().outcome, Outcome::Unknown);
        return;
    }
    QVERIFY(key != "txid");
    const QList<QByteArray> empty{"null", "false", "0", "\"\"", "[]", "[null]", "[[]]", "{}"};
    const bool isError = key == "error" && !empty.contains(value);
    QCOMPARE(result->warnings.contains(ReplyWarning::ErrorBesideTxid), isError);
    const bool isMoney = key == "pix_copia_e_cola" || (key == "amount" && value != "null");
    const bool isOtherMethod = key == "method" && value != "null";
    const bool isUnkept = result->warnings.contains(ReplyWarning::TextNotStorable);
    QCOMPARE(isUnkept, (key == "status" || key == "pix_copia_e_cola") && value.contains("u0000"));
    QCOMPARE(doubtsIn(*result, amount()) != Doubts(), isMoney || isOtherMethod || isError || isUnkept);
    QCOMPARE(result->code.isVerified(), key != "pix_copia_e_cola");
    if (key == "status")
        QCOMPARE(result->charge.status.kind(), ProviderStatus::Kind::Other);
    if (key == "expired_at")
        QVERIFY(!result->charge.expiresAt.moment);
}

void HostileReplyTest::numbersBeyondAnyType_data()
{
    QTest::addColumn<QByteArray>("number");
    QTest::newRow("1E400") << QByteArray("1E400");
    QTest::newRow("minus") << QByteArray("-1e+400");
    QTest::newRow("400 digits") << QByteArray(400, '9');
    QTest::newRow("400 digits and a fraction") << QByteArray(400, '9') + ".50";
    QTest::newRow("an exponent of 400 digits") << "1e" + QByteArray(400, '9');
    QTest::newRow("a fraction of 100,000 digits") << "1." + QByteArray(100'000, '3');
}

void HostileReplyTest::numbersBeyondAnyType()
{
    QFETCH(const QByteArray, number);
    const QByteArray many = "[" + (number + ',').repeated(3) + R"("1E400 \" 1E400",0])";
    for (const QByteArray &body :
         {withValue("amount", number), chargeBody().replace("{\"txid\"", "{\"x\":" + many + ",\"amount\":" + number +
                                                                             ",\"amount\":" + number + ",\"txid\"")}) {
        const ProviderCall::Result result = read(body, updateContext());
        QVERIFY(result);
        QCOMPARE(result->charge.txid, txid());
        QVERIFY(!result->charge.amount);
        QVERIFY(result->warnings.contains(ReplyWarning::AmountInvalid));
        QVERIFY(doubtsIn(*result, amount()).testFlag(Doubt::AmountUnreadable));
        QVERIFY(result->code.isVerified());
    }
    // Where it is no number by JSON's grammar, nothing is read.
    for (const QByteArray &wrong : {number + "e5", "0" + number, '+' + number, number + 'x'}) {
        if (wrong.contains("e5") && !number.toLower().contains('e'))
            continue; // that is one
        QVERIFY(!read(withValue("amount", wrong)));
    }
    QVERIFY(!read(withValue("txid", number)));
}

void HostileReplyTest::duplicateKeys_data()
{
    QTest::addColumn<QByteArray>("second");
    QTest::addColumn<ReplyWarning>("warning");
    QTest::newRow("amount") << QByteArray(R"("amount":0.01)") << ReplyWarning::AmountInvalid;
    QTest::newRow("amount, in another form") << QByteArray(R"("amount":"25.75")") << ReplyWarning::AmountInvalid;
    QTest::newRow("code") << QByteArray(R"("pix_copia_e_cola":"x")") << ReplyWarning::CodeInvalid;
    QTest::newRow("status") << QByteArray(R"("status":"Paga")") << ReplyWarning::StatusUnknown;
    QTest::newRow("method") << QByteArray(R"("method":"BOLETO")") << ReplyWarning::MethodNotPix;
    QTest::newRow("expiry") << QByteArray(R"("expired_at":"2026-11-20T16:00:00Z")") << ReplyWarning::TimestampInvalid;
    QTest::newRow("customer") << QByteArray(R"("constumer":{"name":"Outra"})") << ReplyWarning::CustomerMissing;
}

void HostileReplyTest::duplicateKeys()
{
    QFETCH(QByteArray, second);
    QFETCH(ReplyWarning, warning);
    const QByteArray good = chargeBody();
    for (const QByteArray &body : {"{" + second + "," + good.sliced(1), good.chopped(1) + "," + second + "}"}) {
        const ProviderCall::Result result = read(body);
        QVERIFY(result);
        QVERIFY(result->warnings.contains(ReplyWarning::DuplicateKey));
        QVERIFY(result->warnings.contains(warning));
        QVERIFY(result->charge.status.kind() != ProviderStatus::Kind::Paid);
        const bool isMoney = second.startsWith("\"amount") || second.startsWith("\"pix") ||
                             second.startsWith("\"method") || second.startsWith("\"status");
        QCOMPARE(doubtsIn(*result, amount()) != Doubts(), isMoney);
    }
}

void HostileReplyTest::fieldTwiceIsDoubtful_data()
{
    QTest::addColumn<QByteArray>("second");
    QTest::addColumn<bool>("isDoubtful");
    const auto row = [](const char *name, const QByteArray &second, bool isDoubtful) {
        QTest::newRow(name) << second << isDoubtful;
    };
    row("Paga beside Aguardando", R"("status":"Paga")", true);
    row("another status", R"("status":"Expirado")", true);
    row("the same status", R"("status":"Aguardando")", false);
    row("another amount", R"("amount":0.01)", true);
    row("the same amount", R"("amount":25.75)", false);
    row("another deadline", R"("expired_at":"2026-11-20T16:00:00Z")", false);
}

void HostileReplyTest::fieldTwiceIsDoubtful()
{
    QFETCH(const QByteArray, second);
    QFETCH(const bool, isDoubtful);
    const QByteArray good = chargeBody();
    for (const QByteArray &body : {"{" + second + "," + good.sliced(1), good.chopped(1) + "," + second + "}"}) {
        for (const wireformat::ReplyContext &context : {createContext(), updateContext()}) {
            const ProviderCall::Result result = read(body, context);
            QVERIFY(result);
            QCOMPARE(result->charge.txid, txid());
            QCOMPARE(result->warnings.contains(ReplyWarning::FieldTwice), isDoubtful);
            QCOMPARE(doubtsIn(*result, amount()).testFlag(Doubt::FieldTwice), isDoubtful);
        }
    }
}

void HostileReplyTest::aTextThatCannotBeKeptIsLeftOut_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<bool>("isLeftOut");
    const auto row = [](const char *name, const QByteArray &field, const QByteArray &value, bool isLeftOut) {
        QTest::newRow(name) << field << value << isLeftOut;
    };
    row("a status with U+FFFF", "status", R"("Agu\uffff")", true);
    row("Paga behind U+FFFE", "status", R"("\ufffePaga")", true);
    row("Paga before NUL", "status", R"("Paga\u0000")", true);
    row("a status that is none of the five", "status", R"("Agu\ufffd")", false);
    row("a code with U+FFFF", "pix_copia_e_cola", R"("000201\uffff")", true);
    row("a code behind a byte order mark", "pix_copia_e_cola", R"("\ufeff000201")", true);
    row("a code that is none", "pix_copia_e_cola", R"("000201")", false);
}

void HostileReplyTest::aTextThatCannotBeKeptIsLeftOut()
{
    QFETCH(const QByteArray, field);
    QFETCH(const QByteArray, value);
    QFETCH(const bool, isLeftOut);
    for (const wireformat::ReplyContext &context : {createContext(), updateContext()}) {
        const ProviderCall::Result result = read(withValue(field, value), context);
        QVERIFY(result);
        QCOMPARE(result->warnings.contains(ReplyWarning::TextNotStorable), isLeftOut);
        QCOMPARE(doubtsIn(*result, amount()).testFlag(Doubt::TextNotStorable), isLeftOut);
        const ProviderCharge &charge = result->charge;
        QCOMPARE(charge.status.asReceived().isEmpty() || charge.copyAndPaste.isEmpty(), isLeftOut);
        QVERIFY(charge.status.kind() != ProviderStatus::Kind::Paid);
    }
}

void HostileReplyTest::txids_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QString>("txid");
    const auto row = [](const char *name, const QByteArray &value, const QString &txid) {
        QTest::newRow(name) << value << txid;
    };
    row("number", "12345678901234567890", u"12345678901234567890"_s);
    row("number with an exponent", "1e5", {});
    row("one character", "\"x\"", u"x"_s);
    row("not of the central bank's form", "\"pix_char/ÇÃO ✓\"", u"pix_char/ÇÃO ✓"_s);
    row("blanks", "\"  \"", {});
    row("255 characters", '"' + QByteArray(255, 'a') + '"', QString(255, u'a'));
    row("256 characters", '"' + QByteArray(256, 'a') + '"', {});
    row("10 KB", '"' + QByteArray(10'000, 'a') + '"', {});
    row("newline", R"("a\nb")", {});
    row("NUL", R"("a\u0000b")", {});
    row("U+FFFE at the beginning", R"("\ufffeabc")", {});
    row("U+FFFF", R"("ab\uffff")", {});
    row("a byte order mark at the beginning", R"("\ufeffabc")", {});
    row("a byte order mark inside", R"("a\ufeffbc")", u"a\uFEFFbc"_s);
    row("the end of a plane", R"("ab\ud83f\udfff")", {});
    row("a sign that may stand for another", R"("ab\ufffd")", {});
    row("twice, different", R"("a","txid":"b")", {});
    row("null", "null", {});
}

void HostileReplyTest::txids()
{
    QFETCH(QByteArray, value);
    QFETCH(QString, txid);
    const ProviderCall::Result result = read(withValue("txid", value));
    QCOMPARE(result.has_value(), !txid.isEmpty());
    if (result) {
        QCOMPARE(result->charge.txid, txid);
    } else {
        QCOMPARE(result.error().outcome, Outcome::Unknown);
        QCOMPARE(result.error().cause, Cause::TxidMissing);
    }
}

void HostileReplyTest::tenMegabytes()
{
    const QByteArray filler(10'000'000, 'x');
    const ProviderCall::Result result = read(withValue("status", '"' + filler + '"'));
    QVERIFY(result);
    QCOMPARE(result->charge.status.kind(), ProviderStatus::Kind::Other);
    const ProviderCall::Result refused =
        wireformat::readReply({.status = 422, .body = R"({"message":")" + filler + R"("})"}, createContext());
    QVERIFY(!refused);
    QVERIFY(refused.error().messages.first().size() <= 500);
    QVERIFY(refused.error().rawBody.size() <= 2048);
}

void HostileReplyTest::mutatedReplies()
{
    std::mt19937 random(20261120);
    const QByteArray good = chargeBody();
    int verified = 0;
    for (int i = 0; i < 20'000; ++i) {
        QByteArray body = good;
        const int changes = 1 + i % 3;
        for (int change = 0; change < changes; ++change) {
            const auto at = qsizetype(random() % size_t(body.size()));
            switch (random() % 4) {
            case 0:
                body.remove(at, 1 + qsizetype(random() % 8));
                break;
            case 1:
                body.insert(at, char(random() % 256));
                break;
            default:
                body[at] = char(random() % 256);
            }
        }
        const ProviderCall::Result result = read(body);
        if (!result || !result->code.isVerified())
            continue;
        ++verified;
        const QByteArray bytes = result->code.code->bytes();
        const QByteArray crc =
            QByteArray::number(crc16(QByteArrayView(bytes).chopped(4)), 16).rightJustified(4, '0').toUpper();
        QCOMPARE(bytes.last(4), crc);
    }
    QVERIFY(verified > 1000);
}

BALCAO_TEST(HostileReplyTest)

} // namespace hostilereplytest

#include "hostilereplytest.moc"
