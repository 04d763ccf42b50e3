// SPDX-License-Identifier: MIT
#include "ui/presentation/settings/settingsdesk.h"

#include "core/provider/provideraccount.h"
#include "core/provider/providerproxy.h"
#include "ui/presentation/settings/ledgerview.h"
#include "ui/presentation/settings/settingsview.h"
#include "ui/presentation/words/messages.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

struct SettingsDeskTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::SettingsPage)
};

} // namespace

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

QString proxyPasswordProblem(const Settings &settings)
{
    const auto proxy = ProviderProxy::parse(settings.proxy);
    return proxy && !proxy->user.isEmpty()
               ? QString()
               : SettingsDeskTr::tr("The proxy has no user for it. Write the address so: %1.")
                     .arg("http://user@proxy.example.com:3128"_L1);
}

QList<TypedSecret> typedSecrets(const SettingsDesk &desk, const TypedSettings &typed, const LedgerParts &ledger)
{
    const Settings settings = settingsWith(desk.settings(), typed);
    QList<TypedSecret> secrets{{desk.keepKey, settings.providerAddress, typed.value(providerKeyRow)},
                               {desk.keepProxyPassword, settings.proxy, typed.value(proxyPasswordRow)}};
    if (ledger.isShared)
        secrets.append({desk.keepPassword, ledger.text(), typed.value(ledgerPasswordRow)});
    secrets.removeIf([](const TypedSecret &one) { return one.secret.isEmpty(); });
    return secrets;
}

QList<SettingEdit> settingEdits(const TypedSettings &typed, const LedgerParts &ledger)
{
    QList<SettingEdit> edits;
    const auto add = [&edits](const QString &key, const QString &text) {
        edits.append({key, text.isEmpty() ? std::nullopt : std::optional(text)});
    };
    bool isLedgerTyped = false;
    for (auto one = typed.cbegin(); one != typed.cend(); ++one) {
        if (Settings::key(one.key()))
            add(one.key(), *one);
        isLedgerTyped = isLedgerTyped || isLedgerPart(one.key());
    }
    if (isLedgerTyped)
        add(u"ledger.address"_s, ledger.text());
    return edits;
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
