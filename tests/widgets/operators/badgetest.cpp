// SPDX-License-Identifier: MIT
#include "tests/support/testmain.h"
#include "tests/widgets/buttonof.h"
#include "tests/widgets/devicekeys.h"
#include "tests/widgets/staffedtill.h"
#include "ui/widgets/controls/formdialog.h"
#include "ui/widgets/controls/toast.h"
#include "ui/widgets/frame/lock.h"
#include "ui/widgets/operators/approvaldialogs.h"
#include "ui/widgets/operators/badgedialog.h"
#include "ui/widgets/style/fonts.h"

#include <QSignalSpy>

namespace badgetest
{

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace balcao;
using balcao::test::buttonOf;
using balcao::test::isShown;
using balcao::test::pin;
using balcao::test::StaffedTill;

namespace
{

void giveBadges(StaffedTill &till)
{
    Staff &staff = till.counter.service->staff();
    const Actor carlos = test::answerTo(staff.signIn(u"Carlos"_s, pin("246810"))).value();
    QVERIFY(test::answerTo(staff.setBadge(u"Carlos"_s, *Pin::badge("1003456789"), carlos)));
    QVERIFY(test::answerTo(staff.setBadge(u"Ana Paula"_s, *Pin::badge("ANA-2026/01"), carlos)));
}

/** As a reader does, wherever the keyboard happens to be. */
void swipe(StaffedTill &till, const QString &badge)
{
    test::scan(till.window, badge);
}

/** By Carlos. */
void allow(StaffedTill &till)
{
    QTRY_VERIFY(till.shown<WhoDialog>());
    till.press(Qt::Key_1);
    QTRY_VERIFY(till.shown<PinDialog>());
    till.typePin("246810");
    till.press(Qt::Key_Return);
}

/** What is wrong, and stands last. */
QString saidIn(const QWidget &dialog)
{
    return dialog.findChildren<Label *>().constLast()->text();
}

} // namespace

/** A badge's reader is a keyboard: it signs in and authorises. */
class BadgeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { fonts::load(); }

    void itSignsIn()
    {
        StaffedTill till;
        giveBadges(till);
        till.press(Qt::Key_L, Qt::ControlModifier);
        QVERIFY(till.window.lock().isLocked());
        SignInPresenter &signIn = till.window.lock().signIn();
        const auto *field = till.shown<PinField>();
        for (const QString &scanned : {u"7891000315507"_s, u"96385074"_s, u"B123456789012345007"_s}) {
            const QSignalSpy refused(&signIn, &SignInPresenter::refused);
            swipe(till, scanned);
            QTRY_COMPARE(refused.size(), 1);
            QVERIFY2(field->accessibleDescription().contains(u"was scanned, not a badge"_s), qPrintable(scanned));
            QVERIFY(!signIn.pin().isBadgeWaiting);
        }
        swipe(till, u"1003456780"_s); // nobody's
        QTRY_VERIFY(signIn.pin().lead.startsWith(u"Badge not recognised. Wait 1"_s));
        QVERIFY(field->accessibleDescription().contains(u"A PIN can be typed."_s));
        QVERIFY(till.window.lock().isLocked());
        QTRY_VERIFY(!signIn.pin().isBadgeWaiting);
        swipe(till, u"1003456789"_s);
        QTRY_VERIFY(!till.window.lock().isLocked());
        QCOMPARE(till.counter.service->people().atTheCounter().who(), u"Carlos"_s);
        QCOMPARE(till.form.form().amount.centavos(), 0); // no key went on to the till
    }

    /** From any page; what is typed there stays. Another text is a wrong badge at most. */
    void badgeSignsInWhileUnlocked()
    {
        StaffedTill till;
        giveBadges(till);
        QTest::keyClicks(till.find<AmountDisplay>(), u"4990"_s);
        swipe(till, u"1003456789"_s);
        QTRY_COMPARE(till.counter.service->people().atTheCounter().who(), u"Carlos"_s);
        swipe(till, u"7891000315507"_s);
        swipe(till, u"9003456780"_s);
        QTRY_COMPARE(till.counter.service->staff().wrongBadges(), 1);
        QCOMPARE(till.counter.service->people().atTheCounter().who(), u"Carlos"_s);
        QVERIFY(!till.window.lock().isLocked());
        QCOMPARE(till.form.form().amount.centavos(), 4990);
    }

