// SPDX-License-Identifier: MIT
#pragma once

#include "sandbox/quirks.h"

#include <QtGlobal>

#include <string>
#include <string_view>
#include <variant>

namespace balcao::sandbox
{

enum class AmountError { NotANumber, NotPositive, TooManyDecimals, TooLarge };

/** Centavos from the text of a JSON number, in exact decimal arithmetic: what counts is the value, so 10.10, 10.100
 *  and 1.01e1 are the same; a value between two centavos is refused, never rounded.
 */
[[nodiscard]] std::variant<qint64, AmountError> centavosFromNumber(std::string_view token, Unit unit);

/** The same from a quoted amount or a query parameter: digits with an optional point, nothing else. */
[[nodiscard]] std::variant<qint64, AmountError> centavosFromText(std::string_view text, Unit unit);

/** "49.90" for reais, "4990" for centavos. */
[[nodiscard]] std::string amountToken(qint64 centavos, Unit unit);

} // namespace balcao::sandbox
