// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/closing.h"
#include "core/print/paper.h"

#include <QString>

namespace balcao
{

/** A closing for the receipt printer: its sums, by status and by person. @p event: null where nothing was closed yet. */
[[nodiscard]] print::Paper closingSlip(const DayClosing &closing, const MadeClosing *event, const QString &shopName,
                                       bool isTraining = false);

} // namespace balcao
