// SPDX-License-Identifier: MIT
#pragma once

#include "tests/core/service/shop.h"
#include "tests/widgets/calibrated.h"
#include "tests/widgets/scenes.h"
#include "tests/widgets/setup/firstrunscenes.h"
#include "ui/widgets/charge/correctiondialog.h"
#include "ui/widgets/controls/formdialog.h"
#include "ui/widgets/controls/progressdialog.h"
#include "ui/widgets/operators/badgedialog.h"
#include "ui/widgets/settings/settingspage.h"

namespace balcao::test
{

/** What is read of operators and of the provider at the start is told to the pages. */
inline void settle(Till &till)
{
    static_cast<void>(answerTo(till.counter.service->staff().refresh()));
    QCoreApplication::processEvents();
}

inline void openSettings(Till &till, SettingsSection section)
{
    till.press(Qt::Key_F10);
    till.settings.open(section);
    QVERIFY(till.window.findChild<SettingsPage *>()->isVisible());
    settle(till);
}

/** Of a shop with two. */
inline void openOperators(Till &till)
{
    Staff &staff = till.counter.service->staff();
    staff.setRounds(1000);
    employ(*LedgerStore::open(till.counter.ledger->address(), {.counter = QStringLiteral("09")}).value());
    static_cast<void>(answerTo(staff.refresh()));
    till.counter.service->signIn(answerTo(staff.signIn(QStringLiteral("Carlos"), pin("246810"))).value());
    openSettings(till, SettingsSection::Operators);
}

inline void askForOperator(Till &till)
{
    openOperators(till);
    till.settings.act(QStringLiteral("add"));
    auto *dialog = till.find<FormDialog>();
    QTest::keyClick(dialog, Qt::Key_Return, Qt::ControlModifier); // without a PIN
}

/** Of somebody who has one; and what was typed is none. */
inline void askForBadge(Till &till)
{
    openOperators(till);
    Staff &staff = till.counter.service->staff();
    const Actor carlos = answerTo(staff.signIn(QStringLiteral("Carlos"), pin("246810"))).value();
    QVERIFY(answerTo(staff.setBadge(QStringLiteral("Ana Paula"), *Pin::badge("0003456789"), carlos)));
    till.settings.act(QStringLiteral("badge:id-ana"));
    QTest::keyClick(till.find<BadgeDialog>()->findChild<FieldEdit *>(), Qt::Key_Return);
}

/** All rows but one are held, and what is typed there is not taken. */
inline void refuseSettings(Till &till)
{
    for (const SettingKey &key : Settings::keys())
        till.holders.insert(key.name, QStringLiteral("Comes from BALCAO_BASE_URL of this start."));
    till.holders.remove(QStringLiteral("provider.timeout"));
    till.settings.set(QStringLiteral("provider.timeout"), QStringLiteral("900"));
    openSettings(till, SettingsSection::Provider);
    till.settings.save();
}

/** Its charge is made, and nobody has looked at it. */
inline void askWhatBankShows(Till &till)
{
    ChargeService &service = *till.counter.service;
    QVERIFY(answerTo(service.perform(command::BeginCalibration{Counter::customer()}, service.people().atTheCounter())));
    till.settings.act(QStringLiteral("calibration.confirm"));
    QTRY_VERIFY(isShown(till.find<FormDialog>()));
    QTest::keyClick(till.find<FormDialog>(), Qt::Key_Return, Qt::ControlModifier); // nothing is typed
}

inline void openCalibrated(Till &till)
{
    payAnother(till);
    openSettings(till, SettingsSection::Provider);
}

/** Of a shop that links payments to fiscal documents. */
inline void askForEndToEndId(Till &till)
{
    till.held.set(*Settings::key(QStringLiteral("shop.state")), QStringLiteral("RS"), {});
    till.type();
    till.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(!till.codeInThePicture().isEmpty());
    till.press(Qt::Key_F12);
    QTest::keyClick(till.find<OverlayDialog>(), Qt::Key_Return, Qt::ControlModifier);
}

/** Each field by its longest sentence. */
inline void correctWrongly(Till &till)
{
    till.type();
    till.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(!till.codeInThePicture().isEmpty());
    till.press(Qt::Key_F6);
    auto *dialog = till.find<CorrectionDialog>();
    QVERIFY(dialog);
    // The amount is the first; what is wrong with it fits anywhere.
    const auto edits = dialog->findChildren<FieldEdit *>().sliced(1);
    const QStringList wrong{QStringLiteral("52998224752"), QStringLiteral("Marina 2"), QStringLiteral("11887654321"),
                            QStringLiteral("marina.alves@")};
    for (qsizetype at = 0; at < wrong.size(); ++at) {
        edits.at(at)->selectAll();
        QTest::keyClicks(edits.at(at), wrong.at(at));
    }
    till.press(Qt::Key_Return, Qt::ControlModifier);
}

/** Shared, looked at, and of a shop whose charges are still in a file. */
inline void shareLedger(Till &till)
{
    openSettings(till, SettingsSection::Ledger);
    const QList<std::pair<QString, QString>> typed{
        {QStringLiteral("ledger.place"), QStringLiteral("database")},
        {QStringLiteral("ledger.host"), QStringLiteral("servidor-loja.local")},
        {QStringLiteral("ledger.database"), QStringLiteral("balcao")},
        {QStringLiteral("ledger.user"), QStringLiteral("balcao_caixa02")},
        {QStringLiteral("ledger.tls"), QStringLiteral("require")}};
    for (const auto &[key, text] : typed)
        till.settings.set(key, text);
    till.settings.act(QStringLiteral("ledger.test"));
    QTRY_VERIFY(!till.settings.value({.key = QStringLiteral("ledger.test")}).text.endsWith(u'…'));
}

/** Before what leaves the page; with what is wrong there. */
inline void askOnDesk(Till &till, SettingsSection section, const QString &action)
{
    section == SettingsSection::Ledger ? shareLedger(till) : openSettings(till, section);
    till.settings.act(action);
    QTRY_VERIFY(till.find<FormDialog>());
    if (auto *edit = till.find<FormDialog>()->findChild<FieldEdit *>()) {
        edit->setText(QStringLiteral("copy"));
        QTest::keyClick(till.find<FormDialog>(), Qt::Key_Return, Qt::ControlModifier);
    }
}

inline void moveLedger(Till &till)
{
    auto *dialog =
        new ProgressDialog(QStringLiteral("O registro está sendo movido"),
                           QStringLiteral("Nada é vendido enquanto isso. Até o último passo dá para parar, e nada "
                                          "terá mudado."),
                           &till.window);
    dialog->tell(QStringLiteral("Passo 4 de 5: a cópia é verificada e comparada. 349.062 de 563.004"), 349'062,
                 563'004);
}

inline void loseLedger(Till &till)
{
    settle(till);
    till.find<NewChargePage>()->setHindrance(
        {QStringLiteral("Nothing is sent now."),
         QStringLiteral("The ledger's database is out of reach. The program connects again by itself.")});
}

[[nodiscard]] inline QList<Scene> settingsScenes()
{
    const auto page = [](const char *name, SettingsSection section) {
        return Scene{.name = name, .walk = [section](Till &till) { openSettings(till, section); }};
    };
    return QList<Scene>{
               page("11a provider", SettingsSection::Provider),
               {.name = "11a refused", .walk = refuseSettings},
               {.name = "11a calibrated", .walk = openCalibrated},
               {.name = "11a bank", .walk = askWhatBankShows},
               {.name = "11a odd charge",
                .walk = [](Till &till) { till.settings.act(QStringLiteral("calibration.begin")); }},
               page("11b counter", SettingsSection::Counter),
               page("11c ledger", SettingsSection::Ledger),
               {.name = "11d operators", .walk = openOperators},
               {.name = "11d new", .walk = askForOperator},
               {.name = "11d badge", .walk = askForBadge},
               page("11e appearance", SettingsSection::Appearance),
               page("11g privacy", SettingsSection::Privacy),
               {.name = "11c shared", .walk = shareLedger},
               {.name = "11c move",
                .walk = [](Till &till) { askOnDesk(till, SettingsSection::Ledger, QStringLiteral("ledger.move")); }},
               {.name = "11c moving", .walk = moveLedger},
               page("11h diagnostics", SettingsSection::Diagnostics),
               {.name = "11h copy",
                .walk =
                    [](Till &till) {
                        askOnDesk(till, SettingsSection::Diagnostics, QStringLiteral("diagnostics.backup"));
                    }},
               {.name = "11h bundle",
                .walk =
                    [](Till &till) {
                        askOnDesk(till, SettingsSection::Diagnostics, QStringLiteral("diagnostics.bundle"));
                    }},
               {.name = "09 wrong", .walk = correctWrongly},
               {.name = "07b for NFC-e", .walk = askForEndToEndId}} +
           firstRunScenes();
}

} // namespace balcao::test
