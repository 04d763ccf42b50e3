// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/amountunit.h"
#include "core/expected.h"
#include "core/provider/providerproxy.h"
#include "core/values/secret.h"

#include <QByteArray>
#include <QString>
#include <QUrl>

#include <chrono>

namespace balcao
{

enum class BaseUrlError { Empty, Malformed, Scheme, NotLoopback, UserInfo, QueryOrFragment };

/** The address under which the provider's operations live, including its version prefix: "https://api.example.com/v1".
 *  https anywhere; plain http only to this computer (127.0.0.0/8, ::1, localhost), because the key travels with every request.
 */
class BaseUrl
{
public:
    [[nodiscard]] static Expected<BaseUrl, BaseUrlError> parse(const QString &text);

    /** The base with "/pixQrCode/create" or another absolute path put behind it. */
    [[nodiscard]] QUrl endpoint(const QString &path) const;
    [[nodiscard]] QString text() const { return m_url.toString(); }
    /** "https://api.example.com:443": scheme, host and port, by which a charge names the provider that it was sent to. */
    [[nodiscard]] QString origin() const;

private:
    explicit BaseUrl(QUrl url)
        : m_url(std::move(url))
    {
    }

    QUrl m_url;
};

enum class ApiKeyError { Empty, Charset, TooLong };

/** The merchant's API key. Never printed, logged or compared by sight: only its last four characters may be shown. In memory it stands
 *  in the clear only while it is used.
 *  Visible ASCII without blanks, up to 512 characters; blanks around a pasted key are cut off.
 */
class ApiKey
{
public:
    [[nodiscard]] static Expected<ApiKey, ApiKeyError> parse(QByteArrayView text);

    /** "Bearer <key>", in the clear: the caller's to wipe. */
    [[nodiscard]] QByteArray authorization() const;
    /** The last four characters when the key is long enough to hide the rest (12 or more), else nothing. */
    [[nodiscard]] QString hint() const;
    /** What stands where the key stood. */
    static constexpr const char *mark = "[key]";
    /** @p bytes with every occurrence of the key replaced, for texts that came from outside: as it is, percent-encoded, as
     *  JSON escapes it, or within base64. A key of less than eight characters could be a part of anything and is left alone.
     */
    [[nodiscard]] QByteArray redacted(const QByteArray &bytes) const;

private:
    explicit ApiKey(QByteArrayView key)
        : m_key(key)
    {
    }

    Secret m_key;
};

enum class UpdateAmount { Number, String };
enum class UpdateBy { Body, Query };

/** Everything the program knows about the provider's account and its habits. */
struct ProviderAccount {
    BaseUrl baseUrl;
    ApiKey key;
    AmountUnit amountUnit = AmountUnit::Reais;
    UpdateAmount updateAmount = UpdateAmount::Number;
    UpdateBy updateBy = UpdateBy::Body;
    /** For TCP and TLS together. */
    std::chrono::milliseconds connectTimeout{8000};
    /** For the whole exchange, from the press to the last byte. */
    std::chrono::milliseconds exchangeTimeout{30000};
    /** Trusted besides the system's own: certificates in PEM, any number; empty means none. */
    QByteArray extraCaCertificates;
    ProviderProxy proxy = {};
};

} // namespace balcao
