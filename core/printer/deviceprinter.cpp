// SPDX-License-Identifier: MIT
#include "core/printer/transports.h"

#include <QFile>

#include <algorithm>

#ifndef Q_OS_WIN
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace balcao::print::transport
{

#ifdef Q_OS_WIN

/** A port or a share, which Windows takes like a file; it has no time limit of its own. */
Result toDevice(const QString &path, const QByteArray &bytes, QDeadlineTimer)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        return Unexpected<DeliveryError>(file.error() == QFileDevice::PermissionsError ? DeliveryError::NotAllowed
                                                                                       : DeliveryError::Away);
    if (file.write(bytes) != bytes.size())
        return Unexpected<DeliveryError>(DeliveryError::Stalled);
    return Delivered{};
}

#else

namespace
{

/** A reader of a pipe that goes away must not end the program. */
class WithoutPipeSignal
{
public:
    WithoutPipeSignal()
    {
        sigemptyset(&m_pipe);
        sigaddset(&m_pipe, SIGPIPE);
        pthread_sigmask(SIG_BLOCK, &m_pipe, &m_before);
    }
    ~WithoutPipeSignal()
    {
        const timespec now{};
        while (sigtimedwait(&m_pipe, nullptr, &now) == SIGPIPE) {
        }
        pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
    }
    Q_DISABLE_COPY_MOVE(WithoutPipeSignal)

private:
    sigset_t m_pipe{};
    sigset_t m_before{};
};

/** An open device, closed at the end. */
class Device
{
public:
    explicit Device(const QString &path)
    {
        const QByteArray name = QFile::encodeName(path);
        constexpr int flags = O_NONBLOCK | O_NOCTTY | O_CLOEXEC;
        struct stat kind {
        };
        // A pipe that is opened for both would be its own reader.
        m_answers = ::stat(name.constData(), &kind) == 0 && S_ISCHR(kind.st_mode);
        m_descriptor = m_answers ? ::open(name.constData(), O_RDWR | flags) : -1;
        m_answers = m_descriptor >= 0;
        if (m_descriptor < 0)
            m_descriptor = ::open(name.constData(), O_WRONLY | flags);
    }
    ~Device()
    {
        if (m_descriptor >= 0)
            ::close(m_descriptor);
    }
    Q_DISABLE_COPY_MOVE(Device)

    [[nodiscard]] bool isOpen() const noexcept { return m_descriptor >= 0; }
    [[nodiscard]] bool answers() const noexcept { return m_answers; }
    /** False: the deadline came first, or nobody is at the other end any more. */
    [[nodiscard]] bool isReady(short events, const QDeadlineTimer &deadline) const
    {
        pollfd waited{.fd = m_descriptor, .events = events, .revents = 0};
        int found = 0;
        do {
            found = ::poll(&waited, 1, static_cast<int>(deadline.remainingTime()));
        } while (found < 0 && errno == EINTR);
        return found > 0 && (waited.revents & events) != 0;
    }
    [[nodiscard]] ssize_t write(const char *bytes, std::size_t size) const
    {
        return ::write(m_descriptor, bytes, size);
    }
    [[nodiscard]] std::optional<char> asked(const char *question) const
    {
        const QDeadlineTimer patience(answerTime);
        if (!m_answers || !isReady(POLLOUT, patience) || write(question, 3) != 3)
            return std::nullopt;
        char byte = 0;
        while (isReady(POLLIN, patience) && ::read(m_descriptor, &byte, 1) == 1) {
            if (isAnswer(byte))
                return byte;
        }
        return std::nullopt;
    }

private:
    int m_descriptor = -1;
    bool m_answers = false;
};

DeliveryError whyNotOpen(int number)
{
    if (number == EACCES || number == EPERM || number == EROFS)
        return DeliveryError::NotAllowed;
    return number == EISDIR ? DeliveryError::Refused : DeliveryError::Away;
}

} // namespace

Result toDevice(const QString &path, const QByteArray &bytes, QDeadlineTimer deadline)
{
    const WithoutPipeSignal guard;
    const Device device(path);
    if (!device.isOpen())
        return Unexpected<DeliveryError>(whyNotOpen(errno));
    BALCAO_TRY(const Delivered delivered,
               readiness([&device](const char *question) { return device.asked(question); }));
    constexpr qsizetype piece = 4096;
    for (qsizetype sent = 0; sent < bytes.size();) {
        if (!device.isReady(POLLOUT, deadline))
            return Unexpected<DeliveryError>(DeliveryError::Stalled);
        const qsizetype size = std::min(piece, bytes.size() - sent);
        const ssize_t written = device.write(bytes.constData() + sent, static_cast<std::size_t>(size));
        // The kernel's driver for printers says so.
        if (written < 0 && errno == ENOSPC)
            return Unexpected<DeliveryError>(DeliveryError::OutOfPaper);
        if (written < 0 && errno != EAGAIN && errno != EINTR)
            return Unexpected<DeliveryError>(DeliveryError::Stalled);
        sent += std::max<ssize_t>(written, 0);
    }
    return delivered;
}

#endif

} // namespace balcao::print::transport
