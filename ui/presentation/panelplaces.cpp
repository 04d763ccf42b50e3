// SPDX-License-Identifier: MIT
#include "ui/presentation/panelplaces.h"

namespace balcao
{

/** The code takes the largest whole module that the room allows; what is left is shared by the gaps. */
PanelPlaces PanelPlaces::of(QSize panel, const LayoutMetrics &grid, const Content &content,
                            const std::function<int(int room)> &sideIn)
{
    constexpr int gaps = 4;
    constexpr int leastGap = 8;
    constexpr int sharedWidth = 500;
    const int titleHeight = grid.isWide ? 40 : 32;
    const int badgeHeight = grid.isLow ? 36 : (grid.isWide ? 52 : 44);
    const int band = content.hasBand ? bandHeight + leastGap : 0;
    const int high = panel.height() - (content.hasFooter ? grid.copyCard + 8 : 0) - band;
    const int wide = panel.width() - (grid.isWide ? 48 : 24);
    const int stacked = sideIn(qMin(wide, high - titleHeight - badgeHeight - gaps * leastGap));
    const int shared = sideIn(qMin(wide, high - badgeHeight - (gaps - 1) * leastGap));
    PanelPlaces places;
    places.isShared = grid.isVeryLow && content.hasCode && shared > stacked && panel.width() >= sharedWidth;
    const int side = places.isShared ? shared : stacked;
    const int left = (panel.width() - side) / 2;
    if (places.isShared) {
        const int gap = (high - badgeHeight - side) / (gaps - 1);
        places.title = QRect(18, gap, panel.width() - 36, badgeHeight);
        places.badge = places.title;
        places.middle = QRect(left, places.title.bottom() + 1 + band + gap, side, side);
        places.band = QRect(1, places.title.bottom() + 1 + leastGap, panel.width() - 2, bandHeight);
        return places;
    }
    const int rest = high - titleHeight - side - badgeHeight;
    places.title = QRect(0, rest * 28 / 100, panel.width(), titleHeight);
    places.middle = QRect(left, places.title.bottom() + 1 + band + rest * 19 / 100, side, side);
    // A payment has no title to stand under.
    const int bandTop = content.isPaid ? 20 : places.middle.top() - leastGap - bandHeight;
    places.band = QRect(1, bandTop, panel.width() - 2, bandHeight);
    places.badge = QRect(0, places.middle.bottom() + 1 + rest * 22 / 100, panel.width(), badgeHeight);
    return places;
}

} // namespace balcao
