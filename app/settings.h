// SPDX-License-Identifier: MIT
#pragma once

#include "core/settings/settingsfile.h"

#include <QString>

namespace balcao
{

/** A sentence for people, with file, line and key. */
[[nodiscard]] QString describe(const SettingsProblem &problem);

} // namespace balcao
