// SPDX-License-Identifier: MIT
#pragma once

#include "core/settings/savedsettings.h"
#include "core/settings/settings.h"
#include "core/settings/settingsfile.h"

#include <QString>

namespace balcao
{

/** What @p file says over the defaults; what is none of its key's values becomes a problem of the file. */
[[nodiscard]] Settings settingsOf(SettingsFile &file);
/** For --print-settings: a line for each key with its value, its origin, and another value that a file has. Nothing that may hide a
 *  password.
 */
[[nodiscard]] QString listed(const Settings &settings);

/** An option or a variable may give @p text. Addresses are judged later: they may hold what no file takes, such as a relative path. */
[[nodiscard]] bool isOptionValue(const SettingKey &key, const QString &text);

/** Why @p key does not take @p text, and what it takes; empty: it does. */
[[nodiscard]] QString judgedSetting(const SettingKey &key, const QString &text);
/** What came before the files holds on: @p now, as it was read from them, gets what options and variables said of @p before. */
[[nodiscard]] Settings withOverrides(Settings now, const Settings &before);

/** The saved file with @p edits, ready to be committed; @p now: the files as they were read. Else a sentence: nothing is saved while a file
 *  has a problem that stops selling.
 */
[[nodiscard]] Expected<SavedSettings, QString> preparedSettings(const QList<SettingEdit> &edits,
                                                                const SettingsFile &now);
/** A sentence about @p file, which stays as it is. */
[[nodiscard]] QString describe(SavedSettingsError error, const QString &file);

/** Sentences for people, with file, line and key. */
[[nodiscard]] QString describe(const SettingsProblem &problem);
/** For --check-settings: what is wrong in @p settings, a line for each, or that nothing is; and whether the ledger's connection is not
 *  verified.
 */
[[nodiscard]] QString judged(const SettingsFile &settings);
/** What of @p settings stops selling. */
[[nodiscard]] QStringList obstaclesOf(const SettingsFile &settings);
/** What of @p settings is passed over. */
[[nodiscard]] QStringList remarksOn(const SettingsFile &settings);

} // namespace balcao
