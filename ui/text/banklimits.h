// SPDX-License-Identifier: MIT
#pragma once

#include "core/values/money.h"

#include <QString>
#include <QTime>

/** What banks let their customers pay by Pix, as far as it is the same at most of them: said before a charge is made, and never more than
 *  said. A bank may have other limits, and a customer may have changed them.
 */
namespace balcao::banklimits
{

/** Of persons, from 20 h to 6 h. */
inline constexpr qint64 nightCentavos = 100'000;
/** Of a phone that the customer's bank does not know yet. */
inline constexpr qint64 newPhoneCentavos = 20'000;

/** @p at: the shop's time of day. An invalid one is none. */
[[nodiscard]] bool isNight(QTime at);
[[nodiscard]] bool isOverNightLimit(Money amount, QTime at);
[[nodiscard]] bool isOverNewPhoneLimit(Money amount);

/** Beside the amount; empty: nothing is to be said. */
[[nodiscard]] QString nightSentence(Money amount, QTime at);
/** Beside a mobile that was never charged here; empty as above. */
[[nodiscard]] QString newCustomerSentence(Money amount);
[[nodiscard]] QString newPhoneSentence();

} // namespace balcao::banklimits
