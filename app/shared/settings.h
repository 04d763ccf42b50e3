// SPDX-License-Identifier: MIT
#pragma once

#include "core/settings/settings.h"
#include "core/settings/settingsedit.h"
#include "core/settings/settingsfile.h"

#include <QString>

#include <functional>

namespace balcao
{

/** What @p file says over the defaults; what is none of its key's values becomes a problem of the file. */
[[nodiscard]] Settings settingsOf(SettingsFile &file);
/** For people and for another file: each key with its value, and behind it where that came from. Nothing that may hide a password. */
[[nodiscard]] QString listed(const Settings &settings);

/** An option or a variable may give @p text. Addresses are judged later: they may hold what no file takes, such as a relative path. */
[[nodiscard]] bool isOptionValue(const SettingKey &key, const QString &text);

/** Why @p key does not take @p text, and what it takes; empty: it does. */
[[nodiscard]] QString judgedSetting(const SettingKey &key, const QString &text);
/** What came before the files holds on: @p now, as it was read from them, gets what options and variables said of @p before. */
[[nodiscard]] Settings withOverrides(Settings now, const Settings &before);

/** Writes @p edits into this user's file, of which @p now was read; what keeps that file from counting becomes a comment in it. Else a
 *  sentence, and nothing has changed. @p before: what is done when only the file's place is left to take; its sentence gives all up.
 */
[[nodiscard]] QString writeSettings(const QList<SettingEdit> &edits, const SettingsFile &now,
                                    const std::function<QString()> &before = {});

/** Why @p file is as it was. */
[[nodiscard]] QString describe(const SettingsEditError &error, const QString &file);
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
