// SPDX-License-Identifier: MIT
#include "core/charge/chargerules.h"
#include "tests/core/charge/situations.h"
#include "tests/core/charge/story.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace chargereporttest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::CodeWriter;
using balcao::test::elsewhere;
using balcao::test::later;
using balcao::test::money;
using balcao::test::Said;
using balcao::test::soon;
using balcao::test::Story;
using balcao::test::text;

namespace
{

Story paidOther(qint64 told = 9000)
{
    return Story::ofCreated().read({.word = u"Paga"_s, .told = told});
}
Story wentBack(const QString &word = u"Aguardando"_s)
{
    return Story::paid().read({.word = word});
}

} // namespace

/** What the provider says of a payment, and what a person says to that: another amount, a word that went back, an older answer. */
class ChargeReportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void accept_data()
    {
        QTest::addColumn<Charge>("charge");
        QTest::addColumn<Situation>("situation");
        QTest::addColumn<QString>("answer");
        const auto row = [](const char *name, const Story &story, const char *answer,
                            Situation (*when)(const ChargeFacts &) = soon) {
            const Charge charge = story.charge();
            QTest::addRow("%s: %s", answer, name) << charge << when(charge) << QString::fromLatin1(answer);
        };
        row("paid with another amount", paidOther(), "yes");
        row("the status went back", wentBack(), "yes");
        row("refunded, then less was said", Story::refunded().read({}), "yes");
        row("at another counter", paidOther(), "yes", elsewhere);
        row("both", paidOther().read({}), "yes");
        row("its correction timed out", paidOther().asked(1), "yes", later);
        row("paid", Story::paid(), "no_difference");
        row("refunded with another amount", Story::ofCreated({.word = u"Reembolsado"_s, .told = 9000}),
            "no_difference");
        row("refunded, and the amount cannot be read",
            Story::ofCreated({.word = u"Reembolsado"_s, .told = {}, .warnings = {ReplyWarning::AmountInvalid}}), "yes");
        row("paid, and the amount cannot be read",
            Story::ofCreated({.word = u"Paga"_s, .told = {}, .warnings = {ReplyWarning::AmountInvalid}}),
            "no_difference");
        row("another amount is told, not paid", Story::differing(), "no_difference");
        row("may be paid", Story::mayBePaid(), "no_difference");
        row("created", Story::ofCreated(), "no_difference");
        row("accepted already", paidOther().reportAccepted(), "no_difference");
        row("written", Story().written(), "under_way");
        row("unknown", Story::ofUnknown(), "not_created");
        row("being corrected", paidOther().asked(1), "correction_open");
    }
    void accept()
    {
        QFETCH(const Charge, charge);
        QFETCH(const Situation, situation);
        QTEST(text(mayAcceptReport(charge, situation)), "answer");
    }

    void ends_data()
    {
        QTest::addColumn<QList<ChargeEvent>>("events");
        QTest::addColumn<QString>("doubts");
        QTest::addColumn<QString>("status");
        const auto row = [](const char *name, const Story &story, const char *doubts, const char *status) {
            QTest::newRow(name) << story.events() << QString::fromLatin1(doubts) << QString::fromLatin1(status);
        };
        const Said other{.word = u"Paga"_s, .told = 9000};
        const Said paid{.word = u"Paga"_s};
        const char *const open = "amount_differs,paid_other_amount";
        // Another amount.
        row("another amount", paidOther(), open, "paid");
        row("another amount, the answer of create", Story::ofCreated(other), open, "paid");
        row("accepted", paidOther().reportAccepted(), "amount_differs", "paid");
        row("accepted, and read again", paidOther().reportAccepted().read(other), "amount_differs", "paid");
        row("accepted, and another amount is told",
            paidOther().reportAccepted().read({.word = u"Paga"_s, .told = 9100}), open, "paid");
        row("accepted, and refunded", paidOther().reportAccepted().read({.word = u"Reembolsado"_s}), "", "refunded");
        const Story paidAgain = paidOther().reportAccepted().read({.word = u"Reembolsado"_s, .told = 9000}).read(other);
        row("accepted, refunded, paid again, the status accepted", Story(paidAgain).reportAccepted(), open, "paid");
        row("accepted, refunded, paid again, status and amount accepted",
            Story(paidAgain).reportAccepted().reportAccepted(), "amount_differs", "paid");
        row("the right amount is told", paidOther().read(paid), "", "paid");
        row("no amount is told", Story::ofCreated().read({.word = u"Paga"_s, .told = {}}), "", "paid");
        row("the difference was accepted, and paid so", Story::differing().accepted().read(other), open, "paid");
        row("the first amount was paid, then a correction is said to be made",
            Story::correctionUnknown().read(paid).done(1, {.told = 5000}, 5000), "status_went_back,paid_other_amount",
            "paid");
        row("accepted, then a correction is said to be made",
            Story::correctionUnknown()
                .read({.word = u"Paga"_s, .told = 9000})
                .reportAccepted()
                .done(1, {.word = u"Paga"_s, .told = 9000}, 5000),
            open, "paid");
        row("confirmed at the shop before", Story::ofCreated().received().read(other), open, "paid");
        row("found, paid otherwise, the txid was wrong",
            Story::ofUnknown().found().read(other).reportAccepted().reopened().found().read(other), open, "paid");
        // A status that went back.
        row("went back", wentBack(), "status_went_back", "paid");
        row("went back, the last word accepted", wentBack().reportAccepted(), "", "waiting");
        row("went back to expired, accepted", wentBack(u"Expirado"_s).reportAccepted(), "", "expired");
        row("went back, accepted, paid after all", wentBack().reportAccepted().read(paid), "", "paid");
        row("went back, accepted, and again", wentBack().reportAccepted().read(paid).read({}), "status_went_back",
            "paid");
        row("went back, accepted, no code to pay",
            Story::ofCreated({.word = u"Paga"_s, .code = {}}).read({}).reportAccepted(), "code_missing", "attention");
        row("went back to expired, accepted, no code",
            Story::ofCreated({.word = u"Paga"_s, .code = {}}).read({.word = u"Expirado"_s}).reportAccepted(), "",
            "expired");
        row("went back, confirmed", wentBack().received(), "", "paid");
        row("went back, confirmed, said again", wentBack().received().read({}), "", "paid");
        row("went back, confirmed, less in another word", wentBack().received().read({.word = u"Cancelado"_s}),
            "status_went_back", "paid");
        row("went back, confirmed, no word at all", wentBack(u""_s).received().read({.word = {}}), "status_went_back",
            "paid");
        row("refunded, paid, accepted", Story::refunded().read(paid).reportAccepted(), "", "paid");
        row("confirmed, paid, went back, accepted", Story::ofCreated().received().read(paid).read({}).reportAccepted(),
            "", "received");
        // Both.
        row("another amount, and went back", paidOther().read({}), "amount_differs,status_went_back,paid_other_amount",
            "paid");
        row("accepted, and went back", paidOther().reportAccepted().read({}),
            "amount_differs,status_went_back,paid_other_amount", "paid");
        row("both, confirmed", paidOther().read({}).received(), "amount_differs", "paid");
        row("both, the last word accepted", paidOther().read({}).reportAccepted(), "amount_differs", "attention");
        row("both, the last word accepted, paid so after all",
            paidOther().read({.told = 9000}).reportAccepted().read(other), open, "paid");
    }
    void ends()
    {
        QFETCH(const QList<ChargeEvent>, events);
        const Charge charge = folded(events);
        QTEST(keys(charge.doubts), "doubts");
        QTEST(QString(key(charge.status)), "status");
        const bool isOpen = charge.doubts & (Doubts(Doubt::StatusWentBack) | Doubt::PaidOtherAmount);
        QCOMPARE(needsPerson(charge, charge.changedAt, Writer::Own),
                 isOpen || charge.status == ChargeStatus::Attention);
    }

    void otherAmount_data()
    {
        QTest::addColumn<QList<ChargeEvent>>("events");
        QTest::addColumn<qint64>("other");
        const auto row = [](const char *name, const Story &story, qint64 other) {
            QTest::newRow(name) << story.events() << other;
        };
        const Said other{.word = u"Paga"_s, .told = 9000};
        row("paid as asked", Story::paid(), 0);
        row("paid otherwise", paidOther(), 9000);
        row("paid otherwise, accepted", paidOther().reportAccepted(), 9000);
        row("paid otherwise, went back", paidOther().read({}), 9000);
        row("a difference nobody accepted", Story::differing(), 0);
        row("a difference accepted", Story::differing().accepted(), 9000);
        row("a difference in the code alone, accepted",
            Story::ofCreated({.code = CodeWriter::dynamic().set("54", u"90.00"_s).code()}).accepted(), 0);
        row("accepted without an amount told",
            Story::ofCreated({.told = {}, .code = CodeWriter::dynamic().set("54", u"90.00"_s).code()}).accepted(), 0);
        row("of an import", Story::ofImported().read(other), 0);
        row("another amount was seen", Story::ofCreated().received(6000), 6000);
        row("the amount was seen", Story::ofCreated().received(8640), 0);
        row("nobody said what was seen", Story::ofCreated().received(), 0);
        row("a difference accepted, and the charge's amount seen", Story::differing().accepted().received(8640), 0);
        row("another amount was seen, then paid", Story::ofCreated().received(6000).read(other), 9000);
        row("another amount was seen by mistake", Story::ofCreated().received(6000).takenBack(), 0);
        row("another amount was seen of an import", Story::ofImported().received(6000), 0);
    }
    void otherAmount()
    {
        QFETCH(const QList<ChargeEvent>, events);
        QTEST(otherAmountOf(folded(events)).value_or(Money()).centavos(), "other");
    }

    void theLastWordIsAccepted()
    {
        Story story = wentBack(u" Em análise"_s);
        QCOMPARE(lastWordOf(story.charge()), u" Em análise"_s);
        QCOMPARE(story.charge().providerStatus, u"Paga"_s);
        QVERIFY(story.charge().paidAt.isValid());
        const Charge charge = story.reportAccepted().charge();
        QCOMPARE(charge.providerStatus, u" Em análise"_s);
        QCOMPARE(lastWordOf(charge), u" Em análise"_s);
        QCOMPARE(charge.answer->charge.status.asReceived(), u" Em análise"_s);
        QVERIFY(!charge.paidAt.isValid());
        QCOMPARE(charge.reportedAmount, money(8640));
        QVERIFY(charge.laterWord.isEmpty());
        QVERIFY(mayShowCode(charge, soon(charge)));
        const Charge paid = Story::refunded().read({.word = u"Paga"_s}).reportAccepted().charge();
        QCOMPARE(paid.paidAt, paid.changedAt);
        // If the amount is another one, only the doubt ends.
        const Charge other = paidOther().reportAccepted().charge();
        QVERIFY(other.paidAt.isValid() && other.paidAt < other.changedAt);
        QCOMPARE(other.providerStatus, u"Paga"_s);
    }

    void lateAnswers_data()
    {
        QTest::addColumn<QList<ChargeEvent>>("events");
        QTest::addColumn<QString>("word");
        QTest::addColumn<QDateTime>("updatedAt");
        QTest::addColumn<qint64>("askedAt");
        QTest::addColumn<int>("correction");
        QTest::addColumn<bool>("isLate");
        QTest::addColumn<bool>("counts");
        const auto row = [](const char *name, const Story &story, const char *word, int seconds, qint64 askedAt,
                            int correction, bool isLate, bool counts) {
            QTest::newRow(name) << story.events() << QString::fromLatin1(word)
                                << (seconds == 0 ? QDateTime() : Story::begin().addSecs(seconds)) << askedAt
                                << correction << isLate << counts;
        };
        const Said told{.updatedAt = Story::begin().addSecs(100)};
        const auto created = [&told] { return Story::ofCreated(told); };
        const qint64 now = created().charge().lastChange;
        row("in time", created(), "Aguardando", 100, now, 0, false, true);
        row("in time, of no known moment", created(), "Aguardando", 0, 0, 0, false, true);
        row("older", created(), "Aguardando", 99, now, 0, true, false);
        row("older, paid", created(), "Paga", 99, now, 0, true, true);
        row("older, refunded", created(), "Reembolsado", 99, now, 0, true, true);
        row("older, expired", created(), "Expirado", 99, now, 0, true, false);
        row("overtaken", created(), "Aguardando", 100, now - 1, 0, true, false);
        row("overtaken, paid", created(), "Paga", 100, now - 1, 0, true, true);
        row("overtaken by a receipt", created().received(), "Aguardando", 100, now, 0, true, false);
        row("overtaken by a receipt, paid", created().received(), "Paga", 100, now, 0, true, true);
        row("a correction is under way", created().asked(1), "Aguardando", 100, 0, 1, true, false);
        row("a correction is under way, paid", created().asked(1), "Paga", 100, 0, 1, true, true);
        row("knows of an older correction", created().asked(1).leftUnknown(1), "Aguardando", 100, 0, 0, true, false);
        row("knows of an older correction, paid", created().asked(1).leftUnknown(1), "Paga", 100, 0, 0, true, true);
        row("older, paid, behind a refund", Story::ofCreated({.word = u"Reembolsado"_s, .updatedAt = told.updatedAt}),
            "Paga", 99, now, 0, true, false);
        row("older, refunded, behind a payment", Story::ofCreated({.word = u"Paga"_s, .updatedAt = told.updatedAt}),
            "Reembolsado", 99, now, 0, true, true);
    }
    void lateAnswers()
    {
        QFETCH(const QList<ChargeEvent>, events);
        QFETCH(const QString, word);
        QFETCH(const QDateTime, updatedAt);
        QFETCH(const qint64, askedAt);
        QFETCH(const int, correction);
        const Charge charge = folded(events);
        ChargeEvent event;
        event.attempt = Story::attempt();
        event.correction = correction;
        event.what = event::StatusRead{.answer = Said{.word = word, .updatedAt = updatedAt}.answer(money(8640)),
                                       .askedAt = askedAt};
        QTEST(isOutOfDate(charge, event), "isLate");
        QTEST(!isOvertaken(charge, event), "counts");
        QTEST(fold(charge, event).isAnswerLate, "isLate");
        QVERIFY(!isOutOfDate(charge, events.constLast()));
    }
};

BALCAO_TEST(ChargeReportTest)

} // namespace chargereporttest

#include "chargereporttest.moc"
