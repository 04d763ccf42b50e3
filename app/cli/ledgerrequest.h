// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/commandline.h"

#include <QHash>

namespace balcao::cli
{

/** Reads the options of the commands on the ledger into @p line.request; what is wrong with them comes back. @p values: by
 *  the options' names, without dashes. */
[[nodiscard]] QList<Problem> readLedgerRequest(CommandLine &line, const QHash<QString, QString> &values);

} // namespace balcao::cli
