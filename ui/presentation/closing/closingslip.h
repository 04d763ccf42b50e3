// SPDX-License-Identifier: MIT
#pragma once

#include "ui/report/report.h"

#include <QString>

namespace balcao
{

struct DayClosing;
struct MadeClosing;

/** A closing for the receipt printer: its sums, by status and by person. @p event: null where nothing was closed yet. */
[[nodiscard]] report::Report closingSlip(const DayClosing &closing, const MadeClosing *event, const QString &shopName,
                                         bool isTraining = false);

} // namespace balcao
