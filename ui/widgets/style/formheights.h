// SPDX-License-Identifier: MIT
#pragma once

namespace balcao
{

/** How the height of the page on which a charge is typed is given away: to the amount, and to the card with the customer below it. Lengths
 *  in logical pixels; a part's own gap belongs to it.
 */
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

} // namespace balcao
