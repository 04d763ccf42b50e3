// SPDX-License-Identifier: MIT
#pragma once

#include "core/values/money.h"

#include <QList>
#include <QString>

#include <functional>

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
using TextWidth = std::function<int(const QString &text, int pixels)>;

/** Money is never cut: the largest of @p sizes (descending) in which "R$ 4.345.269,35" is not wider than @p room; then the
 *  smallest without "R$"; then "4,3 mi", which never says more than there is. @p sign stands before all of them ("+ ").
 */
[[nodiscard]] MoneyFit fitMoney(Money amount, int room, const QList<int> &sizes, const TextWidth &width,
                                const QString &sign = {});

} // namespace balcao
