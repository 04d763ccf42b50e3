// SPDX-License-Identifier: MIT
#include "core/values/wholefile.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QUuid>

#include <filesystem>
#include <utility>

#ifdef Q_OS_WIN
#include <cstdio>
#include <io.h>
#else
#include <fcntl.h>
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

bool isTaken(const QString &file)
{
    const QFileInfo info(file);
    return info.exists() || info.isSymLink();
}

/** Not every file system can: then the name is as durable as the system makes it. */
void syncFolder([[maybe_unused]] const QString &file)
{
#ifndef Q_OS_WIN
    static_cast<void>(syncFile(QFileInfo(file).absolutePath()));
#endif
}

} // namespace

bool syncFile(const QString &file)
{
#ifdef Q_OS_WIN
    std::FILE *const opened = _wfopen(file.toStdWString().c_str(), L"r+b");
    const bool isSynced = opened && _commit(_fileno(opened)) == 0;
    return opened && std::fclose(opened) == 0 && isSynced;
#else
    const int opened = ::open(QFile::encodeName(file).constData(), O_RDONLY | O_CLOEXEC);
    const bool isSynced = opened >= 0 && ::fsync(opened) == 0;
    return opened >= 0 && ::close(opened) == 0 && isSynced;
#endif
}

bool openForOwner(QSaveFile &file)
{
    if (!file.open(QIODevice::WriteOnly))
        return false;
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    return true;
}

WholeFile::WholeFile(QString file)
    : m_file(std::move(file))
    , m_aside(u"%1.new-%2"_s.arg(m_file, QUuid::createUuid().toString(QUuid::Id128)))
{
}

WholeFile::WholeFile(WholeFile &&other) noexcept
    : m_file(std::exchange(other.m_file, {}))
    , m_aside(std::exchange(other.m_aside, {}))
{
}

WholeFile::~WholeFile()
{
    if (m_aside.isEmpty())
        return;
    for (const QString &suffix : {QString(), u"-wal"_s, u"-shm"_s})
        QFile::remove(m_aside + suffix);
}

Expected<WholeFile, WholeFile::Error> WholeFile::begin(const QString &file)
{
    if (isTaken(file))
        return Unexpected<Error>(Error::Exists);
    WholeFile made(file);
    QFile fresh(made.aside());
    // Customers' data will be in it: from the first byte on for this user only (on Windows by an access list).
    if (!fresh.open(QIODevice::WriteOnly | QIODevice::NewOnly, QFile::ReadOwner | QFile::WriteOwner))
        return Unexpected<Error>(Error::NotMade);
    return made;
}

Expected<void, WholeFile::Error> WholeFile::write(const QByteArray &bytes)
{
    QFile file(m_aside);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.flush())
        return Unexpected<Error>(Error::NotWritten);
    file.close();
    return finish();
}

Expected<void, WholeFile::Error> WholeFile::finish()
{
    if (!syncFile(m_aside))
        return Unexpected<Error>(Error::NotWritten);
    const auto from = QFileInfo(m_aside).filesystemFilePath();
    const auto to = QFileInfo(m_file).filesystemFilePath();
    std::error_code error;
    // A link never takes the place of a file that another program made in the same moment.
    std::filesystem::create_hard_link(from, to, error);
    if (error && isTaken(m_file))
        return Unexpected<Error>(Error::Exists);
    if (error)
        std::filesystem::rename(from, to, error); // a file system without links
    if (error)
        return Unexpected<Error>(Error::NotMade);
    syncFolder(m_file);
    return {};
}

} // namespace balcao
