// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/commandline.h"

#include <QList>

namespace balcao::cli
{

/** What the command needs of other options and does not have, or what does not go together, each as a whole sentence. @p hasReference:
 *  --reference was given.
 */
[[nodiscard]] QList<Problem> missingWords(const CommandLine &line, bool isTraining, bool hasReference);

/** What can be judged only with other options; what is taken stands in @p line as the ledger knows it. */
[[nodiscard]] QList<Problem> takeValues(CommandLine &line);

} // namespace balcao::cli
