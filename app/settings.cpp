// SPDX-License-Identifier: MIT
#include "app/settings.h"

#include <QCoreApplication>
#include <QDir>

namespace balcao
{

namespace
{

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(balcao::Settings)
};

} // namespace

QString describe(const SettingsProblem &problem)
{
    const QString file = QDir::toNativeSeparators(problem.file);
    switch (problem.kind) {
    case SettingsProblem::Kind::Unreadable:
        return Tr::tr("The settings file %1 cannot be read and is ignored.").arg(file);
    case SettingsProblem::Kind::Syntax:
        return Tr::tr("The settings file %1 is not valid TOML at line %2 and is ignored.").arg(file).arg(problem.line);
    case SettingsProblem::Kind::UnknownKey:
        return Tr::tr("%1, line %2: there is no setting %3.").arg(file).arg(problem.line).arg(problem.key);
    case SettingsProblem::Kind::BadValue:
        return Tr::tr("%1, line %2: the value of %3 is not valid and is ignored.")
            .arg(file)
            .arg(problem.line)
            .arg(problem.key);
    }
    Q_UNREACHABLE();
}

} // namespace balcao
