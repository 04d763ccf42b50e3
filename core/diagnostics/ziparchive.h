// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>

namespace balcao
{

struct ZipEntry {
    /** ASCII, without folders. */
    QString name;
    QByteArray bytes;
};

/** A ZIP archive of whole entries, packed by Qt's own zlib (PKWARE's APPNOTE 6.3: version 2.0, no ZIP64, so under 4 GiB in all).
 *  @p at is each entry's time, local, to two seconds.
 */
[[nodiscard]] QByteArray zipArchive(const QList<ZipEntry> &entries, const QDateTime &at);

} // namespace balcao
