// SPDX-License-Identifier: MIT
#pragma once

#include "core/values/functionref.h"
#include "ui/presentation/history/historypresenter.h"

namespace balcao
{

/** An amount as it is drawn where there is not room for every amount. */
struct MoneyFit {
    QString text;
    /** The font's height. */
    int pixels = 0;

    bool operator==(const MoneyFit &) const = default;
};

/** The width of a text in a font of that height. */
using TextWidth = FunctionRef<int(const QString &text, int pixels)>;

/** Money is never cut: the largest of @p sizes (descending) in which "R$ 4.345.269,35" is not wider than @p room; then the
 *  smallest without "R$"; then "4,3 mi", which never says more than there is. @p sign stands before all of them ("+ ").
 */
[[nodiscard]] MoneyFit fitMoney(MoneySum amount, int room, const QList<int> &sizes, const TextWidth &width,
                                const QString &sign = {});

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
                                             const FunctionRef<int(const NumbersPiece &)> &width);

} // namespace balcao
