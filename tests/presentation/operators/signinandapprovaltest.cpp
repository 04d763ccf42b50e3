// SPDX-License-Identifier: MIT
#include "tests/core/service/scriptedtill.h"
#include "tests/core/service/shop.h"
#include "tests/support/testmain.h"
#include "ui/presentation/common/scaninput.h"
#include "ui/presentation/frame/lockpresenter.h"
#include "ui/presentation/operators/approvalpresenter.h"
#include "ui/text/messages.h"

#include <QSignalSpy>

namespace signinandapprovaltest
{

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace balcao;
using balcao::test::answerTo;
using balcao::test::pin;
using balcao::test::ScriptedTill;

namespace
{

/** A till of which nobody has said who is at it. */
struct Shop : ScriptedTill {
    explicit Shop(const QList<QByteArray> &answers = {})
        : ScriptedTill(answers)
    {
        service->staff().setRounds(1000);
    }
    void employ() const
    {
        test::employ(*store(u"09"_s));
        learn();
    }
    /** What another program has written by now is known here. */
    void learn() const { static_cast<void>(answerTo(service->staff().refresh())); }
    void write(const shopevent::Payload &what) const
    {
        ShopEvent event;
        event.what = what;
        QVERIFY(store(u"09"_s)->appendOfOperators({event}, {.who = u"id-carlos"_s, .authoriser = {}}));
        learn();
    }
    [[nodiscard]] QString who() const { return service->people().atTheCounter().who(); }
};

void type(SignInPresenter &signIn, const QString &digits)
{
    for (const QChar digit : digits)
        signIn.type(digit);
}

QStringList namesIn(const QList<PersonView> &people)
{
    QStringList names;
    for (const PersonView &person : people)
        names.append(person.name);
    return names;
}

} // namespace

/** Who is asked on the screen: to sign in, or to allow something. */
class SignInAndApprovalTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatAPinShows_data()
    {
        using std::chrono::milliseconds;
        QTest::addColumn<PinFacts>("facts");
        QTest::addColumn<QString>("shown");
        const auto row = [](const char *name, const PinFacts &facts, const QString &shown) {
            QTest::newRow(name) << facts << shown;
        };
        row("nothing", {}, u"0/6 type"_s);
        row("three digits", {.typed = 3}, u"3/6 type"_s);
        row("a cashier's four", {.typed = 4}, u"4/6 type enter"_s);
        row("a manager's five", {.typed = 5, .role = Role::Manager}, u"5/6 type"_s);
        row("a manager's six", {.typed = 6, .role = Role::Manager}, u"6/6 type enter"_s);
        row("eight", {.typed = 8}, u"8/8 type enter"_s);
        row("compared", {.typed = 4, .isAsked = true}, u"4/6 Checking…"_s);
        const QString doubles = u"The wait doubles each time."_s;
        row("wrong", {.wait = 1s, .wrongPins = 1}, u"0/6 [Wrong PIN. Wait 1 s|1 error(s). "_s + doubles + u"|1000]"_s);
        row("wrong for the third time", {.wait = 2500ms, .wrongPins = 3},
            u"0/6 [Wrong PIN. Wait 3 s|3 error(s). "_s + doubles + u"|625]"_s);
        row("wrong for the tenth time", {.wait = 299s, .wrongPins = 10},
            u"0/6 [Wrong PIN. Wait 4 min 59 s|10 error(s). The wait is as long each time.|996]"_s);
        row("almost over", {.wait = 1ms, .wrongPins = 10},
            u"0/6 [Wrong PIN. Wait 1 s|10 error(s). The wait is as long each time.|1]"_s);
        row("badges wait", {.badgeWait = 2500ms, .wrongBadges = 3},
            u"0/6 type [Badge not recognised. Wait 3 s|3 error(s). "_s + doubles + u" A PIN can be typed.|625]"_s);
        row("badges wait, a PIN is typed", {.typed = 4, .badgeWait = 4s, .wrongBadges = 3}, u"4/6 type enter"_s);
        row("badges wait, a PIN is compared", {.isAsked = true, .badgeWait = 4s, .wrongBadges = 3}, u"0/6 Checking…"_s);
        row("both wait", {.wait = 1s, .wrongPins = 1, .badgeWait = 4s, .wrongBadges = 3},
            u"0/6 [Wrong PIN. Wait 1 s|1 error(s). "_s + doubles + u"|1000]"_s);
        row("no badge", {.problem = u"A product."_s, .isOfBadge = true},
            u"0/6 type [The badge was not accepted|A product.|0]"_s);
        row("not looked at", {.problem = u"No ledger."_s}, u"0/6 type [The PIN was not looked at|No ledger.|0]"_s);
    }
    void whatAPinShows()
    {
        QFETCH(const PinFacts, facts);
        const PinView view = pinView(facts);
        QString shown = u"%1/%2"_s.arg(view.typed).arg(view.dots);
        shown += view.canType ? u" type"_s : QString();
        shown += view.canEnter ? u" enter"_s : QString();
        shown += view.progress.isEmpty() ? QString() : u' ' + view.progress;
        if (!view.lead.isEmpty())
            shown += u" [%1|%2|%3]"_s.arg(view.lead, view.rest).arg(view.waitPermille);
        QTEST(shown.replace(QChar(0x00A0), u' '), "shown");
    }

