// SPDX-License-Identifier: MIT
#include "app/cli/chargeinput.h"

#include "core/service/calibration.h"
#include "core/values/amounttext.h"
#include "core/values/pastedtext.h"
#include "core/values/storabletext.h"
#include "ui/text/messages.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

struct ChargeInputTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::cli::ChargeInput)
};

/** Empty: it may be one. */
QString txidProblem(const QString &txid)
{
    constexpr qsizetype maxLength = 255;
    if (txid.trimmed().isEmpty())
        return ChargeInputTr::tr("The txid is empty. Write the one that the charge was created with.");
    const bool hasControl = std::any_of(txid.cbegin(), txid.cend(), [](QChar c) { return c < u' ' || c == u'\x7f'; });
    return txid.size() > maxLength || hasControl || !isStorable(txid)
               ? ChargeInputTr::tr("This is not a txid. Write the one that the charge was created with.")
               : QString();
}

} // namespace

Expected<TypedRequest, QList<Problem>> readRequest(const TypedCharge &typed)
{
    const bool isNew = typed.isNew();
    TypedRequest request{{.txid = typed.txid, .amount = {}, .customer = {}}, {}};
    QList<Problem> problems;
    const auto isValid = [&problems](const QString &field, const auto &value, const auto &...text) {
        if (!value)
            problems.append({field, messages::describe(value.error(), text...)});
        return value.has_value();
    };
    if (const QString wrong = isNew ? QString() : txidProblem(typed.txid); !wrong.isEmpty())
        problems.append({u"txid"_s, wrong});
    if (typed.action == ChargeAction::Calibrate) {
        request.amount = calibrationAmount();
    } else if (isNew || typed.amount) {
        if (const auto amount = parseAmountText(typed.amount.value_or(QString())); isValid(u"amount"_s, amount))
            request.amount = *amount;
    }
    if (isNew || typed.name || typed.phone || typed.email || typed.taxId) {
        const QString taxText = typed.taxId.value_or(QString());
        const auto name = PersonName::parse(typed.name.value_or(QString()));
        const auto phone = PhoneNumber::parse(typed.phone.value_or(QString()));
        const auto email = EmailAddress::parse(typed.email.value_or(QString()));
        const auto taxId = TaxId::parse(taxText);
        // A script cannot be asked: a copied row is refused, a sole trader's CPF in the name is not.
        const bool isRow = name && name->holdsOtherData() && pasted::cells(*typed.name).size() > 1;
        if (isRow)
            problems.append(
                {u"name"_s, ChargeInputTr::tr("The name contains a CPF, CNPJ, phone number or e-mail after a tab or a "
                                              "line end. Give the name alone.")});
        const bool areValid[] = {!isRow, isValid(u"name"_s, name), isValid(u"phone"_s, phone),
                                 isValid(u"email"_s, email), isValid(u"tax_id"_s, taxId, taxText)};
        if (std::all_of(std::begin(areValid), std::end(areValid), [](bool is) { return is; }))
            request.customer = Customer{.name = *name, .phone = *phone, .email = *email, .taxId = *taxId};
    }
    if (const auto mark = SaleMark::parse(typed.mark.value_or(QString())); isValid(u"mark"_s, mark))
        request.mark = *mark;
    if (!problems.isEmpty())
        return Unexpected<QList<Problem>>(problems);
    return request;
}

QList<Problem> missingFields(const TypedCharge &typed)
{
    if (typed.action == ChargeAction::Read)
        return {};
    const std::array customer{std::pair{"name"_L1, &typed.name}, std::pair{"phone"_L1, &typed.phone},
                              std::pair{"email"_L1, &typed.email}, std::pair{"tax-id"_L1, &typed.taxId}};
    const bool hasCustomer =
        std::any_of(customer.begin(), customer.end(), [](const auto &field) { return field.second->has_value(); });
    QList<Problem> problems;
    if (typed.action == ChargeAction::Create && !typed.amount)
        problems.append({u"amount"_s, ChargeInputTr::tr("--amount is missing. Write it like --amount 49,90.")});
    if (typed.action == ChargeAction::Correct && !hasCustomer && !typed.amount)
        problems.append({{},
                         ChargeInputTr::tr(
                             "Nothing is to be corrected. Give --amount, or --name, --phone, --email and --tax-id.")});
    for (const auto &[option, value] : customer) {
        if ((typed.isNew() || hasCustomer) && !*value)
            problems.append(
                {QString(option).replace(u'-', u'_'),
                 ChargeInputTr::tr("--%1 is missing. The provider takes a customer only with name, phone, e-mail and "
                                   "tax number.")
                     .arg(option)});
    }
    return problems;
}

} // namespace balcao::cli
