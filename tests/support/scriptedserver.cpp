// SPDX-License-Identifier: MIT
#include "tests/support/scriptedserver.h"

#include <QHostAddress>
#include <QTimer>

#include <utility>

#ifdef Q_OS_WIN
#include <winsock2.h>
#else
#include <sys/socket.h>
#endif

using namespace Qt::StringLiterals;

namespace balcao::test
{

namespace
{

/** Closing sends RST from now on. */
void setNoLinger(qintptr descriptor)
{
    linger option{};
    option.l_onoff = 1;
    option.l_linger = 0;
#ifdef Q_OS_WIN
    setsockopt(SOCKET(descriptor), SOL_SOCKET, SO_LINGER, reinterpret_cast<const char *>(&option), sizeof option);
#else
    setsockopt(int(descriptor), SOL_SOCKET, SO_LINGER, &option, sizeof option);
#endif
}

std::optional<qsizetype> contentLength(const QByteArray &head)
{
    for (const QByteArray &line : head.split('\n')) {
        const qsizetype colon = line.indexOf(':');
        if (colon > 0 && line.first(colon).trimmed().toLower() == "content-length") {
            bool isNumber = false;
            const qsizetype length = line.sliced(colon + 1).trimmed().toLongLong(&isNumber);
            return isNumber ? std::optional(length) : std::nullopt;
        }
    }
    return std::nullopt;
}

} // namespace

ScriptedServer::ScriptedServer(Director director)
    : m_director(std::move(director))
{
    setListenBacklogSize(512);
    if (!listen(QHostAddress::LocalHost))
        qFatal("the scripted server cannot listen");
}

void ScriptedServer::useTls(const QSslCertificate &certificate, const QSslKey &key)
{
    m_certificate = certificate;
    m_key = key;
}

QUrl ScriptedServer::url(const QString &host) const
{
    QUrl url;
    url.setScheme(m_key.isNull() && !m_stallsHandshake ? u"http"_s : u"https"_s);
    url.setHost(host);
    url.setPort(serverPort());
    url.setPath(u"/v1"_s);
    return url;
}

void ScriptedServer::forget()
{
    m_posts.clear();
    m_connections = 0;
    m_usedConnections = 0;
    m_bytesSeen = 0;
    m_endlessBytesSent = 0;
}

void ScriptedServer::incomingConnection(qintptr descriptor)
{
    auto *const socket = new QSslSocket(this);
    socket->setSocketDescriptor(descriptor);
    m_lines.insert(socket, {.script = m_director(m_connections++), .received = {}});
    connect(socket, &QSslSocket::disconnected, this, [this, socket] {
        m_lines.remove(socket);
        socket->deleteLater();
    });
    connect(socket, &QSslSocket::errorOccurred, this, [this, socket] {
        if (socket->state() == QAbstractSocket::UnconnectedState) {
            m_lines.remove(socket);
            socket->deleteLater();
        }
    });
    if (m_stallsHandshake)
        return;
    if (m_key.isNull()) {
        begin(socket);
        return;
    }
    socket->setPeerVerifyMode(QSslSocket::VerifyNone);
    socket->setLocalCertificate(m_certificate);
    socket->setPrivateKey(m_key);
    connect(socket, &QSslSocket::encrypted, this, [this, socket] { begin(socket); });
    socket->startServerEncryption();
}

void ScriptedServer::begin(QSslSocket *socket)
{
    Line &line = m_lines[socket];
    if (line.script.isDeaf) {
        socket->setReadBufferSize(1);
        return;
    }
    connect(socket, &QSslSocket::readyRead, this, [this, socket] { readMore(socket); });
    if (line.script.begin == Script::Begin::Accepted)
        play(socket, line, {});
    else if (socket->bytesAvailable() > 0)
        readMore(socket);
}

void ScriptedServer::readMore(QSslSocket *socket)
{
    const QByteArray bytes = socket->readAll();
    m_bytesSeen += bytes.size();
    const auto found = m_lines.find(socket);
    if (found == m_lines.end())
        return;
    m_usedConnections += found->received.isEmpty() && !bytes.isEmpty() ? 1 : 0;
    found->received += bytes;
    takeRequests(socket, *found);
}

void ScriptedServer::takeRequests(QSslSocket *socket, Line &line)
{
    const qsizetype end = line.received.indexOf("\r\n\r\n");
    if (end < 0)
        return;
    const QByteArray head = line.received.first(end);
    const qsizetype length = contentLength(head).value_or(0);
    const bool hasBody = line.received.size() >= end + 4 + length;
    const QByteArray body = line.received.sliced(end + 4, hasBody ? length : 0);
    if (hasBody) {
        if (head.startsWith("POST "))
            m_posts.append({.head = head, .body = body});
        ++line.posts;
        line.received.remove(0, end + 4 + length);
    }
    if (!line.hasBegun && (hasBody || line.script.begin == Script::Begin::Headers))
        play(socket, line, body);
    // A second request on one connection would be a duplicate too: it is read and counted.
    if (hasBody && m_lines.contains(socket) && !line.received.isEmpty())
        takeRequests(socket, line);
}

void ScriptedServer::play(QSslSocket *socket, Line &line, const QByteArray &body)
{
    line.hasBegun = true;
    const Script script = line.script;
    const QByteArray reply = script.reply ? script.reply(body) : QByteArray();
    if (script.dripMs > 0) {
        drip(socket, reply, script.end, script.dripMs);
        return;
    }
    if (!script.endless.isEmpty()) {
        const QByteArray filler = script.endless;
        const auto more = [this, socket, filler, sent = qint64(0)](qint64 written) mutable {
            // Nobody reads that much: a bound, so that a mistake here cannot eat the machine's memory.
            constexpr qint64 enough = qint64{64} * 1024 * 1024;
            sent += written;
            m_endlessBytesSent += written;
            if (sent < enough && socket->bytesToWrite() + socket->encryptedBytesToWrite() < filler.size())
                socket->write(filler);
        };
        connect(socket, socket->isEncrypted() ? &QSslSocket::encryptedBytesWritten : &QSslSocket::bytesWritten, this,
                more);
        socket->write(reply + filler);
        return;
    }
    socket->write(reply);
    finish(socket, script.end);
}

void ScriptedServer::drip(QSslSocket *socket, QByteArray rest, Script::End end, int intervalMs)
{
    if (rest.isEmpty()) {
        finish(socket, end);
        return;
    }
    socket->write(rest.first(1));
    rest.remove(0, 1);
    QTimer::singleShot(intervalMs, socket,
                       [this, socket, rest, end, intervalMs] { drip(socket, rest, end, intervalMs); });
}

void ScriptedServer::finish(QSslSocket *socket, Script::End end)
{
    switch (end) {
    case Script::End::Hold:
        socket->flush();
        return;
    case Script::End::Close:
        socket->disconnectFromHost();
        return;
    case Script::End::Reset:
        // Out to the kernel first: what is thrown away here was never on the line.
        while (socket->bytesToWrite() > 0 && socket->flush())
            ;
        setNoLinger(socket->socketDescriptor());
        socket->abort();
        return;
    }
}

QByteArray httpReply(int status, const QByteArray &body, const QByteArray &headers)
{
    return "HTTP/1.1 " + QByteArray::number(status) +
           " Said\r\nContent-Type: application/json\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n" +
           headers + "\r\n" + body;
}

} // namespace balcao::test

#include "moc_scriptedserver.cpp"
