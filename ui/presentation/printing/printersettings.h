// SPDX-License-Identifier: MIT
#pragma once

#include "core/printing/printerprofile.h"
#include "core/settings/settings.h"

namespace balcao
{

struct Situation;
struct SlipContext;

/** What @p settings say of the receipt printer. */
[[nodiscard]] print::PrinterProfile printerProfileOf(const Settings &settings);
/** They print whole pages, by letters of the computer. */
[[nodiscard]] bool isOfSheets(const Settings &settings);
/** What a slip depends on besides the charge and the moment. */
[[nodiscard]] SlipContext slipContextOf(const Settings &settings, const Situation &situation, bool isTraining);

} // namespace balcao
