// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace balcao::test
{

/** What a program did to a file. */
struct DiskStep {
    enum class What { Write, Truncate, Sync, Remove };
    What what = What::Write;
    QString file;
    /** Where to write, or the size to cut to. */
    qint64 at = 0;
    QByteArray bytes = {};
};

/** While it lives SQLite's writing to databases and their logs is listed, in its order. One at a time, for one thread. */
class RecordingVfs
{
public:
    RecordingVfs();
    ~RecordingVfs();
    RecordingVfs(const RecordingVfs &) = delete;
    RecordingVfs &operator=(const RecordingVfs &) = delete;
    RecordingVfs(RecordingVfs &&) = delete;
    RecordingVfs &operator=(RecordingVfs &&) = delete;

    /** Whoever writes without SQLite adds it here. */
    QList<DiskStep> steps;
    /** Free pages of 4096 bytes; negative: no file of SQLite finds the disk full. */
    qint64 room = -1;
};

} // namespace balcao::test
