// SPDX-License-Identifier: MIT
#include "core/ledger/eventcodec.h"
#include "core/values/utc.h"
#include "tests/core/charge/fullwords.h"
#include "tests/core/charge/story.h"
#include "tests/support/testmain.h"

#include <QJsonDocument>
#include <QTest>

namespace eventcodectest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::CodeWriter;
using balcao::test::fullAnswer;
using balcao::test::fullError;
using balcao::test::money;
using balcao::test::Story;

namespace
{

using Outcome = ProviderError::Outcome;
using Verdict = CodeCheck::Verdict;

/** Written and read again, as text, the way the ledger keeps it. @p event has the header that the payload needs. */
template <class Payload>
Payload again(const Payload &payload, const QString &txid = {})
{
    ChargeEvent header;
    header.what = payload;
    header.txid = txid;
    const auto stored = eventcodec::encode(header.what);
    const auto reread = [](const QJsonObject &object) {
        return QJsonDocument::fromJson(QJsonDocument(object).toJson(QJsonDocument::Compact)).object();
    };
    return std::get<Payload>(
        eventcodec::decode(header.kind(), {.data = reread(stored.data), .personal = reread(stored.personal)}, header));
}

/** The image and the Date header are not kept. */
void compare(const ProviderAnswer &read, const ProviderAnswer &written)
{
    const auto &[charge, code, warnings, serverDate, httpStatus, messages, otherThan] = read;
    QCOMPARE(otherThan, written.otherThan);
    QCOMPARE(charge, written.charge);
    QCOMPARE(warnings, written.warnings);
    QCOMPARE(httpStatus, written.httpStatus);
    QCOMPARE(messages, written.messages);
    QCOMPARE(code.verdict, written.code.verdict);
    QCOMPARE(code.code.has_value(), written.code.code.has_value());
    QCOMPARE(code.problem, written.code.problem);
    QCOMPARE(serverDate, std::nullopt);
}

void compare(const ProviderError &read, const ProviderError &written)
{
    const auto &[outcome, cause, httpStatus, category, messages, fields, code, retryAfter, rawBody] = read;
    QCOMPARE(outcome, written.outcome);
    QCOMPARE(cause, written.cause);
    QCOMPARE(httpStatus, written.httpStatus);
    QCOMPARE(category, written.category);
    QCOMPARE(messages, written.messages);
    QCOMPARE(fields, written.fields);
    QCOMPARE(code, written.code);
    QCOMPARE(retryAfter, written.retryAfter);
    QCOMPARE(rawBody, written.rawBody);
}

} // namespace

