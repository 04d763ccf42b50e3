// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/chargeview.h"

namespace balcao
{

/** Which of the page's forms a charge is shown in. */
[[nodiscard]] ChargeView::Stage chargeStage(const ChargeRecord &record, const ChargeViewContext &context);
/** 0 … 1000 of the bar under the amount; empty: nothing is known to count. */
[[nodiscard]] std::optional<int> chargeProgress(const Charge &charge, ChargeView::Stage stage,
                                                const ChargeViewContext &context);

} // namespace balcao
