// SPDX-License-Identifier: MIT
#include "app/common/sessionbus.h"

#include <QtGlobal>

#ifdef Q_OS_UNIX
#include <QByteArray>
#include <QByteArrayList>

#include <cerrno>
#include <cstddef>
#include <cstring>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>
#endif

namespace balcao
{

#ifdef Q_OS_UNIX

namespace
{

constexpr int patienceMs = 500;

/** Of the first address, where that is a socket's path: nothing else is in use on desktops. */
QByteArray socketPath()
{
    const QByteArray named = qgetenv("DBUS_SESSION_BUS_ADDRESS");
    const QByteArray runtime = qgetenv("XDG_RUNTIME_DIR");
    if (named.isEmpty())
        return runtime.isEmpty() ? QByteArray() : runtime + "/bus";
    const QByteArray first = named.split(';').constFirst();
    if (!first.startsWith("unix:"))
        return {};
    for (const QByteArray &part : first.sliced(5).split(',')) {
        if (part.startsWith("path="))
            return QByteArray::fromPercentEncoding(part.sliced(5));
        if (part.startsWith("abstract="))
            return '\0' + QByteArray::fromPercentEncoding(part.sliced(9));
    }
    return {};
}

/** It says who knocks, as every client does, and waits for a word. */
bool isSilent(int descriptor, const QByteArray &path)
{
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    if (path.isEmpty() || path.size() >= static_cast<qsizetype>(sizeof address.sun_path))
        return false;
    std::memcpy(address.sun_path, path.constData(), static_cast<std::size_t>(path.size()));
    const auto size = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + static_cast<std::size_t>(path.size()) +
                                             (path.startsWith('\0') ? 0 : 1));
    if (::connect(descriptor, reinterpret_cast<const sockaddr *>(&address), size) != 0)
        return errno == EAGAIN; // its queue is full
    const QByteArray hello = QByteArray(1, '\0') + "AUTH EXTERNAL " + QByteArray::number(::getuid()).toHex() + "\r\n";
    if (::send(descriptor, hello.constData(), static_cast<std::size_t>(hello.size()), MSG_NOSIGNAL) != hello.size())
        return false;
    pollfd answer{.fd = descriptor, .events = POLLIN, .revents = 0};
    return ::poll(&answer, 1, patienceMs) == 0;
}

} // namespace

void leaveSilentSessionBus()
{
    const int descriptor = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (descriptor < 0)
        return;
    if (isSilent(descriptor, socketPath()))
        qputenv("DBUS_SESSION_BUS_ADDRESS", "disabled:");
    ::close(descriptor);
}

#else

void leaveSilentSessionBus() {}

#endif

} // namespace balcao
