// SPDX-License-Identifier: MIT
#include "core/printing/line.h"

#include <QNetworkProxy>
#include <QTcpSocket>

namespace balcao::print::transport
{

namespace
{

/** Reason of a connection that was not made. */
DeliveryError reasonOf(QAbstractSocket::SocketError error)
{
    switch (error) {
    case QAbstractSocket::ConnectionRefusedError:
        return DeliveryError::Refused;
    case QAbstractSocket::RemoteHostClosedError:
    case QAbstractSocket::UnfinishedSocketOperationError: // reset before Qt saw it connected
        return DeliveryError::Busy;
    default:
        return DeliveryError::Away;
    }
}

} // namespace

/** Connects by QTcpSocket, then uses its descriptor: QTcpSocket reports a reset as an ordinary end. */
Result toNetwork(const QString &host, int port, const QByteArray &bytes, const JobLimits &limits)
{
    QTcpSocket socket;
    socket.setProxy(QNetworkProxy::NoProxy);
    socket.connectToHost(host, static_cast<quint16>(port));
    if (!socket.waitForConnected(static_cast<int>(limits.idle.count())))
        return Unexpected<DeliveryError>(reasonOf(socket.error()));
    // Bytes in this computer's own buffer have not reached the printer: it is kept small, so that one that hangs is noticed.
    constexpr int smallBuffer = 4096;
    socket.setSocketOption(QAbstractSocket::SendBufferSizeSocketOption, smallBuffer);
    Line line(socket.socketDescriptor(), Line::Kind::Connection);
    BALCAO_TRY(const Delivered delivered, readiness([&line](const char *question) { return line.asked(question); }));
    JobTime time(bytes.size(), limits);
    auto end = line.send(bytes, time);
    if (end)
        end = line.close(time);
    if (!end) {
        line.discard();
        return Unexpected<DeliveryError>(end.error());
    }
    return delivered;
}

} // namespace balcao::print::transport
