// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command.h"
#include "ui/presentation/words/newfile.h"
#include "ui/sheet/sheet.h"

namespace balcao::cli
{

void addPdf(Arguments &arguments, QString &target);
/** @p report with the document in that file; or with why it was not written, and then it ends with @p failure. */
[[nodiscard]] LedgerReport pdfSaved(NewFile &file, const sheet::Document &document, LedgerReport report,
                                    Exit failure = Exit::LocalError);

} // namespace balcao::cli
