// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"
#include "core/values/money.h"

#include <QStringView>

namespace balcao
{

enum class AmountTextError {
    Empty,
    Charset,
    /** Could be read in two ways, or in none. */
    Format,
    /** A dot stands where the comma before the centavos belongs: "1.234.56". */
    PointForComma,
    /** No digit before or behind the decimal mark: ",50", "5,". */
    Incomplete,
    /** More than two decimals, and they cannot be thousands: "0,001". */
    Decimals,
    Zero,
    TooLarge
};

/** Reads an amount as people in Brazil write it: "49,90", "49.90", "R$ 1.234,56", "1234", "1.234" (thousand), "49,90 reais",
 *  "Total: R$ 49,90".
 *
 *  With a comma the comma is the decimal mark; dots, or single blanks before two decimals ("1 234,56"), are thousands in correct
 *  groups. Without one, dots in groups of three are thousands, and a single dot before one or two final digits is the decimal mark.
 *  Everything else ("1,234.56", "12,345", "1e3") is refused, never guessed, and so is "12.345", whatever its last digit: people mean
 *  thousands, programs three decimals, and one is a thousand times the other. "1.234" and "10.000" are only people's. Zero is
 *  refused too.
 */
[[nodiscard]] Expected<Money, AmountTextError> parseAmountText(QStringView text);
/** The same of what several amounts come to. */
[[nodiscard]] Expected<MoneySum, AmountTextError> parseSumText(QStringView text);

} // namespace balcao
