// SPDX-License-Identifier: MIT
#pragma once

#include "tests/widgets/till.h"
#include "ui/widgets/pages/settingspage.h"

namespace balcao::test
{

inline void openSettings(Till &till, SettingsSection section)
{
    till.press(Qt::Key_F10);
    till.settings.open(section);
    QVERIFY(till.window.findChild<SettingsPage *>()->isVisible());
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

} // namespace balcao::test
