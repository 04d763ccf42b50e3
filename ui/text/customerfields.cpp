// SPDX-License-Identifier: MIT
#include "ui/text/customerfields.h"

#include "core/values/pastedtext.h"
#include "ui/text/messages.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

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

/** @p cell as the field shows it; empty: it is not valid there. */
QString cellAs(CustomerField field, const QString &cell)
{
    switch (field) {
    case CustomerField::TaxId:
        if (const auto taxId = TaxId::parse(cell))
            return taxId->formatted();
        return {};
    case CustomerField::Name: {
        // "R$ 49,90" is none.
        static const QRegularExpression word(u"\\p{L}{2}"_s);
        if (const auto name = PersonName::parse(cell); name && name->text().contains(word))
            return name->text();
        return {};
    }
    case CustomerField::Phone:
        if (const auto phone = PhoneNumber::parse(cell))
            return phone->formatted();
        return {};
    case CustomerField::Email:
        if (const auto email = EmailAddress::parse(cell))
            return email->text();
        return {};
    }
    return {};
}

/** "Nome", "CPF/CNPJ:": the heading of a column, in the languages of the program. */
bool isHeading(const QString &cell)
{
    static const QRegularExpression heading = pasted::pattern(
        u"\\A(?:nome(?: completo)?|cliente|name|nombre|cpf(?:~/~cnpj)?|cnpj(?:~/~cpf)?|celular|telefone|fone|"
        "tel[ée]fono|phone|mobile|e[\\p{Pd}\\s]?mail|correo)~:?\\z"_s);
    return heading.match(cell).hasMatch();
}

/** Removes the field's former text, which is glued to the first or the last of the cells. */
void removeFormer(QStringList &cells, const QString &former)
{
    if (former.isEmpty())
        return;
    if (cells.constFirst().startsWith(former))
        cells.first() = cells.constFirst().sliced(former.size()).trimmed();
    else if (cells.constLast().endsWith(former))
        cells.last() = cells.constLast().chopped(former.size()).trimmed();
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

QString questionAbout(const QString &name)
{
    const auto parsed = PersonName::parse(name);
    return parsed && parsed->holdsOtherData()
               ? CustomerFieldsTr::tr(
                     "The name contains a CPF, CNPJ, phone number or e-mail. Remove it, or press again to keep it.")
               : QString();
}

bool NameQuestion::mustAsk(const QString &name)
{
    if (about(name).isEmpty())
        return false;
    if (std::exchange(m_asked, name) != name)
        return true;
    m_kept = name;
    return false;
}

CustomerTexts distributeCells(CustomerField field, QStringList cells, CustomerTexts texts)
{
    QString first = cells.value(0);
    CustomerTexts shared;
    if (cells.size() > 1) {
        removeFormer(cells, texts.at(indexOf(field)).trimmed());
        cells.removeIf(isHeading);
        if (isHeading(first))
            first = cells.value(0, first);
        // Eleven digits may be a CPF and a mobile: where another cell is the CPF, they are the mobile.
        std::stable_partition(cells.begin(), cells.end(), [](const QString &cell) {
            return cellAs(CustomerField::TaxId, cell).isEmpty() || cellAs(CustomerField::Phone, cell).isEmpty();
        });
        // Name last: almost any text is a valid name. The first valid cell for a field counts.
        for (const QString &cell : std::as_const(cells)) {
            for (const CustomerField one :
                 {CustomerField::Email, CustomerField::TaxId, CustomerField::Phone, CustomerField::Name}) {
                const QString text = cellAs(one, cell);
                QString &place = shared.at(indexOf(one));
                if (text.isEmpty() || (one == CustomerField::TaxId && !place.isEmpty()))
                    continue;
                if (place.isEmpty())
                    place = text;
                break;
            }
        }
    }
    const bool isRow = !shared.at(indexOf(CustomerField::TaxId)).isEmpty() ||
                       !shared.at(indexOf(CustomerField::Phone)).isEmpty() ||
                       !shared.at(indexOf(CustomerField::Email)).isEmpty();
    if (!isRow) {
        texts.at(indexOf(field)) = first;
        return texts;
    }
    for (const CustomerField one : customerFields) {
        if (!shared.at(indexOf(one)).isEmpty())
            texts.at(indexOf(one)) = shared.at(indexOf(one));
    }
    return texts;
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
