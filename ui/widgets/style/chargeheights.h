// SPDX-License-Identifier: MIT
#pragma once

namespace balcao
{

/** How the height of the right column of a charge's page is given away. Lengths in logical pixels; 0: the part is not there. */
struct ChargeHeights {
    /** What is there besides the amount's display and the foot. */
    struct Parts {
        bool hasCustomer = true;
        bool hasCopy = false;
        bool hasTxid = false;
        bool hasBanner = false;
        bool hasSteps = false;
        int choices = 0;
        int leastChoice = 64;
        int tileRows = 0;
        int gap = 12;
        bool isWide = false;
        /** The buttons of the foot have no room to be large. */
        bool isSmall = false;

        /** Tiles, and choices. */
        [[nodiscard]] int between() const { return gap < 10 ? gap : 10; }
    };

    /** Below this the display has number and status beside the amount. */
    static constexpr int stackedDisplay = 176;
    /** From this height on the customer's values have captions. */
    static constexpr int captionedCustomer = 90;

    int display = 0;
    int foot = 0;
    int customer = 0;
    int copy = 0;
    int txid = 0;
    int banner = 0;
    int steps = 0;
    /** One of them. */
    int choice = 0;
    int tile = 0;
    /** What stands between display and foot has no room: it is as high as it must be. */
    bool isScrolled = false;

    /** @p room: all of the column, gaps included. */
    [[nodiscard]] static ChargeHeights of(int room, const Parts &parts);
};

} // namespace balcao
