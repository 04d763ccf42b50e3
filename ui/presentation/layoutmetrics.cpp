// SPDX-License-Identifier: MIT
#include "ui/presentation/layoutmetrics.h"

namespace balcao
{

LayoutMetrics LayoutMetrics::of(QSize window, bool hasRibbon)
{
    const LayoutMetrics usual;
    const int room = window.height() - (hasRibbon ? usual.ribbon : 0);
    const bool wide = window.width() >= 1600;
    const bool compact = window.width() < 1200;
    const bool narrow = window.width() < 1060;
    const bool small = window.width() < 1000;
    const bool low = room < 680 && !wide;
    const bool lowest = low && window.height() < veryLow;
    // A window of the usual width that is not as high, and every narrow one.
    const bool tight = compact || (!wide && !low && window.height() < 720);
    return {.rail = wide ? 120 : (small ? 80 : (compact ? 88 : 104)),
            .topBar = wide ? 64 : (small ? 44 : (compact || lowest ? 48 : 60)),
            .pad = wide ? 24 : (compact || lowest ? 12 : 20),
            .padTop = wide ? 24 : (small ? 8 : (compact || lowest || hasRibbon ? 12 : 16)),
            .padBottom = wide ? 24 : (small ? 8 : (compact || lowest ? 12 : 20)),
            .gap = wide ? 20 : (compact || lowest ? 8 : 12),
            .side = wide ? 440 : (small ? 0 : (compact ? 256 : 376)),
            .cardPad = wide ? 28 : (compact ? 16 : 20),
            .labelWidth = wide ? 168 : (small ? 152 : (compact ? 120 : 132)),
            .fieldWidth = wide ? 400 : (small ? 360 : (compact ? 288 : 380)),
            .fieldGap = compact ? 12 : 16,
            .fieldFont = compact ? 16 : 17,
            .toCheck = wide ? 216 : (compact ? 144 : 176),
            .qrCard = wide ? 760 : (compact ? 400 : (lowest && hasRibbon ? 520 : (low || tight ? 500 : 530))),
            .chargeDigits = wide ? 140 : (lowest ? 72 : (low || tight || hasRibbon ? 92 : 104)),
            .chargeGap = wide ? 14 : (low ? 8 : (hasRibbon ? 10 : (tight ? 9 : 14))),
            .customerCard = wide ? 158 : (lowest ? 90 : (low ? 101 : 113)),
            .copyCard = wide ? 102 : (lowest ? 54 : (low ? 56 : 74)),
            .isCopyUnderCode = narrow,
            .tile = wide ? 84 : (low ? 48 : (tight ? 52 : (hasRibbon ? 56 : 60))),
            .tileColumns = narrow ? 2 : 3,
            .choice = wide ? 76 : (low ? (compact ? 68 : 66) : (compact ? 70 : (tight ? 66 : 76))),
            .bottomRow = wide ? 64 : (low ? 48 : 56),
            .isCompact = compact,
            .isWide = wide,
            .isLow = low,
            .isVeryLow = lowest};
}

ChargeColumns ChargeColumns::of(int room, bool namesDay, bool namesCounter)
{
    const bool isNarrow = room < 600;
    ChargeColumns columns{
        .time = namesDay ? 116 : (isNarrow ? 60 : 68), .amount = isNarrow ? 138 : 152, .status = isNarrow ? 142 : 162};
    const int number = namesCounter ? (isNarrow ? 82 : 86) : (isNarrow ? 52 : 60);
    const int leastCustomer = isNarrow ? 110 : 150;
    constexpr int leastOperator = 134;
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
