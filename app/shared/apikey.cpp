// SPDX-License-Identifier: MIT
#include "app/shared/apikey.h"

#include <QEventLoop>
#include <QFile>
#include <QFileInfo>
#include <QScopeGuard>
#include <QSocketNotifier>
#include <QTimer>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>

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
Expected<Secret, FileError> lineOfPipe(const QString &name, std::chrono::milliseconds limit)
{
    const int descriptor = ::open(QFile::encodeName(name).constData(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (descriptor < 0)
        return Unexpected<FileError>(FileError::Unreadable);
    const auto closing = qScopeGuard([descriptor] { ::close(descriptor); });
    std::array<char, longestLine> bytes{};
    std::size_t size = 0;
    bool isRead = false;
    QEventLoop loop;
    QSocketNotifier notifier(descriptor, QSocketNotifier::Read);
    QObject::connect(&notifier, &QSocketNotifier::activated, &loop, [&] {
        const ssize_t count = ::read(descriptor, bytes.data() + size, bytes.size() - size);
        if (count < 0 && (errno == EAGAIN || errno == EINTR))
            return;
        size += count > 0 ? static_cast<std::size_t>(count) : 0;
        isRead = count == 0 || size == bytes.size() || std::find(bytes.begin(), bytes.end(), '\n') != bytes.end();
        if (isRead || count < 0) {
            notifier.setEnabled(false);
            loop.quit();
        }
    });
    QTimer::singleShot(limit, &loop, &QEventLoop::quit);
    loop.exec();
    const auto end = std::find(bytes.begin(), bytes.end(), '\n');
    const Secret line = lineIn(bytes, std::min(end - bytes.begin(), static_cast<std::ptrdiff_t>(size)));
    return isRead ? Expected<Secret, FileError>(line) : Unexpected<FileError>(FileError::Unreadable);
}
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

Expected<Secret, FileError> fromFile(const QString &name, bool isPrivate, std::chrono::milliseconds limit)
{
    const QFileInfo info(name);
    if (info.isFile() || !info.exists())
        return firstLine(name, isPrivate);
#ifdef Q_OS_UNIX
    if (!isPrivate)
        return lineOfPipe(name, limit);
#else
    Q_UNUSED(limit)
#endif
    return Unexpected<FileError>(FileError::Unreadable);
}

} // namespace balcao::apikey
