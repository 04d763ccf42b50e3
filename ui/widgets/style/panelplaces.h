// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/style/layoutmetrics.h"

#include <QRect>

#include <functional>

namespace balcao
{

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
                                        const std::function<int(int room)> &sideIn);
};

} // namespace balcao
