// SPDX-License-Identifier: MIT
#include "tests/support/testmain.h"
#include "tests/widgets/calibrated.h"
#include "tests/widgets/staffedtill.h"
#include "ui/widgets/controls/formdialog.h"
#include "ui/widgets/operators/approvaldialogs.h"
#include "ui/widgets/settings/settingspage.h"
#include "ui/widgets/style/fonts.h"

#include <QClipboard>
#include <QGuiApplication>

namespace receiverpagetest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::isShown;
using balcao::test::pin;
using balcao::test::StaffedTill;
using balcao::test::Till;
using Stage = ChargePresenter::Stage;

/** Whom a code pays, on the real pages: calibration by a manager, and no picture and no text of another receiver's code. */
class ReceiverPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { fonts::load(); }

    void aManagerCalibratesAndThenCashiersCharge()
    {
        StaffedTill till;
        ChargeService &service = *till.counter.service;
        service.lockUntilCalibrated();
        Q_EMIT service.profileChanged();
        QVERIFY(till.shell.hindrance().text.contains(u"R$ 1,23"_s));
        till.type();
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(till.shown<FormDialog>()); // says the same
        till.press(Qt::Key_Escape);
        QVERIFY(till.attempts.isEmpty());

        service.signIn(test::answerTo(service.staff().signIn(u"Carlos"_s, pin("246810"))).value());
        QVERIFY(till.shell.hindrance().text.isEmpty());
        const auto act = [&till](QLatin1StringView action) {
            till.press(Qt::Key_F10);
            for (auto *button : till.find<SettingsPage>()->findChildren<QAbstractButton *>()) {
                if (button->accessibleName().contains(action))
                    return button->click();
            }
            QFAIL("the page has no such button");
        };
        act("Calibrate"_L1);
        QTRY_VERIFY(isShown(till.find<NewChargePage>()));
        QCOMPARE(till.form.form().amount.amount(), calibrationAmount());
        QVERIFY(till.form.view().banner);
        // A digit is of the tax id, and no other amount.
        QCOMPARE(till.window.focusWidget(), till.fields().constFirst());
        // What stood there comes back by Esc.
        till.press(Qt::Key_Escape);
        QCOMPARE(till.form.form().amount.amount().centavos(), 8640);
        act("Calibrate"_L1);
        QTRY_COMPARE(till.form.form().amount.amount(), calibrationAmount());
        const QStringList typed{u"52998224725"_s, u"Carlos Menezes"_s, u"11987654321"_s, u"carlos@example.com"_s};
        for (qsizetype i = 0; i < typed.size(); ++i)
            QTest::keyClicks(till.fields().at(i), typed.at(i));
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!till.codeInThePicture().isEmpty());
        QCOMPARE(service.calibration(), Calibration::ChargeMade);
        QTRY_VERIFY(till.charge.view().isCalibration);

        till.press(Qt::Key_F12);
        QTRY_VERIFY(till.shown<FormDialog>());
        auto *dialog = till.shown<FormDialog>();
        const QList<FieldEdit *> edits = dialog->findChildren<FieldEdit *>();
        const QString receiver = till.record(1).charge.receiver()->name;
        const auto say = [&](const QString &amount, const QString &name) {
            edits.at(0)->setText(amount);
            edits.at(1)->setText(name);
            QTest::keyClick(dialog, Qt::Key_Return, Qt::ControlModifier);
        };
        for (const auto &[amount, name, wrong] :
             {std::tuple{u"abc"_s, receiver, 0}, std::tuple{u"1,23"_s, QString(), 1},
              std::tuple{u"123,00"_s, receiver, 0}, std::tuple{u"1,23"_s, u"Outra Loja"_s, 1}}) {
            say(amount, name);
            QTRY_VERIFY(!dialog->isWaiting());
            QVERIFY(edits.at(wrong)->hasFocus());
            QVERIFY(dialog->isVisible());
            QCOMPARE(service.calibration(), Calibration::ChargeMade);
            edits.at(1 - wrong)->setFocus();
        }
        say(u"1,23"_s, receiver.toLower());
        QTRY_COMPARE(service.calibration(), Calibration::Calibrated);
        QTRY_VERIFY(till.shown<FormDialog>());
        till.press(Qt::Key_Return);
        QTRY_VERIFY(!till.charge.view().isCalibration);

        service.signIn(test::answerTo(service.staff().signIn(u"Ana Paula"_s, pin("1234"))).value());
        QVERIFY(till.shell.hindrance().text.isEmpty());
        till.press(Qt::Key_F10);
        const SettingsPageView page = till.settings.page();
        const auto receiverLine = std::find_if(page.rows.cbegin(), page.rows.cend(),
                                               [](const SettingRow &row) { return row.label == u"Receiver"_s; });
        QVERIFY(receiverLine != page.rows.cend());
        QVERIFY(till.settings.value(*receiverLine).text.startsWith(receiver));
    }

    void aCashierBeginsWithAManagersPin()
    {
        StaffedTill till;
        till.settings.act(u"calibration.begin"_s);
        const QStringList typed{u"52998224725"_s, u"Ana Paula"_s, u"11987654321"_s, u"ana@example.com"_s};
        for (qsizetype i = 0; i < typed.size(); ++i)
            QTest::keyClicks(till.fields().at(i), typed.at(i));
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(till.shown<WhoDialog>());
        till.press(Qt::Key_Return); // Carlos
        QTRY_VERIFY(till.shown<PinField>());
        till.typePin("246810");
        till.press(Qt::Key_Return);
        QTRY_VERIFY(!till.codeInThePicture().isEmpty());
        QCOMPARE(till.counter.service->calibration(), Calibration::ChargeMade);
        QCOMPARE(till.record(1).charge.operatorName, u"Ana Paula"_s);
    }

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
        till.choose(1);
        QTRY_COMPARE(till.charge.view().stage, Stage::CodeRefused);
        QVERIFY(!till.codeWidget()->hasCode());
        till.choose(2);
        QTRY_VERIFY(!till.codeInThePicture().isEmpty());
        QTRY_COMPARE(till.counter.service->profile().known()->receiver.name, u"OUTRA LOJA"_s);
    }
};

BALCAO_GUI_TEST(ReceiverPageTest)

} // namespace receiverpagetest

#include "receiverpagetest.moc"
