// SPDX-License-Identifier: MIT
#pragma once

#include "core/values/emailaddress.h"
#include "core/values/personname.h"
#include "core/values/phonenumber.h"
#include "core/values/taxid.h"

#include <QString>

#include <optional>

namespace balcao
{

/** The person or company that is charged. The provider wants all four fields or no customer at all (interface 2.2):
 *  "none" is an empty std::optional<Customer>, half a customer cannot be expressed.
 */
struct Customer {
    PersonName name;
    PhoneNumber phone;
    EmailAddress email;
    TaxId taxId;

    bool operator==(const Customer &) const = default;
};

/** A customer as the ledger keeps it; all empty: not known, or erased. */
struct CustomerText {
    QString name;
    /** National digits: "11987654321". */
    QString phone;
    QString email;
    /** Canonical: "52998224725". */
    QString taxId;

    [[nodiscard]] static CustomerText of(const Customer &customer)
    {
        return {.name = customer.name.text(),
                .phone = customer.phone.national(),
                .email = customer.email.text(),
                .taxId = customer.taxId.canonical()};
    }
    [[nodiscard]] bool isEmpty() const { return taxId.isEmpty(); }
    /** Empty when a field is not valid. */
    [[nodiscard]] std::optional<Customer> parsed() const
    {
        const auto validName = PersonName::parse(name);
        const auto validPhone = PhoneNumber::parse(phone);
        const auto validEmail = EmailAddress::parse(email);
        const auto validTaxId = TaxId::fromCanonical(taxId);
        if (!validName || !validPhone || !validEmail || !validTaxId)
            return std::nullopt;
        return Customer{.name = *validName, .phone = *validPhone, .email = *validEmail, .taxId = *validTaxId};
    }

    bool operator==(const CustomerText &) const = default;
};

} // namespace balcao
