// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"
#include "core/provider/provideraccount.h"

#include <QString>

#include <chrono>

namespace balcao
{

class Arguments;

/** Why there is no account; nothing was sent. The sentence never repeats what may be the key. */
struct AccountError {
    enum class Kind {
        /** Address or key were not given. */
        Missing,
        /** They were, and are none. */
        Invalid,
        /** The key's file cannot be read, or holds none. */
        KeyFile
    };

    Kind kind = Kind::Missing;
    QString sentence;
};

/** How the provider is reached, by the options of till and command line, else by the environment or the settings. */
class AccountOptions
{
public:
    QString baseUrl;
    /** Of BALCAO_BASE_URL or the settings: where no option names another. */
    QString shopUrl;
    /** Its first line is the key; else BALCAO_API_KEY, else it is in the keyring. No option takes the key itself. */
    QString apiKeyFile;
    /** For the whole exchange. */
    int timeoutSeconds = 30;
    AmountUnit amountUnit = AmountUnit::Reais;
    UpdateAmount updateAmount = UpdateAmount::Number;
    UpdateBy updateBy = UpdateBy::Body;

    /** @p arguments write into this object, which has to live as long as they. */
    void addTo(Arguments &arguments);
    /** A provider is named, rightly or wrongly. */
    [[nodiscard]] bool isGiven() const { return !address().isEmpty(); }
    [[nodiscard]] Expected<BaseUrl, AccountError> openAddress() const;
    /** May wait for the keyring in an event loop of its own. */
    [[nodiscard]] Expected<ProviderAccount, AccountError> open() const;

private:
    [[nodiscard]] const QString &address() const { return baseUrl.isEmpty() ? shopUrl : baseUrl; }
    [[nodiscard]] Expected<ApiKey, AccountError> openKey(const BaseUrl &provider) const;
};

} // namespace balcao
