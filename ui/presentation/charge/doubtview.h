// SPDX-License-Identifier: MIT
#pragma once

namespace balcao
{

struct Charge;
struct ChargeView;
struct ChargeViewContext;

/** Fills in the view of a charge whose code is not shown: red where the code is wrong (04d), orange where only the answer (04j) or
 *  what became of a correction (04h) is in doubt.
 */
void describeDoubt(ChargeView &view, const Charge &charge, const ChargeViewContext &context);

/** The code carries the right amount, and the provider answered another. */
[[nodiscard]] bool isAnswerInDoubt(const Charge &charge);

} // namespace balcao
