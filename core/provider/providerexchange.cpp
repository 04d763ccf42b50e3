// SPDX-License-Identifier: MIT
#include "core/provider/providerexchange.h"

#include "core/provider/connectioncause.h"
#include "core/provider/jsontree.h"
#include "core/provider/peername.h"
#include "core/provider/providerconnection.h"
#include "core/provider/wiretime.h"

#include <QMetaMethod>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QSslCertificate>
#include <QSslConfiguration>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

using Cause = ProviderError::Cause;
using Outcome = ProviderError::Outcome;

std::optional<QByteArray> headerOf(const QNetworkReply &reply, const char *name)
{
    return reply.hasRawHeader(name) ? std::optional(reply.rawHeader(name)) : std::nullopt;
}

int statusOf(const QNetworkReply &reply)
{
    return reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
}

/** Packed in an unknown way, a body cannot be looked at: what it is worth is said elsewhere. */
bool isWholeInItself(const Expected<QByteArray, BodyError> &text)
{
    if (!text)
        return text.error() != BodyError::Cut;
    const QByteArray body = text->trimmed();
    return body.isEmpty() || body.endsWith('>') || JsonValue::parse(body).has_value();
}

} // namespace

ProviderExchange::ProviderExchange(const ProviderAccount &account, const QSslConfiguration &tls, QUrl url,
                                   const QByteArray &body, wireformat::ReplyContext context, QObject *parent)
    : ProviderCall(parent)
    , m_account(account)
    , m_url(std::move(url))
    , m_context(std::move(context))
    , m_authorization(account.key.authorization())
    , m_network(std::make_unique<QNetworkAccessManager>())
    , m_body(body)
{
    // What Qt and TLS free holds the header. Their thread ends a moment after m_network: so for good.
    wipeWhatIsFreed();
    m_network->setAutoDeleteReplies(false);
    m_network->setRedirectPolicy(QNetworkRequest::ManualRedirectPolicy);
    setProxyFor(*m_network, m_url, m_account.proxy);
    startDeadlines();
    connect(&m_body, &OnceOnlyBody::asked, this, &ProviderExchange::askToLeave);

    m_reply = m_network->post(makeRequest(tls, body.size()), &m_body);
    m_reply->setParent(this);
    connect(m_reply, &QNetworkReply::metaDataChanged, this, &ProviderExchange::headersArrived);
    connect(m_reply, &QNetworkReply::readyRead, this, &ProviderExchange::bytesArrived);
    connect(m_reply, &QNetworkReply::sslErrors, this,
            [this](const QList<QSslError> &errors) { m_certificateCause = causeOf(errors); });
    connect(m_reply, &QNetworkReply::finished, this, &ProviderExchange::replyFinished);
}

ProviderExchange::~ProviderExchange()
{
    abandon();
    // Waits for the thread that speaks HTTP: it reads the header.
    m_network.reset();
    wipe(m_authorization);
}

QNetworkRequest ProviderExchange::makeRequest(const QSslConfiguration &tls, qint64 bodySize) const
{
    QNetworkRequest request(m_url);
    request.setRawHeader("Authorization", m_authorization);
    request.setRawHeader("Accept", "application/json");
    // Set by us, so that Qt never unpacks anything: what comes packed all the same is unpacked up to the bound of a body.
    request.setRawHeader("Accept-Encoding", "identity");
    request.setRawHeader("Connection", "close");
    request.setHeader(QNetworkRequest::ContentTypeHeader, u"application/json"_s);
    request.setHeader(QNetworkRequest::ContentLengthHeader, bodySize);
    request.setHeader(QNetworkRequest::UserAgentHeader, u"Balcao/" BALCAO_VERSION ""_s);
    request.setAttribute(QNetworkRequest::DoNotBufferUploadDataAttribute, true);
    request.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    request.setAttribute(QNetworkRequest::HttpPipeliningAllowedAttribute, false);
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    request.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    request.setAttribute(QNetworkRequest::CacheSaveControlAttribute, false);
    request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    if (m_url.scheme() == "https"_L1)
        request.setSslConfiguration(tls);
    return request;
}

