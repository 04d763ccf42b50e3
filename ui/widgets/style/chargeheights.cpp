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

/** In steps that move what stands below by less than a window grows that is dragged. */
void climb(QList<Rung> &rungs, RightPart part, int count, int from, int to, int between = 0)
{
    constexpr int step = 4;
    for (int height = from; count > 0 && height < to;) {
        height = qMin(height + step, to);
        rungs.append({part, stacked(count, height, between)});
    }
}

/** What gives way first stands last. */
QList<Rung> moreOf(const ChargeHeights::Parts &parts)
{
    const int customers = parts.hasCustomer ? 1 : 0;
    const int copies = parts.hasCopy ? 1 : 0;
    const int txids = parts.hasTxid ? 1 : 0;
    const int between = parts.between();
    QList<Rung> rungs;
    climb(rungs, RightDisplay, 1, leastDisplay, ChargeHeights::stackedDisplay);
    climb(rungs, RightTiles, parts.tileRows, 48, 52, between);
    climb(rungs, RightCustomer, customers, 62, ChargeHeights::captionedCustomer);
    climb(rungs, RightDisplay, 1, ChargeHeights::stackedDisplay, 200);
    climb(rungs, RightCopy, copies, 58, 74);
    climb(rungs, RightTxid, txids, 58, 74);
    climb(rungs, RightFoot, parts.isSmall ? 0 : 1, 48, 52);
    climb(rungs, RightTiles, parts.tileRows, 52, 60, between);
    climb(rungs, RightFoot, parts.isSmall ? 0 : 1, 52, 56);
    climb(rungs, RightDisplay, 1, 200, 220);
    climb(rungs, RightChoices, parts.choices, parts.leastChoice, 76, between);
    climb(rungs, RightCustomer, customers, ChargeHeights::captionedCustomer, 111);
    if (parts.isWide) {
        climb(rungs, RightFoot, 1, 56, 64);
        climb(rungs, RightTiles, parts.tileRows, 60, 84, between);
        climb(rungs, RightCopy, copies, 74, 102);
        climb(rungs, RightTxid, txids, 74, 102);
        climb(rungs, RightCustomer, customers, 111, 158);
    }
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
