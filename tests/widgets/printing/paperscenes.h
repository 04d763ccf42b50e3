// SPDX-License-Identifier: MIT
#pragma once

#include "tests/widgets/settings/settingsscenes.h"
#include "ui/widgets/printing/printdialog.h"

namespace balcao::test
{

inline const QString laser = QStringLiteral("Laser do escritório");

/** @p create: a charge that waits; @p pay: one that is paid. */
inline QList<Scene> paperScenes(void (*create)(Till &), void (*pay)(Till &))
{
    return {{.name = "16 print",
             .walk =
                 [create](Till &till) {
                     till.held.printer = laser;
                     create(till);
                     till.press(Qt::Key_P, Qt::ControlModifier);
                     QVERIFY(isShown(till.find<PrintDialog>()));
                 }},
            {.name = "16 no printer",
             .walk =
                 [pay](Till &till) {
                     pay(till);
                     till.press(Qt::Key_F8);
                     QVERIFY(isShown(till.find<PrintDialog>()));
                 }},
            {.name = "04 not printed",
             .walk =
                 [create](Till &till) {
                     till.held.printer = QStringLiteral("tcp://127.0.0.1:1");
                     create(till);
                     till.press(Qt::Key_F8);
                     QTRY_VERIFY(!till.charge.view().banner.text.isEmpty());
                 }},
            {.name = "11f printing", .walk = [](Till &till) {
                 till.held.printer = laser;
                 openSettings(till, SettingsSection::Printing);
                 till.settings.setPrinters({laser, QStringLiteral("Térmica do caixa (USB)")});
                 QCoreApplication::processEvents();
             }}};
}

} // namespace balcao::test
