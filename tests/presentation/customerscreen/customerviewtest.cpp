// SPDX-License-Identifier: MIT
#include "ui/presentation/customerscreen/customerview.h"
#include "tests/presentation/charge/chargepage.h"
#include "tests/support/testmain.h"
#include "ui/presentation/charge/chargeview.h"

#include <QTest>

namespace customerviewtest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using namespace std::chrono_literals;
using balcao::test::contextAfter;
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
    ChargeViewContext context = contextAfter(age);
    context.isOpenedPaid = isOpenedPaid;
    return chargeView({.charge = charge}, context);
}

const CustomerSetting shop{.shopName = u"Empório Jacarandá"_s};

CustomerView viewOf(const Story &story, std::chrono::seconds age = 5s)
{
    const Charge charge = story.charge();
    return customerView(charge, tillOf(charge, age), shop);
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

    void aDeadlineInDoubtRunsDownNowhere()
    {
        const Story late =
            Story::ofCreated({.warnings = {ReplyWarning::AlreadyExpired}, .expiresAt = Story::begin().addSecs(-600)});
        const CustomerView view = viewOf(late);
        QVERIFY(!view.codeBytes.isEmpty());
        QVERIFY(view.time.label.isEmpty() && view.time.text.isEmpty() && !view.progressPermille && !view.isLastMinute);
    }

    void withoutADeadlineNothingPretends()
    {
        const CustomerView view = viewOf(Story::ofCreated());
        QCOMPARE(view.time, LabelledText());
        QVERIFY(!view.progressPermille);
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
