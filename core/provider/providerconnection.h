// SPDX-License-Identifier: MIT
#pragma once

#include "core/provider/providerproxy.h"

#include <QByteArray>

class QNetworkAccessManager;
class QSslConfiguration;
class QUrl;

/** How a connection to a provider is made, whatever is sent over it. */
namespace balcao
{

/** The system's proxies, none, or the one that is named; this computer is always asked directly. */
void setProxyFor(QNetworkAccessManager &network, const QUrl &url, const ProviderProxy &proxy);
/** TLS 1.2 or later, HTTP/1.1, the peer proved. @p extraCertificates: PEM, trusted besides the system's; may be empty. */
[[nodiscard]] QSslConfiguration strictTls(const QByteArray &extraCertificates);

} // namespace balcao
