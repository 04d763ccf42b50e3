// SPDX-License-Identifier: MIT
#pragma once

#include "core/values/customer.h"
#include "core/values/money.h"

#include <QString>

#include <optional>

namespace balcao
{

/** What create sends (interface 4.1). The amount is above zero: whoever builds the request sees to it. */
struct ChargeRequest {
    Money amount;
    Customer customer;

    bool operator==(const ChargeRequest &) const = default;
};

/** What update sends (interface 4.2). Both empty is legal: it returns the charge ("Consultar situação"). */
struct UpdateRequest {
    QString txid;
    std::optional<Money> amount;
    std::optional<Customer> customer;

    bool operator==(const UpdateRequest &) const = default;
};

/** What a person asked to change on a charge, and why. What is given is absolute; what is not stays as it is. */
struct Correction {
    std::optional<Money> amount;
    std::optional<Customer> customer;
    QString reason;

    bool operator==(const Correction &) const = default;
};

} // namespace balcao
