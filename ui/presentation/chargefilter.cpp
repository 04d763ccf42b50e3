// SPDX-License-Identifier: MIT
#include "ui/presentation/chargefilter.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** The same reading of what was typed as the ledger's own search. */
bool matches(const Charge &row, const QString &typed)
{
    const SearchTerms terms = readSearch(typed);
    if (terms.isEmpty())
        return true;
    if (terms.amount && row.amount == *terms.amount)
        return true;
    const QStringList fields{row.txid.toCaseFolded(), row.email.toCaseFolded(), row.taxId.toCaseFolded(), row.phone};
    const bool hasPart =
        !terms.part.isEmpty() &&
        std::any_of(fields.cbegin(), fields.cend(), [&](const QString &field) { return field.contains(terms.part); });
    const QStringList names = searchWordsOf(row.name).split(u' ', Qt::SkipEmptyParts);
    const bool hasWords =
        !terms.words.isEmpty() && std::all_of(terms.words.cbegin(), terms.words.cend(), [&names](const QString &word) {
            return std::any_of(names.cbegin(), names.cend(),
                               [&word](const QString &name) { return name.startsWith(word); });
        });
    return hasPart || hasWords;
}

} // namespace

bool fits(const Charge &row, const ChargeQuery &query)
{
    return (!query.from || row.createdAt >= *query.from) && (!query.to || row.createdAt < *query.to) &&
           (query.statuses.isEmpty() || query.statuses.contains(row.standing)) &&
           (query.counter.isEmpty() || row.counter == query.counter) &&
           (query.operatorName.isEmpty() || row.operatorName == query.operatorName) && matches(row, query.search);
}

} // namespace balcao
