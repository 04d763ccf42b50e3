// SPDX-License-Identifier: MIT
#include "ui/presentation/charge/customerview.h"
#include "tests/core/charge/story.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace customerviewtest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using namespace std::chrono_literals;
using balcao::test::Story;
using State = CustomerView::State;

namespace
{

QDateTime deadline()
{
    return Story::begin().addSecs(900);
}

ChargeView tillOf(const Charge &charge, std::chrono::seconds age, bool isOpenedPaid = false)
{
    const QDateTime now = Story::begin().addSecs(age.count());
    ChargeViewContext context;
    context.situation = {
        .now = now, .providerNow = now, .writer = Writer::Own, .provider = u"https://pix.example.com:443"_s};
    context.exchangeTimeout = 30s;
    context.isOpenedPaid = isOpenedPaid;
    return chargeView({.charge = charge}, context);
}

const CustomerSetting shop{.shopName = u"Empório Jacarandá"_s};

CustomerView viewOf(const Story &story, std::chrono::seconds age = 5s)
{
    const Charge charge = story.charge();
    return customerView(charge, tillOf(charge, age), shop);
}

/** All words, and what is drawn. */
QString allOf(const CustomerView &view)
{
    return view.sentence() + view.hint + view.steps.join(u' ') + QString::fromUtf8(view.codeBytes);
}

struct Shouting : QTranslator {
    QString translate(const char *context, const char *source, const char *, int) const override
    {
        return qstrcmp(context, "balcao::CustomerView") == 0 ? QString::fromUtf8(source).toUpper() : QString();
    }
};

} // namespace

