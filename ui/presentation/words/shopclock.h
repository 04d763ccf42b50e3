// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/charge.h"
#include "core/charge/chargerules.h"
#include "core/clock.h"

#include <QDate>
#include <QString>

#include <functional>

namespace balcao
{

/** By which clocks a charge is judged. */
using SituationOf = std::function<Situation(const Charge &)>;

/** The two clocks of a counter: its own, which writes the ledger, and the same corrected by the provider's Date header, in which
 *  the provider's deadlines are judged and people read the time. What is compared is read by the clock that wrote it.
 */
struct ShopClock {
    Clock own;
    Clock provider;
    OwnCounter counter;
    /** Asked instead, where it may change: another program under the name is found when the ledger is opened. */
    std::function<OwnCounter()> counterNow = {};

    [[nodiscard]] OwnCounter ownCounter() const { return counterNow ? counterNow() : counter; }
    /** As it is now, a value that another thread may ask later. */
    [[nodiscard]] auto thisMoment() const
    {
        return
            [now = own.nowUtc(), providerNow = provider.nowUtc(), counter = ownCounter()](const ChargeFacts &charge) {
                return Situation{
                    .now = now, .providerNow = providerNow, .writer = writerOf(charge, counter), .provider = {}};
            };
    }
    [[nodiscard]] Situation situationOf(const ChargeFacts &charge) const { return thisMoment()(charge); }
    /** The day of the lists: that of the clock which numbers the charges. */
    [[nodiscard]] QDate today() const { return own.nowUtc().toLocalTime().date(); }
};

} // namespace balcao
