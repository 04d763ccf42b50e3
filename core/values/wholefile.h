// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"

#include <QByteArray>
#include <QString>

class QSaveFile;

namespace balcao
{

/** Brings what was written to @p file to the disk. */
[[nodiscard]] bool syncFile(const QString &file);

/** Opens @p file to be written for this user only, whatever the umask says. A file system without permissions is no failure. */
[[nodiscard]] bool openForOwner(QSaveFile &file);

/** A new file that gets its name when it is whole. Until then it has a name of its own beside that one.
 *
 *  For this user only. The destructor removes what was not finished, SQLite's log and its index included.
 */
class WholeFile
{
public:
    enum class Error {
        /** There is something of this name: it is left as it is. */
        Exists,
        /** The folder takes no new file. */
        NotMade,
        /** The disk did not take all of it. */
        NotWritten
    };

    /** Makes the empty file aside(). */
    [[nodiscard]] static Expected<WholeFile, Error> begin(const QString &file);
    WholeFile(WholeFile &&other) noexcept;
    ~WholeFile();
    WholeFile(const WholeFile &) = delete;
    WholeFile &operator=(const WholeFile &) = delete;
    WholeFile &operator=(WholeFile &&) = delete;

    /** The name to write to. */
    [[nodiscard]] const QString &aside() const noexcept { return m_aside; }
    /** All of it, once, and finish(). */
    [[nodiscard]] Expected<void, Error> write(const QByteArray &bytes);
    /** Brings it to the disk and gives it its name. No program has it open any more. */
    [[nodiscard]] Expected<void, Error> finish();

private:
    explicit WholeFile(QString file);

    QString m_file;
    QString m_aside;
};

} // namespace balcao
