// SPDX-License-Identifier: MIT
#pragma once

#include "core/settings/settings.h"
#include "core/settings/settingsedit.h"

#include <QByteArray>
#include <QList>
#include <QMap>
#include <QString>

#include <functional>

class QObject;

namespace balcao
{

/** What the page of settings asks of the program; all of it is there, and outlives the page. */
struct SettingsDesk {
    /** As they hold now. */
    std::function<Settings()> settings;
    /** The shop's provider is in use, and not the built-in one. */
    std::function<bool()> sells;
    /** What stands in the files stops selling: saving mends what it can. */
    std::function<bool()> isToMend;
    /** What holds the key against this user, for people: a file and its line, a variable, an option. Empty: nothing. */
    std::function<QString(const SettingKey &key)> holder;
    /** Why the key does not take @p text, a whole sentence; empty: it does. */
    std::function<QString(const SettingKey &key, const QString &text)> judge;
    /** Writes them into this user's file and lets them hold, all or none; else a sentence, and nothing has changed. The page is another one
     *  by then, over another service, where one of them takes that.
     */
    std::function<QString(const QList<SettingEdit> &edits)> save;
    /** Looks at the provider that @p settings name, without a charge or a key; @p then with a sentence, and whether it is good, unless
     *  @p context has gone by then.
     */
    std::function<void(const Settings &settings, QObject *context,
                       const std::function<void(const QString &sentence, bool isGood)> &then)>
        probe;
    /** Puts the provider's key into the keyring, for @p address; else a sentence. */
    std::function<QString(const QString &address, const QByteArray &key)> keepKey;
};

/** What @p settings say of @p key, as it stands in a row; a number that says nothing by itself is none. */
[[nodiscard]] QString settingText(const Settings &settings, const QString &key);
/** What was meant by it: a state in small letters. */
[[nodiscard]] QString settingTyped(const QString &key, const QString &text);
/** Why a row does not take @p text, a whole sentence; empty: it does. Nothing typed will do where the default is nothing, too. */
[[nodiscard]] QString settingProblem(const SettingsDesk &desk, const QString &key, const QString &text);
/** With what is typed over it, where a key takes that. */
[[nodiscard]] Settings settingsWith(Settings settings, const QMap<QString, QString> &typed);

} // namespace balcao
