// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>

#include <chrono>
#include <optional>

#ifndef Q_OS_WIN
#include <sys/socket.h>
#endif

namespace balcao::test
{

/** A printer ends its connection once it has read @c after bytes, questions included, and leaves the others unread. */
struct PrinterEnd {
    qsizetype after = 0;
    /** A reset ends it. */
    bool isReset = false;
};

/** A receipt printer on a socket of this process: takes what comes, answers real-time questions, or misbehaves. */
class PaperPrinter : public QTcpServer
{
public:
    enum class Manner {
        /** Takes all and says nothing, as most do. */
        Silent,
        Ready,
        OutOfPaper,
        CoverOpen,
        /** Reads nothing at all. */
        Hanging,
        /** Reads nothing, and sends bytes without end that answer no question. */
        Chattering,
        /** Reads 16 KiB every 20 ms. */
        Slow
    };
    explicit PaperPrinter(Manner manner, std::optional<PrinterEnd> end = {})
        : m_manner(manner)
        , m_end(end)
    {
        listen(QHostAddress::LocalHost);
    }
    [[nodiscard]] QString address() const { return QStringLiteral("tcp://127.0.0.1:%1").arg(serverPort()); }
    /** Without the questions. */
    [[nodiscard]] const QByteArray &paper() const noexcept { return m_paper; }
    [[nodiscard]] int connections() const noexcept { return m_connections; }
    /** Connections that were ended by the other side. */
    [[nodiscard]] int ended() const noexcept { return m_ended; }

protected:
    void incomingConnection(qintptr descriptor) override
    {
        ++m_connections;
        auto *socket = new QTcpSocket(this);
        socket->setSocketDescriptor(descriptor);
        if (m_end) {
            connect(socket, &QTcpSocket::readyRead, this, [this, socket] { readToTheEnd(socket); });
            readToTheEnd(socket);
            return;
        }
        if (m_manner == Manner::Slow) {
            readSlowly(socket);
            return;
        }
        if (m_manner == Manner::Hanging || m_manner == Manner::Chattering) {
            socket->setReadBufferSize(1);
            socket->setSocketOption(QAbstractSocket::ReceiveBufferSizeSocketOption, 2048);
            if (m_manner == Manner::Chattering)
                repeat(socket, std::chrono::milliseconds(1), [socket] {
                    if (socket->state() == QAbstractSocket::ConnectedState)
                        socket->write(QByteArray(1000, '\0'));
                });
            return;
        }
        connect(socket, &QTcpSocket::readyRead, this, [this, socket] { take(socket); });
        connect(socket, &QTcpSocket::disconnected, this, [this, socket] {
            take(socket);
            ++m_ended;
        });
    }

private:
    void take(QTcpSocket *socket)
    {
        m_paper += socket->readAll();
        for (qsizetype at = m_paper.indexOf("\x10\x04"); at >= 0 && at + 3 <= m_paper.size();
             at = m_paper.indexOf("\x10\x04")) {
            const bool isPaper = m_paper.at(at + 2) == 4;
            m_paper.remove(at, 3);
            if (m_manner == Manner::Ready)
                socket->write("\x12");
            else if (m_manner == Manner::OutOfPaper)
                socket->write(isPaper ? "\x7E" : "\x1A");
            else if (m_manner == Manner::CoverOpen)
                socket->write(isPaper ? "\x12" : "\x1A");
        }
    }

    void readToTheEnd(QTcpSocket *socket)
    {
        m_read += socket->readAll().size();
        if (m_read < m_end->after) {
            socket->setReadBufferSize(m_end->after - m_read); // the others stay the system's: unread
            return;
        }
#ifndef Q_OS_WIN
        const linger reset{.l_onoff = m_end->isReset ? 1 : 0, .l_linger = 0};
        ::setsockopt(static_cast<int>(socket->socketDescriptor()), SOL_SOCKET, SO_LINGER, &reset, sizeof reset);
#endif
        socket->abort();
    }

    /** The system takes little beforehand. */
    void readSlowly(QTcpSocket *socket)
    {
        constexpr int atOnce = 16 * 1024;
        socket->setReadBufferSize(atOnce);
        socket->setSocketOption(QAbstractSocket::ReceiveBufferSizeSocketOption, 4 * atOnce);
        connect(socket, &QTcpSocket::disconnected, this, [this, socket] {
            take(socket);
            ++m_ended;
        });
        repeat(socket, std::chrono::milliseconds(20), [this, socket] { take(socket); });
    }

    /** As long as @p socket is there. */
    template <class Action>
    static void repeat(QTcpSocket *socket, std::chrono::milliseconds interval, Action action)
    {
        auto *timer = new QTimer(socket);
        connect(timer, &QTimer::timeout, socket, action);
        timer->start(interval);
    }

    Manner m_manner;
    std::optional<PrinterEnd> m_end;
    QByteArray m_paper;
    qsizetype m_read = 0;
    int m_connections = 0;
    int m_ended = 0;
};

} // namespace balcao::test
