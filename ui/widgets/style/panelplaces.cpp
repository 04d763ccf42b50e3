// SPDX-License-Identifier: MIT
#include "ui/widgets/style/panelplaces.h"

namespace balcao
{

namespace
{

constexpr int leastGap = 8;
/** Below this title and badge share a line where that makes the code larger. */
constexpr int lowPanel = 520;
/** Below this there is no title over what stands in a code's place. */
constexpr int lowestPanel = 420;

} // namespace

/** The code takes the largest whole module that the room allows; what is left is shared by the gaps. */
PanelPlaces PanelPlaces::of(QSize panel, const LayoutMetrics &grid, const Content &content,
                            const std::function<int(int room)> &sideIn)
{
    const int titleHeight = grid.isWide ? 40 : 32;
    const int badgeHeight = panel.height() < lowPanel ? 36 : (grid.isWide ? 52 : 44);
    const int band = content.hasBand ? bandHeight + leastGap : 0;
    PanelPlaces places;
    if (!content.hasCode) {
        const bool hasTitle = content.hasTitle && panel.height() >= lowestPanel;
        constexpr int edge = 12;
        places.title = QRect(0, edge, panel.width(), hasTitle ? titleHeight : 0);
        places.badge = QRect(0, panel.height() - edge - badgeHeight, panel.width(), content.hasBadge ? badgeHeight : 0);
        // What a low one has of the title's room is air: nothing leaps where the title comes.
        const int top = edge + qBound(0, panel.height() + titleHeight + leastGap - lowestPanel, titleHeight + leastGap);
        const int bottom = content.hasBadge ? places.badge.top() - leastGap : panel.height() - edge;
        places.middle = QRect(0, top, panel.width(), bottom - top);
        return places;
    }
    const int high = panel.height() - band;
    const int wide = panel.width() - (grid.isWide ? 48 : 2 * leastGap);
    const int stacked = sideIn(qMin(wide, high - titleHeight - badgeHeight - 4 * leastGap));
    const int shared = sideIn(qMin(wide, high - badgeHeight - 2 * leastGap));
    places.isShared = panel.height() < lowPanel && shared > stacked;
    const int side = places.isShared ? shared : stacked;
    const int left = (panel.width() - side) / 2;
    if (places.isShared) {
        const int gap = (high - badgeHeight - side) / 3;
        places.title = QRect(12, gap, panel.width() - 24, badgeHeight);
        places.badge = places.title;
        places.middle = QRect(left, places.title.bottom() + 1 + band + gap, side, side);
        places.band = QRect(0, places.title.bottom() + 1 + leastGap, panel.width(), bandHeight);
        return places;
    }
    const int rest = high - titleHeight - side - badgeHeight;
    places.title = QRect(0, rest * 28 / 100, panel.width(), titleHeight);
    places.middle = QRect(left, places.title.bottom() + 1 + band + rest * 19 / 100, side, side);
    places.band = QRect(0, places.middle.top() - leastGap - bandHeight, panel.width(), bandHeight);
    places.badge = QRect(0, places.middle.bottom() + 1 + rest * 22 / 100, panel.width(), badgeHeight);
    return places;
}

} // namespace balcao
