// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command.h"
#include "ui/presentation/common/newfile.h"
#include "ui/report/report.h"

namespace balcao::cli
{

void addPdf(Arguments &arguments, QString &target);
/** The reason why no PDF can be made; empty if it can, or if @p target is empty. */
[[nodiscard]] QString pdfProblem(const QString &target);
/** @p report with the document in that file; or with the reason why it was not written, and then it ends with @p failure. */
[[nodiscard]] LedgerReport pdfSaved(NewFile &file, const report::Report &document, LedgerReport report,
                                    Exit failure = Exit::LocalError);

} // namespace balcao::cli
