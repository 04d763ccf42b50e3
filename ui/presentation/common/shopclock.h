// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/charge.h"
#include "core/charge/chargerules.h"
#include "core/clock.h"
#include "core/service/chargereader.h"

#include <QDate>
#include <QString>

namespace balcao
{

/** One moment at a counter, by which charges are judged; a value that another thread may ask later. */
struct ShopMoment {
    QDateTime now;
    QDateTime providerNow;
    OwnCounter counter{QString()};

    [[nodiscard]] Situation situationOf(const ChargeFacts &charge) const
    {
        return {.now = now, .providerNow = providerNow, .writer = writerOf(charge, counter), .provider = {}};
    }
};

/** The two clocks of a counter: its own, which writes the ledger, and the same corrected by the provider's Date header, in which
 *  the provider's deadlines are judged and people read the time. What is compared is read by the clock that wrote it.
 */
struct ShopClock {
    Clock own;
    Clock provider;
    OwnCounter counter;
    /** Asked instead, where the counter may change: another program under the name is found when the ledger is opened. */
    const ChargeReader *reader = nullptr;

    [[nodiscard]] OwnCounter ownCounter() const { return reader ? reader->counter() : counter; }
    [[nodiscard]] ShopMoment thisMoment() const { return {own.nowUtc(), provider.nowUtc(), ownCounter()}; }
    [[nodiscard]] Situation situationOf(const ChargeFacts &charge) const { return thisMoment().situationOf(charge); }
    /** The day of the lists: that of the clock which numbers the charges. */
    [[nodiscard]] QDate today() const { return own.nowUtc().toLocalTime().date(); }
};

} // namespace balcao
