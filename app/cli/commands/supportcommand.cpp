// SPDX-License-Identifier: MIT
#include "app/cli/command.h"
#include "app/common/supporttexts.h"
#include "ui/text/supportmessages.h"

#include <QFileInfo>
#include <QLocale>

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
LedgerSummary summaryOf(const AddressReply::Result &address, const LedgerOptions &options, bool mayOpen)
{
    if (!address || !mayOpen)
        return {.counts = ledgerFailure(LedgerError::Kind::CannotOpen)};
    return supportSummary(*address, ledgerWriter(options));
}

QLatin1StringView key(SupportPart::Kind kind)
{
    constexpr std::array names{"version"_L1, "settings"_L1, "ledger"_L1, "log"_L1};
    return names.at(static_cast<std::size_t>(kind));
}

/** support-bundle: the ZIP that support gets, or with --list what would be in it. */
struct SupportCommand : ReportCommand {
    bool isListed = false;

    void options(Arguments &arguments) override
    {
        addSubject(arguments, HelpTr::tr("FILE"), HelpTr::tr("The bundle"),
                   {{}, HelpTr::tr("The file is missing. Write its name behind support-bundle, or give --list.")});
        arguments.addFlag("list", HelpTr::tr("Only say what would be in it"), isListed);
    }

    bool needsSubject() const override { return !isListed; }

    bool needsValidSettings() const override { return false; }

    AnswerReply *answer(const Context &context) override
    {
        return withPassword(ledgerPlace(context.ledger, LedgerEnvironment::Real, false))
            ->converted(qApp, [this, &context](const AddressReply::Result &address) {
                return answerWith(summaryOf(address, context.ledger, context.hasValidSettings()), context);
            });
    }

private:
    [[nodiscard]] Answer answerWith(const LedgerSummary &summary, const Context &context) const
    {
        const SupportBundle bundle(supportVersion({}), supportSettings(context.settings, context.settingsProblems),
                                   summary, dataFolder(context.ledger));
        LedgerReport report;
        QJsonArray parts;
        for (const SupportPart &part : bundle.parts()) {
            const qsizetype size = part.file.bytes.size();
            parts.append(QJsonObject{{u"name"_s, part.file.name}, {u"bytes"_s, size}, {u"what"_s, key(part.kind)}});
            report.result += part.file.name.leftJustified(14) + QLocale().formattedDataSize(size).rightJustified(10) +
                             "  "_L1 + messages::describe(part.kind) + u'\n';
        }
        report.json.add("parts"_L1, parts);
        if (isListed)
            return report;
        if (!bundle.save(subject(), Clock()))
            return LedgerReport::problem(
                Exit::LocalError,
                SupportCommandTr::tr(
                    "The bundle cannot be written to %1: it is there already, or the folder may not be written.")
                    .arg(subject()));
        report.json.add("file"_L1, subject()).add("bytes"_L1, QFileInfo(subject()).size());
        report.result += SupportCommandTr::tr("The bundle lies in %1.").arg(subject()) + u'\n';
        return report;
    }
};

} // namespace

QList<CommandEntry> supportCommands()
{
    return {{"support-bundle", HelpTr::tr("Put together what support is sent, in a ZIP"), make<SupportCommand>}};
}

} // namespace balcao::cli
