// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QSslCertificate>
#include <QSslKey>
#include <QSslSocket>
#include <QTcpServer>
#include <QUrl>

#include <functional>
#include <optional>

namespace balcao::test
{

/** Behaviour of the scripted server on one connection. */
struct Script {
    enum class Begin {
        /** When the connection (TLS included) is established. */
        Accepted,
        /** When the request's headers are complete. */
        Headers,
        /** When the whole body has been received. */
        Body
    };
    enum class End {
        /** The connection stays open. */
        Hold,
        Close,
        /** RST instead of FIN. */
        Reset
    };

    Begin begin = Begin::Body;
    /** Made from the request's body; empty with an earlier begin. Without one nothing is sent. */
    std::function<QByteArray(const QByteArray &body)> reply;
    End end = End::Close;
    /** Sent repeatedly after the reply until the client disconnects. */
    QByteArray endless;
    /** Milliseconds between single bytes of the reply; 0 sends the reply as a whole. */
    int dripMs = 0;
    /** Nothing is read at all. */
    bool isDeaf = false;
};

/** A server that follows scripts and counts the requests. Its count is the ground truth of the tests, since a real
 *  provider makes one charge for every complete POST that reaches it. It runs in the test's own event loop.
 */
class ScriptedServer : public QTcpServer
{
    Q_OBJECT

public:
    struct Request {
        QByteArray head;
        QByteArray body;
    };
    /** Asked once for each accepted connection, with its number from 0. */
    using Director = std::function<Script(int connection)>;

    explicit ScriptedServer(Director director);
    /** Speaks TLS from here on. */
    void useTls(const QSslCertificate &certificate, const QSslKey &key);
    /** Accepts TCP connections and never begins the handshake. */
    void stallHandshake() { m_stallsHandshake = true; }

    [[nodiscard]] QUrl url(const QString &host = QStringLiteral("127.0.0.1")) const;
    [[nodiscard]] int connections() const noexcept { return m_connections; }
    /** The connections over which at least one byte came. Qt 6.8 opens another one when the first ends, and sends nothing over it. */
    [[nodiscard]] int usedConnections() const noexcept { return m_usedConnections; }
    /** Complete POSTs, body included: what a provider would have acted upon. */
    [[nodiscard]] const QList<Request> &posts() const noexcept { return m_posts; }
    /** Number of bytes received over all connections (deciphered, with TLS). */
    [[nodiscard]] qint64 bytesSeen() const noexcept { return m_bytesSeen; }
    /** Number of bytes of endless replies that the operating system took, over all connections (enciphered, with TLS). */
    [[nodiscard]] qint64 endlessBytesSent() const noexcept { return m_endlessBytesSent; }
    void forget();

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    struct Line {
        Script script;
        QByteArray received;
        bool hasBegun = false;
        int posts = 0;
    };

    void begin(QSslSocket *socket);
    void readMore(QSslSocket *socket);
    void takeRequests(QSslSocket *socket, Line &line);
    void play(QSslSocket *socket, Line &line, const QByteArray &body);
    void drip(QSslSocket *socket, QByteArray rest, Script::End end, int intervalMs);
    static void finish(QSslSocket *socket, Script::End end);

    Director m_director;
    QSslCertificate m_certificate;
    QSslKey m_key;
    bool m_stallsHandshake = false;
    QHash<QSslSocket *, Line> m_lines;
    QList<Request> m_posts;
    int m_connections = 0;
    int m_usedConnections = 0;
    qint64 m_bytesSeen = 0;
    qint64 m_endlessBytesSent = 0;
};

/** "HTTP/1.1 200 OK" with a length and a body. @p headers end with CRLF each. */
[[nodiscard]] QByteArray httpReply(int status, const QByteArray &body, const QByteArray &headers = {});

} // namespace balcao::test
