// SPDX-License-Identifier: MIT
#include "app/cli/chargeinput.h"

#include "core/values/amounttext.h"
#include "ui/presentation/words/messages.h"

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

/** Empty: it may be one. */
QString txidProblem(const QString &txid)
{
    constexpr qsizetype maxLength = 255;
    if (txid.trimmed().isEmpty())
        return Tr::tr("The txid is empty. Write the one that the charge was created with.");
    const bool hasControl = std::any_of(txid.cbegin(), txid.cend(), [](QChar c) { return c < u' ' || c == u'\x7f'; });
    return txid.size() > maxLength || hasControl
               ? Tr::tr("This is not a txid. Write the one that the charge was created with.")
               : QString();
}

} // namespace

Expected<TypedRequest, QList<Problem>> readRequest(const CommandLine &line)
{
    const TypedFields &fields = line.fields;
    const bool isCreate = line.command == Subcommand::Create;
    TypedRequest request{{.txid = line.subject, .amount = {}, .customer = {}}, {}};
    QList<Problem> problems;
    const auto isValid = [&problems](const QString &field, const auto &value, const auto &...typed) {
        if (!value)
            problems.append({field, messages::describe(value.error(), typed...)});
        return value.has_value();
    };
    if (const QString wrong = isCreate ? QString() : txidProblem(line.subject); !wrong.isEmpty())
        problems.append({u"txid"_s, wrong});
    if (isCreate || fields.amount) {
        if (const auto amount = parseAmountText(fields.amount.value_or(QString())); isValid(u"amount"_s, amount))
            request.amount = *amount;
    }
    if (isCreate || fields.name || fields.phone || fields.email || fields.taxId) {
        const QString taxText = fields.taxId.value_or(QString());
        const auto name = PersonName::parse(fields.name.value_or(QString()));
        const auto phone = PhoneNumber::parse(fields.phone.value_or(QString()));
        const auto email = EmailAddress::parse(fields.email.value_or(QString()));
        const auto taxId = TaxId::parse(taxText);
        const bool areValid[] = {isValid(u"name"_s, name), isValid(u"phone"_s, phone), isValid(u"email"_s, email),
                                 isValid(u"tax_id"_s, taxId, taxText)};
        if (std::all_of(std::begin(areValid), std::end(areValid), [](bool is) { return is; }))
            request.customer = Customer{.name = *name, .phone = *phone, .email = *email, .taxId = *taxId};
    }
    if (const auto mark = SaleMark::parse(fields.mark.value_or(QString())); isValid(u"mark"_s, mark))
        request.mark = *mark;
    if (!problems.isEmpty())
        return Unexpected<QList<Problem>>(problems);
    return request;
}

} // namespace balcao::cli
