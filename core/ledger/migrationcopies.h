// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>
#include <QString>
#include <QStringList>

/** The copies that migrations made beside an SQLite ledger: "ledger.sqlite.v2-20261126T170000Z". */
namespace balcao::migrationcopies
{

/** The copy's name, of the ledger's file as it was in @p version. */
[[nodiscard]] QString nameFor(const QString &file, int version, const QDateTime &at);

/** Result of an erasure for the copies that held customers' data. */
struct Cleared {
    int removed = 0;
    /** Names of the files that are still there: they could not be read or removed, or are a ledger in use by now. */
    QStringList left = {};

    bool operator==(const Cleared &) const = default;
};

/** Removes the copies beside the ledger @p file that have customers' data in events before @p before (milliseconds since 1970), with
 *  SQLite's own files beside each. Files of other names are not touched.
 */
[[nodiscard]] Cleared clear(const QString &file, qint64 before);

} // namespace balcao::migrationcopies
