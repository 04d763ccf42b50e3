// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace balcao
{

struct DayClosing;
struct MadeClosing;

} // namespace balcao

namespace balcao::csv
{

/** A closing, figure by figure, for a spreadsheet (chargetable.h). @p event: null where nothing was closed yet. */
[[nodiscard]] QString ofClosing(const DayClosing &closing, const MadeClosing *event = nullptr, bool isTraining = false);

} // namespace balcao::csv
