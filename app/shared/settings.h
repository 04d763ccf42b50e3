// SPDX-License-Identifier: MIT
#pragma once

#include "core/settings/settingsfile.h"

#include <QString>

namespace balcao
{

/** Sentences for people, with file, line and key. */
[[nodiscard]] QString describe(const SettingsProblem &problem);
/** What of @p settings stops selling. */
[[nodiscard]] QStringList obstaclesOf(const SettingsFile &settings);
/** What of @p settings is passed over. */
[[nodiscard]] QStringList remarksOn(const SettingsFile &settings);

} // namespace balcao
