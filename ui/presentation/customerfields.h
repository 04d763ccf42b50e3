// SPDX-License-Identifier: MIT
#pragma once

#include "core/values/customer.h"

#include <QList>
#include <QString>

#include <array>
#include <optional>

namespace balcao
{

/** The four fields that the provider requires, in the order of the form. */
enum class CustomerField { TaxId, Name, Phone, Email };
inline constexpr std::array customerFields{CustomerField::TaxId, CustomerField::Name, CustomerField::Phone,
                                           CustomerField::Email};

/** What is typed into the four fields, by customerFields. */
using CustomerTexts = std::array<QString, customerFields.size()>;

/** One labelled value, ready to show. */
struct LabelledText {
    QString label;
    QString text;
};

/** All four fields, or nothing when any of them is not valid. */
[[nodiscard]] std::optional<Customer> readCustomer(const CustomerTexts &texts);
[[nodiscard]] CustomerTexts textsOf(const Customer &customer);
/** Name, CPF or CNPJ, mobile, e-mail: the order in which a charge shows them. */
[[nodiscard]] QList<LabelledText> labelled(const Customer &customer);

} // namespace balcao
