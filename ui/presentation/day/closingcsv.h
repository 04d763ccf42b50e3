// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/closing.h"

#include <QString>

namespace balcao::csv
{

/** A closing, figure by figure, for a spreadsheet (chargetable.h). */
[[nodiscard]] QString ofClosing(const DayClosing &closing);

} // namespace balcao::csv