    void onlyDigitsAreTypedAndOnlySoMany()
    {
        TypedPin typed;
        for (const QChar sign : u"1a٣2-3456789"_s)
            typed.add(sign);
        QCOMPARE(typed.size(), 8);
        typed.removeLast();
        QVERIFY(typed.take());
        QCOMPARE(typed.size(), 0);
        QCOMPARE(typed.take().error(), PinError::TooShort);
    }

    void whoeverMayIsListed()
    {
        const Shop shop;
        shop.employ();
        shop.write(shopevent::OperatorAdded{.id = u"id-bia"_s, .name = u"Bia"_s, .role = Role::Manager});
        shop.write(shopevent::OperatorAdded{.id = u"id-leo"_s, .name = u"Leo"_s, .role = Role::Cashier});
        shop.write(shopevent::OperatorDisabled{.id = u"id-leo"_s});
        const Operators &operators = shop.service->staff().operators();
        QCOMPARE(namesIn(whoSignsIn(operators)), (QStringList{u"Carlos"_s, u"Ana Paula"_s})); // Bia has no PIN yet
        QCOMPARE(namesIn(whoAllows(operators, Act::Correct)), QStringList{u"Carlos"_s});
        QCOMPARE(namesIn(whoAllows(operators, Act::Create)), (QStringList{u"Carlos"_s, u"Ana Paula"_s}));
        QVERIFY(whoSignsIn(operators).constFirst() ==
                (PersonView{.id = u"id-carlos"_s, .name = u"Carlos"_s, .initials = u"C"_s, .role = u"Manager"_s}));
        shop.write(shopevent::PinsSwitched{.areOn = false});
        QCOMPARE(namesIn(whoSignsIn(operators)), (QStringList{u"Carlos"_s, u"Ana Paula"_s, u"Bia"_s}));
    }

    void withoutOperatorsNothingIsLocked()
    {
        const Shop shop;
        LockPresenter lock(*shop.service);
        shop.learn();
        lock.setIdleTime(1ms);
        lock.lock();
        QTest::qWait(20);
        QVERIFY(!lock.isLocked());
        QVERIFY(!shop.service->people().isSignedIn());
        QCOMPARE(shop.service->people().named(u"Zeca"_s).who(), u"Zeca"_s);
    }

    void somebodySignsInAtTheStart()
    {
        const Shop shop;
        shop.employ();
        LockPresenter lock(*shop.service);
        QVERIFY(lock.isLocked());
        SignInPresenter &signIn = lock.signIn();
        QCOMPARE(signIn.chosen()->name, u"Ana Paula"_s); // as the till was started
        type(signIn, u"123"_s);
        signIn.enter(); // too short
        QVERIFY(lock.isLocked() && signIn.pin().canType);
        type(signIn, u"4"_s);
        signIn.enter();
        QVERIFY(!signIn.pin().canType);
        QCOMPARE(signIn.pin().typed, 4);
        QTRY_VERIFY(!lock.isLocked());
        QCOMPARE(shop.who(), u"Ana Paula"_s);
        // A typed name is nobody's any more.
        QCOMPARE(shop.service->people().named(u"Carlos"_s).id(), u"id-ana"_s);
    }

    void aWrongPinIsWaitedFor()
    {
        const Shop shop;
        shop.employ();
        LockPresenter lock(*shop.service);
        SignInPresenter &signIn = lock.signIn();
        const QSignalSpy refused(&signIn, &SignInPresenter::refused);
        type(signIn, u"9999"_s);
        signIn.enter();
        QTRY_COMPARE(refused.size(), 1);
        QVERIFY(signIn.pin().isWaiting());
        QVERIFY(lock.isLocked());
        type(signIn, u"1234"_s); // not taken
        QCOMPARE(signIn.pin().typed, 0);
        // Of another one it is not.
        signIn.choose(u"id-carlos"_s);
        QVERIFY(signIn.pin().canType);
        signIn.choose(u"id-ana"_s);
        QVERIFY(signIn.pin().isWaiting());
        QTRY_VERIFY(!signIn.pin().isWaiting());
        type(signIn, u"1234"_s);
        signIn.enter();
        QTRY_VERIFY(!lock.isLocked());
    }

