// SPDX-License-Identifier: MIT
#include "tests/presentation/charge/chargepage.h"
#include "tests/support/testmain.h"
#include "ui/presentation/charge/paidview.h"
#include "ui/presentation/frame/announcement.h"
#include "ui/presentation/frame/chargeforms.h"

#include <QLocale>
#include <QTest>

namespace momentstest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using namespace std::chrono_literals;
using balcao::test::contextAfter;
using balcao::test::pageOf;
using balcao::test::Said;
using balcao::test::Story;
using Stage = ChargeView::Stage;

namespace
{

QDateTime deadline()
{
    return Story::begin().addSecs(600);
}

ChargeView viewOf(const Story &story, std::chrono::seconds age = 20s)
{
    return pageOf(story, age);
}

Story waiting()
{
    return Story::ofCreated({.expiresAt = deadline()});
}

Story corrected(std::optional<qint64> centavos = 5000)
{
    const Said said{.told = centavos.value_or(8640), .expiresAt = deadline()};
    return waiting().asked(1, centavos).out(1).done(1, said, centavos);
}

ChargeView correctedElsewhere(const QString &who, std::optional<qint64> centavos = 5000)
{
    Charge charge = corrected(centavos).charge();
    charge.corrected->counter = u"02"_s;
    charge.corrected->operatorName = who;
    return pageOf(charge, 20s);
}

Story paid()
{
    return waiting().read({.word = u"Paga"_s, .expiresAt = deadline()});
}

} // namespace

