// SPDX-License-Identifier: MIT
#include "ui/presentation/settings/settingsdesk.h"

#include "core/provider/provideraccount.h"
#include "ui/presentation/settings/settingsview.h"
#include "ui/presentation/words/messages.h"

using namespace Qt::StringLiterals;

namespace balcao
{

QString settingText(const Settings &settings, const QString &key)
{
    const SettingKey *const known = Settings::key(key);
    if (!known)
        return {};
    const QString text = settings.text(*known);
    const bool isNumber = std::holds_alternative<int Settings::*>(known->member);
    return isNumber && text.toInt() < known->least ? QString() : text;
}

QString settingTyped(const QString &key, const QString &text)
{
    return key == "shop.state"_L1 ? text.toUpper() : text;
}

QString settingProblem(const SettingsDesk &desk, const QString &key, const QString &text)
{
    if (const SettingKey *const known = Settings::key(key))
        return text.isEmpty() && settingText(Settings(), key).isEmpty() ? QString() : desk.judge(*known, text);
    if (key != providerKeyRow)
        return {};
    const auto secret = ApiKey::parse(text.toUtf8());
    return secret ? QString() : messages::describe(secret.error());
}

Settings settingsWith(Settings settings, const QMap<QString, QString> &typed)
{
    for (auto one = typed.cbegin(); one != typed.cend(); ++one) {
        if (const SettingKey *const known = Settings::key(one.key()))
            static_cast<void>(settings.set(*known, *one, {}));
    }
    return settings;
}

} // namespace balcao
