// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/dossier/dossier.h"
#include "ui/sheet/sheet.h"

namespace balcao
{

/** A dossier on paper (25): the sale, both sources side by side, the codes that there were, what happened in its order, and at the end
 *  the provider's answers as received.
 */
[[nodiscard]] sheet::Document dossierPages(const Dossier &dossier);

/** "dossier-02-30": of its files, without the ending. */
[[nodiscard]] QString dossierFileName(const Dossier &dossier);

} // namespace balcao
