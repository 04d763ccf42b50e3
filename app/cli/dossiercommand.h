// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/ledgercommand.h"
#include "ui/sheet/sheet.h"

namespace balcao::cli
{

/** dossier: the file of a sale as JSON, as the text for a bank, and with --pdf on paper. Asks no provider. */
[[nodiscard]] LedgerReport runDossierCommand(const CommandLine &line);

/** @p report with the document in a new file of that name, or with why it was not written. */
[[nodiscard]] LedgerReport pdfSaved(const QString &file, const sheet::Document &document, LedgerReport report);

} // namespace balcao::cli
