// SPDX-License-Identifier: MIT
#pragma once

#include "core/provider/jsontree.h"
#include "core/provider/provideraccount.h"
#include "core/values/money.h"

#include <optional>

namespace balcao
{

/** An amount as a provider wrote it. */
struct WireAmount {
    Money money;
    /** A string with a decimal comma: "1.234,56". */
    bool isPtBr = false;
};

/** Reads an amount of an answer: a JSON number in any spelling, or a string in wire form ("1234.5") or pt-BR form ("1.234,56").
 *
 *  Decimal text arithmetic throughout. A number less than a millionth of a centavo away from a whole centavo is taken for
 *  that centavo, because that is what binary fractions leave behind (25.750000000000004); anything else below a centavo is
 *  refused, never rounded. With unit centavos the value must be whole, and a string must be digits only.
 */
[[nodiscard]] std::optional<WireAmount> readWireAmount(const JsonValue &value, AmountUnit unit);

} // namespace balcao
