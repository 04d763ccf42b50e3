// SPDX-License-Identifier: MIT
#include "core/provider/provideraccount.h"

#include <QHostAddress>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr qsizetype maxKeyLength = 512;
constexpr qsizetype hintLength = 4;
constexpr qsizetype minHintedKey = 12;
constexpr qsizetype minSecretKey = 8;

bool isLoopback(const QString &host)
{
    if (host.compare("localhost"_L1, Qt::CaseInsensitive) == 0)
        return true;
    QHostAddress address;
    return address.setAddress(host) && address.isLoopback();
}

/** Finds @p spelling in bytes that were read as Latin-1, also where single characters of it are written as "%3D", "\u003d" or
 *  "\/"; a JSON text that is quoted in another has more than one backslash. Without a way back, so that no text is slow.
 */
QRegularExpression inAnyEscape(const QByteArray &spelling)
{
    QString pattern;
    for (const char c : spelling) {
        const QString plain = QRegularExpression::escape(QString(QLatin1Char(c)));
        const QString hex = QString::number(int(c), 16).rightJustified(2, u'0');
        pattern += uR"((?>\\{1,4}(?:(?i:u00%2)|%1)|(?i:%%2)|%1))"_s.arg(plain, hex);
    }
    return QRegularExpression(pattern);
}

/** What base64 makes of @p key wherever it stands in the encoded text: three bytes are four characters, so there are three
 *  ways, each without the characters that its neighbours have a part in.
 */
QByteArrayList insideBase64(const QByteArray &key)
{
    QByteArrayList spellings;
    for (const auto alphabet : {QByteArray::Base64Encoding, QByteArray::Base64UrlEncoding}) {
        for (qsizetype before = 0; before < 3; ++before) {
            const qsizetype first = (before * 8 + 5) / 6;
            const qsizetype end = (before + key.size()) * 8 / 6;
            QByteArray shifted(before + key.size(), '\0');
            std::copy(key.begin(), key.end(), shifted.begin() + before);
            QByteArray whole = shifted.toBase64(alphabet);
            spellings.append(whole.sliced(first, end - first));
            wipe(shifted);
            wipe(whole);
        }
    }
    return spellings;
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

Expected<ApiKey, ApiKeyError> ApiKey::parse(QByteArrayView text)
{
    using Failed = Unexpected<ApiKeyError>;
    const QByteArrayView key = text.trimmed();
    if (key.isEmpty())
        return Failed(ApiKeyError::Empty);
    if (key.size() > maxKeyLength)
        return Failed(ApiKeyError::TooLong);
    if (!std::all_of(key.begin(), key.end(), [](char c) { return c > 0x20 && c < 0x7f; }))
        return Failed(ApiKeyError::Charset);
    return ApiKey(key);
}

QByteArray ApiKey::authorization() const
{
    const QByteArrayView scheme("Bearer ");
    return m_key.use([scheme](const QByteArray &key) {
        // At once in its size: what grows leaves copies behind.
        QByteArray text(scheme.size() + key.size(), '\0');
        std::copy(key.begin(), key.end(), std::copy(scheme.begin(), scheme.end(), text.begin()));
        return text;
    });
}

QString ApiKey::hint() const
{
    if (m_key.size() < minHintedKey)
        return {};
    return m_key.use([](const QByteArray &key) { return QString::fromLatin1(key.last(hintLength)); });
}

QByteArray ApiKey::redacted(const QByteArray &bytes) const
{
    if (m_key.size() < minSecretKey)
        return bytes;
    return m_key.use([&bytes](const QByteArray &key) {
        QString text = QString::fromLatin1(QByteArray(bytes).replace(key, mark));
        text.replace(inAnyEscape(key), QLatin1StringView(mark));
        for (QByteArray &spelling : insideBase64(key)) {
            text.replace(inAnyEscape(spelling), QLatin1StringView(mark));
            wipe(spelling);
        }
        return text.toLatin1();
    });
}

} // namespace balcao
