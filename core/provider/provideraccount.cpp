// SPDX-License-Identifier: MIT
#include "core/provider/provideraccount.h"

#include <QHostAddress>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr qsizetype maxKeyLength = 512;
constexpr qsizetype hintLength = 4;
constexpr qsizetype minHintedKey = 12;

bool isLoopback(const QString &host)
{
    if (host.compare("localhost"_L1, Qt::CaseInsensitive) == 0)
        return true;
    QHostAddress address;
    return address.setAddress(host) && address.isLoopback();
}

} // namespace

Expected<BaseUrl, BaseUrlError> BaseUrl::parse(const QString &text)
{
    using Failed = Unexpected<BaseUrlError>;
    const QString trimmed = text.trimmed();
    if (trimmed.isEmpty())
        return Failed(BaseUrlError::Empty);
    QUrl url(trimmed, QUrl::StrictMode);
    if (!url.isValid() || url.isRelative())
        return Failed(BaseUrlError::Malformed);
    const QString scheme = url.scheme();
    if (scheme != "https"_L1 && scheme != "http"_L1)
        return Failed(BaseUrlError::Scheme);
    if (url.host().isEmpty() || url.port(1) < 1)
        return Failed(BaseUrlError::Malformed);
    if (!url.userInfo().isEmpty())
        return Failed(BaseUrlError::UserInfo);
    if (url.hasQuery() || url.hasFragment())
        return Failed(BaseUrlError::QueryOrFragment);
    if (scheme == "http"_L1 && !isLoopback(url.host()))
        return Failed(BaseUrlError::NotLoopback);
    QString path = url.path(QUrl::FullyEncoded);
    while (path.endsWith(u'/'))
        path.chop(1);
    url.setPath(path, QUrl::TolerantMode);
    return BaseUrl(std::move(url));
}

QString BaseUrl::origin() const
{
    const int standard = m_url.scheme() == "https"_L1 ? 443 : 80;
    return m_url.scheme() + u"://"_s + m_url.host() + u':' + QString::number(m_url.port(standard));
}

QUrl BaseUrl::endpoint(const QString &path) const
{
    QUrl url = m_url;
    url.setPath(m_url.path(QUrl::FullyEncoded) + path, QUrl::TolerantMode);
    return url;
}

Expected<ApiKey, ApiKeyError> ApiKey::parse(const QByteArray &text)
{
    using Failed = Unexpected<ApiKeyError>;
    const QByteArray key = text.trimmed();
    if (key.isEmpty())
        return Failed(ApiKeyError::Empty);
    if (key.size() > maxKeyLength)
        return Failed(ApiKeyError::TooLong);
    if (!std::all_of(key.cbegin(), key.cend(), [](char c) { return c > 0x20 && c < 0x7f; }))
        return Failed(ApiKeyError::Charset);
    return ApiKey(key);
}

QString ApiKey::hint() const
{
    return m_key.size() >= minHintedKey ? QString::fromLatin1(m_key.last(hintLength)) : QString();
}

QByteArray ApiKey::redacted(QByteArray bytes) const
{
    static const QByteArray mark = QByteArrayLiteral("[key]");
    bytes.replace(m_key, mark);
    // As JSON may write it: PHP escapes the slash, and quotes and backslashes have to be escaped.
    QByteArray escaped = m_key;
    escaped.replace('\\', "\\\\").replace('"', "\\\"");
    bytes.replace(escaped, mark);
    bytes.replace(escaped.replace('/', "\\/"), mark);
    return bytes;
}

} // namespace balcao
