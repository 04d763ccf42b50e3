// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/history/historypresenter.h"

#include <functional>

namespace balcao
{

/** A part of the line under the list of charges. Lengths in pixels. */
struct NumbersPiece {
    QString words;
    /** Count and amounts; the others say of what. */
    bool isMain = false;
    /** Room before it. */
    int before = 0;

    bool operator==(const NumbersPiece &) const = default;
};

/** What @p room has place for, from the left: a sum stands there whole, with its label, or not at all. */
[[nodiscard]] QList<NumbersPiece> fitNumbers(const HistoryPresenter::Numbers &numbers, int room,
                                             const std::function<int(const NumbersPiece &)> &width);

} // namespace balcao