void ProviderExchange::startDeadlines()
{
    for (QTimer *const timer : {&m_connectDeadline, &m_exchangeDeadline}) {
        timer->setSingleShot(true);
        timer->setTimerType(Qt::PreciseTimer);
    }
    connect(&m_connectDeadline, &QTimer::timeout, this, &ProviderExchange::connectExpired);
    connect(&m_exchangeDeadline, &QTimer::timeout, this, &ProviderExchange::exchangeExpired);
    m_connectDeadline.start(m_account.connectTimeout);
    m_exchangeDeadline.start(m_account.exchangeTimeout);
    m_sinceStart.start();
}

void ProviderExchange::askToLeave()
{
    // Not earlier: Qt passes the size on to its HTTP thread only after the request has started there. Without the size that thread
    // reads small chunks over plain HTTP (loopback) as long as more arrive, and emits no signal until then.
    m_reply->setReadBufferSize(maxReplyBody + 1);
    if (m_url.scheme() == "https"_L1 && !isNamedBy(m_reply->sslConfiguration().peerCertificate(), m_url))
        refuse(Cause::CertificateOtherName);
    else if (isSignalConnected(QMetaMethod::fromSignal(&ProviderCall::asksToLeave)))
        Q_EMIT asksToLeave();
    else
        decide(true);
}

void ProviderExchange::decide(bool mayLeave)
{
    if (!m_reply || !m_body.isAsking())
        return;
    if (!mayLeave) {
        refuse(Cause::NotRecorded);
        return;
    }
    m_connectDeadline.stop();
    m_hasLeft = true;
    // Qt made the head before it asked for the body, and makes no other one.
    wipe(m_authorization);
    Q_EMIT leaving();
    m_body.allow();
}

void ProviderExchange::refuse(Cause cause)
{
    m_body.seal();
    // Not from inside Qt's reading, which the end would tear down.
    QMetaObject::invokeMethod(
        this, [this, cause] { fail(Outcome::NotSent, cause); }, Qt::QueuedConnection);
}

void ProviderExchange::connectExpired()
{
    fail(Outcome::NotSent, m_body.isAsking() ? Cause::NotRecorded : Cause::ConnectTimeout);
}

void ProviderExchange::exchangeExpired()
{
    constexpr std::chrono::milliseconds punctual(200);
    constexpr std::chrono::seconds afterSleep(1);
    if (!m_hasLeft) {
        connectExpired();
        return;
    }
    // The timer fired late: the computer slept, and the answer may be in the socket, unread.
    const std::chrono::milliseconds late(m_sinceStart.elapsed() - m_account.exchangeTimeout.count());
    if (late > punctual && !std::exchange(m_hasSlept, true))
        m_exchangeDeadline.start(afterSleep);
    else
        fail(Outcome::Unknown, Cause::Deadline);
}

void ProviderExchange::headersArrived()
{
    qint64 size = 0;
    for (const QNetworkReply::RawHeaderPair &header : m_reply->rawHeaderPairs())
        size += header.first.size() + header.second.size() + 4;
    if (size > maxReplyHeaders)
        fail(Outcome::Unknown, Cause::ReplyTooLarge);
}

void ProviderExchange::bytesArrived()
{
    if (!m_reply)
        return;
    // QIODevice allocates as many bytes as are asked for.
    m_received += m_reply->read(std::min(maxReplyBody + 1 - m_received.size(), m_reply->bytesAvailable()));
    if (m_received.size() > maxReplyBody)
        fail(Outcome::Unknown, Cause::ReplyTooLarge);
}

void ProviderExchange::replyFinished()
{
    bytesArrived();
    if (!m_reply)
        return;
    if (!m_hasLeft) {
        fail(Outcome::NotSent, causeBeforeBody(*m_reply, m_certificateCause));
        return;
    }
    const Text text = readBody({.bytes = m_received,
                                .contentEncoding = m_reply->rawHeader("Content-Encoding"),
                                .contentType = m_reply->rawHeader("Content-Type")},
                               maxReplyBody);
    if (const std::optional<Cause> cause = whyIncomplete(text))
        fail(Outcome::Unknown, *cause);
    else
        readAnswer(text);
}