    void wrongBadgeIsWaitedFor()
    {
        const Shop shop;
        shop.employ();
        LockPresenter lock(*shop.service);
        SignInPresenter &signIn = lock.signIn();
        const QSignalSpy refused(&signIn, &SignInPresenter::refused);
        signIn.take(scanOf(u"0003456700"_s));
        QTRY_COMPARE(refused.size(), 1);
        QVERIFY(signIn.pin().isBadgeWaiting && !signIn.pin().isWaiting());
        QVERIFY(signIn.pin().lead.startsWith(u"Badge not recognised. Wait 1"_s));
        // The same place says it to the person who authorises.
        SignInPresenter approval(
            *shop.service, SignInPresenter::Approval{
                               .act = Act::Correct, .attempt = {}, .asking = shop.service->people().atTheCounter()});
        QVERIFY(approval.pin().isBadgeWaiting);
        QCOMPARE(shop.service->staff().wrongBadges(), 1);
        // A PIN is typed all the same.
        type(signIn, u"1234"_s);
        QVERIFY(signIn.pin().lead.isEmpty());
        signIn.enter();
        QTRY_VERIFY(!lock.isLocked());
        QTRY_VERIFY(!approval.pin().isBadgeWaiting);
    }

    void otherBarCodesSayWhatTheyAre_data()
    {
        QTest::addColumn<QString>("scanned");
        QTest::addColumn<QString>("said");
        QTest::newRow("EAN-13") << u"7891000315507"_s << u"A product's bar code was scanned, not a badge."_s;
        QTest::newRow("UPC-A") << u"036000291452"_s << u"A product's bar code was scanned, not a badge."_s;
        QTest::newRow("EAN-8") << u"96385074"_s
                               << u"A product's bar code was scanned, not a badge. A PIN is typed more slowly."_s;
        QTest::newRow("a slip") << u"B123456789012345007"_s << u"The bar code of a slip was scanned, not a badge."_s;
    }
    void otherBarCodesSayWhatTheyAre()
    {
        QFETCH(const QString, scanned);
        const Shop shop;
        shop.employ();
        LockPresenter lock(*shop.service);
        SignInPresenter &signIn = lock.signIn();
        const QSignalSpy refused(&signIn, &SignInPresenter::refused);
        type(signIn, u"12"_s); // a PIN's beginning, which does not stay
        signIn.take(scanOf(scanned));
        QTRY_COMPARE(refused.size(), 1);
        QCOMPARE(signIn.pin().lead, u"The badge was not accepted"_s);
        QTEST(signIn.pin().rest, "said");
        QCOMPARE(signIn.pin().typed, 0);
        QVERIFY(!signIn.pin().isBadgeWaiting && !signIn.pin().isWaiting());
        const Operators &operators = shop.service->staff().operators();
        QCOMPARE(operators.wrongPinsOf(u"id-ana"_s) + shop.service->staff().wrongBadges(), 0);
    }

    void whatIsTypedIsForgottenWithThePerson()
    {
        const Shop shop;
        shop.employ();
        LockPresenter lock(*shop.service);
        type(lock.signIn(), u"1234"_s);
        lock.signIn().choose(u"id-carlos"_s);
        QCOMPARE(lock.signIn().pin().typed, 0);
        lock.signIn().choose({});
        type(lock.signIn(), u"1"_s);
        QCOMPARE(lock.signIn().pin().typed, 0);
    }

    void aPinThatCannotBeComparedSaysWhy()
    {
        const Shop shop;
        test::employ(*shop.store(u"09"_s), 1000, QByteArray(32, 'p'));
        shop.learn();
        LockPresenter lock(*shop.service);
        const QSignalSpy refused(&lock.signIn(), &SignInPresenter::refused);
        type(lock.signIn(), u"1234"_s);
        lock.signIn().enter();
        QTRY_COMPARE(refused.size(), 1);
        QCOMPARE(lock.signIn().pin().lead, u"The PIN was not looked at"_s);
        QVERIFY(lock.signIn().pin().rest.contains(u"keyring"_s));
        QVERIFY(lock.signIn().pin().canType);
    }

    void itLocksByHandAndByItself()
    {
        const Shop shop;
        shop.employ();
        LockPresenter lock(*shop.service);
        const auto enter = [&] {
            type(lock.signIn(), u"1234"_s);
            lock.signIn().enter();
            return QTest::qWaitFor([&] { return !lock.isLocked(); });
        };
        QVERIFY(enter());
        lock.lock();
        QVERIFY(lock.isLocked());
        QCOMPARE(lock.signIn().chosen()->id, u"id-ana"_s);
        QVERIFY(enter());
        lock.setIdleTime(30ms);
        QTRY_VERIFY(lock.isLocked());
        QVERIFY(enter());
        lock.setIdleTime(0ms);
        QTest::qWait(50);
        QVERIFY(!lock.isLocked());
        // Does not work here any more.
        shop.write(shopevent::OperatorDisabled{.id = u"id-ana"_s});
        QVERIFY(lock.isLocked());
        QCOMPARE(namesIn(lock.signIn().people()), QStringList{u"Carlos"_s});
    }

