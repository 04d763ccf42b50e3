// SPDX-License-Identifier: MIT
#include "core/provider/providerproxy.h"

#include <QUrl>

using namespace Qt::StringLiterals;

namespace balcao
{

std::optional<ProviderProxy> ProviderProxy::parse(const QString &text)
{
    if (text == "system"_L1)
        return ProviderProxy{};
    if (text == "none"_L1)
        return ProviderProxy{.kind = Kind::None};
    const QUrl url(text, QUrl::StrictMode);
    const bool isHttp = url.scheme() == "http"_L1;
    const bool isPlain = url.isValid() && !url.host().isEmpty() && url.port() > 0 && url.path().size() <= 1 &&
                         !url.hasQuery() && !url.hasFragment() && !url.userInfo(QUrl::FullyEncoded).contains(u':');
    if (!isPlain || (!isHttp && url.scheme() != "socks5"_L1))
        return std::nullopt;
    return ProviderProxy{.kind = isHttp ? Kind::Http : Kind::Socks5,
                         .host = url.host(),
                         .port = static_cast<quint16>(url.port()),
                         .user = url.userName(QUrl::FullyDecoded)};
}

QString ProviderProxy::address() const
{
    QUrl url;
    url.setScheme(kind == Kind::Socks5 ? u"socks5"_s : u"http"_s);
    url.setHost(host);
    url.setPort(port);
    url.setUserName(user, QUrl::DecodedMode);
    return url.toString(QUrl::FullyEncoded);
}

} // namespace balcao
