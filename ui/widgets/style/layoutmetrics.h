// SPDX-License-Identifier: MIT
#pragma once

#include <QSize>

namespace balcao
{

/** What of the layout depends on the window's class (the design's grid): one row of a table for each. Heights are given away by
 *  FormHeights, ChargeHeights and PanelPlaces. Lengths in logical pixels.
 */
struct LayoutMetrics {
    /** Smaller windows scroll what is made for this size. */
    static constexpr QSize leastWindow{900, 440};

    int rail;
    int topBar;
    int ribbon;
    /** Around a page; its top and bottom may be narrower. */
    int pad;
    int padTop;
    int padBottom;
    int gap;
    /** The list beside the form, the column beside an outcome. */
    int side;
    /** The list of the day has a place there. */
    bool hasList;
    /** Inside a card, from its edge. */
    int cardPad;

    /** The page on which a charge is typed. */
    int labelWidth;
    int fieldWidth;
    int fieldGap;
    int fieldFont;
    int toCheck;

    /** The charge's page. */
    int codeCard;
    int chargeDigits;
    /** The drawer beside the list of charges. */
    int drawer;

    bool isCompact;
    bool isWide;
    /** There is no room beside: the drawer lies over the list. */
    bool isSmall;

    /** Before a window has a size. */
    [[nodiscard]] static const LayoutMetrics &usual() { return of({1366, 768}, false); }
    /** @p window is the client area, of which training's ribbon takes a part. */
    [[nodiscard]] static const LayoutMetrics &of(QSize window, bool hasRibbon);
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
