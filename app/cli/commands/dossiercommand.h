// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/commands/ledgercommand.h"
#include "ui/presentation/words/newfile.h"
#include "ui/sheet/sheet.h"

namespace balcao::cli
{

/** dossier: the file of a sale as JSON, as the text for a bank, and with --pdf on paper. Asks no provider. */
[[nodiscard]] LedgerReport runDossierCommand(const CommandLine &line);

/** @p report with the document in that file; or with why it was not written, and then it ends with @p failure. */
[[nodiscard]] LedgerReport pdfSaved(NewFile &file, const sheet::Document &document, LedgerReport report,
                                    Exit failure = Exit::LocalError);

} // namespace balcao::cli
