// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerstore.h"
#include "tests/support/answers.h"
#include "tests/support/drafts.h"
#include "tests/support/testmain.h"
#include "tests/widgets/buttonof.h"
#include "tests/widgets/till.h"
#include "ui/text/messages.h"
#include "ui/widgets/charge/correctiondialog.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/formdialog.h"
#include "ui/widgets/history/historypage.h"
#include "ui/widgets/newcharge/outcomepage.h"
#include "ui/widgets/newcharge/suggestionlist.h"
#include "ui/widgets/style/fonts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>

#include <algorithm>

namespace dialogstest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::buttonOf;
using balcao::test::isShown;
using balcao::test::providerWith;
using balcao::test::Till;

namespace
{

/** A till whose press ended without anybody knowing what became of it. */
void pressIntoDoubt(Till &till)
{
    till.type();
    till.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(isShown(till.find<OutcomePage>()) && !till.counter.service->isCreating());
    QCOMPARE(till.outcome.view().kind, OutcomeView::Kind::Unknown);
}

Actor carlos()
{
    return test::person(u"Carlos Menezes"_s);
}

/** What has only to be read; nullptr: there is none. */
FormDialog *notice(const Till &till)
{
    const QList<FormDialog *> dialogs = till.window.findChildren<FormDialog *>();
    for (FormDialog *dialog : dialogs) {
        if (isShown(dialog) && buttonOf(*dialog, u"I have read it"_s))
            return dialog;
    }
    return nullptr;
}

QList<FieldEdit *> fieldsOf(QWidget *dialog)
{
    return dialog->findChildren<FieldEdit *>();
}

qsizetype labelsThatSay(const QWidget *dialog, const QString &text)
{
    const QList<QLabel *> labels = dialog->findChildren<QLabel *>();
    return std::count_if(labels.cbegin(), labels.cend(),
                         [&text](const QLabel *label) { return label->text() == text; });
}

} // namespace

