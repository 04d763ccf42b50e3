// SPDX-License-Identifier: MIT
#pragma once

#include "ui/report/report.h"

#include <QString>

namespace balcao
{

struct Dossier;

/** A dossier on paper: the sale, both sources side by side, its codes, the events in their order, and at the end the provider's answers as
 *  received.
 */
[[nodiscard]] report::Report dossierReport(const Dossier &dossier);

/** "dossier-02-30": the name of its files without the ending. */
[[nodiscard]] QString dossierFileName(const Dossier &dossier);

} // namespace balcao
