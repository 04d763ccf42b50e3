// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/charge.h"
#include "core/expected.h"
#include "core/ledger/ledgererror.h"

#include <QJsonObject>
#include <QSqlQuery>
#include <QString>
#include <QVariantList>

namespace balcao
{
class LedgerConnection;
}

/** Charge to the columns of the table charge and back. */
namespace balcao::chargecolumns
{

enum class Which {
    All,
    /** Not those that an attempt is born with. */
    Changing
};
/** "id, attempt, …" in the order of the table; @p prefix ("c.") stands before each. */
[[nodiscard]] QString names(const QString &prefix = {}, Which which = Which::All);
/** "id $key PRIMARY KEY …, attempt TEXT …": the columns for CREATE TABLE. */
[[nodiscard]] QString definitions();
struct Statement {
    QString sql;
    QVariantList values; // one for each question mark
};
/** Makes the row, or puts it in the place of what was there. */
[[nodiscard]] Statement replacement(const Charge &row);
/** Makes the row; nothing of this id is there. */
[[nodiscard]] Statement insertion(const Charge &row);
/** Writes what differs from the stored row @p before, and with it only the indexes that are concerned. They differ at least in
 *  their last event.
 */
[[nodiscard]] Statement update(const Charge &before, const Charge &after);

/** For PostgreSQL's balcao_keep_charge. */
[[nodiscard]] QJsonObject object(const Charge &row);
/** The charges (of the table charge) for which @p condition holds. */
[[nodiscard]] Expected<QList<Charge>, LedgerError> select(LedgerConnection &connection, const QString &condition,
                                                          const QVariantList &values);
/** Reads the columns from the query's current row, the first at @p at. Where a number is none of ours (a damaged row), the last
 *  event is 0: no events make such a row.
 */
[[nodiscard]] Charge read(const QSqlQuery &query, int at = 0);

} // namespace balcao::chargecolumns
