// SPDX-License-Identifier: MIT
#include "tests/support/testmain.h"
#include "tests/widgets/buttonof.h"
#include "tests/widgets/staffedtill.h"
#include "ui/widgets/charge/correctiondialog.h"
#include "ui/widgets/controls/formdialog.h"
#include "ui/widgets/newcharge/outcomepage.h"
#include "ui/widgets/operators/approvaldialogs.h"
#include "ui/widgets/operators/personbutton.h"
#include "ui/widgets/style/accessibility.h"
#include "ui/widgets/style/fonts.h"

#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QScrollArea>
#include <QScrollBar>

namespace approvaltest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::buttonOf;
using balcao::test::isShown;
using balcao::test::StaffedTill;

namespace
{

/** A charge of R$ 86,40 whose correction to R$ 76,40 is filled in. */
void fillCorrection(StaffedTill &till)
{
    till.type();
    till.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(!till.codeInThePicture().isEmpty());
    till.press(Qt::Key_F6);
    auto *dialog = till.shown<CorrectionDialog>();
    QVERIFY(dialog);
    QTest::keyClicks(till.window.focusWidget(), u"7640"_s);
    dialog->findChild<QComboBox *>()->setCurrentText(u"discount"_s);
}

/** Of what is asked: back from the PIN, then from who it is. */
void giveUp(StaffedTill &till)
{
    QVERIFY(till.shown<WhoDialog>());
    till.press(Qt::Key_1);
    QTRY_VERIFY(till.shown<PinDialog>());
    till.press(Qt::Key_Escape);
    QTRY_VERIFY(till.shown<WhoDialog>() && !till.shown<PinDialog>());
    till.press(Qt::Key_Escape);
    QTRY_VERIFY(!till.shown<WhoDialog>());
}

} // namespace