    /** A customer is paying: until the code is over, or paid. */
    void noIdleLockWhileACodeIsShown()
    {
        const Shop shop;
        shop.employ();
        LockPresenter lock(*shop.service);
        type(lock.signIn(), u"1234"_s);
        lock.signIn().enter();
        QTRY_VERIFY(!lock.isLocked());
        lock.setCodeShown(true, true);
        lock.setIdleTime(20ms);
        QVERIFY(!QTest::qWaitFor([&lock] { return lock.isLocked(); }, 200));
        lock.setCodeShown(false, true);
        QTRY_VERIFY(lock.isLocked());
    }

    void withPinsOffTheNameWillDo()
    {
        const Shop shop;
        shop.employ();
        shop.write(shopevent::OperatorAdded{.id = u"id-bia"_s, .name = u"Bia"_s, .role = Role::Cashier});
        shop.write(shopevent::PinsSwitched{.areOn = false});
        LockPresenter lock(*shop.service);
        QTRY_VERIFY(!lock.isLocked()); // the till was started in her name
        QCOMPARE(shop.service->people().atTheCounter().id(), u"id-ana"_s);
        lock.setIdleTime(1ms);
        QTest::qWait(20);
        QVERIFY(!lock.isLocked());
        lock.lock();
        QVERIFY(lock.isLocked() && !lock.signIn().chosen());
        lock.signIn().choose(u"id-bia"_s);
        QTRY_VERIFY(!lock.isLocked());
        QCOMPARE(shop.who(), u"Bia"_s);
    }

    void aManagerAllowsItOnTheSpot()
    {
        Shop shop({ScriptedTill::charge("49.90"), ScriptedTill::charge("45.00"), ScriptedTill::charge("44.00")});
        const QString attempt = shop.perform(ScriptedTill::create())->charge.attempt;
        shop.employ();
        shop.service->signIn(answerTo(shop.service->staff().signIn(u"Ana Paula"_s, pin("1234"))).value());
        ApprovalPresenter approval(*shop.service);
        const QSignalSpy asked(&approval, &ApprovalPresenter::asked);
        const QSignalSpy over(&approval, &ApprovalPresenter::over);
        const auto correct = [&](qint64 centavos) {
            return shop.service->perform(ScriptedTill::correct(attempt, centavos),
                                         shop.service->people().atTheCounter());
        };
        CommandReply *const reply = correct(4500);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(namesIn(approval.signIn().people()), QStringList{u"Carlos"_s});
        QCOMPARE(approval.words().needed,
                 u"Ana Paula may not correct a charge. The approval holds for this only, for 60 s."_s);
        QVERIFY(approval.words().allows.endsWith(u"4,90 on charge 01-1"_s));
        approval.choose(u"id-carlos"_s);
        type(approval.signIn(), u"246810"_s);
        approval.signIn().enter();
        QTRY_COMPARE(over.size(), 1);
        QVERIFY(answerTo(reply));
        QCOMPARE(shop.who(), u"Ana Paula"_s);
        const LedgerEvent last = shop.events(attempt).constLast();
        QCOMPARE(last.operatorName, u"Ana Paula"_s);
        QCOMPARE(last.authorisedBy, u"Carlos"_s);
        // Given up: nothing happened, and nobody is told what they know.
        CommandReply *const givenUp = correct(4400);
        approval.giveUp();
        const CommandResult notAllowed = answerTo(givenUp);
        QVERIFY(!notAllowed && messages::notDone(notAllowed).isEmpty());
        QCOMPARE(shop.events(attempt).constLast().id, last.id);
        // Of somebody who has gone it is given up, too; a manager is not asked.
        CommandReply *const ofAna = correct(4400);
        shop.service->signIn(answerTo(shop.service->staff().signIn(u"Carlos"_s, pin("246810"))).value());
        QVERIFY(!answerTo(ofAna));
        QVERIFY(!approval.isAsking());
        const auto before = asked.size();
        QVERIFY(answerTo(correct(4400)));
        QCOMPARE(asked.size(), before);
        QVERIFY(shop.events(attempt).constLast().authorisedBy.isEmpty());
    }
};

BALCAO_TEST(SignInAndApprovalTest)

} // namespace signinandapprovaltest

#include "signinandapprovaltest.moc"
