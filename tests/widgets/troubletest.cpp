// SPDX-License-Identifier: MIT
#include "tests/support/testmain.h"
#include "tests/widgets/till.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/formdialog.h"

namespace troubletest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::isShown;
using balcao::test::Till;

namespace
{

void create(Till &till)
{
    till.type();
    till.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(!till.codeInThePicture().isEmpty());
}

Tile *tileOf(Till &till)
{
    for (Tile *tile : till.find<ChargePage>()->findChildren<Tile *>()) {
        if (tile->text() == u"Didn't it go through?"_s)
            return tile;
    }
    return nullptr;
}

} // namespace

/** "Didn't it go through?" over the charge that a customer cannot pay. */
class TroubleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itsKeyOpensItAndEscLeavesTheChargeAsItWas()
    {
        Till till;
        till.press(Qt::Key_F9);
        QVERIFY(!till.find<FormDialog>());
        create(till);
        const QString code = till.codeInThePicture();
        till.press(Qt::Key_F9);
        auto *dialog = till.find<FormDialog>();
        QVERIFY(isShown(dialog));
        QCOMPARE(dialog->accessibleName(), u"Didn't it go through?"_s);
        QVERIFY(dialog->isAncestorOf(till.window.focusWidget()));
        // A second press opens no second one.
        till.press(Qt::Key_F9);
        QCOMPARE(till.window.findChildren<FormDialog *>().size(), 1);
        till.press(Qt::Key_Escape);
        QTRY_VERIFY(!till.find<FormDialog>());
        QCOMPARE(till.codeInThePicture(), code);
        QCOMPARE(till.counter.server.chargeCount(), 1);
    }

    void theTileKeepsTheKeyboard()
    {
        Till till;
        till.window.resize(1366, 768);
        create(till);
        Tile *const tile = tileOf(till);
        QVERIFY(tile && tile->isVisible());
        tile->setFocus();
        Q_EMIT till.charge.changed();
        QVERIFY(tile->hasFocus());
        tile->click();
        QVERIFY(isShown(till.find<FormDialog>()));
    }

    void itGoesWhenTheMoneyComes()
    {
        Till till;
        create(till);
        till.press(Qt::Key_F9);
        QVERIFY(isShown(till.find<FormDialog>()));
        QVERIFY(till.counter.server.pay(till.charge.view().txid));
        till.charge.refresh();
        QTRY_COMPARE(till.charge.view().stage, ChargePresenter::Stage::Paid);
        QTRY_VERIFY(!till.find<FormDialog>());
        till.press(Qt::Key_F9);
        QVERIFY(!till.find<FormDialog>());
        QVERIFY(!tileOf(till)->isVisible());
    }
};

BALCAO_GUI_TEST(TroubleTest)

} // namespace troubletest

#include "troubletest.moc"