/** The notices of a change on the page: shown, spoken, and asked before the program closes. */
class MomentsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void closing_data()
    {
        QTest::addColumn<Charge>("charge");
        QTest::addColumn<int>("age");
        QTest::addColumn<QString>("wait");
        const auto row = [](const char *name, const Story &story, int age, const QString &wait) {
            QTest::newRow(name) << story.charge() << age << wait;
        };
        const Story out = Story().written().out();
        row("nothing has left", Story().written(), 1, {});
        row("just left", out, 0, u"Wait for the reply (up to 30 s)"_s);
        row("six seconds ago", out, 6, u"Wait for the reply (up to 24 s)"_s);
        row("the last second", out, 29, u"Wait for the reply (up to 1 s)"_s);
        row("the limit, until it is written", out, 31, u"Wait for the reply"_s);
        row("its time is over", out, 60, {});
        row("the answer came", Story::ofCreated(), 1, {});
        row("ended without one", Story::ofUnknown(), 1, {});
        row("correction only written", Story::ofCreated().asked(1, 5000), 1, {});
        row("correction out", Story::correcting(), 10, u"Wait for the reply (up to 20 s)"_s);
        row("correction unknown", Story::correctionUnknown(), 1, {});
    }
    void closing()
    {
        QFETCH(const Charge, charge);
        QFETCH(int, age);
        const QDateTime now = charge.changedAt.addSecs(age);
        const Situation situation{.now = now, .providerNow = now, .writer = Writer::Own, .provider = {}};
        QTEST(forms::closing(charge, situation).value_or(DialogSpec()).back, "wait");
    }

    void theLeadNamesWhatMayHaveHappened()
    {
        const auto lead = [](const Story &story) {
            const Charge charge = story.charge();
            const Situation situation{.now = charge.changedAt, .providerNow = charge.changedAt, .writer = Writer::Own};
            return forms::closing(charge, situation).value().text;
        };
        QVERIFY(
            lead(Story().written().out()).contains(u"created the charge of R$\u00a086,40 for Marina Alves Pereira"));
        QVERIFY(lead(Story::correcting()).contains(u"corrected the charge of R$\u00a086,40"));
    }

    /** One row a change of the page: what is shown of it for a while, and what a screen reader says. */
    void changes_data()
    {
        QTest::addColumn<ChargeView>("before");
        QTest::addColumn<ChargeView>("after");
        QTest::addColumn<QString>("shown");
        QTest::addColumn<QString>("spoken");
        const auto row = [](const char *name, const ChargeView &before, const ChargeView &after, const QString &shown,
                            const QString &spoken) { QTest::newRow(name) << before << after << shown << spoken; };
        const ChargeView none;
        const ChargeView waits = viewOf(waiting());
        const ChargeView sent = viewOf(Story().written().out());
        const ChargeView correcting = viewOf(Story::correcting());
        const QString ready = u"Code ready, R$\u00a086,40"_s;
        const QString newCode = u"New code (revision 2): ask them to scan again"_s;
        const QString readyAgain = u"Code ready, R$\u00a050,00"_s;
        const QString lastMinute = u"Last minute: this code expires at %1"_s.arg(display::time(deadline()));
        const QString isPaid = u"Paid, R$\u00a086,40"_s;
        const QString elsewhere = u"Corrected at Counter 02"_s;
        const QString byJoao = u"Corrected at Counter 02 by João"_s;
        const QString scanAgain = u": new code, ask them to scan again"_s;
        const QString amounts = u": R$\u00a086,40 → R$\u00a050,00"_s;

        row("closed", waits, none, {}, {});
        row("connecting: its button has the focus", none, viewOf(Story().written()), {}, {});
        row("sent", viewOf(Story().written()), sent, {}, u"Request sent. Waiting for the answer…"_s);
        row("the code comes", sent, waits, {}, ready);
        row("unknown: its outcome is spoken instead", sent, viewOf(Story::ofUnknown()), {}, {});
        row("opened", none, waits, {}, ready);
        row("opened, corrected before", none, viewOf(corrected()), {}, readyAgain);
        row("opened in the last minute", none, viewOf(waiting(), 590s), {}, ready);
        row("opened, paid before", none, viewOf(paid()), {}, isPaid);

        row("a second passes", waits, viewOf(waiting(), 21s), {}, {});
        row("the last minute", viewOf(waiting(), 540s), viewOf(waiting(), 541s), lastMinute, lastMinute);
        row("the last minute, after a long sleep", waits, viewOf(waiting(), 541s), lastMinute, lastMinute);
        row("still the last minute", viewOf(waiting(), 550s), viewOf(waiting(), 551s), {}, {});
        row("past the deadline", viewOf(waiting(), 599s), viewOf(waiting(), 601s), {},
            u"Past due. This code's time is over"_s);
        row("expired by the provider", waits, viewOf(waiting().read({.word = u"Expirado"_s, .expiresAt = deadline()})),
            {}, u"Expired. The provider has ended this code"_s);

        row("paid", waits, viewOf(paid(), 6s), {}, isPaid);
        row("paid while it was being corrected", correcting, viewOf(paid(), 6s), {}, isPaid);
        row("paid, seen late", waits, viewOf(paid(), 80s), {}, isPaid);
        row("still paid", viewOf(paid()), viewOf(paid(), 21s), {}, {});
        row("confirmed by an operator", waits, viewOf(Story::ofCreated().received()), {}, isPaid);

        row("correcting", waits, correcting, {}, u"Sending the correction…"_s);
        row("corrected", correcting, viewOf(corrected()), newCode, readyAgain + u". "_s + newCode);
        row("corrected between two looks", waits, viewOf(corrected()), newCode, newCode);
        row("corrected at another counter", waits, correctedElsewhere(u"João"_s), byJoao + amounts, byJoao + amounts);
        row("corrected at another counter, no name", waits, correctedElsewhere({}), elsewhere + amounts,
            elsewhere + amounts);
        row("corrected at another counter, the customer only", waits, correctedElsewhere(u"João"_s, {}),
            byJoao + scanAgain, byJoao + scanAgain);
        row("corrected, and the code is not shown", waits,
            viewOf(Story::ofCreated().asked(1, 5000).out(1).done(1, {.told = 5000, .code = {}}, 5000)), {},
            u"To check. Code not shown. The received code does not match"_s);
        row("correction unknown", correcting, viewOf(Story::correctionUnknown()), {},
            u"To check. Code covered. The amount of this code is in doubt"_s);

        ChargeView warned = waits;
        warned.banner = {u"WhatsApp did not open."_s, u"Copy the code."_s};
        row("a banner comes", waits, warned, {}, u"WhatsApp did not open. Copy the code."_s);
        row("a banner goes", warned, waits, {}, {});
    }
    void changes()
    {
        QFETCH(const ChargeView, before);
        QFETCH(const ChargeView, after);
        QTEST(momentBetween(before, after).value_or(Moment()).text(), "shown");
        QTEST(announcement::ofCharge(before, after), "spoken");
    }

    void theOldAmountIsStruckThrough()
    {
        const Moment moment = correctedElsewhere(u"João"_s).newCode;
        QCOMPARE(moment.lead, u"Corrected at Counter 02 by João:"_s);
        QCOMPARE(moment.struck, u"R$\u00a086,40"_s);
        QCOMPARE(moment.rest, u"→ R$\u00a050,00"_s);
    }

    void aMomentStandsForTenSeconds()
    {
        const ChargeView before = viewOf(waiting());
        const ChargeView after = viewOf(corrected());
        const QDateTime begin = Story::begin();
        StandingMoment moment;
        moment.note(before, after, begin);
        QVERIFY(moment.shown());
        moment.note(after, after, begin.addMSecs(9'999));
        QVERIFY(moment.shown());
        moment.note(after, after, begin.addMSecs(10'000));
        QVERIFY(!moment.shown());
        // The newest counts, from its own beginning.
        moment.note(before, after, begin);
        moment.note(viewOf(waiting(), 540s), viewOf(waiting(), 541s), begin.addSecs(8));
        moment.note(after, after, begin.addSecs(17));
        QVERIFY(moment.shown());
        // It goes with the stage that it came with, and with a clock that went back.
        moment.note(after, viewOf(Story::correcting()), begin.addSecs(17));
        QVERIFY(!moment.shown());
        moment.note(before, after, begin);
        moment.note(after, after, begin.addSecs(-1));
        QVERIFY(!moment.shown());
    }

    void aPaymentIsNewsForAMinute_data()
    {
        QTest::addColumn<int>("ageSeconds");
        QTest::addColumn<bool>("isOpenedPaid");
        QTest::addColumn<bool>("isQuiet");
        QTest::newRow("it comes in now") << 0 << false << false;
        QTest::newRow("a minute late") << 60 << false << false;
        QTest::newRow("more than a minute late") << 61 << false << true;
        QTest::newRow("opened from the list") << 5 << true << true;
    }
    void aPaymentIsNewsForAMinute()
    {
        QFETCH(int, ageSeconds);
        QFETCH(bool, isOpenedPaid);
        const Charge charge = paid().charge();
        ChargeViewContext context = contextAfter(0s);
        context.situation.now = charge.paidAt.addSecs(ageSeconds);
        context.isOpenedPaid = isOpenedPaid;
        const ChargeView view = chargeView({.charge = charge}, context);
        QTEST(view.isQuiet, "isQuiet");
        QCOMPARE(view.facts.isEmpty(), !view.isQuiet);
        // It stays news while it is on the screen.
        context.paidSeenAt = charge.paidAt;
        context.situation.now = charge.paidAt.addSecs(3600);
        QCOMPARE(chargeView({.charge = charge}, context).isQuiet, isOpenedPaid);
        QVERIFY2(view.note.isEmpty(), "the provider's word needs no proof");
    }

    void whatWaitsSaysItsLastTwoFacts()
    {
        const QList<LabelledText> facts = viewOf(waiting()).facts;
        QCOMPARE(facts.size(), 2);
        QCOMPARE(facts.at(0).text, u"Code received and checked"_s);
        QVERIFY2(facts.at(1).text.startsWith("Request sent by "_L1), qPrintable(facts.at(1).text));
        const QList<LabelledText> later = viewOf(corrected()).facts;
        QCOMPARE(later.size(), 2);
        QVERIFY2(later.at(0).text.startsWith("Corrected by "_L1), qPrintable(later.at(0).text));
    }

    void whenItWasPaid_data()
    {
        QTest::addColumn<int>("ageSeconds");
        QTest::addColumn<QString>("says");
        QTest::newRow("seconds") << 45 << u"Paid today at 14:35, 45\u00a0s ago"_s;
        QTest::newRow("minutes") << 12 * 60 + 30 << u"Paid today at 14:35, 12\u00a0min ago"_s;
        QTest::newRow("hours") << 130 * 60 << u"Paid today at 14:35, 2\u00a0h 10\u00a0min ago"_s;
        QTest::newRow("the next day") << 10 * 3600 << u"Paid on 13 Jul at 14:35"_s;
        QTest::newRow("the next year") << 200 * 86'400 << u"Paid on 13 Jul 2026 at 14:35"_s;
        QTest::newRow("a clock that went back") << -30 << u"Paid today at 14:35, 0\u00a0s ago"_s;
    }
    void whenItWasPaid()
    {
        QFETCH(int, ageSeconds);
        const QDateTime at(QDate(2026, 7, 13), QTime(14, 35));
        QTEST(describePaidWhen(at.toUTC(), at.addSecs(ageSeconds).toUTC()), "says");
    }

    void theAnswerIsInDoubtAndNotTheCode_data()
    {
        QTest::addColumn<Story>("story");
        QTest::addColumn<QString>("lead");
        QTest::addColumn<bool>("isInDoubt");
        QTest::addColumn<bool>("hasUnitHint");
        const auto row = [](const char *name, const Story &story, const char *lead, bool isInDoubt, bool hint) {
            QTest::newRow(name) << story << QString::fromLatin1(lead) << isInDoubt << hint;
        };
        const auto told = [](qint64 centavos) { return Story::ofCreated({.told = centavos}); };
        const char *answer = "The amount in the answer does not match";
        row("a centavo off", told(8641), answer, true, false);
        row("100 times more", told(864'000), answer, true, true);
        row("99 times more", told(855'360), answer, true, false);
        row("the correction was refused", Story::mayBePaid(), "May be paid already: check before showing it again",
            true, false);
        row("the code is broken", Story::ofCreated({.code = u"000201"_s}), "The received code does not match", false,
            false);
    }
    void theAnswerIsInDoubtAndNotTheCode()
    {
        QFETCH(const Story, story);
        const ChargeView view = viewOf(story);
        QTEST(view.panelLead, "lead");
        QTEST(view.isInDoubt, "isInDoubt");
        QTEST(view.panelText.contains(u"100 times"), "hasUnitHint");
        QVERIFY(!view.isInDoubt || !view.badge.label.contains(u"matches"));
    }
};

BALCAO_TEST(MomentsTest)

} // namespace momentstest

#include "momentstest.moc"
