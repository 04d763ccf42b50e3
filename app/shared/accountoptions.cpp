// SPDX-License-Identifier: MIT
#include "app/shared/accountoptions.h"

#include "app/shared/arguments.h"
#include "app/shared/keyring.h"
#include "ui/presentation/words/messages.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>

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

/** No name of a file in the sentences: often enough it is the key itself that was written behind the option. */
Expected<ApiKey, AccountError> keyFromFile(const QString &name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return failure(Kind::KeyFile, Tr::tr("The file of --api-key-file cannot be read. Check its name and who may "
                                             "read it; the option does not take the key itself."));
    constexpr qint64 longEnough = 4096;
    const auto key = ApiKey::parse(file.readLine(longEnough));
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
    arguments.addText("base-url", "URL",
                      "The provider's address with its version: https://api.example.com/v1. Else BALCAO_BASE_URL",
                      baseUrl);
    arguments.addVariable("base-url", "BALCAO_BASE_URL", [this](const QString &text) {
        shopUrl = text;
        return true;
    });
    arguments.addSetting("provider.address", [this](const QString &text) {
        shopUrl = text;
        return BaseUrl::parse(text).has_value();
    });
    arguments.addText("api-key-file", "FILE",
                      "A file whose first line is the provider's key. Else BALCAO_API_KEY, else the keyring",
                      apiKeyFile);
    constexpr int longest = 600;
    arguments.addNumber("timeout", "SECONDS", "For the whole exchange with the provider, 30 unless told",
                        timeoutSeconds, longest, Tr::tr("--timeout takes whole seconds from 1 to %1.").arg(longest));
    arguments.addSettingOf("timeout", "provider.timeout");
    const auto addChoice = [&arguments](const char *name, const char *key, const char *help, auto &target, auto first,
                                        auto second) {
        const QLatin1StringView firstWord(first.first);
        const QLatin1StringView secondWord(second.first);
        const auto take = [&target, firstWord, secondWord, first, second](const QString &text) {
            const bool isTaken = text == firstWord || text == secondWord;
            target = !isTaken ? target : text == secondWord ? second.second : first.second;
            return isTaken;
        };
        arguments.addOption(name, qPrintable(firstWord + u'|' + secondWord), help,
                            Tr::tr("--%1 takes %2 or %3.").arg(QLatin1StringView(name), firstWord, secondWord), take);
        arguments.addSettingOf(name, key);
    };
    addChoice("amount-unit", "provider.amount-unit", "Unit of the provider's amounts, reais unless told", amountUnit,
              std::pair{"reais", AmountUnit::Reais}, std::pair{"centavos", AmountUnit::Centavos});
    addChoice("update-amount", "provider.update-amount", "Form of the amount in an update, number unless told",
              updateAmount, std::pair{"number", UpdateAmount::Number}, std::pair{"string", UpdateAmount::String});
    addChoice("update-by", "provider.update-by", "Where an update's parameters go, body unless told", updateBy,
              std::pair{"body", UpdateBy::Body}, std::pair{"query", UpdateBy::Query});
}

Expected<BaseUrl, AccountError> AccountOptions::openAddress() const
{
    const auto provider = BaseUrl::parse(address());
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
