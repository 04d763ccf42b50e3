// SPDX-License-Identifier: MIT
#include "tests/support/answers.h"
#include "tests/support/testmain.h"
#include "tests/widgets/till.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/formdialog.h"
#include "ui/widgets/newcharge/outcomepage.h"
#include "ui/widgets/style/fonts.h"

#include <QDir>
#include <QFileInfo>
#include <QScopeGuard>

#include <memory>

namespace closetest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::isShown;
using balcao::test::providerWith;
using balcao::test::Till;

namespace
{

bool isOut(const Till &till)
{
    return !till.counter.service->requestOut().isEmpty();
}

/** Presses, and waits until the request has left. */
void send(Till &till)
{
    till.type();
    till.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(isOut(till));
}

Button *waitButton(Till &till)
{
    auto *dialog = till.find<FormDialog>();
    return dialog ? dialog->findChildren<Button *>().constLast() : nullptr;
}

} // namespace

/** Alt+F4 in the middle of a request (03c): nothing that is out is left without a word. */
class CloseTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { fonts::load(); }

    void nothingIsAskedWhereNothingIsOut()
    {
        Till till;
        till.type();
        QVERIFY(till.window.close());
        QVERIFY(!till.window.isVisible());
    }

    void whatHasNotLeftIsNotAskedAbout()
    {
        Till till;
        till.type();
        bool isClosed = false;
        QObject::connect(&till.form, &NewChargePresenter::started, &till.window,
                         [&till, &isClosed] { isClosed = till.window.close(); });
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(isClosed);
    }

    void theWindowStaysAndTheKeyboardWaits_data()
    {
        QTest::addColumn<int>("key");
        QTest::newRow("Enter") << int(Qt::Key_Return);
        QTest::newRow("Esc") << int(Qt::Key_Escape);
        QTest::newRow("space") << int(Qt::Key_Space);
    }
    void theWindowStaysAndTheKeyboardWaits()
    {
        QFETCH(int, key);
        Till till(providerWith(u"fault=hang"_s));
        send(till);
        QVERIFY(!till.window.close());
        // A second Alt+F4 asks no second time.
        QVERIFY(!till.window.close());
        QCOMPARE(till.window.findChildren<FormDialog *>().size(), 1);
        QCOMPARE(till.window.focusWidget(), waitButton(till));
        till.press(Qt::Key(key));
        QTRY_VERIFY(!till.find<FormDialog>());
        QVERIFY(till.window.isVisible() && isOut(till));
        QVERIFY(isShown(till.find<ChargePage>()));
    }

    void theSecondsCountDown()
    {
        Till till(providerWith(u"fault=hang"_s));
        send(till);
        till.counter.clockOffset += std::chrono::seconds(10);
        QVERIFY(!till.window.close());
        QVERIFY2(waitButton(till)->text().contains(u"20"), qPrintable(waitButton(till)->text()));
        till.counter.clockOffset += std::chrono::seconds(5);
        QTRY_VERIFY2(waitButton(till)->text().contains(u"15") || waitButton(till)->text().contains(u"14"),
                     qPrintable(waitButton(till)->text()));
    }

    void itClosesOnlyWhereThatIsChosen()
    {
        Till till(providerWith(u"fault=hang"_s));
        send(till);
        QVERIFY(!till.window.close());
        till.press(Qt::Key_Tab);
        till.press(Qt::Key_Return);
        QTRY_VERIFY(!till.window.isVisible());
        QVERIFY(isOut(till));
    }

    void theAnswerEndsTheQuestionAndIsShown()
    {
        Till till;
        till.type();
        bool isAsked = false;
        QObject::connect(till.counter.service.get(), &ChargeService::changed, &till.window, [&till, &isAsked] {
            if (isOut(till) && !isAsked)
                isAsked = !till.window.close();
        });
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(isAsked);
        QTRY_VERIFY(!till.codeInThePicture().isEmpty());
        QTRY_VERIFY(!till.find<FormDialog>());
        QVERIFY(till.window.isVisible());
    }

    void anEndWithoutAnAnswerEndsTheQuestionToo()
    {
        Till till(providerWith(u"fault=hang"_s));
        send(till);
        QVERIFY(!till.window.close());
        till.counter.server.stop();
        QTRY_VERIFY(!till.find<FormDialog>());
        QTRY_VERIFY(isShown(till.find<OutcomePage>()));
    }

    void whatWasLeftIsToCheckAtTheNextStart()
    {
        auto till = std::make_unique<Till>(providerWith(u"fault=hang"_s));
        send(*till);
        const QString attempt = till->counter.service->requestOut();
        QVERIFY(!till->window.close());
        till->press(Qt::Key_Tab);
        till->press(Qt::Key_Return);
        QTRY_VERIFY(!till->window.isVisible());
        till->counter.folder.setAutoRemove(false);
        const LedgerAddress address = till->counter.ledger->address();
        till.reset();
        const auto removed = qScopeGuard([&address] { QFileInfo(address.text()).dir().removeRecursively(); });
        const test::Counter next;
        const Clock clock;
        ChargeLedger ledger(
            address, {.counter = u"01"_s, .operatorName = u"Ana Paula"_s, .since = clock.nowUtc().addMSecs(1)}, clock);
        ChargeReader reader(ledger);
        const OpenRow open(reader, {.own = clock, .provider = clock, .counter = ledger.identity().own()});
        QTRY_COMPARE(open.toCheck(), 1);
        // Written at once, not when the limit has passed.
        ChargeService service(next.client.get(), ledger, clock);
        service.open(attempt);
        QTRY_VERIFY(service.record(attempt) && service.record(attempt)->charge.state == Charge::State::Unknown);
        QCOMPARE(open.toCheck(), 1);
    }

    void aCorrectionThatWasLeftIsShownWhenItsAnswerComes()
    {
        Till till;
        till.type();
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!till.codeInThePicture().isEmpty());
        till.press(Qt::Key_Escape);
        QVERIFY(isShown(till.find<AmountDisplay>()));
        bool isAsked = false;
        QObject::connect(till.counter.service.get(), &ChargeService::changed, &till.window, [&till, &isAsked] {
            if (isOut(till) && !isAsked)
                isAsked = !till.window.close();
        });
        const Correction other{.amount = Money::fromCentavos(7640), .customer = {}, .reason = u"typed wrong"_s};
        QVERIFY(
            till.counter.service->perform(command::Correct{till.attempts.at(0), other}, test::person(u"Ana Paula"_s)));
        QTRY_VERIFY(isAsked);
        QTRY_VERIFY(isShown(till.find<ChargePage>()));
        QTRY_COMPARE(till.charge.view().amount.centavos(), 7640);
        QVERIFY(!till.find<FormDialog>());
    }
};

BALCAO_GUI_TEST(CloseTest)

} // namespace closetest

#include "closetest.moc"
