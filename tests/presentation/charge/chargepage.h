// SPDX-License-Identifier: MIT
#pragma once

#include "tests/core/charge/situations.h"
#include "tests/core/charge/story.h"
#include "ui/presentation/charge/chargeview.h"

namespace balcao::test
{

/** The context of counter 01's page @p age after the first event of a Story. Reading the status is switched on. */
inline ChargeViewContext contextAfter(std::chrono::seconds age)
{
    ChargeViewContext context;
    context.situation = situationAfter(age);
    context.isReadingOn = true;
    context.exchangeTimeout = std::chrono::seconds(30);
    context.ownCounter = QStringLiteral("01");
    return context;
}

inline ChargeView pageOf(const Charge &charge, std::chrono::seconds age)
{
    return chargeView({.charge = charge}, contextAfter(age));
}

inline ChargeView pageOf(const Story &story, std::chrono::seconds age = std::chrono::seconds(5))
{
    return pageOf(story.charge(), age);
}

} // namespace balcao::test