/** What events say, as JSON and back. A member that an event gains breaks the bindings here until a test knows it. */
class EventCodecTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void attempt()
    {
        event::AttemptWritten written;
        written.number = 7;
        written.day = 20261121;
        written.limit = std::chrono::milliseconds(30500);
        written.unit = AmountUnit::Centavos;
        written.provider = u"https://pix.example.com:443"_s;
        written.isImported = true;
        written.customer = Story::marina();
        written.mark = u"Mesa 12"_s;
        const auto [number, day, limit, unit, provider, isImported, customer, mark] = again(written);
        QCOMPARE(number, 7);
        QCOMPARE(day, 20261121);
        QCOMPARE(limit.count(), 30500);
        QCOMPARE(unit, AmountUnit::Centavos);
        QCOMPARE(provider, written.provider);
        QVERIFY(isImported);
        QCOMPARE(customer, Story::marina());
        QCOMPARE(mark, u"Mesa 12"_s);
        // Without a mark it is written as before there were any: its hash is the same.
        written.mark.clear();
        const QStringList fields = eventcodec::encode(written).personal.keys();
        QCOMPARE(fields, (QStringList{u"email"_s, u"name"_s, u"phone"_s, u"tax_id"_s}));
        QVERIFY(!again(event::AttemptWritten{}).isImported);
        QCOMPARE(again(event::AttemptWritten{}).unit, std::nullopt);
    }

    void reply()
    {
        using Request = event::ReplyReceived::Request;
        for (const Request kind : {Request::Create, Request::Correction, Request::Status}) {
            event::ReplyReceived written;
            written.request = kind;
            written.httpStatus = 503;
            written.date = QDateTime(QDate(2026, 11, 21), QTime(15, 0), utcZone);
            for (const QByteArray &bytes :
                 {"{}"_ba, "\xff\xfe\0x"_ba, "\xef\xbb\xbf{}"_ba, "cut \xc3"_ba, "{\"a\":\"\xef\xbf\xbf\"}"_ba}) {
                written.body = bytes;
                QCOMPARE(again(written).body, bytes);
            }
            written.body = "{\"a\":\"\xc3\xa7\"}";
            const auto [request, httpStatus, date, body] = again(written);
            QCOMPARE(request, kind);
            QCOMPARE(httpStatus, 503);
            QCOMPARE(date, written.date);
            QCOMPARE(body, written.body);
        }
        QCOMPARE(again(event::ReplyReceived{}).date, std::nullopt);
    }

    void answers()
    {
        const event::Created created{.answer = fullAnswer(), .checked = money(8640), .sharedWith = u"first"_s};
        {
            const auto [answer, checked, sharedWith] = again(created, u"tx-1"_s);
            compare(answer, created.answer);
            QCOMPARE(checked, money(8640));
            QCOMPARE(sharedWith, u"first"_s);
        }
        {
            const auto [answer, checked, customer, revision, reason] =
                again(event::CorrectionDone{.answer = fullAnswer(),
                                            .checked = money(8640),
                                            .customer = Story::marina(),
                                            .revision = 3,
                                            .reason = u"typed"_s},
                      u"tx-1"_s);
            compare(answer, fullAnswer());
            QCOMPARE(checked, money(8640));
            QCOMPARE(customer, Story::marina());
            QCOMPARE(revision, 3);
            QCOMPARE(reason, u"typed"_s);
        }
        const auto [answer, checked, askedAt] = again(
            event::StatusRead{.answer = fullAnswer(), .checked = money(8640), .askedAt = 5'000'000'000}, u"tx-1"_s);
        compare(answer, fullAnswer());
        QCOMPARE(checked, money(8640));
        QCOMPARE(askedAt, 5'000'000'000);
        // An answer without anything.
        event::StatusRead empty;
        empty.answer.httpStatus = 200;
        compare(again(empty).answer, empty.answer);
        QCOMPARE(again(empty).askedAt, 0);
        for (int i = 0; i <= static_cast<int>(ReplyWarning::TextNotStorable); ++i) {
            empty.answer.warnings = {static_cast<ReplyWarning>(i)};
            QCOMPARE(again(empty).answer.warnings, empty.answer.warnings);
        }
    }

    void verdicts_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<Verdict>("then");
        QTest::addColumn<Verdict>("now");
        const QString good = CodeWriter().set("54", u"86.40"_s).code();
        const QString other = CodeWriter().set("54", u"90.00"_s).code();
        const QString ignored = CodeWriter::dynamic().set("54", u"90.00"_s).code();
        QTest::newRow("verified") << good << Verdict::Verified << Verdict::Verified;
        QTest::newRow("missing") << QString() << Verdict::Missing << Verdict::Missing;
        QTest::newRow("invalid") << u"0002"_s << Verdict::Invalid << Verdict::Invalid;
        QTest::newRow("amount differs") << other << Verdict::AmountDiffers << Verdict::AmountDiffers;
        QTest::newRow("ignored by banks")
            << ignored << Verdict::AmountDiffersIgnoredByBanks << Verdict::AmountDiffersIgnoredByBanks;
        QTest::newRow("not payable") << good << Verdict::NotPayable << Verdict::NotPayable;
        // Checked again, not believed.
        QTest::newRow("called verified, but broken") << u"0002"_s << Verdict::Verified << Verdict::Invalid;
        QTest::newRow("called verified, but another amount") << other << Verdict::Verified << Verdict::AmountDiffers;
        QTest::newRow("doubted when it came") << good << Verdict::Invalid << Verdict::Invalid;
    }
    void verdicts()
    {
        QFETCH(const QString, code);
        QFETCH(const Verdict, then);
        event::StatusRead written;
        written.checked = money(8640);
        written.answer.charge.copyAndPaste = code;
        written.answer.code.verdict = then;
        QTEST(again(written).answer.code.verdict, "now");
    }

    void ends_data()
    {
        QTest::addColumn<Outcome>("outcome");
        QTest::newRow("not sent") << Outcome::NotSent;
        QTest::newRow("refused") << Outcome::Refused;
        QTest::newRow("unknown") << Outcome::Unknown;
    }
    void ends()
    {
        QFETCH(const Outcome, outcome);
        compare(again(event::AttemptEnded{.error = fullError(outcome)}).error, fullError(outcome));
        for (const bool flag : {false, true}) {
            const auto [error, leavesDoubt, mayBePaid] =
                again(event::CorrectionEnded{.error = fullError(outcome), .leavesDoubt = flag, .mayBePaid = !flag});
            compare(error, fullError(outcome));
            QCOMPARE(leavesDoubt, flag);
            QCOMPARE(mayBePaid, !flag);
        }
        for (int i = 0; i <= static_cast<int>(ProviderError::Cause::OtherTxid); ++i) {
            ProviderError error;
            error.outcome = outcome;
            error.cause = static_cast<ProviderError::Cause>(i);
            compare(again(event::AttemptEnded{.error = error}).error, error);
        }
        for (int i = 0; i <= static_cast<int>(ProviderError::Category::Business); ++i) {
            ProviderError error;
            error.outcome = outcome;
            error.category = static_cast<ProviderError::Category>(i);
            compare(again(event::AttemptEnded{.error = error}).error, error);
        }
    }

    void correctionAsked()
    {
        CustomerText other = Story::marina();
        other.name = u"Marina Pereira"_s;
        event::CorrectionAsked written;
        written.amountBefore = money(8640);
        written.customerBefore = Story::marina();
        written.customer = other;
        written.reason = u"typed wrong"_s;
        written.limit = std::chrono::milliseconds(30000);
        written.unit = AmountUnit::Reais;
        const auto [amountBefore, customerBefore, customer, reason, limit, unit] = again(written);
        QCOMPARE(amountBefore, money(8640));
        QCOMPARE(customerBefore, Story::marina());
        QCOMPARE(customer, other);
        QCOMPARE(reason, written.reason);
        QCOMPARE(limit, written.limit);
        QCOMPARE(unit, AmountUnit::Reais);
        QCOMPARE(again(event::CorrectionAsked{}).amountBefore, std::nullopt);
        QVERIFY(again(event::CorrectionAsked{}).customer.isEmpty());
    }

    void settled_data()
    {
        using Finding = event::Settled::Finding;
        QTest::addColumn<Finding>("finding");
        QTest::newRow("found") << Finding::Found;
        QTest::newRow("absent") << Finding::Absent;
        QTest::newRow("reopened") << Finding::Reopened;
    }
    void settled()
    {
        QFETCH(const event::Settled::Finding, finding);
        const bool isReopened = finding == event::Settled::Finding::Reopened;
        const event::Settled written{.finding = finding,
                                     .sameAs = u"imported"_s,
                                     .wrongTxid = isReopened ? u"tx-9"_s : QString(),
                                     .customer = Story::marina()};
        const auto [found, sameAs, wrongTxid, customer] = again(written);
        QCOMPARE(found, finding);
        QCOMPARE(sameAs, u"imported"_s);
        QCOMPARE(wrongTxid, written.wrongTxid);
        QCOMPARE(customer, Story::marina());
    }

    void smallOnes()
    {
        static_cast<void>(again(event::FirstByteOut{}));
        const auto [reportedAmount] = again(event::DifferenceAccepted{.reportedAmount = money(9000)});
        QCOMPARE(reportedAmount, money(9000));
        QCOMPARE(again(event::DifferenceAccepted{}).reportedAmount, std::nullopt);
        const auto [status, toldAmount] =
            again(event::ReportAccepted{.status = ProviderStatus::fromWire(u" paga"_s), .reportedAmount = money(9000)});
        QCOMPARE(status, ProviderStatus::fromWire(u" paga"_s));
        QCOMPARE(toldAmount, money(9000));
        QCOMPARE(again(event::ReportAccepted{}).reportedAmount, std::nullopt);
        const auto [reference, sameAs] = again(event::ReceivedByHand{.reference = u"E607"_s, .sameAs = u"imported"_s});
        QCOMPARE(reference, u"E607"_s);
        QCOMPARE(sameAs, u"imported"_s);
        const auto [revision, place] = again(event::Shown{.revision = 4, .place = CodePlace::WhatsApp});
        QCOMPARE(revision, 4);
        QCOMPARE(place, CodePlace::WhatsApp);
        QVERIFY(!eventcodec::encode(event::Shown{}).data.contains("place"_L1)); // as versions before wrote it
        const auto [on, until, bank] =
            again(event::Contested{.on = QDate(2026, 11, 21), .until = QDate(2026, 12, 1), .reference = u"MED 7"_s});
        QCOMPARE(on, QDate(2026, 11, 21));
        QCOMPARE(until, QDate(2026, 12, 1));
        QCOMPARE(bank, u"MED 7"_s);
        QCOMPARE(again(event::ContestEnded{.outcome = u"kept"_s}).outcome, u"kept"_s);
        const auto ofShop = [](const shopevent::Payload &what) {
            return eventcodec::decode(*shopevent::named(QString(shopevent::key(what))), eventcodec::encode(what));
        };
        QCOMPARE(
            std::get<shopevent::SettingsChanged>(ofShop(shopevent::SettingsChanged{.keys = {u"a.b"_s, u"c.d"_s}})).keys,
            (QStringList{u"a.b"_s, u"c.d"_s}));
        const QDateTime moment(QDate(2025, 1, 1), QTime(3, 0), utcZone);
        const shopevent::Payload erased = shopevent::Erased{.before = moment, .charges = 12};
        const auto read =
            eventcodec::decode(*shopevent::named(QString(shopevent::key(erased))), eventcodec::encode(erased));
        QCOMPARE(std::get<shopevent::Erased>(read).before, moment);
        QCOMPARE(std::get<shopevent::Erased>(read).charges, 12);
        const shopevent::Payload loss = shopevent::LossAccepted{.counter = u"01"_s, .first = 12, .last = 15};
        const auto told = std::get<shopevent::LossAccepted>(
            eventcodec::decode(*shopevent::named(QString(shopevent::key(loss))), eventcodec::encode(loss)));
        QCOMPARE(told.counter, u"01"_s);
        QCOMPARE(told.first, 12);
        QCOMPARE(told.last, 15);
        QVERIFY(!shopevent::named(u"attempt"));
    }

    void operators()
    {
        const auto again = [](const shopevent::Payload &what) {
            return eventcodec::decode(*shopevent::named(QString(shopevent::key(what))), eventcodec::encode(what));
        };
        const auto added = std::get<shopevent::OperatorAdded>(
            again(shopevent::OperatorAdded{.id = u"id-1"_s, .name = u"Carlos"_s, .role = Role::Manager}));
        QCOMPARE(added.id + u' ' + added.name, u"id-1 Carlos"_s);
        QCOMPARE(added.role, Role::Manager);
        const auto set = std::get<shopevent::PinSet>(again(shopevent::PinSet{.id = u"id-1"_s, .secret = u"$x"_s}));
        QCOMPARE(set.id + set.secret, u"id-1$x"_s);
        const auto badge =
            std::get<shopevent::BadgeSet>(again(shopevent::BadgeSet{.id = u"id-1"_s, .secret = u"$y"_s}));
        QCOMPARE(badge.id + badge.secret, u"id-1$y"_s);
        QCOMPARE(std::get<shopevent::OperatorDisabled>(again(shopevent::OperatorDisabled{.id = u"id-1"_s})).id,
                 u"id-1"_s);
        QCOMPARE(std::get<shopevent::OperatorReset>(again(shopevent::OperatorReset{.id = u"id-1"_s})).id, u"id-1"_s);
        QCOMPARE(std::get<shopevent::PinWrong>(again(shopevent::PinWrong{.id = u"id-1"_s})).id, u"id-1"_s);
        QCOMPARE(std::get<shopevent::PinRight>(again(shopevent::PinRight{.id = u"id-1"_s})).id, u"id-1"_s);
        QCOMPARE(std::get<shopevent::BadgeWrong>(again(shopevent::BadgeWrong{.count = 3})).count, 3);
        QCOMPARE(std::get<shopevent::BadgeRight>(again(shopevent::BadgeRight{.id = u"id-1"_s})).id, u"id-1"_s);
        QVERIFY(!std::get<shopevent::PinsSwitched>(again(shopevent::PinsSwitched{.areOn = false})).areOn);
    }

    void personalDataIsApart()
    {
        event::AttemptWritten attempt;
        attempt.customer = Story::marina();
        attempt.mark = u"the table of Marina"_s;
        event::CorrectionAsked asked;
        asked.customer = asked.customerBefore = Story::marina();
        event::Settled reopened;
        reopened.customer = Story::marina();
        event::ReplyReceived reply;
        reply.body = "marina.alves@example.com 52998224725";
        ProviderError error;
        error.messages = {u"Marina Alves Pereira 52998224725"_s};
        error.fields = {{.field = u"customer.email"_s, .message = u"marina.alves@example.com"_s}};
        error.rawBody = "11987654321";
        ProviderAnswer answer;
        answer.charge.customer = EchoedCustomer{.name = u"Marina Alves Pereira"_s,
                                                .phone = u"11987654321"_s,
                                                .email = u"marina.alves@example.com"_s,
                                                .taxId = u"52998224725"_s};
        answer.messages = {u"Marina Alves Pereira"_s};
        const QList<event::Payload> payloads{
            attempt,
            asked,
            reopened,
            reply,
            event::AttemptEnded{.error = error},
            event::CorrectionEnded{.error = error},
            event::Created{.answer = answer, .checked = {}, .sharedWith = {}},
            event::CorrectionDone{
                .answer = answer, .checked = {}, .customer = Story::marina(), .revision = 2, .reason = {}},
            event::StatusRead{.answer = answer, .checked = {}, .askedAt = 0}};
        for (const event::Payload &payload : payloads) {
            const auto stored = eventcodec::encode(payload);
            const QByteArray data = QJsonDocument(stored.data).toJson();
            for (const char *secret : {"Marina", "11987654321", "marina.alves", "52998224725", "customer.email"})
                QVERIFY2(!data.contains(secret), data.constData());
            QVERIFY(!stored.personal.isEmpty());
        }
    }
};

BALCAO_TEST(EventCodecTest)

} // namespace eventcodectest

#include "eventcodectest.moc"
