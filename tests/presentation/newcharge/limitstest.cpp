// SPDX-License-Identifier: MIT
#include "tests/core/charge/story.h"
#include "tests/support/testmain.h"
#include "ui/presentation/charge/payingtrouble.h"
#include "ui/presentation/newcharge/newchargeview.h"
#include "ui/text/banklimits.h"

#include <QTest>

namespace limitstest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::money;
using balcao::test::Said;
using balcao::test::Story;

namespace
{

const QString atNight = u"8 pm to 6 am: many banks limit Pix to R$\u00A01.000,00."_s;

/** In São Paulo, on the day of the stories. */
Situation at(int hour, int minute = 0)
{
    const QDateTime now = QDateTime(Story::begin().date(), QTime(hour, minute)).toUTC();
    return {.now = now, .providerNow = now, .writer = Writer::Own, .provider = u"https://pix.example.com:443"_s};
}

Said until(int hour)
{
    return {.expiresAt = at(hour).now};
}

Charge ofAmount(qint64 centavos)
{
    Charge charge = Story::ofCreated().charge();
    charge.amount = money(centavos);
    return charge;
}

Charge corrected()
{
    return Story::ofCreated().asked(1, 5000).out(1).done(1, {.told = 5000}, 5000).charge();
}

QString firstCause(const Charge &charge, const Situation &situation)
{
    const auto trouble = payingTrouble(charge, situation, false);
    return trouble ? trouble->causes.constFirst().cause : QString();
}

} // namespace

