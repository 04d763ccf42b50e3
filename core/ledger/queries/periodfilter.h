// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargequery.h"
#include "core/expected.h"
#include "core/ledger/ledgererror.h"

#include <QStringList>
#include <QVariantList>

#include <limits>

namespace balcao
{
class LedgerConnection;
}

/** A query's period, counter, operator, deadline and statuses in SQL, of a charge named c. */
namespace balcao::periodfilter
{

/** Parts that hold together, and their values. */
struct Condition {
    QStringList sql;
    QVariantList values;

    void add(const QString &text, const QVariantList &bound = {})
    {
        sql.append(text);
        values += bound;
    }
    [[nodiscard]] QString joined() const
    {
        return sql.isEmpty() ? QStringLiteral("1 = 1") : sql.join(QStringLiteral(" AND "));
    }
};

/** From first to last, both included; all there are, or may come. */
struct IdRange {
    qint64 first = 1;
    qint64 last = std::numeric_limits<qint64>::max();
};

/** Ids grow with time, so a period is a range of ids: then a page in the order of ids neither scans nor sorts the rest. Clocks
 *  disagree and are set, so charges of other times lie in the range too: the period has to be compared as well.
 */
[[nodiscard]] Expected<IdRange, LedgerError> idsOfPeriod(LedgerConnection &connection, const ChargeQuery &query);

/** @p key is the charge's id as the driving table names it: only by that name an index of words begins and ends with the range. */
[[nodiscard]] Condition of(const ChargeQuery &query, const IdRange &ids, const QString &key);

/** In SQL, of a charge named c: whatever needsPerson(), but for what is under way, which only a clock can judge. */
inline const QString isToCheck = QStringLiteral("c.to_check = 1");

/** A condition for each of the query's statuses, as they are written; among them what may have such a status once its time is
 *  over.
 */
[[nodiscard]] QStringList statusConditions(const ChargeQuery &query);

} // namespace balcao::periodfilter
