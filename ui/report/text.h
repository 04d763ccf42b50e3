// SPDX-License-Identifier: MIT
#pragma once

#include "ui/report/report.h"

namespace balcao::report
{

/** @p value for people, without control characters. Times are local. */
[[nodiscard]] QString toText(const Value &value);
/** The report as lines of plain text, for screen readers: no empty line, no rule. */
[[nodiscard]] QString toText(const Report &report);

} // namespace balcao::report
