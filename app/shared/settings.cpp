// SPDX-License-Identifier: MIT
#include "app/shared/settings.h"

#include <QCoreApplication>
#include <QDir>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(balcao::Settings)
};

/** What @p key takes, where that is not said by its name. */
QString takenBy(const QString &key)
{
    if (key == "provider.address"_L1)
        return Tr::tr("It takes the provider's address with its version: https://api.example.com/v1.");
    if (key == "provider.amount-unit"_L1)
        return Tr::tr("It takes %1 or %2.").arg("reais"_L1, "centavos"_L1);
    if (key == "provider.update-amount"_L1)
        return Tr::tr("It takes %1 or %2.").arg("number"_L1, "string"_L1);
    if (key == "provider.update-by"_L1)
        return Tr::tr("It takes %1 or %2.").arg("body"_L1, "query"_L1);
    if (key == "ledger.address"_L1)
        return Tr::tr("It takes the whole path of a file, or an address that begins with postgresql://.");
    return {};
}

QStringList described(const SettingsFile &settings, bool stopsSelling)
{
    QStringList sentences;
    for (const SettingsProblem &problem : settings.problems()) {
        if (problem.stopsSelling() == stopsSelling)
            sentences.append(describe(problem));
    }
    return sentences;
}

} // namespace

QString describe(const SettingsProblem &problem)
{
    const QString file = QDir::toNativeSeparators(problem.file);
    switch (problem.kind) {
    case SettingsProblem::Kind::Unreadable:
        return Tr::
            tr("The settings file %1 cannot be read. It has to be a file of at most 64 KiB that this user may read.")
                .arg(file);
    case SettingsProblem::Kind::Syntax:
        return Tr::tr("The settings file %1 is not valid TOML at line %2. It is saved as UTF-8, and a path with "
                      "backslashes stands in single quotes.")
            .arg(file)
            .arg(problem.line);
    case SettingsProblem::Kind::UnknownKey:
        return Tr::tr("%1, line %2: there is no setting %3.").arg(file).arg(problem.line).arg(problem.key);
    case SettingsProblem::Kind::BadValue:
        return (Tr::tr("%1, line %2: the value of %3 is not valid.").arg(file).arg(problem.line).arg(problem.key) +
                u' ' + takenBy(problem.key))
            .trimmed();
    }
    Q_UNREACHABLE();
}

QStringList obstaclesOf(const SettingsFile &settings)
{
    return described(settings, true);
}

QStringList remarksOn(const SettingsFile &settings)
{
    return described(settings, false);
}

} // namespace balcao
