// SPDX-License-Identifier: MIT
#include "core/printing/line.h"

#include <QFile>
#include <QThread>

#include <algorithm>

#ifdef Q_OS_WIN
#include <qt_windows.h>
#else
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <termios.h>
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;

namespace balcao::print::transport
{

#ifdef Q_OS_WIN

namespace
{

/** An open port or share, closed at the end. */
class Port
{
public:
    explicit Port(const QString &path)
    {
        const bool isPort = path.startsWith("\\\\.\\"_L1) || !path.startsWith("\\\\"_L1);
        // Ports above COM9 are found by this prefix only. A port has to exist; a share takes only a new file.
        QString name = isPort && !path.startsWith("\\\\.\\"_L1) ? u"\\\\.\\"_s + path : path;
        if (isPort && name.endsWith(u':'))
            name.chop(1);
        m_port = CreateFileW(name.toStdWString().c_str(), GENERIC_WRITE, 0, nullptr,
                             isPort ? OPEN_EXISTING : CREATE_ALWAYS, FILE_FLAG_OVERLAPPED, nullptr);
    }
    ~Port()
    {
        if (isOpen())
            CloseHandle(m_port);
        if (m_written)
            CloseHandle(m_written);
    }
    Q_DISABLE_COPY_MOVE(Port)

    [[nodiscard]] bool isOpen() const noexcept { return m_port != INVALID_HANDLE_VALUE; }
    /** The number of bytes that were taken within @p milliseconds; 0: none, and GetLastError() has the reason. */
    [[nodiscard]] DWORD write(const char *bytes, DWORD size, qsizetype offset, int milliseconds)
    {
        OVERLAPPED writing{};
        writing.hEvent = m_written;
        writing.Offset = static_cast<DWORD>(offset);
        DWORD count = 0;
        if (WriteFile(m_port, bytes, size, nullptr, &writing) == 0 && GetLastError() != ERROR_IO_PENDING)
            return 0;
        if (WaitForSingleObject(m_written, static_cast<DWORD>(milliseconds)) != WAIT_OBJECT_0)
            CancelIo(m_port);
        return GetOverlappedResult(m_port, &writing, &count, TRUE) != 0 ? count : 0;
    }
    /** A serial line drops what it still holds. */
    void discard() { PurgeComm(m_port, PURGE_TXABORT | PURGE_TXCLEAR); }

private:
    HANDLE m_port = INVALID_HANDLE_VALUE;
    HANDLE m_written = CreateEventW(nullptr, TRUE, FALSE, nullptr);
};

DeliveryError whyNotOpen(DWORD number)
{
    if (number == ERROR_ACCESS_DENIED)
        return DeliveryError::NotAllowed;
    return number == ERROR_SHARING_VIOLATION ? DeliveryError::Busy : DeliveryError::Away;
}

} // namespace

Result toDevice(const QString &path, const QByteArray &bytes, const JobLimits &limits)
{
    Port port(path);
    if (!port.isOpen())
        return Unexpected<DeliveryError>(whyNotOpen(GetLastError()));
    JobTime time(bytes.size(), limits);
    constexpr qsizetype piece = 4096;
    for (qsizetype sent = 0; sent < bytes.size(); time.noteProgress()) {
        const auto size = static_cast<DWORD>(std::min(piece, bytes.size() - sent));
        const DWORD written = port.write(bytes.constData() + sent, size, sent, time.remaining());
        if (written == 0) {
            const bool isOutOfPaper = GetLastError() == ERROR_OUT_OF_PAPER;
            port.discard();
            return Unexpected<DeliveryError>(isOutOfPaper ? DeliveryError::OutOfPaper : DeliveryError::Stalled);
        }
        sent += written;
    }
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
        m_isPipe = ::stat(name.constData(), &kind) == 0 && S_ISFIFO(kind.st_mode);
        // A pipe that is opened for both would be its own reader.
        m_descriptor = m_isPipe ? -1 : ::open(name.constData(), O_RDWR | flags);
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
    [[nodiscard]] int descriptor() const noexcept { return m_descriptor; }

    /** Waits until the driver holds no byte: that of a USB printer drops the rest when it is closed, that of a serial line after a while.
     *  A pipe counts as drained if it is empty or has a reader. False: bytes were lost.
     */
    [[nodiscard]] bool waitUntilDrained(const Line &line, JobTime &time) const
    {
        constexpr int errors = POLLERR | POLLHUP | POLLNVAL;
        if (m_isPipe) {
            int unread = 0;
            return (line.wait(0, 0) & errors) == 0 || (::ioctl(m_descriptor, FIONREAD, &unread) == 0 && unread == 0);
        }
        constexpr int look = 50; // milliseconds
        for (int left = line.unreceived();;) {
            const short now = line.wait(POLLOUT, std::min(look, time.remaining()));
            const int held = line.unreceived();
            if ((now & POLLOUT) != 0 && held == 0)
                return (now & errors) == 0;
            if ((now & errors) != 0 || time.remaining() == 0)
                return false;
            if (held < left)
                time.noteProgress();
            if ((now & POLLOUT) != 0)
                QThread::msleep(look);
            left = held;
        }
    }
    /** A serial line drops what it still holds, and is closed at once. */
    void discard() const { ::tcflush(m_descriptor, TCOFLUSH); }

private:
    int m_descriptor = -1;
    bool m_isPipe = false;
    bool m_answers = false;
};

DeliveryError whyNotOpen(int number)
{
    if (number == EACCES || number == EPERM || number == EROFS)
        return DeliveryError::NotAllowed;
    return number == EBUSY ? DeliveryError::Busy : DeliveryError::Away;
}

} // namespace

Result toDevice(const QString &path, const QByteArray &bytes, const JobLimits &limits)
{
    const WithoutPipeSignal guard;
    const Device device(path);
    if (!device.isOpen())
        return Unexpected<DeliveryError>(whyNotOpen(errno));
    Line line(device.descriptor(), Line::Kind::Device);
    BALCAO_TRY(const Delivered delivered,
               readiness([&](const char *question) { return device.answers() ? line.asked(question) : std::nullopt; }));
    JobTime time(bytes.size(), limits);
    const auto end = line.send(bytes, time);
    if (end && device.waitUntilDrained(line, time))
        return delivered;
    device.discard();
    return Unexpected<DeliveryError>(end ? DeliveryError::Stalled : end.error());
}

#endif

} // namespace balcao::print::transport
