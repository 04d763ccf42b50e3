// SPDX-License-Identifier: MIT
#include "app/cli/dossieroptions.h"

#include <QCoreApplication>
#include <QDate>

namespace balcao::cli::dossieroptions
{

namespace
{

struct DossierOptionsTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::cli::CommandLine)
};

} // namespace

void addDossier(Arguments &arguments, LedgerRequest &told, CLI::App *command)
{
    arguments.addText("pdf", DossierOptionsTr::tr("FILE"), DossierOptionsTr::tr("Also as a PDF, in a new file"),
                      told.pdfFile, command);
    arguments.addFlag("masked", DossierOptionsTr::tr("Without the customer's data"), told.isMasked, command);
}

void addContest(Arguments &arguments, LedgerRequest &told, std::optional<QString> &reference, CLI::App *command)
{
    const auto addDay = [&](const char *name, const QString &help, std::optional<QDate> &day) {
        arguments.addOption(
            name, DossierOptionsTr::tr("DAY"), help,
            DossierOptionsTr::tr("--%1 takes a day like 2026-11-21.").arg(QLatin1StringView(name)),
            [&day](const QString &text) { return (day = QDate::fromString(text, Qt::ISODate))->isValid(); }, command);
    };
    addDay("day", DossierOptionsTr::tr("When the shop was told; today unless told"), told.contestedOn);
    addDay("deadline", DossierOptionsTr::tr("Until when it may answer"), told.contestedUntil);
    arguments.addAnyText("reference", DossierOptionsTr::tr("TEXT"), DossierOptionsTr::tr("The bank's number of it"),
                         reference, command);
    arguments.addFlag("end", DossierOptionsTr::tr("It is over: --reason says how"), told.isContestEnded, command);
    arguments.addText("reason", DossierOptionsTr::tr("TEXT"), DossierOptionsTr::tr("How it ended"), told.reason,
                      command);
}

} // namespace balcao::cli::dossieroptions