    /** A dialog names the person who answers it. */
    void badgeDoesNotSignInBehindADialog()
    {
        StaffedTill till;
        giveBadges(till);
        const QString before = till.counter.service->people().atTheCounter().who();
        till.type();
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!till.codeInThePicture().isEmpty());
        till.press(Qt::Key_F12);
        QTRY_VERIFY(till.shown<FormDialog>());
        swipe(till, u"1003456789"_s);
        QTRY_VERIFY(till.find<Toast>()->isVisible());
        QCOMPARE(till.counter.service->people().atTheCounter().who(), before);
        QCOMPARE(till.counter.service->staff().wrongBadges(), 0);
    }

    /** On the page of operators, by a manager's PIN; and it is taken back there. */
    void aManagerGivesOne()
    {
        StaffedTill till;
        till.press(Qt::Key_F10);
        till.settings.open(SettingsSection::Operators);
        const auto hintOf = [&till](const QString &id) {
            const auto rows = till.settings.page().rows;
            const auto row = std::find_if(rows.cbegin(), rows.cend(), [&id](const auto &one) { return one.key == id; });
            return row == rows.cend() ? QString() : row->hint;
        };
        till.settings.act(u"badge:id-ana"_s);
        auto *dialog = till.shown<BadgeDialog>();
        QVERIFY(dialog);
        QVERIFY(!buttonOf(*dialog, u"Take the badge back"_s)); // there is none
        swipe(till, u"0003456"_s);
        QVERIFY(isShown(dialog) && !saidIn(*dialog).isEmpty());
        swipe(till, u"0003456789"_s);
        QTRY_VERIFY(till.shown<WhoDialog>());
        till.press(Qt::Key_Escape);
        QTRY_VERIFY(!till.shown<WhoDialog>());
        QCoreApplication::processEvents();
        QVERIFY(isShown(dialog)); // waits on
        QVERIFY(!till.counter.service->staff().operators().withId(u"id-ana"_s)->hasBadge);
        swipe(till, u"0003456789"_s);
        allow(till);
        QTRY_VERIFY(!till.shown<OverlayDialog>());
        QVERIFY(hintOf(u"id-ana"_s).endsWith(u"a badge"_s));
        QCOMPARE(test::answerTo(till.counter.service->staff().signInByBadge(*Pin::badge("0003456789")))->who(),
                 u"Ana Paula"_s);
        // Nobody else's, which is said there.
        till.settings.act(u"badge:id-carlos"_s);
        swipe(till, u"0003456789"_s);
        allow(till);
        QTRY_VERIFY(till.shown<BadgeDialog>() && !saidIn(*till.shown<BadgeDialog>()).isEmpty());
        till.press(Qt::Key_Escape);
        till.settings.act(u"badge:id-ana"_s);
        QTRY_VERIFY(till.shown<BadgeDialog>());
        buttonOf(*till.shown<BadgeDialog>(), u"Take the badge back"_s)->click();
        allow(till);
        QTRY_VERIFY(!till.shown<OverlayDialog>());
        QVERIFY(!till.counter.service->staff().operators().withId(u"id-ana"_s)->hasBadge);
        QVERIFY(!hintOf(u"id-ana"_s).endsWith(u"a badge"_s));
    }

    /** Who authorises is asked, and the dialog has no field for a PIN. */
    void wrongBadgeIsSaidWhereItIsAskedWho()
    {
        StaffedTill till;
        giveBadges(till);
        till.type();
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!till.codeInThePicture().isEmpty());
        ChargeService &service = *till.counter.service;
        static_cast<void>(
            service.perform(command::ConfirmReceipt{till.charge.attempt(), {}}, service.people().atTheCounter()));
        QTRY_VERIFY(till.shown<WhoDialog>());
        const auto isSaid = [&till](const QString &beginning) {
            const auto labels = till.shown<WhoDialog>()->findChildren<Label *>();
            return std::any_of(labels.begin(), labels.end(),
                               [&](const Label *label) { return label->text().startsWith(beginning); });
        };
        QVERIFY(isSaid(u"Ana Paula stays"_s));
        swipe(till, u"9003456780"_s);
        QTRY_VERIFY(isSaid(u"Badge not recognised. Wait 1"_s));
        QTRY_VERIFY(isSaid(u"Ana Paula stays"_s));
        QCOMPARE(service.staff().wrongBadges(), 1);
    }

    void itAuthorises_data()
    {
        QTest::addColumn<bool>("isWhoChosen");
        QTest::newRow("where it is asked who") << false;
        QTest::newRow("where a PIN is asked for") << true;
    }
    void itAuthorises()
    {
        QFETCH(const bool, isWhoChosen);
        StaffedTill till;
        giveBadges(till);
        till.type();
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!till.codeInThePicture().isEmpty());
        const QString attempt = till.charge.attempt();
        ChargeService &service = *till.counter.service;
        static_cast<void>(service.perform(command::ConfirmReceipt{attempt, {}}, service.people().atTheCounter()));
        QTRY_VERIFY(till.shown<WhoDialog>());
        if (isWhoChosen) {
            till.press(Qt::Key_1);
            QTRY_VERIFY(till.shown<PinDialog>());
        }
        swipe(till, u"1003456789"_s);
        QTRY_COMPARE(service.record(attempt)->charge.receivedBy, u"Ana Paula"_s);
        QTRY_VERIFY(!till.shown<OverlayDialog>());
        QCOMPARE(till.events(attempt).constLast().authorisedBy, u"Carlos"_s);
    }
};

BALCAO_GUI_TEST(BadgeTest)

} // namespace badgetest

#include "badgetest.moc"
