// SPDX-License-Identifier: MIT
#pragma once

#include "core/ledger/chargequery.h"
#include "core/ledger/chargerow.h"

#include <QJsonObject>
#include <QSqlQuery>
#include <QString>
#include <QVariantList>

/** ChargeRow to the columns of the table charge and back. */
namespace balcao::chargecolumns
{

/** "id, attempt, …" in the order of the table; @p prefix ("c.") stands before each. */
[[nodiscard]] QString names(const QString &prefix = {});
struct Statement {
    QString sql;
    QVariantList values; // one for each question mark
};
/** Makes the row, or puts it in the place of what was there. */
[[nodiscard]] Statement replacement(const ChargeRow &row);
/** Makes the row; nothing of this id is there. */
[[nodiscard]] Statement insertion(const ChargeRow &row);
/** Writes what differs from the stored row @p before, and with it only the indexes that are concerned. They differ at least in
 *  their last event.
 */
[[nodiscard]] Statement update(const ChargeRow &before, const ChargeRow &after);

/** For PostgreSQL's balcao_put_charge. */
[[nodiscard]] QJsonObject object(const ChargeRow &row);
/** Reads the columns from the query's current row, the first at @p at. Where a number is none of ours (a damaged row), the last
 *  event is 0: no events make such a row.
 */
[[nodiscard]] ChargeRow read(const QSqlQuery &query, int at = 0);

/** What searches find the row by: folded words of the name, and the other fields in small letters. */
[[nodiscard]] QString searchWords(const ChargeRow &row);
[[nodiscard]] QString searchParts(const ChargeRow &row);
/** Whether a search means the row, as far as its terms go. */
[[nodiscard]] bool matches(const ChargeRow &row, const SearchTerms &terms);

} // namespace balcao::chargecolumns
