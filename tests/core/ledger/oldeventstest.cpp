// SPDX-License-Identifier: MIT
#include "core/ledger/eventcodec.h"
#include "tests/core/charge/story.h"
#include "tests/support/testmain.h"

#include <QJsonDocument>
#include <QTest>

namespace oldeventstest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::CodeWriter;
using balcao::test::money;
using balcao::test::Story;

namespace
{

using Outcome = ProviderError::Outcome;

QJsonObject json(const char *text)
{
    QJsonParseError error;
    const QJsonObject object = QJsonDocument::fromJson(QByteArray(text), &error).object();
    if (error.error != QJsonParseError::NoError)
        qFatal("no JSON: %s", text);
    return object;
}

template <class Payload>
Payload read(EventKind kind, const char *data, const char *personal = "{}", const ChargeEvent &header = {})
{
    return std::get<Payload>(eventcodec::decode(kind, {.data = json(data), .personal = json(personal)}, header));
}

} // namespace

/** What earlier versions wrote into a ledger, literally, and what an erasure left. */
class OldEventsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void attempts();
    void answers();
    void errors();
    void corrections();
    void others();
    void whatWasErasedIsEmpty();
    void nonsenseIsRead();
};

void OldEventsTest::attempts()
{
    const auto sent = read<event::AttemptWritten>(
        EventKind::AttemptWritten, R"({"day":20260714,"limit_ms":30000,"number":3,"unit":"centavos"})",
        R"({"email":"marina.alves@example.com","name":"Marina Alves Pereira","phone":"11987654321","tax_id":"52998224725"})");
    QCOMPARE(sent.day, 20260714);
    QCOMPARE(sent.number, 3);
    QCOMPARE(sent.limit.count(), 30000);
    QCOMPARE(sent.unit, AmountUnit::Centavos);
    QCOMPARE(sent.customer, Story::marina());
    QVERIFY(sent.provider.isEmpty());
    QVERIFY(!sent.isImported);
    const auto imported =
        read<event::AttemptWritten>(EventKind::AttemptWritten, R"({"adopted":true,"day":1,"number":1})");
    QVERIFY(imported.isImported);
    QCOMPARE(imported.unit, std::nullopt);
    QVERIFY(imported.customer.isEmpty());
}

void OldEventsTest::answers()
{
    // Written by the version before: "attention" and "expires" stood beside, and are computed now.
    const QByteArray data = R"({"answer":{"checked":8640,"created":{"at":1784040000000,"text":"2026-07-14 14:40"},)"
                            R"("expires":{"at":1784043600000,"text":"2026-07-14 15:40"},"http":200,"method":"Pix",)"
                            R"("updated":{"text":"31/02"},"verdict":"verified",)"
                            R"("warnings":["ts_invalid","customer_mismatch","a_later_one"]},"attention":true,)"
                            R"("code":")" +
                            CodeWriter::dynamic().code().toUtf8() +
                            R"(","expires":1784043600000,"status":"Aguardando","told":8640})";
    ChargeEvent header;
    header.txid = u"tx-1"_s;
    const char *echo = R"({"customer":{"email":"m@x","name":"Marina","phone":"11","tax_id":"529"}})";
    const auto created = read<event::Created>(EventKind::Created, data.constData(), echo, header);
    const ProviderAnswer &answer = created.answer;
    QCOMPARE(answer.charge.txid, u"tx-1"_s);
    QCOMPARE(answer.charge.amount, money(8640));
    QCOMPARE(answer.charge.status.kind(), ProviderStatus::Kind::Waiting);
    QCOMPARE(answer.charge.method, u"Pix"_s);
    QCOMPARE(answer.charge.createdAt.moment->toMSecsSinceEpoch(), 1784040000000);
    QCOMPARE(answer.charge.expiresAt.text, u"2026-07-14 15:40"_s);
    QCOMPARE(answer.charge.updatedAt, (ProviderTime{.text = u"31/02"_s, .moment = {}}));
    QCOMPARE(answer.charge.customer->name, u"Marina"_s);
    QCOMPARE(answer.httpStatus, 200);
    QCOMPARE(answer.warnings, (QList{ReplyWarning::TimestampInvalid, ReplyWarning::CustomerMismatch}));
    QVERIFY(answer.code.isVerified());
    QCOMPARE(created.checked, money(8640));
    QVERIFY(created.sharedWith.isEmpty());
    QCOMPARE(read<event::StatusRead>(EventKind::StatusRead, data.constData(), echo, header).askedAt, 0);
    QCOMPARE(read<event::CorrectionDone>(EventKind::CorrectionDone, data.constData(), echo, header).revision, 1);
}

