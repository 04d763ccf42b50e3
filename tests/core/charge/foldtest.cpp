// SPDX-License-Identifier: MIT
#include "tests/core/charge/story.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace foldtest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::CodeWriter;
using balcao::test::money;
using balcao::test::Said;
using balcao::test::Story;

namespace
{

using Outcome = ProviderError::Outcome;

/** A code that makes the payer pay R$ 90,00 whatever was charged. */
QString staticCodeOver90()
{
    return CodeWriter().set("54", u"90.00"_s).code();
}

/** A code that names R$ 90,00, which banks ignore. */
QString dynamicCodeOver90()
{
    return CodeWriter::dynamic().set("54", u"90.00"_s).code();
}

event::CorrectionEnded refused(bool mayBePaid = false)
{
    event::CorrectionEnded end;
    end.error.outcome = Outcome::Refused;
    end.mayBePaid = mayBePaid;
    return end;
}

event::CorrectionEnded notSent(bool leavesDoubt)
{
    event::CorrectionEnded end;
    end.error.outcome = Outcome::NotSent;
    end.leavesDoubt = leavesDoubt;
    return end;
}

} // namespace

/** fold(): what each event makes of a charge (docs/charge.md, facts). */
class FoldTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void facts_data()
    {
        QTest::addColumn<QList<ChargeEvent>>("events");
        QTest::addColumn<QString>("state");
        QTest::addColumn<QString>("correction");
        QTest::addColumn<QString>("doubts");
        QTest::addColumn<QString>("status");
        const auto row = [](const char *name, const Story &story, const char *state, const char *correction,
                            const char *doubts, const char *status) {
            QTest::newRow(name) << story.events() << QString::fromLatin1(state) << QString::fromLatin1(correction)
                                << QString::fromLatin1(doubts) << QString::fromLatin1(status);
        };
        // The attempt.
        row("written", Story().written(), "written", "none", "", "under_way");
        row("first byte out", Story().written().out(), "out", "none", "", "under_way");
        row("not sent", Story().written().ended(Outcome::NotSent), "not_sent", "none", "", "not_sent");
        row("refused", Story().written().out().ended(Outcome::Refused), "refused", "none", "", "refused");
        row("unknown", Story::ofUnknown(), "unknown", "none", "", "unknown");
        row("created", Story::ofCreated(), "created", "none", "", "waiting");
        row("a mark behind the answer", Story::ofCreated().out(), "created", "none", "", "waiting");
        row("looked for and not there", Story::ofUnknown().absent(), "absent", "none", "", "absent");
        row("found, not read", Story::ofUnknown().found(), "created", "none", "never_read", "attention");
        row("found after all", Story::ofUnknown().absent().found(), "created", "none", "never_read", "attention");
        row("found and read", Story::ofUnknown().found().read({}), "created", "none", "", "waiting");
        row("reopened", Story::ofUnknown().found().read({}).reopened(), "unknown", "none", "", "unknown");
        row("imported", Story::ofImported(), "created", "none", "never_read", "attention");
        row("imported and read", Story::ofImported().read({}), "created", "none", "", "waiting");
        row("imported and corrected", Story::ofImported().asked(1, 5000).out(1).done(1, {.told = 5000}, 5000),
            "created", "none", "", "waiting");
        // The newest correction.
        const auto created = [] { return Story::ofCreated(); };
        row("correction asked", created().asked(1, 5000), "created", "asked", "", "under_way");
        row("correction out", created().asked(1, 5000).out(1), "created", "out", "", "under_way");
        row("correction done", created().asked(1, 5000).out(1).done(1, {.told = 5000}, 5000), "created", "none", "",
            "waiting");
        row("correction unknown", created().asked(1, 5000).out(1).leftUnknown(1), "created", "unknown", "", "unknown");
        row("correction not sent", created().asked(1, 5000).correctionEnded(1, notSent(false)), "created", "none", "",
            "waiting");
        row("correction refused", created().asked(1, 5000).out(1).correctionEnded(1, refused()), "created", "none", "",
            "waiting");
        row("not sent behind an unknown one",
            created().asked(1, 5000).out(1).leftUnknown(1).asked(2, 5000).correctionEnded(2, notSent(true)), "created",
            "unknown", "", "unknown");
        row("the mark of an older correction", created().asked(1, 5000).leftUnknown(1).asked(2, 5000).out(1), "created",
            "asked", "", "under_way");
        row("the end of an older correction",
            created().asked(1, 5000).leftUnknown(1).asked(2, 6000).done(1, {.told = 5000}, 5000), "created", "asked",
            "", "under_way");
        row("the refusal of an older correction",
            created().asked(1, 5000).leftUnknown(1).asked(2, 6000).correctionEnded(1, refused(true)), "created",
            "asked", "", "under_way");
        row("an unknown correction of what never was", Story::ofImported().asked(1, 5000).leftUnknown(1).absent(),
            "absent", "none", "never_read", "absent");
        // Doubts.
        row("another amount is told", Story::ofCreated({.told = 9000}), "created", "none", "amount_differs",
            "attention");
        row("no amount is told", Story::ofCreated({.told = {}}), "created", "none", "", "waiting");
        row("the code names another amount, which banks ignore", Story::ofCreated({.code = dynamicCodeOver90()}),
            "created", "none", "amount_differs", "attention");
        row("the code asks for another amount", Story::ofCreated({.code = staticCodeOver90()}), "created", "none",
            "code_broken", "attention");
        row("the code is broken", Story::ofCreated({.code = u"00020126"_s}), "created", "none", "code_broken",
            "attention");
        row("no code", Story::ofCreated({.code = {}}), "created", "none", "code_missing", "attention");
        row("no code, another word", Story::ofCreated({.word = u"Em análise"_s, .code = {}}), "created", "none",
            "code_missing", "attention");
        row("no code, expired", Story::ofCreated({.word = u"Expirado"_s, .code = {}}), "created", "none", "",
            "expired");
        row("a broken code, expired", Story::ofCreated({.word = u"Expirado"_s, .code = u"0002"_s}), "created", "none",
            "code_broken", "expired");
        row("only a recurrence", Story::ofCreated({.verdict = CodeCheck::Verdict::NotPayable}), "created", "none",
            "not_payable", "attention");
        row("the amount cannot be read", Story::ofCreated({.told = {}, .warnings = {ReplyWarning::AmountInvalid}}),
            "created", "none", "amount_unreadable", "attention");
        row("not paid by Pix", Story::ofCreated({.warnings = {ReplyWarning::MethodNotPix}}), "created", "none",
            "method_not_pix", "attention");
        row("two at once", Story::ofCreated({.told = 9000, .code = {}}), "created", "none",
            "amount_differs,code_missing", "attention");
        row("a better answer leaves no doubt", Story::ofCreated({.told = 9000, .code = {}}).read({}), "created", "none",
            "", "waiting");
        row("a doubtful correction settled by a read leaves none",
            created().asked(1, 4500).out(1).leftUnknown(1).read({.told = 4500}).done(1, {.told = 4500}, 4500),
            "created", "none", "", "waiting");
        row("an import has no amount to differ from", Story::ofImported().read({.told = 123}), "created", "none", "",
            "waiting");
        row("a txid shared", Story().written().out().created({}, u"first"_s), "created", "none", "txid_shared",
            "attention");
        row("a txid stays shared when it is read", Story().written().out().created({}, u"first"_s).read({}), "created",
            "none", "txid_shared", "attention");
        row("an error beside the txid", Story::ofCreated({.warnings = {ReplyWarning::ErrorBesideTxid}}), "created",
            "none", "error_beside_txid", "attention");
        row("a text that cannot be kept", Story::ofCreated({.warnings = {ReplyWarning::TextNotStorable}}), "created",
            "none", "text_not_storable", "attention");
        row("a field twice", Story::ofCreated({.warnings = {ReplyWarning::FieldTwice}}), "created", "none",
            "field_twice", "attention");
        row("an error beside the txid, then read",
            Story::ofCreated({.warnings = {ReplyWarning::ErrorBesideTxid}}).read({}), "created", "none", "", "waiting");
        row("a fee in the code", Story::ofCreated({.code = CodeWriter::dynamic().add("55", u"01"_s).code()}), "created",
            "none", "code_broken", "attention");
        row("refused: may be paid", created().asked(1, 5000).out(1).correctionEnded(1, refused(true)), "created",
            "none", "may_be_paid", "attention");
        row("may be paid, and read", created().asked(1, 5000).out(1).correctionEnded(1, refused(true)).read({}),
            "created", "none", "", "waiting");
        row("may be paid, and received", created().asked(1, 5000).out(1).correctionEnded(1, refused(true)).received(),
            "created", "none", "", "received");
        row("may be paid, then corrected",
            created()
                .asked(1, 5000)
                .out(1)
                .correctionEnded(1, refused(true))
                .asked(2, 5000)
                .out(2)
                .done(2, {.told = 5000}, 5000),
            "created", "none", "", "waiting");
    }
    void facts()
    {
        QFETCH(const QList<ChargeEvent>, events);
        const Charge charge = folded(events);
        QTEST(QString(key(charge.state)), "state");
        QTEST(QString(key(charge.correction)), "correction");
        QTEST(keys(charge.doubts), "doubts");
        QTEST(QString(key(charge.status)), "status");
        QCOMPARE(charge.lastEvent, events.constLast().id);
        QCOMPARE(charge.changedAt, events.constLast().at);
    }

    void acceptedDifference_data()
    {
        QTest::addColumn<QList<ChargeEvent>>("events");
        QTest::addColumn<bool>("isAccepted");
        QTest::addColumn<QString>("status");
        const auto row = [](const char *name, const Story &story, bool isAccepted, const char *status) {
            QTest::newRow(name) << story.events() << isAccepted << QString::fromLatin1(status);
        };
        const Said differs{.told = 9000};
        const auto accepted = [&differs] { return Story::ofCreated(differs).accepted(); };
        row("accepted", accepted(), true, "waiting");
        row("the same answer again", accepted().read(differs), true, "waiting");
        row("another amount", accepted().read({.told = 9100}), false, "attention");
        row("no amount any more", accepted().read({.told = {}, .code = dynamicCodeOver90()}), false, "attention");
        row("another code", accepted().read({.told = 9000, .code = dynamicCodeOver90()}), false, "attention");
        row("the difference is gone", accepted().read({}), false, "waiting");
        row("another doubt beside it", accepted().read({.told = 9000, .warnings = {ReplyWarning::MethodNotPix}}), true,
            "attention");
        row("the shop asks for another amount, the provider tells the old one",
            accepted().asked(1, 8000).out(1).done(1, differs, 8000), false, "attention");
        row("the amount is corrected to what it was", accepted().asked(1, 8640).out(1).done(1, differs, 8640), true,
            "waiting");
        row("only the customer is corrected", accepted().asked(1).out(1).done(1, differs, {}, Story::marina()), true,
            "waiting");
        row("found, accepted, the txid was wrong",
            Story::ofUnknown().found().read(differs).accepted().reopened().found().read(differs), false, "attention");
    }
    void acceptedDifference()
    {
        QFETCH(const QList<ChargeEvent>, events);
        const Charge charge = folded(events);
        QTEST(charge.differenceAccepted, "isAccepted");
        QTEST(QString(key(charge.status)), "status");
    }

    void wrongWordsAreNoMoney()
    {
        const auto wrong = {u"Pago"_s, u"paid"_s, u"Paga?"_s, u"PAGA\0x"_s, u""_s};
        for (const QString &word : wrong)
            QCOMPARE(Story::ofCreated({.word = word}).charge().status, ChargeStatus::Waiting);
        QCOMPARE(Story::ofCreated({.word = u" pAGA "_s}).charge().status, ChargeStatus::Paid);
    }

    void theFirstEventTellsWhoAndWhere()
    {
        const Charge charge = Story::ofCreated().charge();
        QCOMPARE(charge.id, 101);
        QCOMPARE(charge.attempt, Story::attempt());
        QCOMPARE(charge.sale, u"sale-1"_s);
        QCOMPARE(charge.counter, u"01"_s);
        QCOMPARE(charge.operatorName, u"Ana Paula"_s);
        QCOMPARE(charge.number, 7);
        QCOMPARE(charge.day, 20261121);
        QCOMPARE(charge.createdAt, Story::begin());
        QCOMPARE(charge.limitMs, 30000);
        QCOMPARE(charge.provider, u"https://pix.example.com:443"_s);
        QCOMPARE(charge.txid, u"tx-1"_s);
        QCOMPARE(charge.revision, 1);
        QVERIFY(!charge.isImported);
        QVERIFY(Story::ofImported().charge().isImported);
        QVERIFY(Story::ofImported().charge().amount.isZero());
    }

    void amountAndCustomerFollowTheCorrections()
    {
        CustomerText other = Story::marina();
        other.name = u"Marina Pereira"_s;
        Story story = Story::ofCreated().asked(1, 5000).out(1);
        QCOMPARE(story.charge().amount, money(8640));
        QCOMPARE(story.done(1, {.told = 5000}, 5000, other).charge().amount, money(5000));
        QCOMPARE(story.charge().customerText(), other);
        QCOMPARE(story.charge().reportedAmount, money(5000));
        QCOMPARE(story.charge().corrections, 1);
        QCOMPARE(story.charge().revision, 2);
        QCOMPARE(story.charge().reasons, QStringList{u"typed wrong"_s});
        // A value that is not given stays as it is.
        QCOMPARE(story.asked(2).out(2).done(2, {.told = 5000}).charge().amount, money(5000));
        QCOMPARE(story.charge().customerText(), other);
        // An unknown one changes nothing, but is kept, to be asked for again.
        const Charge charge = story.asked(3, 4000).out(3).leftUnknown(3).charge();
        QCOMPARE(charge.amount, money(5000));
        QVERIFY(charge.doubtful);
        QCOMPARE(charge.doubtful->amount, money(4000));
        QVERIFY(!charge.asked);
    }

    void theMarkIsTheAttempts()
    {
        for (const Story &story :
             {Story::ofCreated().asked(1, 5000).out(1).done(1, {.told = 5000}, 5000, Story::marina()),
              Story::ofUnknown().found().reopened()}) {
            QList<ChargeEvent> events = story.events();
            std::get<event::AttemptWritten>(events.first().what).mark = u"Mesa 12"_s;
            QCOMPARE(folded(events).mark, u"Mesa 12"_s);
        }
    }

    void reopeningGivesTheAttemptBack()
    {
        CustomerText other = Story::marina();
        other.name = u"Somebody Else"_s;
        const Charge charge = Story::ofUnknown()
                                  .found()
                                  .read({.updatedAt = Story::begin()})
                                  .asked(1, 5000)
                                  .out(1)
                                  .done(1, {.told = 5000}, 5000, other)
                                  .reopened()
                                  .charge();
        QCOMPARE(charge.amount, money(8640));
        QCOMPARE(charge.customerText(), Story::marina());
        QCOMPARE(charge.txid, QString());
        QCOMPARE(charge.code, QString());
        QCOMPARE(charge.settledBy, QString());
        QCOMPARE(charge.reportedAmount, std::nullopt);
        QVERIFY(!charge.reportedAt.isValid());
        QVERIFY(!charge.answer);
        QVERIFY(charge.error);
        QVERIFY(charge.error->outcomeUnknown());
    }

    void aReceiptIsKept()
    {
        const Charge charge = Story::ofCreated().received().read({.word = u"Expirado"_s}).charge();
        QVERIFY(charge.receivedAt.isValid());
        QCOMPARE(charge.receivedBy, u"Ana Paula"_s);
        QCOMPARE(charge.receivedReference, u"E60701190"_s);
        QCOMPARE(charge.status, ChargeStatus::Confirmed);
    }

    void whoSettledIsKeptUntilTheProviderSpeaks()
    {
        QCOMPARE(Story::ofUnknown().absent().charge().settledBy, u"Ana Paula"_s);
        QCOMPARE(Story::ofUnknown().found().read({}).charge().settledBy, u"Ana Paula"_s);
        QCOMPARE(Story::ofUnknown().found().created().charge().settledBy, QString());
    }

    void lateOnArrivalIsSaidOfCreateOnly()
    {
        const Said late{.warnings = {ReplyWarning::AlreadyExpired}, .expiresAt = Story::begin().addSecs(-60)};
        QVERIFY(Story::ofCreated(late).charge().arrivedLate);
        // As long as the deadline stays the clocks still disagree.
        QVERIFY(Story::ofCreated(late).read({.expiresAt = late.expiresAt}).charge().arrivedLate);
        QVERIFY(!Story::ofCreated(late).read({.expiresAt = Story::begin().addSecs(600)}).charge().arrivedLate);
        QVERIFY(!Story::ofCreated().read(late).charge().arrivedLate);
        QVERIFY(!Story::ofUnknown().found().read(late).charge().arrivedLate);
        QVERIFY(!Story::ofCreated().asked(1, 5000).done(1, late, 5000).charge().arrivedLate);
    }

    void replacedOnlyNamesTheOther()
    {
        const Charge before = Story::ofUnknown().charge();
        const Charge after = Story::ofUnknown().wait(std::chrono::hours(1)).replaced().charge();
        QCOMPARE(after.replacedBy, u"0192f0c1-0000-7000-8000-000000000002"_s);
        QCOMPARE(after.id, before.id);
        QCOMPARE(after.amount, before.amount);
        QCOMPARE(after.status, before.status);
        QCOMPARE(after.lastEvent, before.lastEvent + 1);
        // Nothing happened to the charge itself: what has timed out is not under way again.
        QCOMPARE(after.changedAt, before.changedAt);
    }

    void anErasureIsOfItsOwnChargeOnly()
    {
        Story story = Story::ofUnknown();
        story.add(event::Shown{}).isErased = true;
        QVERIFY(story.charge().isErased);
        story.add(event::Shown{}).isPersonal = true;
        QVERIFY(!story.charge().isErased);
        Story other = Story::ofUnknown().replaced();
        QList<ChargeEvent> events = other.events();
        events.last().isErased = true;
        QVERIFY(!folded(events).isErased);
    }

    void whatMakesAReadOutOfDate_data()
    {
        QTest::addColumn<QList<ChargeEvent>>("events");
        QTest::addColumn<bool>("isNews");
        const auto row = [](const char *name, const Story &story, bool isNews) {
            QTest::newRow(name) << story.events() << isNews;
        };
        row("a correction asked", Story::ofCreated().asked(1), true);
        row("a correction done", Story::ofCreated().asked(1).done(1, {}), true);
        row("a correction unknown", Story::ofCreated().asked(1).leftUnknown(1), true);
        row("a newer read", Story::ofCreated().read({}), true);
        row("a settlement", Story::ofUnknown().found(), true);
        row("a late answer to create", Story::ofUnknown().found().created(), true);
        row("a mark", Story::ofCreated().asked(1).out(1), false);
        row("a difference accepted", Story::ofCreated({.told = 9000}).accepted(), false);
        row("a receipt", Story::ofCreated().received(), true);
        row("shown", Story::ofCreated().shown(), false);
        Story reply = Story::ofCreated();
        reply.add(event::ReplyReceived{});
        row("a reply as it came", reply, false);
    }
    void whatMakesAReadOutOfDate()
    {
        QFETCH(const QList<ChargeEvent>, events);
        QTEST(folded(events).lastChange == events.constLast().id, "isNews");
    }
};

BALCAO_TEST(FoldTest)

} // namespace foldtest

#include "foldtest.moc"
