// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargerules.h"
#include "tests/core/charge/story.h"

/** When, where and by whom a question about a charge is asked. */
namespace balcao::test
{

/** @p age after the first event of a Story, at the counter that wrote it, with the provider it went to. */
inline Situation situationAfter(std::chrono::milliseconds age)
{
    const QDateTime now = Story::begin().addMSecs(age.count());
    return {.now = now,
            .providerNow = now,
            .writer = Writer::Own,
            .provider = QStringLiteral("https://pix.example.com:443")};
}

/** A second after the last event, at the counter that wrote it, with the provider it went to. */
inline Situation soon(const ChargeFacts &charge)
{
    const QDateTime now = charge.changedAt.addSecs(1);
    return {.now = now,
            .providerNow = now,
            .writer = Writer::Own,
            .provider = QStringLiteral("https://pix.example.com:443")};
}

/** When every request of the charge has timed out. */
inline Situation later(const ChargeFacts &charge)
{
    Situation situation = soon(charge);
    situation.now = situation.providerNow = charge.changedAt.addSecs(3600);
    return situation;
}

/** At another counter, ten minutes later. */
inline Situation elsewhere(const ChargeFacts &charge)
{
    Situation situation = soon(charge);
    situation.now = charge.changedAt.addSecs(600);
    situation.writer = Writer::Other;
    return situation;
}

inline Situation atOtherProvider(const ChargeFacts &charge)
{
    Situation situation = soon(charge);
    situation.provider = QStringLiteral("https://other.example.com:443");
    return situation;
}

/** By a program that has no provider, as settling has none. */
inline Situation withoutProvider(const ChargeFacts &charge)
{
    Situation situation = soon(charge);
    situation.provider.clear();
    return situation;
}

/** "yes", or why not. */
inline QString text(const Permission &permission)
{
    return permission ? QStringLiteral("yes") : QString(key(permission.error()));
}

} // namespace balcao::test
