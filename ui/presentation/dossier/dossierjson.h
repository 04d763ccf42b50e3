// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/dossier/dossier.h"

#include <QByteArray>
#include <QJsonObject>

namespace balcao
{

/** A dossier for machines, with all that somebody else needs to prove each event again (docs/dossier.md). */
[[nodiscard]] QJsonObject dossierObject(const Dossier &dossier);
/** The same as a file: UTF-8, indented. */
[[nodiscard]] QByteArray dossierFile(const Dossier &dossier);

} // namespace balcao
