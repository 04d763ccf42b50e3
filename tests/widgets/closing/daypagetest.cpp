// SPDX-License-Identifier: MIT
#include "ui/widgets/closing/daypage.h"
#include "tests/support/answers.h"
#include "tests/support/testmain.h"
#include "tests/support/waitedreply.h"
#include "tests/widgets/buttonof.h"
#include "tests/widgets/staffedtill.h"
#include "ui/presentation/common/newfile.h"
#include "ui/report/pages/pages.h"
#include "ui/widgets/controls/checkbox.h"
#include "ui/widgets/controls/fieldedit.h"
#include "ui/widgets/controls/formdialog.h"
#include "ui/widgets/dossier/dossierpage.h"
#include "ui/widgets/newcharge/outcomepage.h"
#include "ui/widgets/operators/approvaldialogs.h"
#include "ui/widgets/queue/queuepage.h"
#include "ui/widgets/style/accessibility.h"
#include "ui/widgets/style/fonts.h"

#include <QTemporaryDir>

namespace daypagetest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::answerTo;
using balcao::test::buttonOf;
using balcao::test::isShown;
using balcao::test::StaffedTill;
using balcao::test::Till;

namespace
{

/** One charge that waits, and one whose payment somebody has seen. */
void sell(Till &till)
{
    ChargeService &service = *till.counter.service;
    for (int i = 0; i < 2; ++i) {
        const auto made = answerTo(service.perform(command::Create{.request = {.amount = *Money::fromCentavos(8640 + i),
                                                                               .customer = test::Counter::customer()},
                                                                   .sale = {}},
                                                   service.people().atTheCounter()));
        QVERIFY(made);
        if (i == 0)
            QVERIFY(answerTo(service.perform(command::ConfirmReceipt{made->charge.attempt, {}, {}},
                                             service.people().atTheCounter())));
    }
}

void typeCounted(Till &till, const QString &count, const QString &amount)
{
    const QList<FieldEdit *> fields = till.find<FormDialog>()->findChildren<FieldEdit *>();
    QTest::keyClicks(fields.at(0), count);
    QTest::keyClicks(fields.at(1), amount);
    till.press(Qt::Key_Return, Qt::ControlModifier);
}

} // namespace

