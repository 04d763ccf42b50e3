// SPDX-License-Identifier: MIT
#include "app/shared/apikey.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QFile>
#include <QFileInfo>

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
QByteArray take(const char *variable, QByteArray &taken)
{
    if (!qEnvironmentVariableIsEmpty(variable)) {
        taken = qgetenv(variable);
#ifdef Q_OS_UNIX
        // The process's first environment stays readable in /proc otherwise.
        if (char *const text = ::getenv(variable))
            std::memset(text, 0, std::strlen(text));
#endif
        qunsetenv(variable);
    }
    return taken;
}

Expected<QByteArray, FileError> firstLine(const QString &name, bool isPrivate)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return Unexpected<FileError>(FileError::Unreadable);
#ifdef Q_OS_UNIX
    constexpr auto others =
        QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
    if (isPrivate && ((file.permissions() & others) != 0 || QFileInfo(file).ownerId() != ::geteuid()))
        return Unexpected<FileError>(FileError::OpenToOthers);
#else
    Q_UNUSED(isPrivate)
#endif
    constexpr qint64 longEnough = 4096;
    QByteArray line = file.readLine(longEnough);
    if (line.startsWith("\xef\xbb\xbf"))
        line.remove(0, 3);
    return line;
}

} // namespace

QByteArray takeVariable()
{
    static QByteArray taken;
    return take("BALCAO_API_KEY", taken);
}

QByteArray takeProxyPassword()
{
    static QByteArray taken;
    return take("BALCAO_PROXY_PASSWORD", taken);
}

Expected<QByteArray, FileError> fromFile(const QString &name, bool isPrivate)
{
    const QFileInfo info(name);
    if (info.isFile() || !info.exists())
        return firstLine(name, isPrivate);
    if (isPrivate)
        return Unexpected<FileError>(FileError::Unreadable);
    struct Reading {
        QEventLoop loop;
        Expected<QByteArray, FileError> line = Unexpected<FileError>(FileError::Unreadable);
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
