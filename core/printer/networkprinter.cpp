// SPDX-License-Identifier: MIT
#include "core/printer/transports.h"

#include <QNetworkProxy>
#include <QTcpSocket>

namespace balcao::print::transport
{

namespace
{

int remaining(const QDeadlineTimer &deadline)
{
    return static_cast<int>(deadline.remainingTime());
}

/** What the printer answers to @p question; nothing: nothing, or no answer. */
std::optional<char> asked(QTcpSocket &socket, const char *question)
{
    const QDeadlineTimer patience(answerTime);
    socket.write(question);
    while (socket.waitForReadyRead(remaining(patience))) {
        char byte = 0;
        while (socket.getChar(&byte)) {
            if (isAnswer(byte))
                return byte;
        }
    }
    return std::nullopt;
}

} // namespace

Result toNetwork(const QString &host, int port, const QByteArray &bytes, QDeadlineTimer deadline)
{
    QTcpSocket socket;
    socket.setProxy(QNetworkProxy::NoProxy);
    socket.connectToHost(host, static_cast<quint16>(port));
    if (!socket.waitForConnected(remaining(deadline)))
        return Unexpected<DeliveryError>(
            socket.error() == QAbstractSocket::ConnectionRefusedError ? DeliveryError::Refused : DeliveryError::Away);
    // What lies in this computer's own buffer has not reached the printer: it is kept small, so that one that hangs is noticed.
    constexpr int smallBuffer = 4096;
    socket.setSocketOption(QAbstractSocket::SendBufferSizeSocketOption, smallBuffer);
    BALCAO_TRY(const Delivered delivered,
               readiness([&socket](const char *question) { return asked(socket, question); }));
    socket.write(bytes);
    while (socket.bytesToWrite() > 0) {
        if (!socket.waitForBytesWritten(remaining(deadline)))
            return Unexpected<DeliveryError>(DeliveryError::Stalled);
    }
    // A byte that is left unread would end the connection before the printer has read its own.
    socket.readAll();
    socket.disconnectFromHost();
    if (socket.state() != QAbstractSocket::UnconnectedState)
        socket.waitForDisconnected(remaining(deadline));
    return delivered;
}

} // namespace balcao::print::transport
