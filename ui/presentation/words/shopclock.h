// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargerules.h"
#include "core/clock.h"

#include <QDate>
#include <QString>

namespace balcao
{

/** The two clocks of a counter: its own, which writes the ledger, and the same corrected by the provider's Date header, in which
 *  the provider's deadlines are judged and people read the time. What is compared is read by the clock that wrote it.
 */
struct ShopClock {
    Clock own;
    Clock provider;
    OwnCounter counter;

    [[nodiscard]] Situation situationOf(const ChargeFacts &charge) const
    {
        return {
            .now = own.nowUtc(), .providerNow = provider.nowUtc(), .writer = writerOf(charge, counter), .provider = {}};
    }
    /** The day of the lists: that of the clock which numbers the charges. */
    [[nodiscard]] QDate today() const { return own.nowUtc().toLocalTime().date(); }
};

} // namespace balcao