void OldEventsTest::errors()
{
    const char *data = R"({"category":"rate_limit","cause":"http_status","code":"429","http":429,"retry_after":30})";
    const char *words = R"({"body":"{}","fields":[{"field":"amount","message":"too small"}],"messages":["wait"]})";
    const auto ended = read<event::AttemptEnded>(EventKind::Refused, data, words);
    QCOMPARE(ended.error.outcome, Outcome::Refused);
    QCOMPARE(ended.error.category, ProviderError::Category::RateLimit);
    QCOMPARE(ended.error.cause, ProviderError::Cause::HttpStatus);
    QCOMPARE(ended.error.code, u"429"_s);
    QCOMPARE(ended.error.httpStatus, 429);
    QCOMPARE(ended.error.retryAfter, std::chrono::seconds(30));
    QCOMPARE(ended.error.messages, QStringList{u"wait"_s});
    QCOMPARE(ended.error.fields, (QList{FieldMessage{.field = u"amount"_s, .message = u"too small"_s}}));
    QCOMPARE(ended.error.rawBody, "{}"_ba);
    QCOMPARE(read<event::AttemptEnded>(EventKind::NotSent, data).error.outcome, Outcome::NotSent);
    QCOMPARE(read<event::AttemptEnded>(EventKind::Unknown, data).error.outcome, Outcome::Unknown);
    const auto doubtful =
        read<event::CorrectionEnded>(EventKind::CorrectionNotSent, R"({"cause":"cancelled","doubt":true})");
    QVERIFY(doubtful.leavesDoubt);
    QVERIFY(!doubtful.mayBePaid);
    QCOMPARE(doubtful.error.outcome, Outcome::NotSent);
    QCOMPARE(read<event::CorrectionEnded>(EventKind::CorrectionUnknown, "{}").error.outcome, Outcome::Unknown);
    QCOMPARE(read<event::CorrectionEnded>(EventKind::CorrectionRefused, "{}").error.outcome, Outcome::Refused);
}

void OldEventsTest::corrections()
{
    const auto asked = read<event::CorrectionAsked>(
        EventKind::CorrectionAsked, R"({"before":8640,"limit_ms":30000,"reason":"typed wrong","unit":"reais"})",
        R"({"before":{"email":"marina.alves@example.com","name":"Marina Alves Pereira","phone":"11987654321",)"
        R"("tax_id":"52998224725"},"email":"m@x.com","name":"Marina Pereira","phone":"11987654321","tax_id":"52998224725"})");
    QCOMPARE(asked.amountBefore, money(8640));
    QCOMPARE(asked.customerBefore, Story::marina());
    QCOMPARE(asked.customer.name, u"Marina Pereira"_s);
    QCOMPARE(asked.reason, u"typed wrong"_s);
    QCOMPARE(asked.limit.count(), 30000);
    QCOMPARE(asked.unit, AmountUnit::Reais);
}

void OldEventsTest::others()
{
    using Finding = event::Settled::Finding;
    const auto reply = read<event::ReplyReceived>(
        EventKind::ReplyReceived, R"({"date":1784040000000,"http":200,"request":"correction"})", R"({"body":"{}"})");
    QCOMPARE(reply.request, event::ReplyReceived::Request::Correction);
    QCOMPARE(reply.date->toMSecsSinceEpoch(), 1784040000000);
    QCOMPARE(reply.httpStatus, 200);
    QCOMPARE(reply.body, "{}"_ba);
    QCOMPARE(read<event::Settled>(EventKind::Settled, R"({"found":true})").finding, Finding::Found);
    QCOMPARE(read<event::Settled>(EventKind::Settled, R"({"found":false,"same_as":"a"})").finding, Finding::Absent);
    QCOMPARE(read<event::Settled>(EventKind::Settled, R"({"found":false,"same_as":"a"})").sameAs, u"a"_s);
    const auto reopened = read<event::Settled>(EventKind::Settled, R"({"reopened":"tx-9"})");
    QCOMPARE(reopened.finding, Finding::Reopened);
    QCOMPARE(reopened.wrongTxid, u"tx-9"_s);
    QCOMPARE(read<event::ReceivedByHand>(EventKind::ReceivedByHand, R"({"reference":"E607"})").reference, u"E607"_s);
    QCOMPARE(read<event::DifferenceAccepted>(EventKind::DifferenceAccepted, R"({"told":9000})").reportedAmount,
             money(9000));
    QCOMPARE(read<event::DifferenceAccepted>(EventKind::DifferenceAccepted, "{}").reportedAmount, std::nullopt);
    QCOMPARE(read<event::Shown>(EventKind::Shown, R"({"revision":2})").revision, 2);
}

void OldEventsTest::whatWasErasedIsEmpty()
{
    QVERIFY(read<event::AttemptWritten>(EventKind::AttemptWritten, R"({"number":1})").customer.isEmpty());
    QVERIFY(!read<event::Created>(EventKind::Created, "{}").answer.charge.customer);
    QVERIFY(read<event::ReplyReceived>(EventKind::ReplyReceived, R"({"http":200})").body.isEmpty());
    QVERIFY(read<event::AttemptEnded>(EventKind::Refused, R"({"http":400})").error.messages.isEmpty());
}

void OldEventsTest::nonsenseIsRead()
{
    const char *nonsense =
        R"({"answer":[],"code":{},"told":-1,"status":7,"number":"x","unit":"dollars","request":"?",)"
        R"("cause":"?","http":"x","retry_after":"x","date":"x","before":[],"found":3,"revision":"x"})";
    for (int i = 0; i <= static_cast<int>(EventKind::Shown); ++i) {
        const auto kind = static_cast<EventKind>(i);
        ChargeEvent event;
        event.what = eventcodec::decode(kind, {.data = json(nonsense), .personal = json(nonsense)}, event);
        QCOMPARE(event.kind(), kind);
    }
    QCOMPARE(read<event::StatusRead>(EventKind::StatusRead, nonsense).answer.charge.amount, std::nullopt);
    QVERIFY(!read<event::StatusRead>(EventKind::StatusRead, nonsense).answer.code.isVerified());
}

BALCAO_TEST(OldEventsTest)

} // namespace oldeventstest

#include "oldeventstest.moc"
