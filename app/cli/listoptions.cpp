// SPDX-License-Identifier: MIT
#include "app/cli/listoptions.h"

#include "core/charge/closing.h"
#include "core/enumnames.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao::cli::listoptions
{

namespace
{

struct ListOptionsTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::cli::CommandLine)
};

using Sort = ChargeQuery::Sort;

/** The first letter marks the keys of pages. */
constexpr std::array sortNames = {std::pair{Sort::Newest, "newest"_L1}, std::pair{Sort::Oldest, "oldest"_L1},
                                  std::pair{Sort::Highest, "highest"_L1}, std::pair{Sort::Lowest, "lowest"_L1}};

} // namespace

std::optional<QDateTime> moment(const QString &text, bool isEnd)
{
    const QDate day = QDate::fromString(text, u"yyyy-MM-dd"_s);
    if (day.isValid())
        return (isEnd ? day.addDays(1) : day).startOfDay().toUTC();
    const QDateTime moment = QDateTime::fromString(text, Qt::ISODateWithMs);
    if (!moment.isValid() || moment.timeSpec() == Qt::LocalTime)
        return std::nullopt;
    return moment.toUTC();
}

bool readStatuses(const QString &text, ChargeQuery &query)
{
    const QStringList words = text.split(u',');
    for (const QString &word : words) {
        const auto status = chargeStatusNamed(word.trimmed());
        const bool isToCheck = word.trimmed() == "to_check"_L1;
        const bool isContested = word.trimmed() == "contested"_L1;
        if (!status && !isToCheck && !isContested)
            return false;
        query.isToCheck = query.isToCheck || isToCheck;
        query.isContested = query.isContested || isContested;
        if (status)
            query.statuses.append(*status);
    }
    return true;
}

bool readSort(const QString &text, Sort &sort)
{
    const auto named = valueIn(sortNames, text);
    sort = named.value_or(sort);
    return named.has_value();
}

Expected<QString, QString> pageKey(const QString &after, Sort sort)
{
    static const QRegularExpression key(u"^[a-z]\\d{1,18}(-\\d{1,18})?$"_s);
    if (after.isEmpty())
        return QString();
    if (!key.match(after).hasMatch() || pageName(sort, after.sliced(1)) != after)
        return Unexpected<QString>(
            ListOptionsTr::tr("--after takes what the page before told as next, in the same --sort."));
    return after.sliced(1);
}

std::optional<CountedSum> countedSum(const QString &text)
{
    const qsizetype colon = text.indexOf(u':');
    return parseCounted(text.left(qMax<qsizetype>(colon, 0)), text.sliced(colon + 1));
}

QString pageName(Sort sort, const QString &key)
{
    return key.isEmpty() ? QString() : nameIn(sortNames, sort).front() + key;
}

} // namespace balcao::cli::listoptions
