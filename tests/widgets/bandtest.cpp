// SPDX-License-Identifier: MIT
#include "tests/support/answers.h"
#include "tests/support/testmain.h"
#include "tests/widgets/till.h"
#include "ui/widgets/charge/chargeleftpanel.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/history/historypage.h"
#include "ui/widgets/style/fonts.h"

namespace bandtest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::isShown;
using balcao::test::Till;

namespace
{

void charge(Till &till)
{
    till.type();
    till.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(!till.codeInThePicture().isEmpty());
}

/** As counter 02 would, whatever page is shown. */
void correct(Till &till, qint64 centavos)
{
    const Correction other{.amount = Money::fromCentavos(centavos), .customer = {}, .reason = u"typed wrong"_s};
    QVERIFY(till.counter.service->perform(command::Correct{till.attempts.at(0), other}, test::person(u"Ana Paula"_s)));
}

} // namespace

/** What happens to a charge while it is on the screen, and what it looks like when that is long ago. */
class BandTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { fonts::load(); }

    void aNewCodeIsNamedForTenSeconds()
    {
        Till till;
        till.window.resize(1366, 768);
        charge(till);
        auto *band = till.find<MomentBand>();
        QVERIFY(!isShown(band));
        const int module = till.codeWidget()->modulePixels();
        correct(till, 7640);
        QTRY_VERIFY(isShown(band));
        QVERIFY2(band->accessibleName().contains(u"2"), qPrintable(band->accessibleName()));
        QTRY_VERIFY(till.codeWidget()->isVisible());
        // The code gives way, and lies under nothing.
        QCOMPARE(till.codeWidget()->modulePixels(), module - 1);
        QVERIFY(!band->geometry().intersects(till.codeWidget()->geometry()));
        till.counter.clockOffset += std::chrono::seconds(10);
        QTRY_VERIFY(!isShown(band));
        QCOMPARE(till.codeWidget()->modulePixels(), module);
    }

    void anotherChargeHasNoMoment()
    {
        Till till;
        charge(till);
        correct(till, 7640);
        QTRY_VERIFY(isShown(till.find<MomentBand>()));
        till.press(Qt::Key_Escape);
        till.charge.show(till.attempts.at(0));
        QVERIFY(!till.charge.moment());
    }

    void aPaymentThatComesIsLoud()
    {
        Till till;
        charge(till);
        till.press(Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(till.charge.view().stage, ChargePresenter::Stage::Paid);
        QVERIFY(!till.charge.view().isQuiet);
        // Its panel says that it is paid: no band says it again.
        QVERIFY(!till.charge.moment());
    }

    void aPaymentOfTheListIsQuiet()
    {
        Till till;
        charge(till);
        till.press(Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(till.charge.view().stage, ChargePresenter::Stage::Paid);
        till.press(Qt::Key_F3);
        QTRY_VERIFY(isShown(till.find<HistoryPage>()));
        Q_EMIT till.find<HistoryPage>()->asked(Navigator::Intent::Open, till.attempts.at(0));
        QTRY_VERIFY(isShown(till.find<ChargePage>()));
        QVERIFY(till.charge.view().isQuiet);
        QVERIFY(!isShown(till.find<MomentBand>()));
        const auto *back = qobject_cast<Button *>(till.window.focusWidget());
        QVERIFY(back);
        QCOMPARE(back->keycap(), u"Esc"_s);
        till.press(Qt::Key_Escape);
        QVERIFY(isShown(till.find<HistoryPage>()));
    }
};

BALCAO_GUI_TEST(BandTest)

} // namespace bandtest

#include "bandtest.moc"
