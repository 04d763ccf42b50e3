// SPDX-License-Identifier: MIT
#include "core/provider/connectioncause.h"

#include <QCoreApplication>
#include <QNetworkAccessManager>
#include <QNetworkProxy>
#include <QNetworkReply>
#include <QSslError>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

using Cause = ProviderError::Cause;

Cause causeOf(QSslError::SslError error)
{
    switch (error) {
    case QSslError::NoPeerCertificate:
        return Cause::NoSecureConnection;
    case QSslError::SelfSignedCertificate:
    case QSslError::SelfSignedCertificateInChain:
    case QSslError::UnableToGetIssuerCertificate:
    case QSslError::UnableToGetLocalIssuerCertificate:
    case QSslError::UnableToVerifyFirstCertificate:
    case QSslError::CertificateUntrusted:
        return Cause::CertificateUnknownAuthority;
    case QSslError::HostNameMismatch:
        return Cause::CertificateOtherName;
    case QSslError::CertificateExpired:
        return Cause::CertificateExpired;
    case QSslError::CertificateNotYetValid:
        return Cause::CertificateNotYetValid;
    default:
        return Cause::Tls;
    }
}

/** Qt 6.4 keeps the proxy's part in a failure to itself: UnknownNetworkError is all it says of most. */
bool goesThroughProxy(const QNetworkReply &reply)
{
    QNetworkProxy proxy = reply.manager()->proxy();
    if (proxy.type() == QNetworkProxy::DefaultProxy)
        proxy = QNetworkProxyFactory::proxyForQuery(QNetworkProxyQuery(reply.url())).value(0);
    return proxy.type() != QNetworkProxy::NoProxy && proxy.type() != QNetworkProxy::DefaultProxy;
}

/** It is told from one that is not there by Qt's own sentences alone. */
bool isRefusalOfProxy(const QString &sentence)
{
    const auto isSentence = [&sentence](const char *text) {
        return sentence == QCoreApplication::translate("QHttpSocketEngine", text);
    };
    return isSentence("Proxy denied connection") || isSentence("Proxy requires authentication");
}

} // namespace

Cause causeOf(const QList<QSslError> &certificateErrors)
{
    using enum ProviderError::Cause;
    for (const Cause cause : {NoSecureConnection, CertificateUnknownAuthority, CertificateOtherName, CertificateExpired,
                              CertificateNotYetValid}) {
        if (std::any_of(certificateErrors.cbegin(), certificateErrors.cend(),
                        [cause](const QSslError &error) { return causeOf(error.error()) == cause; }))
            return cause;
    }
    return Tls;
}

Cause causeBeforeBody(const QNetworkReply &reply, std::optional<Cause> certificate)
{
    switch (reply.error()) {
    case QNetworkReply::ConnectionRefusedError:
        return Cause::ConnectionRefused;
    case QNetworkReply::HostNotFoundError:
        return Cause::HostNotFound;
    case QNetworkReply::TimeoutError:
        return Cause::ConnectTimeout;
    case QNetworkReply::SslHandshakeFailedError:
        return certificate.value_or(Cause::NoSecureConnection);
    case QNetworkReply::ProxyConnectionRefusedError:
    case QNetworkReply::ProxyConnectionClosedError:
    case QNetworkReply::ProxyNotFoundError:
    case QNetworkReply::ProxyTimeoutError:
    case QNetworkReply::UnknownProxyError:
        return isRefusalOfProxy(reply.errorString()) ? Cause::ProxyRefused : Cause::Proxy;
    case QNetworkReply::ProxyAuthenticationRequiredError:
        return Cause::ProxyRefused;
    case QNetworkReply::RemoteHostClosedError:
        // Open, then closed before a request could be written: over TLS that is a handshake that failed.
        return reply.url().scheme() == "https"_L1 ? Cause::NoSecureConnection : Cause::ConnectionRefused;
    default:
        return !goesThroughProxy(reply)                ? Cause::NetworkUnreachable
               : isRefusalOfProxy(reply.errorString()) ? Cause::ProxyRefused
                                                       : Cause::Proxy;
    }
}

} // namespace balcao
