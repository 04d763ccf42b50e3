// SPDX-License-Identifier: MIT
#pragma once

#include "core/provider/onceonlybody.h"
#include "core/provider/providerclient.h"
#include "core/provider/replybody.h"
#include "core/provider/wireformat.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QUrl>

#include <memory>
#include <optional>

class QNetworkAccessManager;
class QNetworkReply;
class QNetworkRequest;
class QSslConfiguration;

namespace balcao
{

/** One POST of one body over one connection of its own, and the reading of what comes back.
 *
 *  Ends at the first of: a complete answer, a failure of the connection, a reply over its bounds, a deadline, cancel().
 *  What the end proves depends only on whether the body was read before it (docs/one-press-one-post.md).
 */
class ProviderExchange : public ProviderCall
{
    Q_OBJECT

public:
    /** Room for a picture of the code, which providers send along. Qt keeps the body of a 401 or 407 to itself, so that only the
     *  deadline ends such a body.
     */
    static constexpr qint64 maxReplyBody = qint64{1024} * 1024;
    /** What answered() hands on of it: an answer without a picture. */
    static constexpr qint64 maxKeptBody = qint64{64} * 1024;
    static constexpr qint64 maxReplyHeaders = qint64{16} * 1024;

    ProviderExchange(const ProviderAccount &account, const QSslConfiguration &tls, QUrl url, const QByteArray &body,
                     wireformat::ReplyContext context, QObject *parent);
    ~ProviderExchange() override;

    void decide(bool mayLeave) override;

protected:
    void abandon() override;

private:
    [[nodiscard]] QNetworkRequest makeRequest(const QSslConfiguration &tls, qint64 bodySize) const;
    void startDeadlines();
    void askToLeave();
    /** Ends the request with nothing sent, when control is back in the event loop. */
    void refuse(ProviderError::Cause cause);

    void connectExpired();
    void exchangeExpired();
    void headersArrived();
    void bytesArrived();
    void replyFinished();
    using Text = Expected<QByteArray, BodyError>;
    [[nodiscard]] std::optional<ProviderError::Cause> whyIncomplete(const Text &text) const;
    [[nodiscard]] std::optional<ProviderError::Cause> whyNotWhole(const Text &text) const;
    void readAnswer(const Text &text);
    void fail(ProviderError::Outcome outcome, ProviderError::Cause cause);
    void end(Result result);

    const ProviderAccount m_account;
    const QUrl m_url;
    const wireformat::ReplyContext m_context;
    /** The header, which Qt shares: wiped when the request leaves, or at its end. */
    QByteArray m_authorization;
    std::unique_ptr<QNetworkAccessManager> m_network;
    OnceOnlyBody m_body;
    QNetworkReply *m_reply = nullptr;
    QTimer m_connectDeadline;
    QTimer m_exchangeDeadline;
    QElapsedTimer m_sinceStart;
    /** The deadline came late, and was put off once. */
    bool m_hasSlept = false;
    QByteArray m_received;
    /** What TLS has against the peer's certificate. */
    std::optional<ProviderError::Cause> m_certificateCause;
};

} // namespace balcao
