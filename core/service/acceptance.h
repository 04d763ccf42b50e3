// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargerules.h"
#include "core/charge/command.h"

#include <optional>

namespace balcao
{

/** Accepts what the provider reports of @p charge, as the person sees it: the last status and the amount. */
[[nodiscard]] command::AcceptReport reportSeen(const Charge &charge);
/** The command by which a person accepts @p what of @p charge; it carries what the person saw. One acceptance ends one discrepancy.
 *  @p what is empty: the only one that is open. Pure; whether the charge allows it is judged when the command is performed.
 *  Errors: NoDifference, SeveralDifferences (@p what has to be named), StatusFirst, NoCode, AmountNeeded.
 */
[[nodiscard]] Expected<Command, Obstacle> acceptance(const Charge &charge, std::optional<Discrepancy> what);
/** Whether @p typed names whom the charge's code pays: the name in the code, or where that is the expected one the other host. */
[[nodiscard]] bool namesReceiver(const Charge &charge, QStringView typed);

} // namespace balcao