/** The customer's screen as a function of the charge and of what the till shows of it. */
class CustomerViewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void states_data()
    {
        using Outcome = ProviderError::Outcome;
        QTest::addColumn<Story>("story");
        QTest::addColumn<State>("state");
        QTest::newRow("written") << Story().written() << State::Amount;
        QTest::newRow("out") << Story().written().out() << State::Amount;
        QTest::newRow("not sent") << Story().written().ended(Outcome::NotSent) << State::Covered;
        QTest::newRow("refused") << Story().written().out().ended(Outcome::Refused) << State::Covered;
        QTest::newRow("unknown") << Story::ofUnknown() << State::Covered;
        QTest::newRow("waiting") << Story::ofCreated() << State::Code;
        QTest::newRow("a word that nobody knows") << Story::ofCreated({.word = u"Em análise"_s}) << State::Code;
        QTest::newRow("paid") << Story::paid() << State::Paid;
        QTest::newRow("confirmed at the shop") << Story::ofCreated().received() << State::Paid;
        QTest::newRow("paid, and a later answer said less") << Story::paid().read({}) << State::Paid;
        QTest::newRow("refunded") << Story::refunded() << State::Idle;
        QTest::newRow("cancelled") << Story::ofCreated({.word = u"Cancelado"_s}) << State::Over;
        QTest::newRow("expired") << Story::ofCreated({.word = u"Expirado"_s}) << State::Over;
        QTest::newRow("correction asked") << Story::ofCreated().asked(1, 5000) << State::Covered;
        QTest::newRow("correction out") << Story::correcting() << State::Covered;
        QTest::newRow("correction unknown") << Story::correctionUnknown() << State::Covered;
        QTest::newRow("correction done") << Story::correcting().done(1, {.told = 5000}, 5000) << State::Code;
        QTest::newRow("found by its txid") << Story::ofUnknown().found() << State::Covered;
        QTest::newRow("amounts differ") << Story::differing() << State::Covered;
        QTest::newRow("difference accepted") << Story::differing().accepted() << State::Code;
        QTest::newRow("code missing") << Story::ofCreated({.code = {}}) << State::Covered;
        QTest::newRow("code broken") << Story::ofCreated({.code = u"000201"_s}) << State::Covered;
        QTest::newRow("another receiver") << Story::payingAnother() << State::Covered;
        QTest::newRow("txid shared") << Story::sharing() << State::Covered;
        QTest::newRow("may be paid") << Story::mayBePaid() << State::Covered;
    }
    void states()
    {
        QFETCH(const Story, story);
        const Charge charge = story.charge();
        const ChargeView till = tillOf(charge, 5s);
        const CustomerView view = customerView(charge, till, shop);
        QTEST(view.state, "state");
        QCOMPARE(view.codeBytes, till.codeBytes);
        QCOMPARE(view.codeBytes.isEmpty(), view.state != State::Code);
        QCOMPARE(view.shopName, shop.shopName);
        QVERIFY(!view.title.isEmpty());
        // Nothing of whoever pays, and no amount that may be wrong.
        for (const QString &personal : {Story::marina().name, u"Marina"_s, Story::marina().phone, u"98765"_s,
                                        Story::marina().email, Story::marina().taxId, u"982.247"_s})
            QVERIFY2(!allOf(view).contains(personal, Qt::CaseInsensitive), qPrintable(allOf(view)));
        if (view.state == State::Covered || view.state == State::Over || view.state == State::Idle)
            QVERIFY(!view.amount && !view.sentence().contains(u"R$"_s));
    }

    void theCodeComesWithAmountReceiverAndTime()
    {
        const CustomerView view = viewOf(Story::ofCreated({.expiresAt = deadline()}), 32s);
        QCOMPARE(view.amount, test::money(8640));
        QCOMPARE(view.receiver.text, Story::ofCreated().charge().receiver()->name);
        QVERIFY(view.receiver.label.endsWith(u':'));
        QCOMPARE(view.steps.size(), 2);
        QCOMPARE(view.time.text, display::duration(868s));
        QVERIFY(view.progressPermille && !view.isLastMinute && view.asked.isEmpty());
        QVERIFY(view.sentence().contains(view.receiver.text));
        QVERIFY(viewOf(Story::ofCreated({.expiresAt = deadline()}), 850s).isLastMinute);
    }

    void withoutADeadlineNothingPretends()
    {
        const CustomerView view = viewOf(Story::ofCreated());
        QCOMPARE(view.time, LabelledText());
        QVERIFY(!view.progressPermille);
    }

    void behindItsDeadlineNoCode()
    {
        const CustomerView view = viewOf(Story::ofCreated({.expiresAt = deadline()}), 901s);
        QCOMPARE(view.state, State::Over);
        QVERIFY(view.codeBytes.isEmpty());
    }

    /** The amount that will be paid is the large one, and the other stands beside it. */
    void anAcceptedDifferenceIsToldToWhoPays()
    {
        const CustomerView view = viewOf(Story::differing().accepted());
        QCOMPARE(view.amount, test::money(9000));
        QVERIFY(view.asked.contains(display::amount(test::money(8640))));
    }

    void whatTheShopSawIsWhatCame()
    {
        QCOMPARE(viewOf(Story::ofCreated().received(6000)).amount, test::money(6000));
        QCOMPARE(viewOf(Story::ofCreated().received()).amount, test::money(8640));
    }

    void aCorrectedCodeIsToBeScannedAgain()
    {
        const Story corrected = Story::correcting().done(1, {.told = 5000}, 5000);
        QCOMPARE(viewOf(corrected).amount, test::money(5000));
        QVERIFY(viewOf(corrected).steps.constFirst() != viewOf(Story::ofCreated()).steps.constFirst());
    }

    /** A paid charge that is looked at in the list is not that of whoever stands there now. */
    void anOldPaymentIsNobodysNow()
    {
        const Charge charge = Story::paid().charge();
        const CustomerView view = customerView(charge, tillOf(charge, 5s, true), shop);
        QCOMPARE(view.state, State::Idle);
        QCOMPARE(view, customerView(Money(), shop));
    }

    void withoutACharge()
    {
        const CustomerView idle = customerView(Money(), shop);
        QCOMPARE(idle.state, State::Idle);
        QCOMPARE(idle.title, shop.shopName);
        QVERIFY(!idle.text.isEmpty() && !idle.amount);
        const CustomerView typed = customerView(test::money(12), shop);
        QCOMPARE(typed.state, State::Amount);
        QCOMPARE(typed.amount, test::money(12));
        QCOMPARE(lockedCustomerView(shop).state, State::Locked);
        QVERIFY(!lockedCustomerView(shop).amount);
        QCOMPARE(waitingCustomerView(shop).state, State::Covered);
    }

    void inTrainingEachStateSaysSo()
    {
        CustomerSetting training = shop;
        training.isTraining = true;
        const Charge charge = Story::ofCreated().charge();
        for (const CustomerView &view :
             {customerView(charge, tillOf(charge, 5s), training), customerView(Money(), training),
              customerView(test::money(12), training), lockedCustomerView(training), waitingCustomerView(training)})
            QVERIFY(view.sentence().startsWith(view.ribbon.label) && !view.ribbon.label.isEmpty());
        QVERIFY(customerView(Money(), shop).ribbon.label.isEmpty());
    }

    void inAnotherLanguageThanTheTills()
    {
        CustomerSetting shouted = shop;
        shouted.language = CustomerLanguage(std::make_shared<const Shouting>());
        const Charge charge = Story::ofCreated({.expiresAt = deadline()}).charge();
        const CustomerView plain = customerView(charge, tillOf(charge, 5s), shop);
        const CustomerView view = customerView(charge, tillOf(charge, 5s), shouted);
        QCOMPARE(view.title, plain.title.toUpper());
        QCOMPARE(view.steps.join(u' '), plain.steps.join(u' ').toUpper());
        QCOMPARE(view.receiver.label, plain.receiver.label.toUpper());
        QCOMPARE(view.time.label, plain.time.label.toUpper());
        QCOMPARE(view.time.text, plain.time.text);
        QCOMPARE(lockedCustomerView(shouted).text, lockedCustomerView(shop).text.toUpper());
    }
};

BALCAO_TEST(CustomerViewTest)

} // namespace customerviewtest

#include "customerviewtest.moc"
