// SPDX-License-Identifier: MIT
#include "app/shared/apikey.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QFile>
#include <QFileInfo>

#include <array>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <thread>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

namespace balcao::apikey
{

namespace
{

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
    std::array<char, 4096> bytes{};
    QByteArrayView line(bytes.data(), qMax(file.readLine(bytes.data(), bytes.size()), qint64{0}));
    if (const QByteArrayView mark("\xef\xbb\xbf"); line.startsWith(mark))
        line = line.sliced(mark.size());
    const Secret secret(line);
    wipe(bytes);
    return secret;
}

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

Expected<Secret, FileError> fromFile(const QString &name, bool isPrivate)
{
    const QFileInfo info(name);
    if (info.isFile() || !info.exists())
        return firstLine(name, isPrivate);
    if (isPrivate)
        return Unexpected<FileError>(FileError::Unreadable);
    struct Reading {
        QEventLoop loop;
        Expected<Secret, FileError> line = Unexpected<FileError>(FileError::Unreadable);
    };
    // Nobody may be at the pipe's other end: then the thread goes with the program.
    const auto reading = std::make_shared<Reading>();
    std::thread([name, weak = std::weak_ptr(reading)] {
        const auto line = firstLine(name, false);
        const auto end = [weak, line] {
            if (const auto waiting = weak.lock()) {
                waiting->line = line;
                waiting->loop.quit();
            }
        };
        QMetaObject::invokeMethod(QCoreApplication::instance(), end, Qt::QueuedConnection);
    }).detach();
    reading->loop.exec();
    return reading->line;
}

} // namespace balcao::apikey
