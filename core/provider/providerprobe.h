// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/providererror.h"
#include "core/provider/provideraccount.h"

#include <QDateTime>
#include <QObject>
#include <QString>

#include <chrono>
#include <memory>
#include <optional>

class QNetworkAccessManager;
class QNetworkReply;
class QTimer;

namespace balcao
{

/** What can be told of a provider without a charge. */
struct ProbeReport {
    /** Why nothing answered; empty: something did. */
    std::optional<ProviderError::Cause> cause = {};
    /** Of the answer, which may be any: nothing was asked for. */
    int httpStatus = 0;
    std::chrono::milliseconds took{0};
    /** Over TLS, of the peer's certificate: the name that it was asked for, who signed it, and until when it is valid. */
    QString certificateName = {};
    QString certificateIssuer = {};
    QDateTime certificateUntil = {};
};

/** Looks at a provider's address: its name, the connection, TLS, and whether anything answers there. Sends no key, asks for no
 *  operation, makes no charge; so it cannot tell whether the key is right, or whether this is a provider.
 */
class ProviderProbe : public QObject
{
    Q_OBJECT

public:
    /** How the address is reached: as the account's fields of the same names. */
    struct Way {
        ProviderProxy proxy = {};
        QByteArray extraCaCertificates = {};
        std::chrono::milliseconds timeout{8000};
    };

    /** Begins at once. Destroyed earlier it says nothing. */
    ProviderProbe(const BaseUrl &address, const Way &way, QObject *parent = nullptr);
    ~ProviderProbe() override;

Q_SIGNALS:
    /** Once, from the event loop. */
    void finished(const balcao::ProbeReport &report);

private:
    void end();

    std::unique_ptr<QNetworkAccessManager> m_network;
    QNetworkReply *m_reply;
    std::optional<ProviderError::Cause> m_certificateCause;
    ProbeReport m_report;
    std::chrono::steady_clock::time_point m_begun = std::chrono::steady_clock::now();
};

} // namespace balcao
