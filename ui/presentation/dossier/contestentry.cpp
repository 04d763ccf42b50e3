// SPDX-License-Identifier: MIT
#include "ui/presentation/dossier/contestentry.h"

#include "ui/text/display.h"

#include <QCoreApplication>
#include <QStringList>

#include <optional>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

struct ContestEntryTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::ContestEntry)
};

/** Without its year it is @p year. */
QDate dateOf(const QString &typed, int year)
{
    const QString text = typed.trimmed();
    if (const QDate iso = QDate::fromString(text, Qt::ISODate); iso.isValid())
        return iso;
    const QStringList parts = text.split(u'/');
    if (parts.size() != 2 && parts.size() != 3)
        return {};
    constexpr int century = 100;
    const int typedYear = parts.size() == 3 ? parts.at(2).toInt() : year;
    return {typedYear < century ? typedYear + 2000 : typedYear, parts.at(1).toInt(), parts.at(0).toInt()};
}

} // namespace

ContestEntry ContestEntry::usual(QDate today)
{
    constexpr int bankDays = 7;
    const auto text = [](QDate date) { return date.toString(u"dd/MM/yyyy"_s); };
    return {.day = text(today), .deadline = text(today.addDays(bankDays)), .reference = {}};
}

Expected<command::Contest, FormProblem> ContestEntry::read(const QString &attempt, QDate today) const
{
    const auto wrong = [](QLatin1StringView field, const QString &sentence) {
        return Unexpected<FormProblem>({sentence, field});
    };
    const QDate on = dateOf(day, today.year());
    if (!on.isValid())
        return wrong(dayKey, ContestEntryTr::tr("Write the day like %1.").arg(today.toString(u"dd/MM/yyyy"_s)));
    if (on > today)
        return wrong(dayKey, ContestEntryTr::tr("That day has not come yet: when was the shop told?"));
    const QDate until = dateOf(deadline, today.year());
    if (!until.isValid())
        return wrong(deadlineKey,
                     ContestEntryTr::tr("Write the deadline like %1.").arg(today.toString(u"dd/MM/yyyy"_s)));
    if (until < on)
        return wrong(deadlineKey, ContestEntryTr::tr("The deadline is before the day on which the shop was told."));
    return command::Contest{
        .attempt = attempt, .on = on, .until = until, .reference = display::quoted(reference, longestReference)};
}

} // namespace balcao
