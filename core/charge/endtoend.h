// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargerules.h"

#include <QDateTime>
#include <QString>

#include <chrono>
#include <optional>

/** What the central bank's name of a payment says about it (isEndToEndId()). Pure functions. */
namespace balcao
{

/** So far may the clocks of this counter and of the payer's bank be apart. */
inline constexpr std::chrono::minutes endToEndGrace{10};

/** UTC, to the minute; empty: it is no end-to-end id. */
[[nodiscard]] std::optional<QDateTime> minuteOfEndToEnd(const QString &text);
/** Whether it is one, or nearly: a letter too many or too few, a small one where there is none, or a sign that looks like one. */
[[nodiscard]] bool isMeantAsEndToEnd(const QString &text);
/** Whether a payment of that name may be the charge's: begun after the charge was made, and before its time was over. One that is
 *  nearly of that form is refused; any other text says nothing against it, unless the shop takes nothing else. A charge that was made elsewhere, or
 *  without a deadline, has no such end.
 */
[[nodiscard]] Permission mayBePaidBy(const QString &endToEndId, const ChargeFacts &charge, const Situation &situation);

} // namespace balcao
