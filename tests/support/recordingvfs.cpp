// SPDX-License-Identifier: MIT
#include "tests/support/recordingvfs.h"

#include <QFileInfo>

#include <sqlite3.h>

#include <new>

namespace balcao::test
{

namespace
{

using What = DiskStep::What;

RecordingVfs *current = nullptr;
sqlite3_vfs *real = nullptr;
sqlite3_vfs listening;

/** Of a database or its log, before the real one in the same memory. */
struct File {
    sqlite3_file base;
    QString *name; // null: not of interest
    sqlite3_file *real;
};

File *of(sqlite3_file *file)
{
    return reinterpret_cast<File *>(file);
}

sqlite3_file *realOf(sqlite3_file *file)
{
    return of(file)->real;
}

void note(sqlite3_file *file, What what, qint64 at = 0, const QByteArray &bytes = {})
{
    if (current && of(file)->name)
        current->steps.append({.what = what, .file = *of(file)->name, .at = at, .bytes = bytes});
}

qint64 pages(qint64 size)
{
    constexpr qint64 page = 4096;
    return (size + page - 1) / page;
}

/** Whether there is room for so many pages more, which are taken. */
bool take(qint64 more)
{
    if (!current || current->room < 0)
        return true;
    if (more > current->room)
        return false;
    current->room -= more;
    return true;
}

qint64 sizeOf(sqlite3_file *file)
{
    sqlite3_int64 size = 0;
    realOf(file)->pMethods->xFileSize(realOf(file), &size);
    return size;
}

int closeFile(sqlite3_file *file)
{
    delete of(file)->name;
    return realOf(file)->pMethods ? realOf(file)->pMethods->xClose(realOf(file)) : SQLITE_OK;
}

int writeFile(sqlite3_file *file, const void *bytes, int size, sqlite3_int64 at)
{
    const qint64 before = sizeOf(file);
    if (!take(pages(qMax<qint64>(before, at + size)) - pages(before)))
        return SQLITE_FULL;
    note(file, What::Write, at, QByteArray(static_cast<const char *>(bytes), size));
    return realOf(file)->pMethods->xWrite(realOf(file), bytes, size, at);
}

int truncateFile(sqlite3_file *file, sqlite3_int64 size)
{
    note(file, What::Truncate, size);
    take(pages(size) - pages(sizeOf(file)));
    return realOf(file)->pMethods->xTruncate(realOf(file), size);
}

int mapShared(sqlite3_file *file, int region, int size, int extend, void volatile **memory)
{
    const qint64 before = of(file)->name ? QFileInfo(*of(file)->name + QStringLiteral("-shm")).size() : 0;
    const qint64 after = (region + 1LL) * size;
    if (extend != 0 && after > before && !take(pages(after) - pages(before)))
        return SQLITE_IOERR_SHMSIZE;
    return realOf(file)->pMethods->xShmMap(realOf(file), region, size, extend, memory);
}

int unmapShared(sqlite3_file *file, int isDeleted)
{
    if (isDeleted != 0 && of(file)->name)
        take(-pages(QFileInfo(*of(file)->name + QStringLiteral("-shm")).size()));
    return realOf(file)->pMethods->xShmUnmap(realOf(file), isDeleted);
}

int syncFile(sqlite3_file *file, int flags)
{
    const int code = realOf(file)->pMethods->xSync(realOf(file), flags);
    note(file, What::Sync);
    return code;
}

/** The rest is passed on. Version 2: a file that is mapped into memory would be written past this. */
const sqlite3_io_methods methods = {
    2,
    closeFile,
    [](sqlite3_file *file, void *bytes, int size, sqlite3_int64 at) {
        return realOf(file)->pMethods->xRead(realOf(file), bytes, size, at);
    },
    writeFile,
    truncateFile,
    syncFile,
    [](sqlite3_file *file, sqlite3_int64 *size) { return realOf(file)->pMethods->xFileSize(realOf(file), size); },
    [](sqlite3_file *file, int lock) { return realOf(file)->pMethods->xLock(realOf(file), lock); },
    [](sqlite3_file *file, int lock) { return realOf(file)->pMethods->xUnlock(realOf(file), lock); },
    [](sqlite3_file *file, int *is) { return realOf(file)->pMethods->xCheckReservedLock(realOf(file), is); },
    [](sqlite3_file *file, int what, void *with) {
        return realOf(file)->pMethods->xFileControl(realOf(file), what, with);
    },
    [](sqlite3_file *file) { return realOf(file)->pMethods->xSectorSize(realOf(file)); },
    [](sqlite3_file *file) { return realOf(file)->pMethods->xDeviceCharacteristics(realOf(file)); },
    mapShared,
    [](sqlite3_file *file, int offset, int count, int flags) {
        return realOf(file)->pMethods->xShmLock(realOf(file), offset, count, flags);
    },
    [](sqlite3_file *file) { realOf(file)->pMethods->xShmBarrier(realOf(file)); },
    unmapShared,
    nullptr,
    nullptr};

int openFile(sqlite3_vfs * /*vfs*/, const char *name, sqlite3_file *file, int flags, int *done)
{
    File *const opened = of(file);
    opened->name =
        (flags & (SQLITE_OPEN_MAIN_DB | SQLITE_OPEN_WAL)) != 0 && name ? new QString(QString::fromUtf8(name)) : nullptr;
    opened->real = reinterpret_cast<sqlite3_file *>(opened + 1);
    const int code = real->xOpen(real, name, opened->real, flags, done);
    opened->base.pMethods = &methods;
    if (code != SQLITE_OK) {
        delete opened->name;
        opened->base.pMethods = nullptr;
    }
    return code;
}

int removeFile(sqlite3_vfs * /*vfs*/, const char *name, int syncsFolder)
{
    const QString file = QString::fromUtf8(name);
    if (current)
        current->steps.append({.what = What::Remove, .file = file});
    take(-pages(QFileInfo(file).size()));
    return real->xDelete(real, name, syncsFolder);
}

} // namespace

RecordingVfs::RecordingVfs()
{
    real = sqlite3_vfs_find(nullptr);
    listening = *real;
    listening.zName = "recording";
    listening.szOsFile = static_cast<int>(sizeof(File)) + real->szOsFile;
    listening.xOpen = openFile;
    listening.xDelete = removeFile;
    current = this;
    sqlite3_vfs_register(&listening, 1);
}

RecordingVfs::~RecordingVfs()
{
    sqlite3_vfs_unregister(&listening);
    sqlite3_vfs_register(real, 1);
    current = nullptr;
}

} // namespace balcao::test