/** What covers the window, by the keyboard alone: each default is the harmless one, and the keyboard comes back to the page. */
class DialogsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { fonts::load(); }

    void anUnknownAttemptGetsItsTxid()
    {
        Till till(providerWith(u"fault=status-500"_s));
        pressIntoDoubt(till);
        till.choose(1);
        auto *dialog = till.find<FormDialog>();
        QVERIFY(dialog);
        const QList<FieldEdit *> fields = fieldsOf(dialog);
        QCOMPARE(till.window.focusWidget(), fields.at(0));
        fields.at(1)->setText(u"Carlos Menezes"_s);
        // Nothing typed, then something that is no txid: nothing is written.
        till.press(Qt::Key_Tab);
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(till.window.focusWidget(), fields.at(0));
        fields.at(0)->setText(QString(256, u'x'));
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(isShown(dialog));
        QCOMPARE(till.record(1).charge.state, Charge::State::Unknown);
        fields.at(0)->setText(u"c4789aa0b1c2d3e4f5"_s);
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(till.record(1).charge.state, Charge::State::Created);
        QCOMPARE(till.record(1).charge.settledBy, u"Carlos Menezes"_s);
        QCOMPARE(till.record(1).charge.txid, u"c4789aa0b1c2d3e4f5"_s);
        QTRY_VERIFY(!till.find<FormDialog>());
    }

    void aWrongTxidIsChanged()
    {
        Till till(providerWith(u"fault=status-500"_s));
        pressIntoDoubt(till);
        till.counter.server.setFault(sandbox::Fault::None);
        till.choose(1);
        fieldsOf(till.find<FormDialog>()).at(1)->setText(u"Carlos Menezes"_s);
        fieldsOf(till.find<FormDialog>()).at(0)->setText(u"a-slip-of-the-pen"_s);
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(isShown(till.find<ChargePage>()) && !till.find<FormDialog>());
        QTRY_VERIFY(till.charge.view().choices.size() == 3);
        // Where reading is switched on nothing is sent that could change a stranger's charge.
        QTRY_VERIFY(!till.charge.view().isBusy);
        till.choose(1);
        QVERIFY(till.record(1).isReading());
        QTRY_VERIFY(!till.charge.view().isBusy);
        QCOMPARE(till.record(1).charge.corrections, 0);
        // Asks, and stands on the way back.
        till.choose(2);
        auto *question = till.find<FormDialog>();
        QVERIFY(question);
        till.press(Qt::Key_Return);
        QTRY_VERIFY(!till.find<FormDialog>());
        QCOMPARE(till.record(1).charge.state, Charge::State::Created);
        till.choose(2);
        question = till.find<FormDialog>();
        QVERIFY(question);
        fieldsOf(question).at(0)->setText(u"Carlos Menezes"_s);
        // A page that takes the keyboard by itself does not get it from under the question.
        till.find<ChargePage>()->takeFocus();
        QVERIFY(question->isAncestorOf(till.window.focusWidget()));
        till.press(Qt::Key_F2);
        QVERIFY(isShown(till.find<ChargePage>()) && question->isAncestorOf(till.window.focusWidget()));
        till.press(Qt::Key_Backtab, Qt::ShiftModifier);
        till.press(Qt::Key_Return);
        // The page of the unknown outcome again, whole.
        QTRY_VERIFY(isShown(till.find<OutcomePage>()));
        QCOMPARE(till.record(1).charge.state, Charge::State::Unknown);
        QCOMPARE(till.outcome.view().kind, OutcomeView::Kind::Unknown);
        till.choose(1);
        QVERIFY(till.find<FormDialog>());
    }

    void whoComesLateToAWrongTxidIsTold()
    {
        Till till(providerWith(u"fault=status-500"_s));
        pressIntoDoubt(till);
        till.counter.server.setFault(sandbox::Fault::None);
        QVERIFY(till.counter.service->perform(
            command::SettleFound{till.attempts.at(0), Txid::parse(u"a-slip-of-the-pen").value()}, carlos()));
        QTRY_VERIFY(isShown(till.find<ChargePage>()) && till.charge.view().choices.size() == 3 &&
                    !till.charge.view().isBusy);
        till.choose(2);
        auto *question = till.find<FormDialog>();
        QVERIFY(question);
        fieldsOf(question).at(0)->setText(u"Ana Paula"_s);
        const auto other = LedgerStore::open(till.counter.ledger->address(), {.counter = u"02"_s});
        QVERIFY(other);
        const QString attempt = till.attempts.at(0);
        QVERIFY((*other)->append(drafts::reopening(attempt, u"a-slip-of-the-pen"_s)));
        till.press(Qt::Key_Backtab, Qt::ShiftModifier);
        till.press(Qt::Key_Return);
        QTRY_VERIFY(notice(till));
        till.press(Qt::Key_Return);
        QTRY_VERIFY(!notice(till));
        QTRY_VERIFY(isShown(till.find<OutcomePage>()));
        QVERIFY(till.find<OutcomePage>()->isAncestorOf(till.window.focusWidget()));
    }

    void whoComesLateToACorrectionIsTold_data()
    {
        QTest::addColumn<bool>("fromTheList");
        QTest::newRow("from the charge's page") << false;
        QTest::newRow("from the list") << true;
    }
    void whoComesLateToACorrectionIsTold()
    {
        QFETCH(bool, fromTheList);
        Till till;
        till.type();
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!till.codeInThePicture().isEmpty());
        QWidget *page = till.find<ChargePage>();
        if (fromTheList) {
            till.press(Qt::Key_F3);
            page = till.find<HistoryPage>();
            QTRY_COMPARE(till.charges.model().rowCount(), 1);
            till.press(Qt::Key_Down);
            QTRY_VERIFY(till.charges.detail().canCorrect);
        }
        till.press(Qt::Key_F6);
        QTRY_VERIFY(isShown(till.find<CorrectionDialog>()));
        auto *dialog = till.find<CorrectionDialog>();
        QTest::keyClicks(dialog->focusWidget(), u"7640"_s);
        dialog->findChild<QComboBox *>()->setCurrentIndex(0);
        const auto other = LedgerStore::open(till.counter.ledger->address(), {.counter = u"02"_s});
        QVERIFY(other);
        QVERIFY((*other)->append(drafts::correction(EventKind::CorrectionAsked, till.attempts.at(0), 1, 8000)));
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY2(!isShown(dialog), "the correction has begun");
        QTRY_VERIFY(notice(till));
        QCOMPARE(notice(till)->accessibleName(), u"Not done"_s);
        till.press(Qt::Key_Return);
        QTRY_VERIFY(!till.find<OverlayDialog>());
        QVERIFY(isShown(page) && page->isAncestorOf(till.window.focusWidget()));
        // The other counter's correction is under way, and its code is not here.
        QTRY_COMPARE(till.record(1).charge.correction, Charge::CorrectionState::Asked);
        QCOMPARE(till.record(1).charge.amount.centavos(), 8640);
        QVERIFY(!till.record(1).isCorrecting());
        QVERIFY(till.codeInThePicture().isEmpty());
    }

    void aReceiptThatIsRefusedIsToldWhereItWasAskedFor()
    {
        Till till;
        till.type();
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!till.codeInThePicture().isEmpty());
        till.press(Qt::Key_F12);
        auto *dialog = till.find<FormDialog>();
        QVERIFY(isShown(dialog));
        dialog->findChild<QCheckBox *>()->setChecked(true);
        // Another counter is faster by a moment.
        const auto other = LedgerStore::open(till.counter.ledger->address(), {.counter = u"02"_s});
        QVERIFY((*other)->append(drafts::correction(EventKind::CorrectionAsked, till.attempts.at(0), 1, 8000)));
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(labelsThatSay(dialog, messages::describe(Obstacle::CorrectionOpen)), 1);
        QVERIFY(!notice(till));
        QVERIFY(!till.record(1).charge.receivedAt.isValid());
    }

    void theKeysMeanWhatTheCardsSay()
    {
        // Unknown and Absent have as many choices; the same key means another thing in each.
        Till till(providerWith(u"fault=status-500"_s));
        pressIntoDoubt(till);
        till.counter.server.setFault(sandbox::Fault::None);
        QVERIFY(till.counter.service->perform(command::SettleAbsent{till.attempts.at(0)}, carlos()));
        QTRY_COMPARE(till.outcome.view().kind, OutcomeView::Kind::Absent);
        till.choose(1);
        QVERIFY(!till.find<FormDialog>());
        QTRY_COMPARE(till.attempts.size(), 2);
        QTRY_COMPARE(till.record(2).charge.state, Charge::State::Created);
        QCOMPARE(till.record(2).charge.replaces, till.attempts.at(0));
    }

    void escapeLeavesTheTxidUnasked()
    {
        Till till(providerWith(u"fault=status-500"_s));
        pressIntoDoubt(till);
        const QWidget *before = till.window.focusWidget();
        till.choose(1);
        QTest::keyClicks(fieldsOf(till.find<FormDialog>()).at(0), u"c4789aa0b1c2d3e4f5"_s);
        till.press(Qt::Key_Escape);
        QTRY_VERIFY(!till.find<FormDialog>());
        QCOMPARE(till.record(1).charge.state, Charge::State::Unknown);
        QCOMPARE(till.window.focusWidget(), before);
    }

    void anotherChargeIsNeverOneStrayEnterAway()
    {
        Till till(providerWith(u"fault=status-500"_s));
        pressIntoDoubt(till);
        till.choose(2);
        auto *question = till.find<FormDialog>();
        QVERIFY(question);
        fieldsOf(question).at(0)->setText(u"Ana Paula"_s);
        till.press(Qt::Key_Return); // stands on the way back
        QTRY_VERIFY(!till.find<FormDialog>());
        QCOMPARE(till.attempts.size(), 1);
        QCOMPARE(till.record(1).charge.state, Charge::State::Unknown);

        till.counter.server.setFault(sandbox::Fault::None);
        till.choose(2);
        question = till.find<FormDialog>();
        QVERIFY(question);
        // Round the dialog and nowhere else; the answer that creates lies before the way back.
        const QWidget *back = till.window.focusWidget();
        for (int stops = 0; stops < 8; ++stops) {
            till.press(Qt::Key_Tab);
            QVERIFY(question->isAncestorOf(till.window.focusWidget()));
        }
        while (till.window.focusWidget() != back)
            till.press(Qt::Key_Tab);
        till.press(Qt::Key_Backtab, Qt::ShiftModifier);
        till.press(Qt::Key_Return);
        QTRY_COMPARE(till.attempts.size(), 2);
        QTRY_COMPARE(till.record(2).charge.state, Charge::State::Created);
        QCOMPARE(till.record(1).charge.state, Charge::State::Absent);
        QCOMPARE(till.record(2).charge.replaces, till.attempts.at(0));
    }

    void aReceiptNeedsTheTickAndAName()
    {
        Till till;
        till.type();
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!till.codeInThePicture().isEmpty());
        const QWidget *before = till.window.focusWidget();
        till.press(Qt::Key_F12);
        auto *dialog = till.find<FormDialog>();
        QVERIFY(dialog);
        QWidget *const tick = till.window.focusWidget();
        till.press(Qt::Key_Tab);
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(isShown(dialog));
        QCOMPARE(till.window.focusWidget(), tick);
        QVERIFY(!till.record(1).charge.receivedAt.isValid());
        till.press(Qt::Key_Escape);
        QTRY_VERIFY(!till.find<FormDialog>());
        QCOMPARE(till.window.focusWidget(), before);

        till.press(Qt::Key_F12);
        dialog = till.find<FormDialog>();
        till.press(Qt::Key_Space);
        fieldsOf(dialog).at(1)->clear();
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(isShown(dialog));
        QCOMPARE(till.window.focusWidget(), fieldsOf(dialog).at(1));
        QTest::keyClicks(fieldsOf(dialog).at(0), u"E18236120202611211206"_s);
        QTest::keyClicks(fieldsOf(dialog).at(1), u"Carlos Menezes"_s);
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(till.record(1).charge.receivedAt.isValid());
        QTRY_VERIFY(!till.find<FormDialog>());
        QVERIFY(till.codeInThePicture().isEmpty());
    }

    void aCorrectionWithoutAReasonAsksForIt()
    {
        Till till;
        till.type();
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!till.codeInThePicture().isEmpty());
        till.press(Qt::Key_F6);
        auto *dialog = till.find<CorrectionDialog>();
        QWidget *const amount = till.window.focusWidget();
        till.press(Qt::Key_Tab);
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(till.window.focusWidget(), amount);
        QTest::keyClicks(amount, u"7640"_s);
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(till.window.focusWidget(), dialog->findChild<QComboBox *>());
        // The sentence stands once, and the field keeps its name.
        for (const QString &text : {u"Choose or write the reason."_s, u"Reason"_s})
            QCOMPARE(labelsThatSay(dialog, text), 1);
        QTest::keyClicks(till.window.focusWidget(), u"Discount"_s);
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(till.charge.view().amount.centavos(), 7640);
    }

    void aPastCustomerIsTakenOver()
    {
        Till till;
        till.type();
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!till.codeInThePicture().isEmpty());
        till.press(Qt::Key_F2);
        QTRY_VERIFY(isShown(till.find<NewChargePage>()));
        auto *list = till.find<SuggestionList>();
        QTest::keyClicks(till.find<AmountDisplay>(), u"1500"_s);
        FieldEdit *name = till.fields().at(1);
        name->setFocus();
        QTest::keyClicks(name, u"mari"_s);
        QTRY_VERIFY(isShown(list));
        // Esc closes the list and nothing else.
        till.press(Qt::Key_Escape);
        QVERIFY(!isShown(list));
        QCOMPARE(name->text(), u"mari"_s);
        QTest::keyClicks(name, u"n"_s);
        QTRY_VERIFY(isShown(list));
        till.press(Qt::Key_Down);
        till.press(Qt::Key_Return);
        QVERIFY(!isShown(list));
        QCOMPARE(name->text(), u"Marina Alves Pereira"_s);
        QCOMPARE(till.fields().at(3)->text(), u"marina.alves@example.com"_s);
        QCOMPARE(till.attempts.size(), 1);
    }

    /** In low windows the customer that Enter takes was off the screen, and the amount was covered. */
    void aPastCustomerIsSeenAtEveryHeight_data()
    {
        QTest::addColumn<int>("height");
        for (const int height : {455, 480, 500, 540, 580, 640, 690, 768, 1080})
            QTest::addRow("%d high", height) << height;
    }
    void aPastCustomerIsSeenAtEveryHeight()
    {
        QFETCH(const int, height);
        Till till;
        for (const QString &taxId : {u"52998224725"_s, u"11144477735"_s, u"39053344705"_s}) {
            till.type(taxId);
            till.press(Qt::Key_Return, Qt::ControlModifier);
            QTRY_VERIFY(!till.codeInThePicture().isEmpty());
            till.press(Qt::Key_F2);
            QTRY_VERIFY(isShown(till.find<NewChargePage>()));
        }
        for (const int width : {900, 1366}) {
            till.window.resize(width, height);
            for (FieldEdit *field : till.fields().first(3)) {
                till.form.clear();
                field->setFocus();
                QTest::keyClicks(field, field == till.fields().at(1) ? u"mari"_s : u"1198765"_s);
                auto *list = till.find<SuggestionList>();
                QTRY_VERIFY(isShown(list));
                const auto *display = till.find<AmountDisplay>();
                const QRect amount(display->mapTo(&till.window, QPoint()), display->size());
                const int rows = static_cast<int>(till.form.suggestions().size());
                for (int row = 0; row < rows; ++row) {
                    const QRect shown(list->mapTo(&till.window, list->chosenRow().topLeft()), list->chosenRow().size());
                    QVERIFY(till.window.rect().contains(shown));
                    QVERIFY(list->rect().contains(list->chosenRow()));
                    QVERIFY(!QRect(list->mapTo(&till.window, QPoint()), list->size()).intersects(amount));
                    till.press(Qt::Key_Down);
                }
                till.press(Qt::Key_Escape);
            }
        }
    }
};

BALCAO_GUI_TEST(DialogsTest)

} // namespace dialogstest

#include "dialogstest.moc"
