// SPDX-License-Identifier: MIT
#pragma once

#include "core/settings/settings.h"
#include "core/settings/settingsfile.h"

#include <QList>
#include <QSize>
#include <QString>

/** Texts of a bundle for support, as SupportBundle takes them. */
namespace balcao
{

/** Program, commit, libraries, system, locale, and the size of each of @p screens. Not the computer's name. */
[[nodiscard]] QString supportVersion(const QList<QSize> &screens);
/** As listed(), with "~" for the user's own folder; behind it what is wrong in the files, without what stands there. */
[[nodiscard]] QString supportSettings(const Settings &settings, const QList<SettingsProblem> &problems);

} // namespace balcao
