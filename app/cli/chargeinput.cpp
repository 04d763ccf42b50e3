// SPDX-License-Identifier: MIT
#include "app/cli/chargeinput.h"

#include "core/values/amounttext.h"
#include "ui/presentation/messages.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(balcao::cli::ChargeInput)
};

/** Reads field by field and notes what is wrong; an absent text is read as an empty one. */
class Reader
{
public:
    std::optional<Money> amount(const std::optional<QString> &text)
    {
        const auto amount = parseAmountText(text.value_or(QString()));
        if (!amount)
            note(u"amount"_s, messages::describe(amount.error()));
        return amount ? std::optional(*amount) : std::nullopt;
    }

    std::optional<Customer> customer(const TypedFields &fields)
    {
        const QString taxText = fields.taxId.value_or(QString());
        const auto name = PersonName::parse(fields.name.value_or(QString()));
        const auto phone = PhoneNumber::parse(fields.phone.value_or(QString()));
        const auto email = EmailAddress::parse(fields.email.value_or(QString()));
        const auto taxId = TaxId::parse(taxText);
        if (!name)
            note(u"name"_s, messages::describe(name.error()));
        if (!phone)
            note(u"phone"_s, messages::describe(phone.error()));
        if (!email)
            note(u"email"_s, messages::describe(email.error()));
        if (!taxId)
            note(u"tax_id"_s, messages::describe(taxId.error(), taxText));
        if (!name || !phone || !email || !taxId)
            return std::nullopt;
        return Customer{.name = *name, .phone = *phone, .email = *email, .taxId = *taxId};
    }

    void checkTxid(const QString &txid)
    {
        constexpr qsizetype maxLength = 255;
        const bool hasControl =
            std::any_of(txid.cbegin(), txid.cend(), [](QChar c) { return c < u' ' || c == u'\x7f'; });
        if (txid.trimmed().isEmpty())
            note(u"txid"_s, Tr::tr("The txid is empty. Write the one that the charge was created with."));
        else if (txid.size() > maxLength || hasControl)
            note(u"txid"_s, Tr::tr("This is not a txid. Write the one that the charge was created with."));
    }

    [[nodiscard]] const QList<Problem> &problems() const { return m_problems; }

private:
    void note(const QString &field, const QString &message) { m_problems.append({field, message}); }

    QList<Problem> m_problems;
};

} // namespace

Expected<ChargeRequest, QList<Problem>> readCreate(const TypedFields &fields)
{
    Reader reader;
    const std::optional<Money> amount = reader.amount(fields.amount);
    const std::optional<Customer> customer = reader.customer(fields);
    if (!amount || !customer)
        return Unexpected<QList<Problem>>(reader.problems());
    return ChargeRequest{.amount = *amount, .customer = *customer};
}

Expected<UpdateRequest, QList<Problem>> readUpdate(const QString &txid, const TypedFields &fields)
{
    Reader reader;
    UpdateRequest request{.txid = txid, .amount = {}, .customer = {}};
    reader.checkTxid(txid);
    if (fields.amount)
        request.amount = reader.amount(fields.amount);
    if (fields.name || fields.phone || fields.email || fields.taxId)
        request.customer = reader.customer(fields);
    if (!reader.problems().isEmpty())
        return Unexpected<QList<Problem>>(reader.problems());
    return request;
}

} // namespace balcao::cli
