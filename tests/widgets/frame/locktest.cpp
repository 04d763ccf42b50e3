// SPDX-License-Identifier: MIT
#include "ui/widgets/frame/lock.h"
#include "tests/support/testmain.h"
#include "tests/widgets/staffedtill.h"
#include "ui/widgets/charge/correctiondialog.h"
#include "ui/widgets/operators/personbutton.h"
#include "ui/widgets/style/accessibility.h"
#include "ui/widgets/style/fonts.h"

#include <QAccessible>
#include <QScrollArea>
#include <QSignalSpy>

namespace locktest
{

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace balcao;
using balcao::test::isShown;
using balcao::test::StaffedTill;
using balcao::test::Till;

namespace
{

/** All that a screen reader finds from here on. */
QStringList heardIn(QAccessibleInterface *from)
{
    QStringList all;
    if (!from || from->state().invisible)
        return all;
    for (const auto kind : {QAccessible::Name, QAccessible::Description, QAccessible::Value})
        all.append(from->text(kind));
    for (int at = 0; at < from->childCount(); ++at)
        all.append(heardIn(from->child(at)));
    return all;
}

bool signIn(StaffedTill &till, const char *digits)
{
    till.typePin(digits);
    till.press(Qt::Key_Return);
    return QTest::qWaitFor([&till] { return !till.window.lock().isLocked(); });
}

} // namespace

/** The locked screen (22): what it covers, what it keeps, and who acts afterwards. */
class LockTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        installAccessibility();
        fonts::load();
    }

    void arrowsLeadToThePeople()
    {
        StaffedTill till;
        till.press(Qt::Key_L, Qt::ControlModifier);
        till.window.lock().signIn().choose({});
        QTRY_VERIFY(till.window.lock().isLocked());
        till.press(Qt::Key_Down);
        QVERIFY(qobject_cast<PersonButton *>(till.window.focusWidget()));
    }

    void aPinIsOfWhoHasTheKeyboard()
    {
        StaffedTill till;
        till.press(Qt::Key_L, Qt::ControlModifier);
        QVERIFY(till.window.lock().isLocked());
        auto *carlos = till.find<LockScreen>()->findChild<PersonButton *>(u"id-carlos"_s);
        QVERIFY(carlos && !carlos->isChecked());
        carlos->setFocus(Qt::TabFocusReason); // by an arrow
        for (const char digit : QByteArrayView("246810"))
            QTest::keyClick(till.window.focusWidget(), digit);
        till.press(Qt::Key_Return);
        QTRY_VERIFY(!till.window.lock().isLocked());
        QCOMPARE(till.counter.service->people().atTheCounter().who(), u"Carlos"_s);
    }

    void aSaleMayStayItsBeginners_data()
    {
        QTest::addColumn<bool>("stays");
        QTest::addColumn<QString>("doer");
        QTest::newRow("as ever") << false << u"Carlos"_s;
        QTest::newRow("set so") << true << u"Ana Paula"_s;
    }
    void aSaleMayStayItsBeginners()
    {
        QFETCH(const bool, stays);
        StaffedTill till;
        till.form.setSaleKeepsOperator(stays);
        till.type();
        ChargeService &service = *till.counter.service;
        service.signIn(test::answerTo(service.staff().signIn(u"Carlos"_s, test::pin("246810"))).value());
        const auto banner = till.form.view().banner;
        QCOMPARE(banner.has_value(), stays);
        QVERIFY(!stays || banner->lead.contains(u"Ana Paula"_s));
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(till.attempts.size(), 1);
        QTEST(till.record(1).charge.operatorName, "doer");
        till.press(Qt::Key_Escape);
        // The next one is whose first digit it is; an empty form is nobody's.
        till.form.clear();
        till.form.press({.kind = AmountKey::Kind::Typed, .text = u"5"_s});
        till.form.press({.kind = AmountKey::Kind::Backspace, .text = {}});
        service.signIn(test::answerTo(service.staff().signIn(u"Ana Paula"_s, test::pin("1234"))).value());
        till.form.press({.kind = AmountKey::Kind::Typed, .text = u"5"_s});
        service.signIn(test::answerTo(service.staff().signIn(u"Carlos"_s, test::pin("246810"))).value());
        QCOMPARE(till.form.form().seller, stays ? u"Ana Paula"_s : QString());
    }

    /** At most until its deadline. */
    void aCodeThatIsShownHoldsTheIdleLockBack()
    {
        StaffedTill till;
        const QSignalSpy shown(&till.window, &MainWindow::codeShown);
        till.type();
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!till.codeInThePicture().isEmpty());
        QCOMPARE(shown.size(), 1);
        till.window.lock().setIdleTime(20ms);
        QVERIFY(!QTest::qWaitFor([&till] { return till.window.lock().isLocked(); }, 300));
        till.counter.clockOffset = 16min;
        QTRY_VERIFY(till.window.lock().isLocked());
        QCOMPARE(shown.size(), 2);
        QCOMPARE(shown.constLast().constFirst(), QVariant(false));
    }

    void withoutOperatorsThereIsNone()
    {
        Till till;
        till.press(Qt::Key_L, Qt::ControlModifier);
        QVERIFY(!till.window.lock().isLocked());
        QVERIFY(!till.find<LockScreen>());
    }

    void somebodySignsInAtTheStart()
    {
        Till till;
        QTest::keyClicks(till.find<AmountDisplay>(), u"86"_s);
        till.counter.service->staff().setRounds(1000);
        test::employ(*LedgerStore::open(till.counter.ledger->address(), {.counter = u"09"_s}).value());
        static_cast<void>(test::answerTo(till.counter.service->staff().refresh()));
        QVERIFY(isShown(till.find<LockScreen>()));
        QVERIFY(!till.find<NewChargePage>()->isVisible());
        // Ana Paula's name is the one that the till was started in.
        QTest::keyClicks(till.window.focusWidget(), u"1234"_s);
        till.press(Qt::Key_Return);
        QTRY_VERIFY(!till.window.lock().isLocked());
        QVERIFY(till.find<NewChargePage>()->isVisible());
        QCOMPARE(till.form.form().amount.centavos(), 86);
        QCOMPARE(till.shell.operatorRole(), u"Cashier"_s);
        QVERIFY(till.shell.sentence().contains(u"Ana Paula. Cashier."_s));
    }

    void anotherOperatorFindsTheFormAsItWas()
    {
        StaffedTill till;
        till.type();
        QWidget *const field = till.window.focusWidget();
        till.press(Qt::Key_L, Qt::ControlModifier);
        QVERIFY(till.shown<LockScreen>());
        const auto people = till.shown<LockScreen>()->findChildren<PersonButton *>();
        QCOMPARE(people.size(), 2);
        QVERIFY(people.at(1)->isChecked() && people.at(1)->text() == u"Ana Paula"_s);
        QTest::mouseClick(people.at(0), Qt::LeftButton);
        QVERIFY(people.at(0)->isChecked());
        QVERIFY(signIn(till, "246810"));
        QCOMPARE(till.form.form().amount.centavos(), 8640);
        QCOMPARE(till.fields().at(3)->text(), u"marina.alves@example.com"_s);
        QCOMPARE(till.window.focusWidget(), field);
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!till.codeInThePicture().isEmpty());
        QCOMPARE(till.record(1).charge.operatorName, u"Carlos"_s);
    }

    /** Whatever stood there, and whatever comes meanwhile. */
    void nothingOfTheChargeIsFound()
    {
        StaffedTill till;
        till.type();
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!till.codeInThePicture().isEmpty());
        till.press(Qt::Key_F6);
        auto *correction = till.shown<CorrectionDialog>();
        QVERIFY(correction);
        QWidget *const field = till.window.focusWidget();
        till.press(Qt::Key_L, Qt::ControlModifier);
        till.window.tell(u"Not done"_s, u"R$ 86,40"_s);
        QVERIFY(till.counter.server.pay(till.charge.view().txid));
        QCoreApplication::processEvents();
        auto *screen = till.shown<LockScreen>();
        QVERIFY(screen->isAncestorOf(till.window.focusWidget()));
        QCOMPARE(screen->geometry(), till.window.rect());
        for (const QWidget *widget : till.window.findChildren<QWidget *>())
            QVERIFY2(!widget->isVisible() || widget == screen || screen->isAncestorOf(widget),
                     widget->metaObject()->className());
        const QStringList heard = heardIn(QAccessible::queryAccessibleInterface(&till.window));
        QVERIFY(heard.contains(u"PIN of Ana Paula"_s));
        for (const QString &text : heard)
            QVERIFY2(!text.contains(u"86"_s) && !text.contains(u"Marina"_s), qPrintable(text));
        // No key of the till does anything.
        for (const Qt::Key key : {Qt::Key_F2, Qt::Key_F3, Qt::Key_F1, Qt::Key_Escape, Qt::Key_Comma})
            till.press(key);
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(till.window.lock().isLocked());
        QVERIFY(screen->isVisible());
        QVERIFY(signIn(till, "1234"));
        QVERIFY(correction->isVisible());
        QTRY_VERIFY(till.window.focusWidget()->isVisible());
        QVERIFY(!till.find<NewChargePage>()->isVisible());
        Q_UNUSED(field)
    }

    /** Digits of a PIN never come to the amount, before or after. */
    void thePinStaysThere()
    {
        StaffedTill till;
        QTest::keyClicks(till.find<AmountDisplay>(), u"5"_s);
        till.press(Qt::Key_L, Qt::ControlModifier);
        auto *amount = till.find<AmountDisplay>();
        const QString before = amount->property("accessibleValue").toString();
        till.typePin("9999");
        till.press(Qt::Key_Return);
        auto *field = till.shown<PinField>();
        QTRY_VERIFY(!field->accessibleDescription().isEmpty());
        QTest::keyClicks(till.window.focusWidget(), u"1234"_s); // waited for
        QTRY_COMPARE(field->accessibleDescription(), QString());
        QVERIFY(signIn(till, "1234"));
        QCOMPARE(amount->property("accessibleValue").toString(), before);
        QCOMPARE(till.form.form().amount.centavos(), 5);
    }

    void keysKeepItOpen()
    {
        StaffedTill till;
        till.window.lock().setIdleTime(400ms);
        for (int key = 0; key < 6; ++key) {
            QTest::qWait(100);
            till.press(Qt::Key_Shift);
            QVERIFY(!till.window.lock().isLocked());
        }
        QTRY_VERIFY(till.window.lock().isLocked());
    }

    void withPinsOffANameIsChosen()
    {
        StaffedTill till(u"Carlos"_s, "246810");
        const auto &people = till.counter.service->people();
        QVERIFY(test::answerTo(till.counter.service->staff().switchPins(false, people.atTheCounter())));
        QVERIFY(!till.window.lock().isLocked());
        till.press(Qt::Key_L, Qt::ControlModifier);
        QVERIFY(!till.shown<PinField>());
        till.press(Qt::Key_Right);
        till.press(Qt::Key_Return);
        QTRY_VERIFY(!till.window.lock().isLocked());
        QCOMPARE(people.atTheCounter().who(), u"Ana Paula"_s);
    }
};

BALCAO_GUI_TEST(LockTest)

} // namespace locktest

#include "locktest.moc"
