// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/history/historypresenter.h"

#include <functional>

namespace balcao
{

/** A part of the line under the list of charges. Lengths in pixels. */
struct NumbersPiece {
    QString words;
    int pixels = 15;
    /** What the others are said of. */
    bool isMain = false;
    /** Room before it. */
    int before = 5;

    bool operator==(const NumbersPiece &) const = default;
};

/** The parts that @p room has place for: money is drawn smaller before anything is left out, and never cut. */
[[nodiscard]] QList<NumbersPiece> fitNumbers(const HistoryPresenter::Numbers &numbers, int room,
                                             const std::function<int(const NumbersPiece &)> &width);

} // namespace balcao
