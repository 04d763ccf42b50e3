// SPDX-License-Identifier: MIT
#include "core/printing/line.h"

#include <QThread>

#include <array>

#ifdef Q_OS_WIN
#include <qt_windows.h>
// WIN32_LEAN_AND_MEAN, from CMakeLists.txt, keeps the older header of sockets out.
#include <winsock2.h>
#else
#include <cerrno>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <unistd.h>
#endif
#ifdef Q_OS_LINUX
#include <linux/sockios.h>
#endif

namespace balcao::print::transport
{

namespace
{

/** Pause between polls after the other end has closed: poll() then returns at once. */
constexpr unsigned long endPause = 5; // milliseconds

#ifdef Q_OS_WIN
using Descriptor = SOCKET;
constexpr int sendingEnd = SD_SEND;

bool mayTryAgain()
{
    return WSAGetLastError() == WSAEWOULDBLOCK;
}
bool isOutOfPaper()
{
    return false;
}
#else
using Descriptor = int;
constexpr int sendingEnd = SHUT_WR;

bool mayTryAgain()
{
    return errno == EAGAIN || errno == EINTR;
}
/** The kernel's driver for printers reports it so. */
bool isOutOfPaper()
{
    return errno == ENOSPC;
}
#endif

} // namespace

std::optional<char> Line::asked(const char *question)
{
    constexpr qsizetype size = 3;
    const QDeadlineTimer patience(answerTime);
    const auto rest = [&patience] { return static_cast<int>(patience.remainingTime()); };
    if ((wait(POLLOUT, rest()) & POLLOUT) == 0 || write(question, size) != size)
        return std::nullopt;
    while (!patience.hasExpired()) {
        char byte = 0;
        if (wait(POLLIN, rest()) == 0)
            continue;
        if (read(&byte, 1) != 1)
            break;
        if (isAnswer(byte))
            return byte;
    }
    return std::nullopt;
}

Expected<void, DeliveryError> Line::send(const QByteArray &bytes, JobTime &time)
{
    constexpr qsizetype piece = 4096;
    for (qsizetype sent = 0; sent < bytes.size();) {
        const Unexpected<DeliveryError> notTaken(sent == 0 && m_state != State::Open ? DeliveryError::Busy
                                                                                     : DeliveryError::Stalled);
        const int rest = time.remaining();
        if (rest == 0 || m_state != State::Open)
            return notTaken;
        const short now = wait(POLLIN | POLLOUT, rest);
        const bool isReadable = (now & (POLLIN | POLLHUP | POLLERR)) != 0;
        const bool isAtEnd = isReadable && !drop();
        if (m_state != State::Open)
            continue;
        if ((now & POLLOUT) == 0) {
            if ((now & (POLLHUP | POLLERR | POLLNVAL)) != 0)
                return notTaken;
            if (isAtEnd)
                QThread::msleep(endPause);
            continue;
        }
        const qsizetype written = write(bytes.constData() + sent, std::min(piece, bytes.size() - sent));
        if (written > 0) {
            sent += written;
            time.noteProgress();
        } else if (written < 0 && m_state == State::Open && !mayTryAgain()) {
            if (isOutOfPaper())
                return Unexpected<DeliveryError>(DeliveryError::OutOfPaper);
            return notTaken;
        }
    }
    return {};
}

Expected<void, DeliveryError> Line::close(JobTime &time)
{
    constexpr int look = 50; // milliseconds
    if (m_state == State::Open && ::shutdown(static_cast<Descriptor>(m_descriptor), sendingEnd) != 0)
        m_state = State::Reset;
    for (int left = unreceived();;) {
        const int rest = time.remaining();
        if (m_state == State::Reset || hasError() || (rest == 0 && left > 0))
            return Unexpected<DeliveryError>(DeliveryError::Stalled);
        if (left == 0 && (rest == 0 || m_state == State::Ended))
            return {};
        if (m_state == State::Ended)
            QThread::msleep(endPause);
        else if (wait(POLLIN, std::min(look, rest)) != 0)
            static_cast<void>(drop());
        const int now = unreceived();
        if (now < left)
            time.noteProgress();
        left = now;
    }
}

void Line::discard() const
{
    linger none{};
    none.l_onoff = 1;
#ifdef Q_OS_WIN
    setsockopt(static_cast<SOCKET>(m_descriptor), SOL_SOCKET, SO_LINGER, reinterpret_cast<const char *>(&none),
               sizeof none);
#else
    setsockopt(static_cast<int>(m_descriptor), SOL_SOCKET, SO_LINGER, &none, sizeof none);
#endif
}

short Line::wait(short events, int milliseconds) const
{
#ifdef Q_OS_WIN
    WSAPOLLFD waited{};
    waited.fd = static_cast<SOCKET>(m_descriptor);
    waited.events = events;
    return WSAPoll(&waited, 1, milliseconds) > 0 ? waited.revents : short(0);
#else
    pollfd waited{.fd = static_cast<int>(m_descriptor), .events = events, .revents = 0};
    return ::poll(&waited, 1, milliseconds) > 0 ? waited.revents : short(0);
#endif
}

qsizetype Line::write(const char *bytes, qsizetype size)
{
#ifdef Q_OS_WIN
    const qsizetype count = ::send(static_cast<SOCKET>(m_descriptor), bytes, static_cast<int>(size), 0);
#else
    const auto length = static_cast<std::size_t>(size);
    const int descriptor = static_cast<int>(m_descriptor);
    const qsizetype count = m_kind == Kind::Connection ? ::send(descriptor, bytes, length, MSG_NOSIGNAL)
                                                       : ::write(descriptor, bytes, length);
#endif
    if (count < 0 && m_kind == Kind::Connection && !mayTryAgain())
        m_state = State::Reset;
    return count;
}

qsizetype Line::read(char *bytes, qsizetype size)
{
#ifdef Q_OS_WIN
    const qsizetype count = ::recv(static_cast<SOCKET>(m_descriptor), bytes, static_cast<int>(size), 0);
#else
    const qsizetype count = ::read(static_cast<int>(m_descriptor), bytes, static_cast<std::size_t>(size));
#endif
    if (m_kind == Kind::Connection && count == 0) {
        m_state = State::Ended;
        m_mayBeReset.setRemainingTime(answerTime);
    } else if (m_kind == Kind::Connection && count < 0 && !mayTryAgain()) {
        m_state = State::Reset;
    }
    return count;
}

bool Line::drop()
{
    std::array<char, 4096> dropped{};
    return read(dropped.data(), static_cast<qsizetype>(dropped.size())) > 0;
}

bool Line::hasError() const
{
    int error = 0;
#ifdef Q_OS_WIN
    int size = sizeof error;
    return getsockopt(static_cast<SOCKET>(m_descriptor), SOL_SOCKET, SO_ERROR, reinterpret_cast<char *>(&error),
                      &size) == 0 &&
           error != 0;
#else
    socklen_t size = sizeof error;
    return getsockopt(static_cast<int>(m_descriptor), SOL_SOCKET, SO_ERROR, &error, &size) == 0 && error != 0;
#endif
}

int Line::unreceived() const
{
#ifdef Q_OS_LINUX
    int count = 0; // SIOCOUTQ is TIOCOUTQ, too
    return ::ioctl(static_cast<int>(m_descriptor), SIOCOUTQ, &count) == 0 ? count : 0;
#else
    return m_state == State::Ended && !m_mayBeReset.hasExpired() ? 1 : 0;
#endif
}

} // namespace balcao::print::transport
