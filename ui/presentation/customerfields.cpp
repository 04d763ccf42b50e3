// SPDX-License-Identifier: MIT
#include "ui/presentation/customerfields.h"

#include <QCoreApplication>

namespace balcao
{

namespace
{

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(balcao::customerfields)
};

} // namespace

std::optional<Customer> readCustomer(const CustomerTexts &texts)
{
    const auto &[taxIdText, nameText, phoneText, emailText] = texts;
    const auto name = PersonName::parse(nameText);
    const auto phone = PhoneNumber::parse(phoneText);
    const auto email = EmailAddress::parse(emailText);
    const auto taxId = TaxId::parse(taxIdText);
    if (!name || !phone || !email || !taxId)
        return std::nullopt;
    return Customer{.name = *name, .phone = *phone, .email = *email, .taxId = *taxId};
}

CustomerTexts textsOf(const Customer &customer)
{
    return {customer.taxId.formatted(), customer.name.text(), customer.phone.formatted(), customer.email.text()};
}

QList<LabelledText> labelled(const Customer &customer)
{
    return {{Tr::tr("Customer"), customer.name.text()},
            {customer.taxId.kind() == TaxId::Kind::Cpf ? Tr::tr("CPF") : Tr::tr("CNPJ"), customer.taxId.formatted()},
            {Tr::tr("Mobile"), customer.phone.formatted()},
            {Tr::tr("E-mail"), customer.email.text()}};
}

} // namespace balcao