/** Why what came is no complete answer; empty: it is one. */
std::optional<Cause> ProviderExchange::whyIncomplete(const Text &text) const
{
    // Qt tells the status when the headers are whole. What its error says beyond that is not enough to go by: it calls a cut
    // body a success and a whole one without a length a failure.
    const int status = statusOf(*m_reply);
    if (status == 0)
        return m_reply->error() == QNetworkReply::ProtocolFailure ? Cause::UnreadableReply : Cause::ConnectionLost;
    // Qt 6.4 skips 100 and takes any other 1xx for the answer: what comes behind it is never read.
    if (status < 200)
        return Cause::InterimAnswer;
    // Qt may end a reply that asks for a login before its body is there; the status line alone is the refusal.
    if (status == 401 || status == 407)
        return std::nullopt;
    if (const std::optional<Cause> cause = whyNotWhole(text); cause || text)
        return cause;
    if (text.error() == BodyError::TooLarge)
        return Cause::ReplyTooLarge;
    return text.error() == BodyError::Cut ? std::optional(Cause::UnreadableReply) : std::nullopt;
}

/** What the framing tells of the body's end. */
std::optional<Cause> ProviderExchange::whyNotWhole(const Text &text) const
{
    const int status = statusOf(*m_reply);
    const std::optional<QByteArray> length = headerOf(*m_reply, "Content-Length");
    const std::optional<QByteArray> coding = headerOf(*m_reply, "Transfer-Encoding");
    if (length) {
        bool isNumber = false;
        const qint64 announced = length->toLongLong(&isNumber);
        if (coding || !isNumber)
            return Cause::UnreadableReply;
        return announced == m_received.size() ? std::nullopt : std::optional(Cause::ConnectionLost);
    }
    // Of a refusal the body need only have ended. When the connection closes before the last chunk, Qt says so or, as often,
    // that it cannot send again.
    const QNetworkReply::NetworkError error = m_reply->error();
    const bool isCutOff =
        coding && (error == QNetworkReply::RemoteHostClosedError || error == QNetworkReply::ContentReSendError);
    if (status >= 400 && status < 500 && !isCutOff)
        return std::nullopt;
    // Neither the end of the connection nor, with Qt, the end of the chunks proves that nothing was cut off: a body without
    // a length has to be whole in itself.
    if (isWholeInItself(text))
        return std::nullopt;
    return isCutOff ? Cause::ConnectionLost : Cause::UnreadableReply;
}

void ProviderExchange::readAnswer(const Text &text)
{
    const int status = statusOf(*m_reply);
    wireformat::HttpReply answer{
        .status = status,
        // Before anything is read: no value may carry the key into the ledger or onto a screen.
        .body = m_account.key.redacted(text.value_or(QByteArray())),
        .retryAfter = headerOf(*m_reply, "Retry-After"),
        .rateLimitReset = headerOf(*m_reply, "RateLimit-Reset"),
        .date = readHttpDate(m_reply->rawHeader("Date")),
    };
    if (!answer.rateLimitReset)
        answer.rateLimitReset = headerOf(*m_reply, "X-RateLimit-Reset");
    Q_EMIT answered({.httpStatus = answer.status, .body = answer.body.left(maxKeptBody), .date = answer.date});
    // A status that says no needs no text beside it.
    if (!text && status >= 200 && status < 300) {
        const bool isUnknown = text.error() == BodyError::UnknownPacking;
        end(Unexpected<ProviderError>({.outcome = Outcome::Unknown,
                                       .cause = isUnknown ? Cause::PackedReply : Cause::UnreadableReply,
                                       .httpStatus = status}));
        return;
    }
    end(wireformat::readReply(answer, m_context));
}

void ProviderExchange::fail(Outcome outcome, Cause cause)
{
    end(Unexpected<ProviderError>({.outcome = outcome, .cause = cause}));
}

void ProviderExchange::end(Result result)
{
    abandon();
    finishLater(std::move(result));
}

void ProviderExchange::abandon()
{
    m_connectDeadline.stop();
    m_exchangeDeadline.stop();
    m_body.seal();
    if (QNetworkReply *const reply = std::exchange(m_reply, nullptr)) {
        reply->disconnect(this);
        if (reply->isRunning())
            reply->abort();
    }
}

} // namespace balcao

#include "moc_providerexchange.cpp"
