// SPDX-License-Identifier: MIT
#pragma once

#include "core/values/emailaddress.h"
#include "core/values/personname.h"
#include "core/values/phonenumber.h"
#include "core/values/taxid.h"

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

} // namespace balcao
