// SPDX-License-Identifier: MIT
#include "ui/widgets/style/layoutmetrics.h"

namespace balcao
{

namespace
{

constexpr int ribbonHeight = 28;

constexpr LayoutMetrics wide{.rail = 120,
                             .topBar = 64,
                             .ribbon = ribbonHeight,
                             .pad = 24,
                             .padTop = 24,
                             .padBottom = 24,
                             .gap = 20,
                             .side = 440,
                             .hasList = true,
                             .cardPad = 28,
                             .labelWidth = 168,
                             .fieldWidth = 400,
                             .fieldGap = 16,
                             .fieldFont = 17,
                             .toCheck = 216,
                             .codeCard = 760,
                             .chargeDigits = 140,
                             .drawer = 456,
                             .isCompact = false,
                             .isWide = true,
                             .isSmall = false};

constexpr LayoutMetrics plain{.rail = 104,
                              .topBar = 60,
                              .ribbon = ribbonHeight,
                              .pad = 20,
                              .padTop = 16,
                              .padBottom = 20,
                              .gap = 12,
                              .side = 376,
                              .hasList = true,
                              .cardPad = 20,
                              .labelWidth = 132,
                              .fieldWidth = 380,
                              .fieldGap = 16,
                              .fieldFont = 17,
                              .toCheck = 176,
                              .codeCard = 530,
                              .chargeDigits = 104,
                              .drawer = 384,
                              .isCompact = false,
                              .isWide = false,
                              .isSmall = false};

constexpr LayoutMetrics plainInTraining = [] {
    LayoutMetrics grid = plain;
    grid.padTop = 12;
    return grid;
}();

constexpr LayoutMetrics low = [] {
    LayoutMetrics grid = plain;
    grid.topBar = 48;
    grid.pad = grid.padTop = grid.padBottom = 12;
    grid.gap = 8;
    return grid;
}();

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
    if (window.height() - (hasRibbon ? ribbonHeight : 0) < lowRoom)
        return low;
    return hasRibbon ? plainInTraining : plain;
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
