// SPDX-License-Identifier: MIT
#pragma once

#include "sandbox/charge.h"
#include "sandbox/jsonnode.h"
#include "sandbox/quirks.h"

#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace balcao::sandbox
{

/** A field that breaks a rule, by its path in the request (amount, customer.tax_id), and why, in Portuguese. */
struct FieldError {
    std::string field;
    std::string message;
};
using FieldErrors = std::vector<FieldError>;

struct CreateRequest {
    qint64 centavos = 0;
    Customer customer;
};

/** Without amount and customer this only asks to see the charge. */
struct UpdateRequest {
    std::string txid;
    std::optional<qint64> centavos;
    std::optional<Customer> customer;

    [[nodiscard]] bool changesNothing() const { return !centavos && !customer; }
};

using QueryParameters = std::multimap<std::string, std::string>;

/** Section 4.1: both fields required, amount a number. All errors at once. Unknown members are ignored. */
[[nodiscard]] std::variant<CreateRequest, FieldErrors> readCreate(const JsonNode &body, Unit unit);

/** Section 4.2: txid required; amount as number or quoted; a customer object is whole or it is an error. */
[[nodiscard]] std::variant<UpdateRequest, FieldErrors> readUpdate(const JsonNode &body, Unit unit);

/** Section 4.2 from the query: txid, amount, and the customer as customer[name]=…, customer.name=… or customer={…}. */
[[nodiscard]] std::variant<UpdateRequest, FieldErrors> readUpdate(const QueryParameters &query, Unit unit);

} // namespace balcao::sandbox
