// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/providercharge.h"
#include "core/provider/jsontree.h"
#include "core/values/customer.h"

#include <optional>

namespace balcao
{

/** The customer as an answer echoes it. Empty when @p value is no object or holds none of the four fields as text. */
[[nodiscard]] std::optional<EchoedCustomer> readEchoedCustomer(const JsonValue &value);

/** The echo contradicts what was sent. Spelling does not count: blanks and case in names, punctuation in numbers, the
 *  country code of a phone; nor does a field that is missing or masked with asterisks.
 */
[[nodiscard]] bool differs(const EchoedCustomer &echo, const Customer &sent);

} // namespace balcao
