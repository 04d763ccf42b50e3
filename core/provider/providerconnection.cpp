// SPDX-License-Identifier: MIT
#include "core/provider/providerconnection.h"

#include <QHostAddress>
#include <QNetworkAccessManager>
#include <QNetworkProxy>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslSocket>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace balcao
{

void setProxyFor(QNetworkAccessManager &network, const QUrl &url, const ProviderProxy &proxy)
{
    const QString host = url.host();
    const bool isThisComputer = host == "localhost"_L1 || QHostAddress(host).isLoopback();
    const auto type = proxy.kind == ProviderProxy::Kind::Http ? QNetworkProxy::HttpProxy : QNetworkProxy::Socks5Proxy;
    if (isThisComputer || proxy.kind == ProviderProxy::Kind::None)
        network.setProxy(QNetworkProxy::NoProxy);
    else if (proxy.kind != ProviderProxy::Kind::System)
        network.setProxy({type, proxy.host, proxy.port, proxy.user, proxy.password});
}

QSslConfiguration strictTls(const QByteArray &extraCertificates)
{
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    tls.setPeerVerifyMode(QSslSocket::VerifyPeer);
    tls.setProtocol(QSsl::TlsV1_2OrLater);
    tls.setAllowedNextProtocols({});
    if (!extraCertificates.isEmpty()) {
        tls.setCaCertificates(QSslConfiguration::systemCaCertificates());
        tls.addCaCertificates(QSslCertificate::fromData(extraCertificates));
    }
    return tls;
}

} // namespace balcao
