// SPDX-License-Identifier: MIT
#include "tests/presentation/history/listservice.h"
#include "tests/support/testmain.h"
#include "tests/widgets/devicekeys.h"
#include "tests/widgets/till.h"
#include "ui/widgets/controls/overlaydialog.h"
#include "ui/widgets/history/historypage.h"
#include "ui/widgets/history/historyview.h"
#include "ui/widgets/newcharge/outcomepage.h"
#include "ui/widgets/style/balcaostyle.h"
#include "ui/widgets/style/fonts.h"

#include <QClipboard>
#include <QLabel>
#include <QMenu>

#include <algorithm>

namespace daytest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::isShown;
using balcao::test::providerWith;
using balcao::test::statusPosition;
using balcao::test::Till;

namespace
{

/** A person at the counter with a keyboard and nothing else: every key goes to the window, as the system delivers it. */
struct Cashier {
    Till &till;

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier, int times = 1) const
    {
        for (int i = 0; i < times; ++i) {
            const QWidget *popup = QApplication::activePopupWidget();
            QTest::keyClick((popup ? popup : &till.window)->windowHandle(), key, modifiers);
        }
    }
    void type(const QString &text) const { test::typeByHand(till.window, text); }
    void send(const QString &amount, const QString &taxId, const QString &name) const
    {
        for (const QString &text : {amount, taxId, name, u"11987654321"_s, u"cliente@example.com"_s}) {
            type(text);
            press(Qt::Key_Tab);
        }
        press(Qt::Key_Return, Qt::ControlModifier);
    }
    [[nodiscard]] bool isAt(const QWidget *page) const
    {
        return isShown(page) && page->isAncestorOf(till.window.focusWidget());
    }
};

} // namespace

/** A whole day at the counter against the sandbox, by the keyboard alone. */
class DayTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QApplication::setStyle(new BalcaoStyle);
        fonts::load();
    }

    void byTheKeyboardAlone()
    {
        Till till({}, false);
        const Cashier cashier{till};
        atTheCounter(till, cashier);
        if (!QTest::currentTestFailed())
            inTheList(till, cashier);
    }

    /** Whatever came first: what it says, or the window's size. */
    void theWordsOfAnOutcomeFollowTheWindow()
    {
        Till till(providerWith(u"fault=status-500"_s));
        till.type();
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(till.outcome.view().kind, OutcomeView::Kind::Unknown);
        QTRY_VERIFY(till.find<OutcomePage>());
        const QList<QLabel *> labels = till.find<OutcomePage>()->findChildren<QLabel *>();
        const auto words = std::find_if(labels.begin(), labels.end(),
                                        [](const QLabel *label) { return label->textFormat() == Qt::RichText; });
        QVERIFY(words != labels.end());
        till.window.resize(911, 500);
        Q_EMIT till.outcome.changed();
        till.window.resize(1366, 768);
        const QString text = (*words)->text();
        Q_EMIT till.outcome.changed();
        QCOMPARE((*words)->text(), text);
    }

