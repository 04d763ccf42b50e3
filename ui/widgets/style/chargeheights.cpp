// SPDX-License-Identifier: MIT
#include "ui/widgets/style/chargeheights.h"

#include "ui/widgets/style/rungs.h"

#include <algorithm>
#include <numeric>

namespace balcao
{

namespace
{

enum RightPart {
    RightDisplay,
    RightFoot,
    RightCustomer,
    RightCopy,
    RightTxid,
    RightBanner,
    RightSteps,
    RightChoices,
    RightTiles,
    RightCount
};

constexpr int leastDisplay = 141;

int only(bool isThere, int height)
{
    return isThere ? height : 0;
}

/** So many of that height, one below the other. */
int stacked(int count, int height, int between)
{
    return count > 0 ? count * height + (count - 1) * between : 0;
}

int oneOf(int count, int height, int between)
{
    return count > 0 ? (height - (count - 1) * between) / count : 0;
}

QList<Rung> leastOf(const ChargeHeights::Parts &parts)
{
    return {{RightDisplay, leastDisplay},
            {RightFoot, 48},
            {RightCustomer, only(parts.hasCustomer, 62)},
            {RightCopy, only(parts.hasCopy, 56)},
            {RightTxid, only(parts.hasTxid, 56)},
            {RightBanner, only(parts.hasBanner, 50)},
            {RightSteps, only(parts.hasSteps, 200)},
            {RightChoices, stacked(parts.choices, parts.leastChoice, parts.between())},
            {RightTiles, stacked(parts.tileRows, 48, parts.between())}};
}

/** What gives way first stands last. */
QList<Rung> moreOf(const ChargeHeights::Parts &parts)
{
    QList<Rung> rungs{{RightDisplay, ChargeHeights::stackedDisplay},
                      {RightTiles, stacked(parts.tileRows, 52, parts.between())},
                      {RightCustomer, only(parts.hasCustomer, ChargeHeights::captionedCustomer)},
                      {RightDisplay, 200},
                      {RightCopy, only(parts.hasCopy, 74)},
                      {RightTxid, only(parts.hasTxid, 74)},
                      {RightFoot, 56},
                      {RightTiles, stacked(parts.tileRows, 60, parts.between())},
                      {RightDisplay, 221},
                      {RightChoices, stacked(parts.choices, 76, parts.between())},
                      {RightCustomer, only(parts.hasCustomer, 111)}};
    if (parts.isWide)
        rungs += {{RightFoot, 64},
                  {RightTiles, stacked(parts.tileRows, 84, parts.between())},
                  {RightCopy, only(parts.hasCopy, 102)},
                  {RightTxid, only(parts.hasTxid, 102)},
                  {RightCustomer, only(parts.hasCustomer, 158)}};
    return rungs;
}

} // namespace

ChargeHeights ChargeHeights::of(int room, const Parts &parts)
{
    const QList<Rung> least = leastOf(parts);
    const auto count = std::count_if(least.begin(), least.end(), [](const Rung &rung) { return rung.height > 0; });
    const int gaps = static_cast<int>(count - 1) * parts.gap;
    const int sum =
        std::accumulate(least.begin(), least.end(), gaps, [](int all, const Rung &rung) { return all + rung.height; });
    const bool isScrolled = sum > room;
    const int given = qMax(sum, room) - gaps;
    QList<int> heights = climbed(given, RightCount, isScrolled ? least : least + moreOf(parts));
    // The steps of a request take what is over: there is nothing else to look at.
    heights[parts.hasSteps ? RightSteps : RightDisplay] += given - std::accumulate(heights.cbegin(), heights.cend(), 0);
    return {.display = heights.at(RightDisplay),
            .foot = heights.at(RightFoot),
            .customer = heights.at(RightCustomer),
            .copy = heights.at(RightCopy),
            .txid = heights.at(RightTxid),
            .banner = heights.at(RightBanner),
            .steps = heights.at(RightSteps),
            .choice = oneOf(parts.choices, heights.at(RightChoices), parts.between()),
            .tile = oneOf(parts.tileRows, heights.at(RightTiles), parts.between()),
            .isScrolled = isScrolled};
}

} // namespace balcao
