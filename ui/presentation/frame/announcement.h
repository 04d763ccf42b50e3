// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/newcharge/newchargeview.h"

#include <QString>

#include <optional>

namespace balcao
{

struct ChargeView;
struct OutcomeView;
struct Situation;

/** What is heard without looking: a charge became paid, or one more needs a person. */
enum class Sound { None, Paid, NeedsPerson };

/** What a screen reader says of a change that the keyboard's focus does not tell: whole sentences, empty where there is nothing to say.
 *  What a field is called and what is wrong with it is read where the focus comes to it, and not said here once more.
 */
namespace announcement
{
/** Of the charge on the screen. The first view of a charge follows an empty one. */
[[nodiscard]] QString ofCharge(const ChargeView &before, const ChargeView &after);
/** Of a press that ended without a charge. */
[[nodiscard]] QString ofOutcome(const OutcomeView &before, const OutcomeView &after);
/** Of the amount that is typed, at every key. Another customer with it: it was not typed. */
[[nodiscard]] QString ofAmount(const NewChargeForm &before, const NewChargeForm &after);
/** Of a field that was left wrong. @p before: as it was heard last, not as it changed at each key. */
[[nodiscard]] QString ofFields(const NewChargeView &before, const NewChargeView &after);
/** Of a press that did not pass. */
[[nodiscard]] QString ofRejected(const NewChargeForm &form);
/** Of a charge of this counter that is not on the screen. */
[[nodiscard]] QString ofPaid(const ChargeFacts &charge, const Situation &situation);

/** By the provider's word, and just now: what is old was heard when it was new. */
[[nodiscard]] bool isJustPaid(const ChargeFacts &charge, const Situation &situation);
/** How many charges need a person, as it was counted before (empty: not yet) and now. */
[[nodiscard]] Sound soundOf(std::optional<int> before, int now);
} // namespace announcement

} // namespace balcao
