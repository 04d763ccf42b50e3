// SPDX-License-Identifier: MIT
#include "core/provider/providerprobe.h"

#include "core/provider/connectioncause.h"
#include "core/provider/peername.h"
#include "core/provider/providerconnection.h"

#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QSslCertificate>
#include <QSslConfiguration>

using namespace Qt::StringLiterals;

namespace balcao
{

ProviderProbe::ProviderProbe(const BaseUrl &address, const Way &way, QObject *parent)
    : QObject(parent)
    , m_network(std::make_unique<QNetworkAccessManager>())
{
    const QUrl url = address.endpoint({});
    m_network->setAutoDeleteReplies(false);
    setProxyFor(*m_network, url, way.proxy);
    QNetworkRequest request(url);
    request.setHeader(QNetworkRequest::UserAgentHeader, u"Balcao/" BALCAO_VERSION ""_s);
    request.setRawHeader("Connection", "close");
    request.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    request.setTransferTimeout(static_cast<int>(way.timeout.count()));
    if (url.scheme() == "https"_L1)
        request.setSslConfiguration(strictTls(way.extraCaCertificates));
    m_reply = m_network->head(request);
    m_reply->setParent(this);
    connect(m_reply, &QNetworkReply::sslErrors, this,
            [this](const QList<QSslError> &errors) { m_certificateCause = causeOf(errors); });
    connect(m_reply, &QNetworkReply::encrypted, this, [this, url] {
        const QSslCertificate peer = m_reply->sslConfiguration().peerCertificate();
        m_report.certificateName = url.host();
        m_report.certificateIssuer = peer.issuerDisplayName();
        m_report.certificateUntil = peer.expiryDate();
        // As for a charge: Qt would take a certificate's common name, too.
        if (!isNamedBy(peer, url))
            m_certificateCause = ProviderError::Cause::CertificateOtherName;
    });
    connect(m_reply, &QNetworkReply::finished, this, &ProviderProbe::end, Qt::QueuedConnection);
}

ProviderProbe::~ProviderProbe() = default;

void ProviderProbe::end()
{
    m_report.took = std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - m_begun);
    m_report.httpStatus = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    if (m_reply->error() == QNetworkReply::OperationCanceledError)
        m_report.cause = ProviderError::Cause::ConnectTimeout;
    else if (m_report.httpStatus == 0)
        m_report.cause = causeBeforeBody(*m_reply, m_certificateCause);
    else
        m_report.cause = m_certificateCause;
    Q_EMIT finished(m_report);
}

} // namespace balcao

#include "moc_providerprobe.cpp"
