// SPDX-License-Identifier: MIT
// Copy-and-paste codes, whole or damaged.
#include "core/ledger/queries/chargequeries.h"

#include "core/brcode/codedamage.h"
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerstore.h"

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** What few codes have in common: the digits of the check sum, at their end. */
constexpr qsizetype crcDigits = 4;
/** "6304" stands before them. */
constexpr qsizetype crcObject = 8;
/** Of a copy that lost its end as many of the newest charges are looked at. */
constexpr int mostNewest = 2000;

bool isLike(const QString &text, const QString &code)
{
    return text == code || damageOf(text, code);
}

} // namespace

Expected<QStringList, LedgerError> AttemptsOfCode::run(LedgerStore &store) const
{
    LedgerConnection &connection = store.connection();
    QStringList attempts;
    if (text.size() < crcObject)
        return attempts; // a copy of nothing
    const auto take = [&](const QList<std::pair<QString, QString>> &rows) {
        for (const auto &[attempt, code] : rows) {
            if (isLike(text, code) && !attempts.contains(attempt))
                attempts.append(attempt);
        }
    };
    const auto pairOf = [](const QSqlQuery &query) {
        return std::pair(query.value(0).toString(), query.value(1).toString());
    };
    const QString end = text.right(crcDigits);
    BALCAO_TRY(const auto current, connection.list(u"SELECT attempt, code FROM charge WHERE code <> '' AND "
                                                   "substr(code, length(code) - 3) IN (?, ?) ORDER BY id"_s,
                                                   {columnText(end.toUpper()), columnText(end.toLower())}, pairOf));
    take(current);
    if (!attempts.isEmpty())
        return attempts;
    // What a correction took the place of stands in the events alone.
    QString pattern = text.right(crcObject);
    pattern.replace(u'%', u'_').replace(u'\\', u'_');
    BALCAO_TRY(
        const QStringList corrected,
        connection.list(
            u"SELECT DISTINCT attempt FROM event WHERE kind IN ('created', 'correction_done', 'status_read') AND "
            "attempt IN (SELECT attempt FROM charge WHERE revision > 1) AND data %1 ? LIMIT 50"_s.arg(
                connection.likeOfAnyCase()),
            {QVariant(u'%' + columnText(pattern).toString() + u'%')},
            [](const QSqlQuery &query) { return query.value(0).toString(); }));
    attempts = corrected;
    BALCAO_TRY(const auto last,
               connection.list(u"SELECT attempt, code FROM charge WHERE code <> '' ORDER BY id DESC LIMIT ?"_s,
                               {mostNewest}, pairOf));
    take(last);
    return attempts;
}

} // namespace balcao
