// SPDX-License-Identifier: MIT
#pragma once

#include "core/service/chargereader.h"
#include "tests/core/charge/story.h"

namespace balcao::test
{

/** The story's events as a ledger has them, and their charge. */
inline ChargeHistory historyOf(const Story &story)
{
    QList<LedgerEvent> events;
    for (const ChargeEvent &event : story.events()) {
        LedgerEvent written;
        static_cast<ChargeEvent &>(written) = event;
        events.append(written);
    }
    return balcao::historyOf(events);
}

} // namespace balcao::test