/** What banks limit, said before a charge is made; and why one is not paid: tables, no service, no ledger. */
class LimitsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fromEightALargeAmountIsSpokenOf_data()
    {
        QTest::addColumn<qint64>("centavos");
        QTest::addColumn<QTime>("time");
        QTest::addColumn<bool>("speaks");
        constexpr qint64 limit = 100'000;
        for (int hour = 0; hour < 24; ++hour) {
            const bool isNight = hour >= 20 || hour < 6;
            QTest::addRow("the limit at %d h", hour) << limit << QTime(hour, 0) << false;
            QTest::addRow("a centavo more at %d h", hour) << limit + 1 << QTime(hour, 30) << isNight;
        }
        QTest::newRow("nothing typed yet") << qint64(0) << QTime(23, 0) << false;
        QTest::newRow("a minute before eight") << limit + 1 << QTime(19, 59, 59) << false;
        QTest::newRow("on the hour") << limit + 1 << QTime(20, 0) << true;
        QTest::newRow("a second before six") << limit + 1 << QTime(5, 59, 59) << true;
        QTest::newRow("six") << limit + 1 << QTime(6, 0) << false;
        QTest::newRow("no clock") << limit + 1 << QTime() << false;
        QTest::newRow("the most that can be typed") << qint64(99'999'999) << QTime(21, 0) << true;
    }
    void fromEightALargeAmountIsSpokenOf()
    {
        QFETCH(const qint64, centavos);
        QFETCH(const QTime, time);
        QFETCH(const bool, speaks);
        QCOMPARE(banklimits::nightSentence(money(centavos), time), speaks ? atNight : QString());
        NewChargeForm form;
        form.amount.setCentavos(centavos);
        const NewChargeView view = newChargeView(form, time);
        QCOMPARE(view.hint, (AmountHint{AmountHint::Kind::Note, speaks ? atNight : QString()}));
        QVERIFY(view.errorCount.isEmpty() && !view.banner);
    }

    /** A hint is in nobody's way: what a key did, what can be taken back, and what is wrong come first. */
    void otherWordsComeFirst()
    {
        const QTime night(22, 0);
        NewChargeForm form;
        form.amount.setCentavos(150'000);
        form.hint = {AmountHint::Kind::Note, u"Comma: now the centavos."_s};
        QCOMPARE(newChargeView(form, night).hint, form.hint);
        form.hint = {};
        form.before = NewChargeForm::Before{.amount = form.amount, .texts = {}};
        QVERIFY(newChargeView(form, night).hint.text.startsWith(u"Before:"_s));
        form.before.reset();
        form.amountMessage = u"The provider did not accept this amount."_s;
        QVERIFY(newChargeView(form, night).hint.text.isEmpty());
    }

    void aPhoneThatIsNewHereIsSpokenOf_data()
    {
        QTest::addColumn<qint64>("centavos");
        QTest::addColumn<QString>("isNew");
        QTest::addColumn<bool>("speaks");
        const QString typed = u"(11) 98765-4321"_s;
        QTest::newRow("at the limit") << qint64(20'000) << typed << false;
        QTest::newRow("above it") << qint64(20'001) << typed << true;
        QTest::newRow("known here, or nobody has looked") << qint64(20'001) << QString() << false;
        QTest::newRow("another one was new") << qint64(20'001) << u"(11) 98765-4322"_s << false;
    }
    void aPhoneThatIsNewHereIsSpokenOf()
    {
        QFETCH(const qint64, centavos);
        QFETCH(const QString, isNew);
        QFETCH(const bool, speaks);
        constexpr std::size_t place = indexOf(CustomerField::Phone);
        NewChargeForm form;
        form.amount.setCentavos(centavos);
        form.texts.at(place) = u"(11) 98765-4321"_s;
        form.isJudged.at(place) = true;
        form.newPhone = isNew;
        const NewChargeView view = newChargeView(form);
        QCOMPARE(view.fields.at(place).message.contains(u"R$\u00A0200,00"_s), speaks);
        QCOMPARE(view.fields.at(place).state, speaks ? FieldView::State::Untouched : FieldView::State::Ok);
        QVERIFY(view.errorCount.isEmpty());
        // Nothing typed is new to nobody.
        form.texts.at(place).clear();
        form.newPhone.clear();
        QVERIFY(newChargeView(form).fields.at(place).isError());
    }

    void theLikelyCauseComesFirst_data()
    {
        QTest::addColumn<Charge>("charge");
        QTest::addColumn<Situation>("when");
        QTest::addColumn<QString>("first");
        const QString limit = u"limit"_s;
        const Charge small = Story::ofCreated(until(23)).charge();
        const Charge large = ofAmount(150'000);
        QTest::newRow("by day") << small << at(13) << limit;
        QTest::newRow("a small one at night") << small << at(21) << limit;
        QTest::newRow("a large one at night") << large << at(21) << limit;
        QTest::newRow("corrected") << corrected() << at(13) << u"does not know the code"_s;
        QTest::newRow("past due") << small << at(23, 30) << u"expired"_s;
        QTest::newRow("expired by the provider")
            << Story::ofCreated({.word = u"Expirado"_s}).charge() << at(13) << u"expired"_s;
        QTest::newRow("paid") << Story::paid().charge() << at(13) << QString();
        QTest::newRow("refunded") << Story::refunded().charge() << at(13) << QString();
        QTest::newRow("being corrected") << Story::correcting().charge() << at(12) << QString();
        QTest::newRow("a correction nobody knows the end of")
            << Story::correctionUnknown().charge() << at(13) << QString();
        QTest::newRow("the amounts differ") << Story::differing().charge() << at(13) << QString();
        QTest::newRow("never answered") << Story::ofUnknown().charge() << at(13) << QString();
    }
    void theLikelyCauseComesFirst()
    {
        QFETCH(const Charge, charge);
        QFETCH(const Situation, when);
        QFETCH(const QString, first);
        const QString cause = firstCause(charge, when);
        QVERIFY2(cause.contains(first), qPrintable(cause));
        QCOMPARE(cause.isEmpty(), first.isEmpty());
    }

    /** What is advised is true of this charge. */
    void adviceIsOfTheCharge()
    {
        const auto said = [](const Charge &charge, const Situation &situation, bool isReadingOn = false) {
            const auto trouble = payingTrouble(charge, situation, isReadingOn);
            QStringList all;
            for (const PayingTrouble::Cause &cause : trouble->causes)
                all.append(cause.advice);
            return all.size() == 4 ? all.join(u'\n') : QString();
        };
        const Charge small = Story::ofCreated(until(23)).charge();
        const Charge large = ofAmount(150'000);
        QVERIFY(said(large, at(21)).contains(atNight));
        QVERIFY(!said(large, at(13)).contains(atNight) && !said(small, at(21)).contains(atNight));
        QVERIFY(said(small, at(13)).contains(u"holds until 23:00"_s));
        QVERIFY(said(large, at(13)).contains(u"still holds"_s));
        QVERIFY(!said(small, at(23, 30)).contains(u"hold"_s));
        QVERIFY(said(small, at(13), true).contains(u"F5"_s) && !said(small, at(13)).contains(u"F5"_s));
        QVERIFY(!said(small, at(13)).contains(u"revision"_s));
        QVERIFY(said(corrected(), at(13)).contains(u"revision 2"_s));
    }
};

BALCAO_TEST(LimitsTest)

} // namespace limitstest

#include "limitstest.moc"
