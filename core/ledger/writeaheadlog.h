// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>

/** SQLite's write-ahead log (sqlite.org/fileformat2.html, "The Write-Ahead Log"), read before SQLite recovers it: SQLite takes the
 *  first frame that does not check for the end of the log, and forgets whatever was committed behind it.
 */
namespace balcao::writeaheadlog
{

struct Findings {
    /** In English; nothing: there is no log, it is whole, or its end is torn as a power cut leaves it. */
    std::optional<QString> damage;
    /** In the newest first page that the log holds whole; nothing: it holds none. */
    std::optional<quint32> schemaCookie;
};

/** The log of @p database.
 *
 *  The next transaction is begun when the one before it is on the disk (synchronous=FULL). So a bad frame is damage where a commit
 *  behind it was followed by another transaction; a bad frame in the last transaction cannot be told from a torn one, and committed
 *  frames that were cut away leave no trace. Reads only, and may run while other programs write.
 */
[[nodiscard]] Findings look(const QString &database);

} // namespace balcao::writeaheadlog
