// SPDX-License-Identifier: MIT
#include "app/shared/accountoptions.h"

#include "app/shared/arguments.h"
#include "app/shared/keyring.h"
#include "core/settings/settings.h"
#include "ui/presentation/words/messages.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <memory>
#include <optional>
#include <thread>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

using Kind = AccountError::Kind;

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(balcao::AccountOptions)
};

Unexpected<AccountError> failure(Kind kind, const QString &sentence)
{
    return Unexpected<AccountError>({.kind = kind, .sentence = sentence});
}

/** The first line; nothing: it cannot be read. */
std::optional<QByteArray> firstLine(const QString &name)
{
    QFile file(name);
    constexpr qint64 longEnough = 4096;
    return file.open(QIODevice::ReadOnly) ? std::optional(file.readLine(longEnough)) : std::nullopt;
}

/** A pipe may have nobody at its other end: the wait is in an event loop, which the program's end ends. */
std::optional<QByteArray> awaitedLine(const QString &name)
{
    if (!QFileInfo::exists(name) || QFileInfo(name).isFile())
        return firstLine(name);
    struct Reading {
        QEventLoop loop;
        std::optional<QByteArray> line;
    };
    const auto reading = std::make_shared<Reading>();
    std::thread([name, weak = std::weak_ptr(reading)] {
        const auto line = firstLine(name);
        const auto end = [weak, line] {
            if (const auto waiting = weak.lock()) {
                waiting->line = line;
                waiting->loop.quit();
            }
        };
        QMetaObject::invokeMethod(QCoreApplication::instance(), end, Qt::QueuedConnection);
    }).detach();
    reading->loop.exec();
    return reading->line;
}

/** No name of a file in the sentences: often enough it is the key itself that was written behind the option. */
Expected<ApiKey, AccountError> keyFromFile(const QString &name)
{
    const auto line = awaitedLine(name);
    if (!line)
        return failure(Kind::KeyFile, Tr::tr("The file of --api-key-file cannot be read. Check its name and who may "
                                             "read it; the option does not take the key itself."));
    const auto key = ApiKey::parse(*line);
    if (!key)
        return failure(Kind::KeyFile, messages::describe(key.error()) + u' ' +
                                          Tr::tr("It belongs into the first line of the file of --api-key-file."));
    return *key;
}

Expected<ApiKey, AccountError> keyFromKeyring(const BaseUrl &provider)
{
    const QString advice = u' ' + Tr::tr("Put it into the keyring with balcao-cli key set, or give it in a file "
                                         "with --api-key-file or in BALCAO_API_KEY.");
    const auto stored = keyring::read(provider);
    if (!stored)
        return failure(Kind::Missing, keyring::describe(stored.error()) + advice);
    const auto key = ApiKey::parse(*stored);
    if (!key)
        return failure(Kind::Missing, messages::describe(key.error()) + advice);
    return *key;
}

} // namespace

void AccountOptions::addTo(Arguments &arguments)
{
    arguments.addSettingOption(
        "base-url", "URL", "The provider's address with its version: https://api.example.com/v1. Else BALCAO_BASE_URL",
        {}, "provider.address"_L1, [](const QString &text) { return !text.trimmed().isEmpty(); });
    arguments.addVariable("base-url", "BALCAO_BASE_URL");
    arguments.addText("api-key-file", "FILE",
                      "A file whose first line is the provider's key. Else BALCAO_API_KEY, else the keyring",
                      apiKeyFile);
    const SettingKey &timeout = *Settings::key(u"provider.timeout"_s);
    arguments.addSettingOption("timeout", "SECONDS", "For the whole exchange with the provider, 30 unless told",
                               Tr::tr("--timeout takes whole seconds from 1 to %1.").arg(timeout.most), timeout.name);
    const auto addChoice = [&arguments](const char *name, QLatin1StringView key, const char *help) {
        const QString words = Settings::key(key)->words;
        arguments.addSettingOption(name, qPrintable(words), help,
                                   Tr::tr("--%1 takes %2 or %3.")
                                       .arg(QLatin1StringView(name), words.section(u'|', 0, 0), words.section(u'|', 1)),
                                   key);
    };
    addChoice("amount-unit", "provider.amount-unit"_L1, "Unit of the provider's amounts, reais unless told");
    addChoice("update-amount", "provider.update-amount"_L1, "Form of the amount in an update, number unless told");
    addChoice("update-by", "provider.update-by"_L1, "Where an update's parameters go, body unless told");
}

void AccountOptions::take(const Settings &settings)
{
    baseUrl = settings.providerAddress;
    isOfOption = settings.origin("provider.address"_L1).kind == SettingOrigin::Kind::Option;
    timeoutSeconds = settings.timeout;
    amountUnit = settings.amountUnit == "centavos"_L1 ? AmountUnit::Centavos : AmountUnit::Reais;
    updateAmount = settings.updateAmount == "string"_L1 ? UpdateAmount::String : UpdateAmount::Number;
    updateBy = settings.updateBy == "query"_L1 ? UpdateBy::Query : UpdateBy::Body;
}

Expected<BaseUrl, AccountError> AccountOptions::openAddress() const
{
    const auto provider = BaseUrl::parse(baseUrl);
    if (!provider)
        return failure(isGiven() ? Kind::Invalid : Kind::Missing,
                       messages::describe(provider.error()) + u' ' +
                           Tr::tr("Give it with --base-url, or in BALCAO_BASE_URL."));
    return *provider;
}

Expected<ApiKey, AccountError> AccountOptions::openKey(const BaseUrl &provider) const
{
    if (!apiKeyFile.isEmpty())
        return keyFromFile(apiKeyFile);
    const QByteArray text = qgetenv("BALCAO_API_KEY");
    if (text.trimmed().isEmpty())
        return keyFromKeyring(provider);
    const auto key = ApiKey::parse(text);
    if (!key)
        return failure(Kind::Invalid, messages::describe(key.error()) + u' ' +
                                          Tr::tr("Give it in a file with --api-key-file, or in BALCAO_API_KEY."));
    return *key;
}

Expected<ProviderAccount, AccountError> AccountOptions::open() const
{
    BALCAO_TRY(const BaseUrl provider, openAddress());
    BALCAO_TRY(const ApiKey key, openKey(provider));
    ProviderAccount account{
        .baseUrl = provider, .key = key, .amountUnit = amountUnit, .updateAmount = updateAmount, .updateBy = updateBy};
    account.exchangeTimeout = std::chrono::seconds(timeoutSeconds);
    account.connectTimeout = std::min(account.connectTimeout, account.exchangeTimeout);
    return account;
}

} // namespace balcao
