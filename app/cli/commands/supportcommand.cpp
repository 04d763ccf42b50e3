// SPDX-License-Identifier: MIT
#include "app/cli/commands/supportcommand.h"

#include "app/shared/supporttexts.h"
#include "ui/presentation/words/supportmessages.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

struct SupportCommandTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::cli::SupportCommand)
};

/** With settings that stop selling another ledger than the shop's could be meant. */
LedgerSummary summaryOf(const LedgerOptions &options, bool mayOpen)
{
    const auto address = ledgerAddress(options, LedgerEnvironment::Real, false);
    if (!address || !mayOpen)
        return {.counts = ledgerFailure(LedgerError::Kind::CannotOpen)};
    return supportSummary(*address, ledgerWriter(options));
}

QLatin1StringView key(SupportPart::Kind kind)
{
    constexpr std::array names{"version"_L1, "settings"_L1, "ledger"_L1, "log"_L1};
    return names.at(static_cast<std::size_t>(kind));
}

} // namespace

LedgerReport runSupportCommand(const CommandLine &line, const QList<SettingsProblem> &problems)
{
    const bool stops = std::any_of(problems.begin(), problems.end(),
                                   [](const SettingsProblem &problem) { return problem.stopsSelling(); });
    const SupportBundle bundle(supportVersion({}), supportSettings(line.settings, problems),
                               summaryOf(line.ledger, !stops), dataFolder(line.ledger));
    LedgerReport report;
    QJsonArray parts;
    for (const SupportPart &part : bundle.parts()) {
        const qsizetype size = part.file.bytes.size();
        parts.append(QJsonObject{{u"name"_s, part.file.name}, {u"bytes"_s, size}, {u"what"_s, key(part.kind)}});
        report.result += part.file.name.leftJustified(14) + QLocale().formattedDataSize(size).rightJustified(10) +
                         "  "_L1 + messages::describe(part.kind) + u'\n';
    }
    report.json.add("parts"_L1, parts);
    if (line.request.isListed)
        return report;
    if (!bundle.save(line.subject, Clock()))
        return LedgerReport::problem(
            Exit::LocalError,
            SupportCommandTr::tr(
                "The bundle cannot be written to %1: it is there already, or the folder may not be written.")
                .arg(line.subject));
    report.json.add("file"_L1, line.subject).add("bytes"_L1, QFileInfo(line.subject).size());
    report.result += SupportCommandTr::tr("The bundle lies in %1.").arg(line.subject) + u'\n';
    return report;
}

} // namespace balcao::cli
