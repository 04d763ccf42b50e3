// SPDX-License-Identifier: MIT
#include "app/cli/commands/dossiercommand.h"

#include "app/cli/openledger.h"
#include "core/service/chargeproof.h"
#include "core/values/account.h"
#include "ui/presentation/dossier/dossierjson.h"
#include "ui/presentation/dossier/dossierpages.h"
#include "ui/presentation/dossier/dossierwords.h"
#include "ui/sheet/pdf.h"

#include <QCoreApplication>

#include <utility>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

struct DossierCommandTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::cli::DossierCommand)
};

} // namespace

LedgerReport pdfSaved(NewFile &file, const sheet::Document &document, LedgerReport report, Exit failure)
{
    const QString problem = file.write(sheet::pdfOf(document, QDateTime::currentDateTimeUtc()));
    if (!problem.isEmpty()) {
        report.exit = failure;
        report.json.add("errors"_L1, problemArray({{u"pdf"_s, problem}}, u"field"_s));
        report.diagnostics += problem + u'\n';
        return report;
    }
    report.json.add("file"_L1, file.name()).add("pages"_L1, document.pages.size());
    report.result += DossierCommandTr::tr("The PDF lies in %1.").arg(file.name()) + u'\n';
    return report;
}

LedgerReport runDossierCommand(const CommandLine &line)
{
    const auto opened = openLedger(line.ledger, {.takesTraining = true});
    if (!opened)
        return LedgerReport::problem(Exit::LocalError, opened.error());
    const auto row = opened->ledger.find(line.subject);
    if (!row)
        return LedgerReport::missing(opened->ledger, line.subject, row.error(), u"txid"_s);
    const auto proof = opened->ledger.proof(row->attempt);
    if (!proof)
        return LedgerReport::of(proof.error(), u"txid"_s);
    const bool isTraining = opened->ledger.isForTraining();
    const Dossier dossier = dossierOf(*proof, opened->ledger.situationOf(proof->charge),
                                      {.madeBy = opened->writer.operatorName,
                                       .account = accountName(),
                                       .program = u"balcao-cli "_s + QCoreApplication::applicationVersion(),
                                       .shopName = line.settings.shopName,
                                       .isTraining = isTraining,
                                       .hasCustomer = !line.request.isMasked});
    LedgerReport report;
    report.exit = dossier.isWhole() ? Exit::Done : Exit::Attention;
    report.json.add("schema"_L1, jsonSchema).add(dossierObject(dossier));
    report.result = dossierwords::textForBank(dossier);
    if (!line.request.pdfFile.isEmpty()) {
        NewFile file(line.request.pdfFile);
        report = pdfSaved(file, dossierPages(dossier), std::move(report));
    }
    report.json.add("environment"_L1, isTraining ? u"training"_s : u"real"_s);
    return report;
}

} // namespace balcao::cli
