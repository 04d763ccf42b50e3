// SPDX-License-Identifier: MIT
#include "ui/widgets/style/layoutmetrics.h"

namespace balcao
{

namespace
{

constexpr LayoutMetrics plain;

constexpr LayoutMetrics wide{.rail = 120,
                             .topBar = 64,
                             .pad = 24,
                             .padTop = 24,
                             .padBottom = 24,
                             .gap = 20,
                             .side = 440,
                             .cardPad = 28,
                             .labelWidth = 168,
                             .fieldWidth = 400,
                             .toCheck = 216,
                             .codeCard = 760,
                             .chargeDigits = 140,
                             .drawer = 456,
                             .isWide = true};

constexpr LayoutMetrics plainInTraining{.padTop = 12};

constexpr LayoutMetrics low{.topBar = 48, .pad = 12, .padTop = 12, .padBottom = 12, .gap = 8};

constexpr LayoutMetrics compact = [] {
    LayoutMetrics grid = low;
    grid.rail = 88;
    grid.side = 256;
    grid.cardPad = 16;
    grid.labelWidth = 120;
    grid.fieldWidth = 288;
    grid.fieldGap = 12;
    grid.fieldFont = 16;
    grid.toCheck = 144;
    grid.codeCard = 400;
    grid.drawer = 360;
    grid.isCompact = true;
    return grid;
}();

constexpr LayoutMetrics small = [] {
    LayoutMetrics grid = compact;
    grid.rail = 80;
    grid.topBar = 44;
    grid.padTop = grid.padBottom = 8;
    grid.side = 240;
    grid.hasList = false;
    grid.labelWidth = 152;
    grid.fieldWidth = 360;
    grid.codeCard = 344;
    grid.isSmall = true;
    return grid;
}();

constexpr int leastGap = 8;
/** Below this title and badge share a line where that makes the code larger. */
constexpr int lowPanel = 520;
/** Below this there is no title over what stands in a code's place. */
constexpr int lowestPanel = 420;

} // namespace

const LayoutMetrics &LayoutMetrics::of(QSize window, bool hasRibbon)
{
    constexpr int lowRoom = 632;
    if (window.width() >= 1600)
        return wide;
    if (window.width() < 1000)
        return small;
    if (window.width() < 1200)
        return compact;
    if (window.height() - (hasRibbon ? plain.ribbon : 0) < lowRoom)
        return low;
    return hasRibbon ? plainInTraining : plain;
}

/** The code takes the largest whole module that the room allows; what is left is shared by the gaps. */
PanelPlaces PanelPlaces::of(QSize panel, const LayoutMetrics &grid, const Content &content,
                            const FunctionRef<int(int room)> &sideIn)
{
    const int titleHeight = grid.isWide ? 40 : 32;
    const int badgeHeight = panel.height() < lowPanel ? 36 : (grid.isWide ? 52 : 44);
    const int band = content.hasBand ? bandHeight + leastGap : 0;
    PanelPlaces places;
    if (!content.hasCode) {
        const bool hasTitle = content.hasTitle && panel.height() >= lowestPanel;
        constexpr int edge = 12;
        places.title = QRect(0, edge, panel.width(), hasTitle ? titleHeight : 0);
        places.badge = QRect(0, panel.height() - edge - badgeHeight, panel.width(), content.hasBadge ? badgeHeight : 0);
        // What a low one has of the title's room is air: nothing leaps where the title comes.
        const int top = edge + qBound(0, panel.height() + titleHeight + leastGap - lowestPanel, titleHeight + leastGap);
        const int bottom = content.hasBadge ? places.badge.top() - leastGap : panel.height() - edge;
        places.middle = QRect(0, top, panel.width(), bottom - top);
        return places;
    }
    const int high = panel.height() - band;
    const int wide = panel.width() - (grid.isWide ? 48 : 2 * leastGap);
    const int stacked = sideIn(qMin(wide, high - titleHeight - badgeHeight - 4 * leastGap));
    const int shared = sideIn(qMin(wide, high - badgeHeight - 2 * leastGap));
    places.isShared = panel.height() < lowPanel && shared > stacked;
    const int side = places.isShared ? shared : stacked;
    const int left = (panel.width() - side) / 2;
    if (places.isShared) {
        const int gap = (high - badgeHeight - side) / 3;
        places.title = QRect(12, gap, panel.width() - 24, badgeHeight);
        places.badge = places.title;
        places.middle = QRect(left, places.title.bottom() + 1 + band + gap, side, side);
        places.band = QRect(0, places.title.bottom() + 1 + leastGap, panel.width(), bandHeight);
        return places;
    }
    const int rest = high - titleHeight - side - badgeHeight;
    places.title = QRect(0, rest * 28 / 100, panel.width(), titleHeight);
    places.middle = QRect(left, places.title.bottom() + 1 + band + rest * 19 / 100, side, side);
    places.band = QRect(0, places.middle.top() - leastGap - bandHeight, panel.width(), bandHeight);
    places.badge = QRect(0, places.middle.bottom() + 1 + rest * 22 / 100, panel.width(), badgeHeight);
    return places;
}

ChargeColumns ChargeColumns::of(int room, bool namesDay)
{
    const bool isNarrow = room < 640;
    const int day = isNarrow ? 46 : 44;
    ChargeColumns columns{.time = (isNarrow ? 58 : 64) + (namesDay ? day : 0),
                          .amount = isNarrow ? 132 : 138,
                          .status = isNarrow ? 138 : 150};
    const int number = isNarrow ? 78 : 92;
    const int leastCustomer = isNarrow ? 102 : 156;
    constexpr int leastOperator = 140;
    int left = room - columns.time - columns.amount - columns.status;
    if (left >= number + leastCustomer + leastOperator) {
        columns.operatorName = qBound(leastOperator, left / 4, 240);
        left -= columns.operatorName;
    }
    if (left >= number + leastCustomer)
        columns.number = number;
    else
        columns.time += edge;
    columns.customer = qMax(60, left - (columns.number > 0 ? number : edge));
    return columns;
}

} // namespace balcao
