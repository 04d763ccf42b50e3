// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace balcao
{

/** How much of a customer lists show (till.mask-customers). The charge's own page and the command line show all that they ever do. */
enum class Masking {
    /** The name, the mobile and the e-mail in full; a CPF masked. */
    Usual,
    Strict
};

/** A customer's data as a list shows it; what is not known stays empty. */
struct ListedCustomer {
    QString name;
    /** "***.982.247-**"; a CNPJ is public. */
    QString taxId;
    QString phone;
    QString email;

    bool operator==(const ListedCustomer &) const = default;
};

/** Of what was kept of a customer, the parts as they stand in a charge. */
[[nodiscard]] ListedCustomer listed(const ListedCustomer &kept, Masking masking);
/** The name alone. */
[[nodiscard]] QString listedName(const QString &kept, Masking masking);

} // namespace balcao
