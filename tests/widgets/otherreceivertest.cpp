// SPDX-License-Identifier: MIT
#include "tests/widgets/calibrated.h"
#include "ui/widgets/style/fonts.h"

#include <QClipboard>
#include <QGuiApplication>

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::isShown;
using balcao::test::Till;
using Stage = ChargePresenter::Stage;

/** A code of another receiver on the real pages: no picture, no text, until somebody accepts it. */
class OtherReceiverPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { fonts::load(); }

    void aCodeOfAnotherReceiverIsNotDrawn()
    {
        Till till({}, false);
        test::payAnother(till);
        till.type();
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(till.charge.view().stage, Stage::CodeRefused);
        QVERIFY(isShown(till.find<ChargePage>()));
        QVERIFY(!till.codeWidget()->hasCode());
        QGuiApplication::clipboard()->setText(u"before"_s);
        till.press(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"before"_s);
        QCOMPARE(till.charge.view().panelLead, u"This code pays another receiver"_s);
        QCOMPARE(till.charge.view().panelRows.constLast().text, u"OUTRA LOJA"_s);
        // Asked for again it is the same one.
        till.press(Qt::Key_1);
        QTRY_COMPARE(till.charge.view().stage, Stage::CodeRefused);
        QVERIFY(!till.codeWidget()->hasCode());
        till.press(Qt::Key_2);
        QTRY_VERIFY(!till.codeInThePicture().isEmpty());
        QTRY_COMPARE(till.counter.service->profile().known()->receiver.name, u"OUTRA LOJA"_s);
    }
};

QTEST_MAIN(OtherReceiverPageTest)
#include "otherreceivertest.moc"