private:
    static void atTheCounter(Till &till, const Cashier &cashier)
    {
        // A charge, and its code to the customer.
        cashier.send(u"8640"_s, u"52998224725"_s, u"Marina Alves Pereira"_s);
        QTRY_VERIFY(!till.codeInThePicture().isEmpty());
        cashier.press(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), till.charge.view().codeText);
        // A discount was forgotten. Saving too soon leads to the reason.
        cashier.press(Qt::Key_F6);
        QTRY_VERIFY(till.find<OverlayDialog>());
        cashier.type(u"7640"_s);
        cashier.press(Qt::Key_Return, Qt::ControlModifier);
        cashier.type(u"Forgotten discount"_s);
        cashier.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(till.record(1).charge.revision == 2 && !till.codeInThePicture().isEmpty());
        QCOMPARE(till.charge.view().amount.centavos(), 7640);
        cashier.press(Qt::Key_Escape);
        QVERIFY(cashier.isAt(till.find<NewChargePage>()));

        // Nobody knows what became of the next one: left to check.
        till.counter.server.setFault(sandbox::Fault::Status500);
        cashier.send(u"1500"_s, u"39053344705"_s, u"Vera Prado"_s);
        QTRY_VERIFY(cashier.isAt(till.find<OutcomePage>()));
        cashier.press(Qt::Key_Escape); // no way out but a choice
        QVERIFY(cashier.isAt(till.find<OutcomePage>()));
        till.choose(3);
        QVERIFY(cashier.isAt(till.find<NewChargePage>()));
        till.counter.server.setFault(sandbox::Fault::None);

        // The money of the third was seen in the bank's app.
        cashier.send(u"4990"_s, u"11144477735"_s, u"Mario Benevides"_s);
        QTRY_VERIFY(!till.codeInThePicture().isEmpty());
        cashier.press(Qt::Key_F12);
        QTRY_VERIFY(till.find<OverlayDialog>());
        cashier.press(Qt::Key_Tab);
        cashier.type(u"E1823"_s);
        cashier.press(Qt::Key_Return, Qt::ControlModifier); // leads back to the tick
        cashier.press(Qt::Key_Space);
        cashier.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(till.charge.view().stage, ChargePresenter::Stage::Paid);
        QTRY_VERIFY(!till.find<OverlayDialog>());
        QCOMPARE(till.record(3).charge.receivedReference, u"E1823"_s);
        cashier.press(Qt::Key_Return);
        QVERIFY(cashier.isAt(till.find<NewChargePage>()));
        QCOMPARE(till.form.form().amount.centavos(), 0);
    }

    static void inTheList(Till &till, const Cashier &cashier)
    {
        cashier.press(Qt::Key_F3);
        auto *page = till.find<HistoryPage>();
        QVERIFY(page);
        auto *view = page->findChild<HistoryView *>();
        QVERIFY(cashier.isAt(page));
        QTRY_COMPARE(till.charges.model().rowCount(), 3);
        QTRY_COMPARE(till.charges.selected(), till.attempts.at(2));
        cashier.press(Qt::Key_End);
        QCOMPARE(till.charges.selected(), till.attempts.at(0));

        // The highest first: by the titles, one stop before the rows.
        cashier.press(Qt::Key_Backtab, Qt::ShiftModifier);
        QCOMPARE(till.window.focusWidget()->accessibleName(), u"Sort by Time"_s);
        cashier.press(Qt::Key_Right);
        cashier.press(Qt::Key_Return);
        QTRY_COMPARE(till.charges.model().rows().first().amount.centavos(), 7640);
        cashier.press(Qt::Key_Space);
        QTRY_COMPARE(till.charges.model().rows().first().amount.centavos(), 1500);
        cashier.press(Qt::Key_Left);
        cashier.press(Qt::Key_Return);
        QTRY_COMPARE(till.charges.model().rows().first().attempt, till.attempts.at(2));
        cashier.press(Qt::Key_Down);
        QVERIFY(view->hasFocus());

        // Searched, opened, and back to what was found.
        cashier.press(Qt::Key_F, Qt::ControlModifier);
        cashier.type(u"vera"_s);
        QTRY_COMPARE(till.charges.model().rowCount(), 1);
        cashier.press(Qt::Key_Return);
        QTRY_COMPARE(till.charges.selected(), till.attempts.at(1));
        cashier.press(Qt::Key_Return);
        QTRY_VERIFY(cashier.isAt(till.find<OutcomePage>()));
        cashier.press(Qt::Key_Escape);
        QVERIFY(cashier.isAt(page));
        QCOMPARE(till.charges.selected(), till.attempts.at(1));
        QCOMPARE(till.charges.searched(), u"vera"_s);
        // Esc empties the search, and the keyboard stays in it; once more leads to the rows.
        cashier.press(Qt::Key_Escape);
        cashier.press(Qt::Key_F, Qt::ControlModifier);
        const QWidget *search = till.window.focusWidget();
        cashier.press(Qt::Key_Escape);
        QCOMPARE(till.charges.searched(), QString());
        QCOMPARE(till.window.focusWidget(), search);
        QTRY_COMPARE(till.charges.model().rowCount(), 3);
        cashier.press(Qt::Key_Escape);
        QVERIFY(view->hasFocus());

        // What was confirmed by hand.
        cashier.press(Qt::Key_F, Qt::ControlModifier);
        cashier.press(Qt::Key_Backtab, Qt::ShiftModifier, 2);
        cashier.press(Qt::Key_Return);
        QTRY_VERIFY(QApplication::activePopupWidget());
        cashier.press(Qt::Key_Down, Qt::NoModifier, statusPosition(till.charges, u"Confirmed at the shop"_s));
        cashier.press(Qt::Key_Return);
        QTRY_COMPARE(till.charges.model().rowCount(), 1);
        QVERIFY(!QApplication::activePopupWidget());
        cashier.press(Qt::Key_Tab, Qt::NoModifier, 6);
        QVERIFY(view->hasFocus());
        QTRY_COMPARE(till.charges.selected(), till.attempts.at(2));
        cashier.press(Qt::Key_Return);
        QTRY_VERIFY(cashier.isAt(till.find<ChargePage>()));
        QCOMPARE(till.charge.view().stage, ChargePresenter::Stage::Paid);
        cashier.press(Qt::Key_Return);
        QVERIFY(cashier.isAt(page));
        QCOMPARE(till.charges.selected(), till.attempts.at(2));
        cashier.press(Qt::Key_F2);
        QVERIFY(cashier.isAt(till.find<NewChargePage>()));
        QCOMPARE(till.attempts.size(), 3);
    }
};

BALCAO_GUI_TEST(DayTest)

} // namespace daytest

#include "daytest.moc"
