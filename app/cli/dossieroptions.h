// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/commandline.h"

#include <QString>

#include <optional>

/** What dossier and contest are told. */
namespace balcao::cli::dossieroptions
{

void addDossier(Arguments &arguments, LedgerRequest &told, CLI::App *command);
/** @p reference: of the bank. */
void addContest(Arguments &arguments, LedgerRequest &told, std::optional<QString> &reference, CLI::App *command);

} // namespace balcao::cli::dossieroptions
