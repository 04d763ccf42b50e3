// SPDX-License-Identifier: MIT
#pragma once

#include "tests/widgets/scenes.h"
#include "ui/widgets/controls/checkbox.h"
#include "ui/widgets/controls/formdialog.h"
#include "ui/widgets/dossier/dossierpage.h"
#include "ui/widgets/history/historypage.h"

namespace balcao::test
{

/** The file of a sale, and what a bank asks for. @p pay makes a charge that is paid. */
inline QList<Scene> dossierScenes(void (*pay)(Till &))
{
    const auto open = [pay](Till &till) {
        pay(till);
        till.press(Qt::Key_F11);
        QTRY_VERIFY(isShown(till.find<DossierPage>()));
        // Read from the ledger by now.
        QTRY_VERIFY(till.find<DossierPage>()->findChild<CheckBox *>()->isEnabled());
    };
    const auto ask = [pay](Till &till) {
        pay(till);
        till.press(Qt::Key_F3);
        QTRY_VERIFY(till.charges.detail().canContest);
        Q_EMIT till.find<HistoryPage>()->asked(Navigator::Intent::Contest, till.charges.selected());
        QTRY_VERIFY(isShown(till.find<FormDialog>()));
    };
    return {{.name = "25b dossier", .walk = open},
            {.name = "25b masked",
             .isOnce = true,
             .walk =
                 [open](Till &till) {
                     open(till);
                     till.find<DossierPage>()->findChild<CheckBox *>()->click();
                 }},
            {.name = "25 contest",
             .walk =
                 [ask](Till &till) {
                     ask(till);
                     till.find<FormDialog>()->findChild<FieldEdit *>()->setText(QStringLiteral("31/02"));
                     till.press(Qt::Key_Return, Qt::ControlModifier);
                 }},
            {.name = "25 contest over", .walk = [ask](Till &till) {
                 ask(till);
                 till.press(Qt::Key_Return, Qt::ControlModifier);
                 QTRY_VERIFY(till.charges.detail().canEndContest);
                 Q_EMIT till.find<HistoryPage>()->asked(Navigator::Intent::Contest, till.charges.selected());
                 QTRY_VERIFY(isShown(till.find<OverlayDialog>()));
             }}};
}

} // namespace balcao::test
