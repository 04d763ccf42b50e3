// SPDX-License-Identifier: MIT
#pragma once

#include <QSize>

namespace balcao
{

/** What of the layout depends on the window's size (the design's grid). */
struct LayoutMetrics {
    /** Narrower or lower windows scroll what is made for this size; the form is made for less. */
    static constexpr QSize leastWindow{1024, 614};
    static constexpr QSize leastForm{900, 440};
    /** Lower windows have narrower frames. */
    static constexpr int veryLow = 660;

    int rail = 104;
    int topBar = 60;
    int ribbon = 28;
    /** Around a page; its top and bottom may be narrower. */
    int pad = 20;
    int padTop = 16;
    int padBottom = 20;
    int gap = 12;
    /** 0: there is none. */
    int side = 376;
    /** Inside a card, from its edge. */
    int cardPad = 20;

    /** The page on which a charge is typed. */
    int labelWidth = 132;
    int fieldWidth = 380;
    int fieldGap = 16;
    int fieldFont = 17;
    int toCheck = 176;

    /** The charge's page. */
    int qrCard = 530;
    int chargeDigits = 104;
    int chargeGap = 14;
    int customerCard = 113;
    int copyCard = 74;
    bool isCopyUnderCode = false;
    int tile = 60;
    int tileColumns = 3;
    int choice = 76;
    int bottomRow = 56;

    bool isCompact = false;
    bool isWide = false;
    /** Low windows fold: tiles of 48, smaller digits. Very low ones have narrower cards, too. */
    bool isLow = false;
    bool isVeryLow = false;

    /** @p window is the client area, of which training's ribbon takes a part. */
    [[nodiscard]] static LayoutMetrics of(QSize window, bool hasRibbon);

    bool operator==(const LayoutMetrics &) const = default;
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

    /** Times need room for their day, numbers for their counter. */
    [[nodiscard]] static ChargeColumns of(int room, bool namesDay, bool namesCounter);

    bool operator==(const ChargeColumns &) const = default;
};

} // namespace balcao
