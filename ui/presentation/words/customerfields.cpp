// SPDX-License-Identifier: MIT
#include "ui/presentation/words/customerfields.h"

#include "ui/presentation/words/messages.h"

#include <QCoreApplication>

namespace balcao
{

namespace
{

struct CustomerFieldsTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::customerfields)
};

FieldView right(const QString &message)
{
    return {FieldView::State::Ok, message};
}

FieldView wrong(const QString &message)
{
    return {FieldView::State::Error, message};
}

} // namespace

QString labelOf(CustomerField field)
{
    switch (field) {
    case CustomerField::TaxId:
        return CustomerFieldsTr::tr("CPF or CNPJ");
    case CustomerField::Name:
        return CustomerFieldsTr::tr("Full name");
    case CustomerField::Phone:
        return CustomerFieldsTr::tr("Mobile");
    case CustomerField::Email:
        return CustomerFieldsTr::tr("E-mail");
    }
    return {};
}

QString markLabel()
{
    return CustomerFieldsTr::tr("Order");
}

FieldView judged(CustomerField field, const QString &text)
{
    switch (field) {
    case CustomerField::TaxId: {
        const auto taxId = TaxId::parse(text);
        if (!taxId)
            return wrong(messages::describe(taxId.error(), text));
        return right(taxId->kind() == TaxId::Kind::Cpf ? CustomerFieldsTr::tr("Valid CPF")
                                                       : CustomerFieldsTr::tr("Valid CNPJ"));
    }
    case CustomerField::Name: {
        const auto name = PersonName::parse(text);
        return name ? right(CustomerFieldsTr::tr("Valid")) : wrong(messages::describe(name.error()));
    }
    case CustomerField::Phone: {
        const auto phone = PhoneNumber::parse(text);
        if (!phone)
            return wrong(messages::describe(phone.error()));
        return right(phone->kind() == PhoneNumber::Kind::Mobile
                         ? CustomerFieldsTr::tr("Valid")
                         : CustomerFieldsTr::tr("A landline. Valid, if it is the customer's."));
    }
    case CustomerField::Email: {
        const auto email = EmailAddress::parse(text);
        if (!email)
            return wrong(messages::describe(email.error()));
        const auto suggestion = email->suggestion();
        return right(suggestion ? CustomerFieldsTr::tr("Did you mean %1?").arg(*suggestion)
                                : CustomerFieldsTr::tr("Valid"));
    }
    }
    return {};
}

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
    return {{CustomerFieldsTr::tr("Customer"), customer.name.text()},
            {customer.taxId.kind() == TaxId::Kind::Cpf ? CustomerFieldsTr::tr("CPF") : CustomerFieldsTr::tr("CNPJ"),
             customer.taxId.formatted()},
            {CustomerFieldsTr::tr("Mobile"), customer.phone.formatted()},
            {CustomerFieldsTr::tr("E-mail"), customer.email.text()}};
}

} // namespace balcao
