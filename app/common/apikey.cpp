// SPDX-License-Identifier: MIT
#include "app/common/apikey.h"

#include <QFile>
#include <QFileInfo>
#include <QSocketNotifier>
#include <QTimer>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>
#include <memory>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <fcntl.h>
#include <sys/types.h>
#include <unistd.h>
#endif

namespace balcao::apikey
{

namespace
{

constexpr std::size_t longestLine = 4096;

/** @p taken: by an earlier call. */
Secret take(const char *variable, Secret &taken)
{
    if (!qEnvironmentVariableIsEmpty(variable)) {
        QByteArray text = qgetenv(variable);
        taken = Secret(text);
        wipe(text);
#ifdef Q_OS_UNIX
        // The process's first environment stays readable in /proc otherwise.
        if (char *const first = ::getenv(variable))
            wipe({first, std::strlen(first)});
#endif
        qunsetenv(variable);
    }
    return taken;
}

/** Without a byte order mark; @p bytes are wiped. */
Secret lineIn(std::array<char, longestLine> &bytes, qint64 size)
{
    QByteArrayView line(bytes.data(), qMax(size, qint64{0}));
    if (const QByteArrayView mark("\xef\xbb\xbf"); line.startsWith(mark))
        line = line.sliced(mark.size());
    Secret secret(line);
    wipe(bytes);
    return secret;
}

Expected<Secret, FileError> firstLine(const QString &name, bool isPrivate)
{
    QFile file(name);
    // A buffer would keep what it read.
    if (!file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return Unexpected<FileError>(FileError::Unreadable);
#ifdef Q_OS_UNIX
    constexpr auto others =
        QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
    if (isPrivate && ((file.permissions() & others) != 0 || QFileInfo(file).ownerId() != ::geteuid()))
        return Unexpected<FileError>(FileError::OpenToOthers);
#else
    Q_UNUSED(isPrivate)
#endif
    std::array<char, longestLine> bytes{};
    const qint64 size = file.readLine(bytes.data(), longestLine);
    return lineIn(bytes, size);
}

#ifdef Q_OS_UNIX
/** The first line of a pipe or a device. QFile would wait for a pipe's other end for ever. */
class PipeReading : public Reply<Secret, FileError>
{
public:
    PipeReading(const QString &name, std::chrono::milliseconds limit)
        : m_descriptor(::open(QFile::encodeName(name).constData(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC))
    {
        if (m_descriptor < 0) {
            finishLater(Unexpected<FileError>(FileError::Unreadable));
            return;
        }
        m_notifier = std::make_unique<QSocketNotifier>(m_descriptor, QSocketNotifier::Read);
        connect(m_notifier.get(), &QSocketNotifier::activated, this, &PipeReading::readOn);
        QTimer::singleShot(limit, this, [this] { endAs(false); });
    }
    ~PipeReading() override
    {
        m_notifier.reset();
        if (m_descriptor >= 0)
            ::close(m_descriptor);
        wipe(m_bytes);
    }
    Q_DISABLE_COPY_MOVE(PipeReading)

private:
    void readOn()
    {
        const ssize_t count = ::read(m_descriptor, m_bytes.data() + m_size, m_bytes.size() - m_size);
        if (count < 0 && (errno == EAGAIN || errno == EINTR))
            return;
        m_size += count > 0 ? static_cast<std::size_t>(count) : 0;
        const bool isRead =
            count == 0 || m_size == m_bytes.size() || std::find(m_bytes.begin(), m_bytes.end(), '\n') != m_bytes.end();
        if (isRead || count < 0)
            endAs(isRead);
    }
    void endAs(bool isRead)
    {
        m_notifier->setEnabled(false);
        const auto end = std::find(m_bytes.begin(), m_bytes.end(), '\n');
        const Secret line = lineIn(m_bytes, std::min(end - m_bytes.begin(), static_cast<std::ptrdiff_t>(m_size)));
        finish(isRead ? Result(line) : Unexpected<FileError>(FileError::Unreadable));
    }

    int m_descriptor;
    std::unique_ptr<QSocketNotifier> m_notifier;
    std::array<char, longestLine> m_bytes{};
    std::size_t m_size = 0;
};
#endif

} // namespace

Secret takeVariable()
{
    static Secret taken;
    return take("BALCAO_API_KEY", taken);
}

Secret takeProxyPassword()
{
    static Secret taken;
    return take("BALCAO_PROXY_PASSWORD", taken);
}

Reply<Secret, FileError> *fromFile(const QString &name, bool isPrivate, std::chrono::milliseconds limit)
{
    using FileReply = Reply<Secret, FileError>;
    const QFileInfo info(name);
    if (info.isFile() || !info.exists())
        return FileReply::of(firstLine(name, isPrivate));
#ifdef Q_OS_UNIX
    if (!isPrivate)
        return new PipeReading(name, limit);
#else
    Q_UNUSED(limit)
#endif
    return FileReply::of(Unexpected<FileError>(FileError::Unreadable));
}

} // namespace balcao::apikey
