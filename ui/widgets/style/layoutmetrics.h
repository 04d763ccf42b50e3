// SPDX-License-Identifier: MIT
#pragma once

#include "core/values/functionref.h"

#include <QRect>

namespace balcao
{

/** What of the layout depends on the window's class (the design's grid), here as in a window of 1366x768; the other
 *  classes say what is other there. Heights are given away by FormHeights, ChargeHeights and PanelPlaces. Lengths in logical pixels.
 */
struct LayoutMetrics {
    /** Smaller windows scroll what is made for this size. */
    static constexpr QSize leastWindow{900, 440};

    int rail = 104;
    int topBar = 60;
    int ribbon = 28;
    /** Around a page; its top and bottom may be narrower. */
    int pad = 20;
    int padTop = 16;
    int padBottom = 20;
    int gap = 12;
    /** The list beside the form, the column beside an outcome. */
    int side = 376;
    /** The list of the day has a place there. */
    bool hasList = true;
    /** Inside a card, from its edge. */
    int cardPad = 20;

    /** The page on which a charge is typed. */
    int labelWidth = 132;
    int fieldWidth = 380;
    int fieldGap = 16;
    int fieldFont = 17;
    int toCheck = 176;

    /** The charge's page. */
    int codeCard = 530;
    int chargeDigits = 104;
    /** The drawer beside the list of charges. */
    int drawer = 384;

    bool isCompact = false;
    bool isWide = false;
    /** There is no room beside: the drawer lies over the list. */
    bool isSmall = false;

    /** @p window is the client area, of which training's ribbon takes a part. */
    [[nodiscard]] static const LayoutMetrics &of(QSize window, bool hasRibbon);
};

/** Where the parts of a charge's left panel stand, from above. A low one has title and badge side by side over the code. In pixels. */
struct PanelPlaces {
    static constexpr int bandHeight = 44;

    struct Content {
        bool hasCode = false;
        bool hasTitle = true;
        bool hasBadge = true;
        /** A moment is named, across the card. */
        bool hasBand = false;
    };

    QRect title;
    QRect band;
    /** Of the code, or all that title and badge leave. */
    QRect middle;
    QRect badge;
    bool isShared = false;

    /** @p sideIn: the side of the largest code, in whole modules, that fits into a square of a given side. */
    [[nodiscard]] static PanelPlaces of(QSize panel, const LayoutMetrics &grid, const Content &content,
                                        const FunctionRef<int(int room)> &sideIn);
};

/** The columns of the list of charges in a room of so many pixels. 0: left out, the least important first. */
struct ChargeColumns {
    int number = 0;
    int time = 0;
    int customer = 0;
    int amount = 0;
    int status = 0;
    int operatorName = 0;

    /** Where the first column begins. */
    static constexpr int edge = 16;

    /** Times need room for their day. */
    [[nodiscard]] static ChargeColumns of(int room, bool namesDay);

    bool operator==(const ChargeColumns &) const = default;
};

} // namespace balcao
