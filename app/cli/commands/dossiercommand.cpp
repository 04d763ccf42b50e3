// SPDX-License-Identifier: MIT
#include "app/cli/commands/dossiercommand.h"

#include "app/cli/decision.h"
#include "app/cli/renderer.h"
#include "core/service/chargeproof.h"
#include "core/values/account.h"
#include "ui/presentation/dossier/dossierjson.h"
#include "ui/presentation/dossier/dossierreport.h"
#include "ui/presentation/dossier/dossierwords.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

struct DossierCommandTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::cli::DossierCommand)
};

/** dossier: the file of a sale as JSON, as the text for a bank, and with --pdf on paper. Asks no provider. */
struct DossierCommand : ReportCommand {
    QString pdfFile;
    bool isMasked = false;

    void options(Arguments &arguments) override
    {
        addTxid(arguments);
        addPdf(arguments, pdfFile);
        arguments.addFlag("masked", HelpTr::tr("Without the customer's data"), isMasked);
    }

    AnswerReply *answer(const Context &context) override
    {
        return ledgerOf(context, {.takesTraining = true})
            ->converted(qApp, [this, &context](const Expected<LedgerHandle, LedgerReport> &opened) {
                return opened.and_then([&](const LedgerHandle &found) { return answerFrom(*found, context); });
            });
    }

private:
    [[nodiscard]] Answer answerFrom(const OpenedLedger &opened, const Context &context)
    {
        BALCAO_TRY(const Charge row, chargeOf(opened, subject()));
        BALCAO_TRY(const ChargeProof proof, reported(opened.ledger.ask(FindProof{row.attempt}), u"txid"_s));
        const Dossier dossier = dossierOf(proof, opened.ledger.situationOf(proof.charge),
                                          {.madeBy = opened.writer.operatorName,
                                           .account = accountName(),
                                           .program = u"balcao-cli "_s + QCoreApplication::applicationVersion(),
                                           .shopName = context.settings.shopName,
                                           .isTraining = opened.ledger.isForTraining(),
                                           .hasCustomer = !isMasked});
        LedgerReport report;
        report.exit = dossier.isWhole() ? Exit::Done : Exit::Attention;
        report.json.add("schema"_L1, jsonSchema).add(dossierObject(dossier));
        report.result = dossierwords::textForBank(dossier);
        if (!pdfFile.isEmpty()) {
            if (const QString problem = pdfProblem(pdfFile); !problem.isEmpty())
                return LedgerReport::problem(Exit::LocalError, problem, u"pdf"_s);
            NewFile file(pdfFile);
            report = pdfSaved(file, dossierReport(dossier), std::move(report));
        }
        report.addEnvironment(opened);
        return report;
    }
};

/** contest: a bank asks for the money back, or that is over. */
struct ContestCommand : DecisionCommand {
    std::optional<QDate> on;
    std::optional<QDate> until;
    /** The bank's number of it. */
    std::optional<QString> reference;
    bool isEnded = false;
    QString reason;

    void options(Arguments &arguments) override
    {
        addTxid(arguments);
        const auto addDay = [&](const char *name, const QString &help, std::optional<QDate> &day) {
            arguments.addOption(
                name, HelpTr::tr("DAY"), help,
                HelpTr::tr("--%1 takes a day like 2026-11-21.").arg(QLatin1StringView(name)),
                [&day](const QString &text) { return (day = QDate::fromString(text, Qt::ISODate))->isValid(); });
        };
        addDay("day", HelpTr::tr("When the shop was told; today unless told"), on);
        addDay("deadline", HelpTr::tr("Until when it may answer"), until);
        arguments.addAnyText("reference", HelpTr::tr("TEXT"), HelpTr::tr("The bank's number of it"), reference);
        arguments.addFlag("end", HelpTr::tr("It is over: --reason says how"), isEnded);
        arguments.addText("reason", HelpTr::tr("TEXT"), HelpTr::tr("How it ended"), reason);
    }

    void rules(Usage &usage) const override
    {
        usage.require(isEnded == !reason.isEmpty(), u"reason"_s,
                      HelpTr::tr("--end and --reason belong together: say how it ended."));
        usage.require(isEnded != until.has_value(), u"deadline"_s,
                      HelpTr::tr("--deadline is missing: until when the shop may answer, like 2026-11-28. "
                                 "With --end nothing is to be answered any more."));
    }

    Expected<Command, LedgerReport> commandFor(const Charge &charge) const override
    {
        if (isEnded)
            return command::EndContest{charge.attempt, shortened(reason)};
        return command::Contest{.attempt = charge.attempt,
                                .on = on.value_or(QDate::currentDate()),
                                .until = until.value_or(QDate()),
                                .reference = shortened(reference.value_or(QString()))};
    }
};

} // namespace

void addPdf(Arguments &arguments, QString &target)
{
    arguments.addText("pdf", HelpTr::tr("FILE"), HelpTr::tr("Also as a PDF, in a new file"), target);
}

QString pdfProblem(const QString &target)
{
    return target.isEmpty() || renderer() ? QString() : rendererMissing();
}

LedgerReport pdfSaved(NewFile &file, const report::Report &document, LedgerReport report, Exit failure)
{
    const report::Pdf pdf = renderer()->toPdf(document);
    const QString problem = file.write(pdf.bytes);
    if (!problem.isEmpty()) {
        report.exit = failure;
        report.json.add("errors"_L1, problemArray({{u"pdf"_s, problem}}, u"field"_s));
        report.diagnostics += problem + u'\n';
        return report;
    }
    report.json.add("file"_L1, file.name()).add("pages"_L1, pdf.pages);
    report.result += DossierCommandTr::tr("The PDF lies in %1.").arg(file.name()) + u'\n';
    return report;
}

QList<CommandEntry> dossierCommands()
{
    return {
        {"dossier", HelpTr::tr("The file of a sale, to answer a bank"), make<DossierCommand>},
        {"contest", HelpTr::tr("Say that a bank asks for the money back"), make<ContestCommand>},
    };
}

} // namespace balcao::cli
