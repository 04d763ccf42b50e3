// SPDX-License-Identifier: MIT
#pragma once

#include "core/provider/provideraccount.h"
#include "core/provider/providerprobe.h"
#include "core/reply.h"

#include <QString>

#include <chrono>

namespace balcao
{

class Arguments;
class Settings;

/** Why there is no account; nothing was sent. The sentence never repeats what may be the key. */
struct AccountError {
    enum class Kind {
        /** Address or key were not given. */
        Missing,
        /** The key is nowhere else, and no keyring answers. */
        NoKeyring,
        /** They were, and are none. */
        Invalid,
        /** A file of the key cannot be read, or holds none. */
        KeyFile
    };

    Kind kind = Kind::Missing;
    QString sentence;
};

/** How the provider is reached, by till and command line. */
class AccountOptions
{
public:
    /** Empty: none is named. Else not looked at yet. */
    QString baseUrl;
    /** By the option: not only by the environment or the settings. */
    bool isOfOption = false;
    /** Its first line is the key; else BALCAO_API_KEY, else the first line of keyFile, else it is in the keyring. No option takes the key
     *  itself.
     */
    QString apiKeyFile;
    /** Comes before all of them: a person typed it where there is no keyring, and it is kept nowhere. */
    std::optional<ApiKey> typedKey;
    QString keyFile;
    /** Certificates in PEM. */
    QString caFile;
    /** Its password, where none stands here: BALCAO_PROXY_PASSWORD, else it is in the keyring. */
    ProviderProxy proxy;
    /** For the whole exchange, and for the connection. */
    int timeoutSeconds = 30;
    int connectTimeoutSeconds = 8;
    /** Of the till: at this provider reading changes nothing. */
    bool isReadingOn = false;
    AmountUnit amountUnit = AmountUnit::Reais;
    UpdateAmount updateAmount = UpdateAmount::Number;
    UpdateBy updateBy = UpdateBy::Body;

    /** @p arguments write into this object, which has to live as long as they. */
    void addTo(Arguments &arguments);
    /** What they say is in @p settings by then. */
    void take(const Settings &settings);
    /** A provider is named, rightly or wrongly. */
    [[nodiscard]] bool isGiven() const { return !baseUrl.isEmpty(); }
    /** Nothing else says where the key is. */
    [[nodiscard]] bool isKeyInKeyring() const;
    [[nodiscard]] Expected<BaseUrl, AccountError> openAddress() const;
    /** The way to that address, without the key. May ask the keyring. */
    [[nodiscard]] Reply<ProviderProbe::Way, AccountError> *openWay() const;
    /** May ask the keyring. */
    [[nodiscard]] Reply<ProviderAccount, AccountError> *open() const;

private:
    [[nodiscard]] Reply<ApiKey, AccountError> *openKey(const BaseUrl &provider) const;
};

} // namespace balcao