/** The closing on the screen (10): by keyboard, with whoever may. */
class DayPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        installAccessibility();
        fonts::load();
    }

    void aDayIsClosed()
    {
        Till till;
        sell(till);
        till.press(Qt::Key_F4);
        QVERIFY(isShown(till.find<DayPage>()));
        QTRY_VERIFY(till.day.canClose());
        QCOMPARE(till.day.view()->all.count, 2);
        QCOMPARE(till.day.view()->figures.at(2).number, u"1"_s);
        QVERIFY(!till.day.canStepBack());
        // What was counted is wrong, then nothing is lost and it is right.
        till.press(Qt::Key_Return);
        QTRY_VERIFY(isShown(till.find<FormDialog>()));
        typeCounted(till, u"1"_s, u"abc"_s);
        QVERIFY(isShown(till.find<FormDialog>()));
        QList<FieldEdit *> fields = till.find<FormDialog>()->findChildren<FieldEdit *>();
        QCOMPARE(fields.at(1)->text(), u"abc"_s);
        fields.at(1)->clear();
        QTest::keyClicks(fields.at(1), u"86,40"_s);
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!till.find<FormDialog>());
        QVERIFY(till.day.view()->isClosed);
        QVERIFY(till.day.view()->remarks.constLast().isGood);
        QVERIFY(till.day.view()->remarks.size() >= 2);
        // The next one begins empty.
        till.press(Qt::Key_Right);
        QTRY_VERIFY(!till.day.view()->isClosed || till.day.canStepOn());
        till.day.stepOn();
        till.press(Qt::Key_F2);
        till.press(Qt::Key_F4);
        QTRY_VERIFY(till.day.canClose());
        QCOMPARE(till.day.view()->all.count, 0);
        QVERIFY(till.day.canStepBack());
        till.press(Qt::Key_Left);
        QTRY_VERIFY(till.day.view()->isClosed);
    }

    void whatIsToCheckIsOneStepAway()
    {
        Till till(test::providerWith(u"fault=status-500"_s));
        till.type();
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(isShown(till.find<OutcomePage>()));
        till.press(Qt::Key_F4);
        QTRY_VERIFY(till.day.canClose());
        auto *const settle = buttonOf(*till.find<DayPage>(), u"Settle"_s);
        auto *const close = buttonOf(*till.find<DayPage>(), u"Close the day…"_s);
        QVERIFY(settle && settle->isVisible() && close);
        till.window.resize(911, 455);
        close->setFocus();
        till.press(Qt::Key_Tab);
        QVERIFY(settle->hasFocus());
        QVERIFY(!settle->visibleRegion().isEmpty());
        till.press(Qt::Key_Return);
        QVERIFY(isShown(till.find<QueuePage>()));
    }

    /** Every change would be laid out anew behind another page. */
    void aDossierThatIsLeftFollowsNothing()
    {
        Till till;
        till.type();
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!till.codeInThePicture().isEmpty());
        till.press(Qt::Key_F11);
        QTRY_VERIFY(isShown(till.find<DossierPage>()));
        const auto *part = till.find<DossierPage>()->findChild<CheckBox *>();
        QTRY_VERIFY(part->isEnabled());
        till.press(Qt::Key_Escape);
        QVERIFY(!part->isEnabled());
        QVERIFY(till.counter.server.pay(till.charge.view().txid));
        till.charge.refresh();
        QTRY_COMPARE(till.charge.view().stage, ChargePresenter::Stage::Paid);
        QVERIFY(!part->isEnabled());
        till.press(Qt::Key_F11);
        QTRY_VERIFY(part->isEnabled());
    }

    void aCashierAsksForSomebody()
    {
        StaffedTill till;
        till.press(Qt::Key_F4);
        QTRY_VERIFY(till.shown<WhoDialog>());
        QVERIFY(!till.day.view());
        till.press(Qt::Key_1);
        QTRY_VERIFY(till.shown<PinDialog>());
        till.typePin("246810");
        till.press(Qt::Key_Return);
        QTRY_VERIFY(till.day.canClose());
        // That was for looking only.
        till.press(Qt::Key_Return);
        QTRY_VERIFY(till.shown<FormDialog>());
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(till.shown<WhoDialog>());
        till.press(Qt::Key_1);
        QTRY_VERIFY(till.shown<PinDialog>());
        till.typePin("246810");
        till.press(Qt::Key_Return);
        QTRY_VERIFY(till.day.view() && till.day.view()->isClosed);
        QVERIFY(till.day.view()->subtitle.contains(u"Ana Paula"_s));
    }

    void whoGivesUpSeesNothing()
    {
        StaffedTill till;
        till.press(Qt::Key_F4);
        QTRY_VERIFY(till.shown<WhoDialog>());
        till.press(Qt::Key_Escape);
        QTRY_VERIFY(!till.day.problem().isEmpty());
        QVERIFY(!till.day.view());
        QVERIFY(!till.day.report());
    }

    void blind()
    {
        Till till;
        DayPresenter day(*till.counter.service, {.dayEndsAfter = 0, .isBlind = true, .isWithoutKeyring = false});
        sell(till);
        day.open();
        QTRY_VERIFY(day.canClose());
        QVERIFY(day.view()->isCovered && day.view()->figures.isEmpty() && !day.report());
        QVERIFY(!day.judgeCounted({}, {}).isEmpty());
        QVERIFY(!day.judgeCounted(u"1"_s, {}).isEmpty());
        QVERIFY(day.judgeCounted(u"0"_s, u"0"_s).isEmpty());
        QCOMPARE(day.close({}, {}).error().field, u"count"_s);
        QVERIFY(test::answerTo(day.close(u"2"_s, u"90"_s).value()));
        QVERIFY(day.view()->isClosed && !day.view()->isCovered);
        QVERIFY(!day.view()->remarks.constLast().isGood);
    }

    void theTableIsSaved()
    {
        Till till;
        sell(till);
        till.day.open();
        QTRY_VERIFY(till.day.canClose());
        QStringList names;
        QList<QByteArray> files;
        connect(&till.day, &DayPresenter::fileWanted, this, [&](const FileQuestion &question) {
            names.append(question.name);
            files.append(question.pages ? report::toPdf(question.pages()).bytes : question.bytes());
        });
        till.day.askForTable();
        till.day.askForPages();
        QCOMPARE(names.size(), 2);
        QVERIFY(names.at(0).startsWith(u"closing-1-"_s) && names.at(0).endsWith(u".csv"_s));
        QVERIFY(names.at(1).endsWith(u".pdf"_s));
        QVERIFY(files.at(0).contains(";1;86,40\r\n"));
        QVERIFY(files.at(1).startsWith("%PDF"));
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"day.csv"_s);
        test::chooseFile(till.window, folder.filePath(u"first.csv"_s)); // the other one was asked behind it
        QTRY_VERIFY(isShown(till.find<FormDialog>()));
        till.press(Qt::Key_Escape);
        QTRY_VERIFY(!till.find<FormDialog>());
        for (const bool isThere : {false, true}) {
            till.day.askForTable();
            test::chooseFile(till.window, file);
            QTRY_VERIFY(isShown(till.find<FormDialog>()));
            QCOMPARE(till.find<FormDialog>()->accessibleName(),
                     isThere ? u"Save for a spreadsheet"_s : u"Saved as day.csv"_s);
            till.press(Qt::Key_Escape);
            QTRY_VERIFY(!till.find<FormDialog>());
        }
        QCOMPARE(QFile::permissions(file) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
        QVERIFY(!saveNew(folder.filePath(u"no/such/folder.csv"_s), files.at(0)).isEmpty());
        QFile saved(file);
        QVERIFY(saved.open(QIODevice::ReadOnly));
        QCOMPARE(saved.readAll(), files.at(0));
    }
};

BALCAO_GUI_TEST(DayPageTest)

} // namespace daypagetest

#include "daypagetest.moc"
