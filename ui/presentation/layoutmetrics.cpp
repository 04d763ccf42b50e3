// SPDX-License-Identifier: MIT
#include "ui/presentation/layoutmetrics.h"

namespace balcao
{

LayoutMetrics LayoutMetrics::of(QSize window, bool hasRibbon)
{
    constexpr int usualRibbon = 44;
    const int room = window.height() - (hasRibbon ? usualRibbon : 0);
    const bool wide = window.width() >= 1600;
    const bool compact = window.width() < 1200;
    const bool narrow = window.width() < 1060;
    const bool low = room < 680 && !wide;
    const bool lowest = low && window.height() < veryLow;
    // A window of the usual width that is not as high, and every narrow one.
    const bool tight = compact || (!wide && !low && window.height() < 720);
    return {.rail = wide ? 120 : (compact || lowest ? 90 : 104),
            .topBar = lowest ? 52 : (compact ? 56 : 60),
            .ribbon = low ? 28 : usualRibbon,
            .pad = wide ? 24 : (lowest ? 12 : (compact ? 14 : 20)),
            .padTop = wide ? 20 : (lowest ? 12 : (compact ? 10 : 16)),
            .gap = wide ? 20 : (lowest ? 10 : (compact ? 12 : 16)),
            .side = wide ? 440 : (compact ? 252 : (lowest ? 300 : 376)),
            .entryHeight = wide ? 298 : (lowest ? 180 : (low ? 200 : (tight ? 186 : 212))),
            .entryDigits = wide ? 176 : (lowest ? 84 : (low || tight ? 92 : 112)),
            .hasKeyHints = !low,
            .fieldHeight = wide ? 60 : (low ? 44 : (compact ? 48 : 52)),
            .fieldPitch = wide ? 96 : (low ? 52 : (compact ? 64 : 68)),
            .labelWidth = compact ? 116 : 124,
            .fieldWidth = wide     ? 420
                          : narrow ? (low ? 248 : 280)
                                   : (compact ? (low ? 284 : 340) : 372),
            .fieldGap = compact ? 12 : 16,
            .fieldFont = narrow ? 15 : (compact ? 16 : 18),
            .formFoot = lowest ? 63 : (low ? 64 : 80),
            .primary = low ? 48 : 56,
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
