// SPDX-License-Identifier: MIT
#pragma once

/** How the heights of two pages are given away, the most important part first. Lengths in logical pixels. */
namespace balcao
{

/** The page on which a charge is typed: the amount, and the card with the customer below it. A part's own gap belongs to it. */
struct FormHeights {
    static constexpr int titleHeight = 44;
    /** From the title, or the card's edge where there is none, to the first field; from the last one to the foot. */
    static constexpr int aboveFields = 8;
    static constexpr int belowFields = 15;

    int visor = 0;
    /** 0: it is folded. */
    int title = 0;
    /** All fields, or what is seen of them where they are scrolled. */
    int fields = 0;
    /** A field, and from one to the next. */
    int face = 0;
    int pitch = 0;
    /** The field of the sale's mark is the fifth; else a button stands for it. */
    bool hasMark = false;
    int foot = 0;
    /** The main button, which the foot holds. */
    int primary = 0;
    bool isScrolled = false;

    struct Wishes {
        /** The row of what is open stands between them. */
        bool hasRow = true;
        bool mayHaveTitle = true;
        bool isWide = false;
        /** The field of the mark is wanted, whether or not it has room. */
        bool isMarkOpen = false;
    };
    /** @p room: without margins, and without what stands beside the two. */
    [[nodiscard]] static FormHeights of(int room, const Wishes &wishes);
};

/** The right column of a charge's page. 0: the part is not there. */
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
