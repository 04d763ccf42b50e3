// SPDX-License-Identifier: MIT
#include "app/cli/chargeinput.h"

#include "core/service/calibration.h"
#include "core/values/amounttext.h"
#include "core/values/pastedtext.h"
#include "core/values/storabletext.h"
#include "ui/presentation/words/messages.h"

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

Expected<TypedRequest, QList<Problem>> readRequest(const CommandLine &line)
{
    const TypedFields &fields = line.fields;
    const bool isCalibration = line.command == Subcommand::CalibrateBegin;
    const bool isCreate = line.command == Subcommand::Create || isCalibration;
    TypedRequest request{{.txid = line.subject, .amount = {}, .customer = {}}, {}};
    QList<Problem> problems;
    const auto isValid = [&problems](const QString &field, const auto &value, const auto &...typed) {
        if (!value)
            problems.append({field, messages::describe(value.error(), typed...)});
        return value.has_value();
    };
    if (const QString wrong = isCreate ? QString() : txidProblem(line.subject); !wrong.isEmpty())
        problems.append({u"txid"_s, wrong});
    if (isCalibration) {
        request.amount = calibrationAmount();
    } else if (isCreate || fields.amount) {
        if (const auto amount = parseAmountText(fields.amount.value_or(QString())); isValid(u"amount"_s, amount))
            request.amount = *amount;
    }
    if (isCreate || fields.name || fields.phone || fields.email || fields.taxId) {
        const QString taxText = fields.taxId.value_or(QString());
        const auto name = PersonName::parse(fields.name.value_or(QString()));
        const auto phone = PhoneNumber::parse(fields.phone.value_or(QString()));
        const auto email = EmailAddress::parse(fields.email.value_or(QString()));
        const auto taxId = TaxId::parse(taxText);
        // A script cannot be asked: a copied row is refused, a sole trader's CPF in the name is not.
        const bool isRow = name && name->holdsOtherData() && pasted::cells(*fields.name).size() > 1;
        if (isRow)
            problems.append(
                {u"name"_s, ChargeInputTr::tr("The name contains a CPF, CNPJ, phone number or e-mail after a tab or a "
                                              "line end. Give the name alone.")});
        const bool areValid[] = {!isRow, isValid(u"name"_s, name), isValid(u"phone"_s, phone),
                                 isValid(u"email"_s, email), isValid(u"tax_id"_s, taxId, taxText)};
        if (std::all_of(std::begin(areValid), std::end(areValid), [](bool is) { return is; }))
            request.customer = Customer{.name = *name, .phone = *phone, .email = *email, .taxId = *taxId};
    }
    if (const auto mark = SaleMark::parse(fields.mark.value_or(QString())); isValid(u"mark"_s, mark))
        request.mark = *mark;
    if (!problems.isEmpty())
        return Unexpected<QList<Problem>>(problems);
    return request;
}

QList<Problem> missingFields(const CommandLine &line)
{
    const TypedFields &fields = line.fields;
    if (line.command == Subcommand::CalibrateConfirm && !(fields.amount && fields.receiver))
        return {{fields.amount ? u"receiver"_s : u"amount"_s,
                 ChargeInputTr::tr("confirm takes --amount and --receiver, as a bank's app shows them.")}};
    const bool isCreate = line.command == Subcommand::Create;
    const bool isCalibration = line.command == Subcommand::CalibrateBegin;
    if (!isCreate && !isCalibration && line.command != Subcommand::Correct)
        return {};
    const std::array customer{std::pair{"name"_L1, &fields.name}, std::pair{"phone"_L1, &fields.phone},
                              std::pair{"email"_L1, &fields.email}, std::pair{"tax-id"_L1, &fields.taxId}};
    const bool hasCustomer =
        std::any_of(customer.begin(), customer.end(), [](const auto &field) { return field.second->has_value(); });
    QList<Problem> problems;
    if (isCreate && !fields.amount)
        problems.append({u"amount"_s, ChargeInputTr::tr("--amount is missing. Write it like --amount 49,90.")});
    if (line.command == Subcommand::Correct && !hasCustomer && !fields.amount)
        problems.append({{},
                         ChargeInputTr::tr(
                             "Nothing is to be corrected. Give --amount, or --name, --phone, --email and --tax-id.")});
    for (const auto &[option, value] : customer) {
        if ((isCreate || isCalibration || hasCustomer) && !*value)
            problems.append(
                {QString(option).replace(u'-', u'_'),
                 ChargeInputTr::tr("--%1 is missing. The provider takes a customer only with name, phone, e-mail and "
                                   "tax number.")
                     .arg(option)});
    }
    return problems;
}

} // namespace balcao::cli
