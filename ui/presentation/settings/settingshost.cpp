// SPDX-License-Identifier: MIT
#include "ui/presentation/settings/settingshost.h"

#include "core/provider/provideraccount.h"
#include "core/provider/providerproxy.h"
#include "core/settings/ledgerparts.h"
#include "ui/presentation/settings/ledgerview.h"
#include "ui/text/messages.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

struct SettingsHostTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::SettingsPage)
};

} // namespace

SettingsHost::~SettingsHost() = default;

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

QString settingProblem(const SettingsHost &host, const QString &key, const QString &text)
{
    if (const SettingKey *const known = Settings::key(key))
        return text.isEmpty() && Settings::isOptional(*known) ? QString() : host.check(*known, text);
    if (key != providerKeyRow)
        return {};
    const auto secret = ApiKey::parse(text.toUtf8());
    return secret ? QString() : messages::describe(secret.error());
}

QString proxyPasswordProblem(const Settings &settings)
{
    const auto proxy = ProviderProxy::parse(settings.proxy);
    return proxy && !proxy->user.isEmpty()
               ? QString()
               : SettingsHostTr::tr("The proxy has no user for it. Write the address so: %1.")
                     .arg("http://user@proxy.example.com:3128"_L1);
}

Expected<QList<SettingSecret>, QString> typedSecrets(const Settings &settings, const LedgerParts &ledger,
                                                     const TypedSettings &typed)
{
    const auto describe = [](auto error) { return messages::describe(error); };
    QList<SettingSecret> secrets;
    if (const QString key = typed.value(providerKeyRow); !key.isEmpty()) {
        BALCAO_TRY(const BaseUrl provider, BaseUrl::parse(settings.providerAddress).map_error(describe));
        secrets.append({provider.origin(), key.toUtf8()});
    }
    if (const QString password = typed.value(proxyPasswordRow); !password.isEmpty())
        secrets.append({ProviderProxy::parse(settings.proxy).value_or(ProviderProxy()).address(), password.toUtf8()});
    if (const QString password = typed.value(ledgerPasswordRow); ledger.isShared && !password.isEmpty())
        secrets.append({ledger.text(), password.toUtf8()});
    return secrets;
}

QList<SettingEdit> settingEdits(const TypedSettings &typed, const LedgerParts &ledger)
{
    QList<SettingEdit> edits;
    const auto add = [&edits](const QString &key, const QString &text) {
        edits.append({key, text.isEmpty() ? std::nullopt : std::optional(text)});
    };
    const QStringList keys = typed.keys();
    const bool isLedgerTyped = std::any_of(keys.cbegin(), keys.cend(), isLedgerPart);
    for (auto one = typed.cbegin(); one != typed.cend(); ++one) {
        // With parts beside it the address is added once, below.
        if (Settings::key(one.key()) && !(isLedgerTyped && one.key() == "ledger.address"_L1))
            add(one.key(), *one);
    }
    if (isLedgerTyped)
        add(u"ledger.address"_s, ledger.text());
    return edits;
}

Settings settingsWith(Settings settings, const TypedSettings &typed)
{
    for (auto one = typed.cbegin(); one != typed.cend(); ++one) {
        if (const SettingKey *const known = Settings::key(one.key()))
            static_cast<void>(settings.set(*known, *one, {}));
    }
    return settings;
}

} // namespace balcao
