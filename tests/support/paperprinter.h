// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>
#include <QTcpServer>
#include <QTcpSocket>

namespace balcao::test
{

/** A receipt printer on a socket of this process: takes what comes, and answers real-time questions as it is told. */
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
        Hanging
    };

    explicit PaperPrinter(Manner manner)
        : m_manner(manner)
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
        if (m_manner == Manner::Hanging) {
            socket->setReadBufferSize(1);
            socket->setSocketOption(QAbstractSocket::ReceiveBufferSizeSocketOption, 2048);
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

    Manner m_manner;
    QByteArray m_paper;
    int m_connections = 0;
    int m_ended = 0;
};

} // namespace balcao::test