/** A cashier wants what takes a manager: asked for on the spot, in one place (09b to 09d). */
class ApprovalTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { fonts::load(); }

    void theCorrectionIsWholeWhenItOpens()
    {
        StaffedTill till;
        till.window.resize(1366, 768);
        till.type();
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!till.codeInThePicture().isEmpty());
        till.press(Qt::Key_F6);
        QCoreApplication::processEvents();
        auto *dialog = till.shown<CorrectionDialog>();
        QVERIFY(dialog);
        QCOMPARE(dialog->findChild<QScrollArea *>()->verticalScrollBar()->maximum(), 0);
        // Who corrects is known: the reason has the whole line.
        QVERIFY(dialog->findChild<QComboBox *>()->width() > 800);
    }

    void aCorrectionIsAllowedByAPin()
    {
        StaffedTill till;
        fillCorrection(till);
        till.press(Qt::Key_Return, Qt::ControlModifier);
        auto *who = till.shown<WhoDialog>();
        QVERIFY(who);
        QVERIFY(isShown(till.find<CorrectionDialog>())); // below
        auto *carlos = qobject_cast<PersonButton *>(till.window.focusWidget());
        QVERIFY(carlos);
        QCOMPARE(carlos->accessibleName(), u"Carlos, Manager"_s);
        QCOMPARE(who->findChildren<PersonButton *>().size(), 1);
        till.press(Qt::Key_1);
        QTRY_VERIFY(!who->isVisible());
        auto *pin = till.shown<PinDialog>();
        QVERIFY(pin);
        till.typePin("24681");
        till.press(Qt::Key_Return); // a manager has six
        QVERIFY(isShown(pin));
        till.typePin("0");
        till.press(Qt::Key_Return);
        QTRY_VERIFY(!till.shown<OverlayDialog>());
        const QString attempt = till.charge.attempt();
        QTRY_COMPARE(till.counter.service->record(attempt)->charge.amount.centavos(), 7640);
        QTRY_VERIFY(!till.counter.service->isBusy(attempt));
        for (const LedgerEvent &event : till.events(attempt)) {
            QCOMPARE(event.operatorName, u"Ana Paula"_s);
            QCOMPARE(event.authorisedBy, event.correction == 1 ? u"Carlos"_s : QString());
        }
        QVERIFY(till.events(attempt).size() > 5);
        QCOMPARE(till.counter.service->people().atTheCounter().who(), u"Ana Paula"_s);
    }

    void whoGoesBackLosesNothing()
    {
        StaffedTill till;
        fillCorrection(till);
        till.press(Qt::Key_Return, Qt::ControlModifier);
        giveUp(till);
        QTest::qWait(0);
        auto *correction = till.shown<CorrectionDialog>();
        QVERIFY(correction);
        QTRY_VERIFY(correction->isAncestorOf(till.window.focusWidget()));
        QVERIFY(!till.shown<FormDialog>()); // a person who gave up gets no notice of it
        QCOMPARE(correction->findChild<QComboBox *>()->currentText(), u"discount"_s);
        QVERIFY(correction->findChild<AmountField *>()->text().contains(u"76,40"_s));
        // Once more, from there.
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(till.shown<WhoDialog>());
    }

    void aManagerIsNotAsked()
    {
        StaffedTill till(u"Carlos"_s, "246810");
        fillCorrection(till);
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!till.shown<OverlayDialog>());
        const QString attempt = till.charge.attempt();
        QTRY_COMPARE(till.counter.service->record(attempt)->charge.amount.centavos(), 7640);
        QVERIFY(till.events(attempt).constLast().authorisedBy.isEmpty());
    }

    /** The name that is typed elsewhere is not asked for. */
    void aReceiptByHand()
    {
        StaffedTill till;
        till.type();
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!till.codeInThePicture().isEmpty());
        till.press(Qt::Key_F12);
        auto *receipt = till.shown<FormDialog>();
        QVERIFY(receipt);
        const auto fields = receipt->findChildren<FieldEdit *>();
        QCOMPARE(std::count_if(fields.begin(), fields.end(), [](const auto *edit) { return edit->isVisible(); }), 2);
        receipt->findChild<QCheckBox *>()->setChecked(true);
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(till.shown<WhoDialog>());
        till.press(Qt::Key_Escape);
        QTRY_VERIFY(!till.shown<WhoDialog>());
        QVERIFY(isShown(receipt));
        const auto buttons = receipt->findChildren<Button *>();
        QTRY_VERIFY(
            std::all_of(buttons.begin(), buttons.end(), [](const auto *button) { return button->isEnabled(); }));
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(till.shown<WhoDialog>());
        till.press(Qt::Key_Return);
        QTRY_VERIFY(till.shown<PinDialog>());
        till.typePin("246810");
        till.press(Qt::Key_Return);
        QTRY_VERIFY(!till.shown<OverlayDialog>());
        QTRY_COMPARE(till.charge.view().stage, ChargePresenter::Stage::Paid);
        QTRY_COMPARE(till.events(till.charge.attempt()).constLast().authorisedBy, u"Carlos"_s);

        // It was another customer's: with a reason it stands as before.
        QVERIFY(till.charge.view().canTakeBack);
        till.press(Qt::Key_F12);
        auto *question = till.shown<FormDialog>();
        QVERIFY(question);
        QTest::keyClicks(till.window.focusWidget(), u"  "_s);
        auto *const takeBack = buttonOf(*question, u"Take the receipt back"_s);
        QVERIFY(takeBack);
        takeBack->click();
        QVERIFY(isShown(question) && !till.shown<WhoDialog>());
        QTest::keyClicks(till.window.focusWidget(), u"another table's"_s);
        takeBack->click();
        giveUp(till);
        QVERIFY(isShown(question) && !till.window.findChild<FormDialog *>(u"receipt"_s));
        QTRY_VERIFY(question->isAncestorOf(till.window.focusWidget()));
        QTRY_VERIFY(!question->isWaiting());
        QCOMPARE(question->findChild<FieldEdit *>()->text().trimmed(), u"another table's"_s);
        takeBack->click();
        QVERIFY(till.shown<WhoDialog>());
        till.press(Qt::Key_1);
        QTRY_VERIFY(till.shown<PinDialog>());
        till.typePin("246810");
        till.press(Qt::Key_Return);
        QTRY_COMPARE(till.charge.view().stage, ChargePresenter::Stage::Ready);
        QTRY_VERIFY(!till.shown<OverlayDialog>());
        const auto events = till.events(till.charge.attempt());
        const auto taken = std::find_if(events.begin(), events.end(), [](const LedgerEvent &event) {
            return std::holds_alternative<event::ReceiptTakenBack>(event.what);
        });
        QVERIFY(taken != events.end());
        QCOMPARE(std::get<event::ReceiptTakenBack>(taken->what).reason, u"another table's"_s);
        QCOMPARE(taken->operatorName + u'/' + taken->authorisedBy, u"Ana Paula/Carlos"_s);
        QVERIFY(till.charge.view().canReceive && !till.charge.view().canTakeBack);
    }

    void aWrongPinIsWaitedFor()
    {
        StaffedTill till;
        fillCorrection(till);
        till.press(Qt::Key_Return, Qt::ControlModifier);
        till.press(Qt::Key_1);
        QTRY_VERIFY(till.shown<PinDialog>());
        auto *field = till.shown<PinField>();
        till.typePin("111111");
        QCOMPARE(field->property("accessibleValue").toString(), u"●●●●●●"_s);
        till.press(Qt::Key_Return);
        QTRY_VERIFY(!field->accessibleDescription().isEmpty());
        // The keyboard is at the way back meanwhile, and comes again.
        QCOMPARE(qobject_cast<Button *>(till.window.focusWidget())->text(), u"Back"_s);
        QVERIFY(!field->hasFocus());
        till.typePin("2");
        QCOMPARE(field->property("accessibleValue").toString(), QString());
        QTRY_VERIFY(field->hasFocus());
        till.typePin("246810");
        till.press(Qt::Key_Return);
        QTRY_VERIFY(!till.shown<OverlayDialog>());
        QTRY_COMPARE(till.counter.service->record(till.charge.attempt())->charge.amount.centavos(), 7640);
    }

    /** By the keys for the finger; whatever is typed is found nowhere but as dots. */
    void noDigitIsReadOut()
    {
        StaffedTill till;
        fillCorrection(till);
        till.press(Qt::Key_Return, Qt::ControlModifier);
        till.press(Qt::Key_1);
        QTRY_VERIFY(till.shown<PinDialog>());
        auto *dialog = till.shown<PinDialog>();
        for (const QChar digit : u"246810"_s) {
            for (auto *key : dialog->findChildren<Button *>()) {
                if (key->text() == digit)
                    QTest::mouseClick(key, Qt::LeftButton);
            }
        }
        auto *field = till.shown<PinField>();
        QCOMPARE(field->property("accessibleValue").toString().size(), 6);
        const auto *heard = QAccessible::queryAccessibleInterface(field);
        QCOMPARE(heard->role(), QAccessible::EditableText);
        QCOMPARE(heard->text(QAccessible::Name), u"PIN of Carlos"_s);
        QCOMPARE(heard->text(QAccessible::Value), QString(6, u'●'));
        for (const QWidget *widget : till.window.findChildren<QWidget *>()) {
            for (const QString &text : {widget->accessibleName(), widget->accessibleDescription(),
                                        widget->property("text").toString(), widget->toolTip()})
                QVERIFY2(!text.contains(u"246810"_s), qPrintable(text));
        }
        QVERIFY(till.find<AmountDisplay>()->property("accessibleValue").toString().contains(u"86"_s));
    }
};

BALCAO_GUI_TEST(ApprovalTest)

} // namespace approvaltest

#include "approvaltest.moc"
