// SPDX-License-Identifier: MIT
#include "ui/presentation/newcharge/newchargeview.h"

#include "core/values/salemark.h"
#include "ui/text/banklimits.h"
#include "ui/text/display.h"
#include "ui/text/messages.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

struct NewChargeViewTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::NewChargeView)
};

QString hintOf(CustomerField field, bool hasCustomerBook)
{
    switch (field) {
    case CustomerField::TaxId:
        return NewChargeViewTr::tr("Dots and dashes are added for you.");
    case CustomerField::Phone:
        return NewChargeViewTr::tr("With the area code.");
    case CustomerField::Name:
        return hasCustomerBook ? NewChargeViewTr::tr("Suggests past customers.") : QString();
    case CustomerField::Email:
        break;
    }
    return {};
}

FieldView fieldView(const NewChargeForm &form, CustomerField field)
{
    const std::size_t place = indexOf(field);
    const QString &text = form.texts.at(place);
    if (!form.refusals.at(place).isEmpty() && text == form.refusedTexts.at(place))
        return {FieldView::State::Error, form.refusals.at(place)};
    const QString sentence = field == CustomerField::Phone && !text.isEmpty() && text == form.newPhone
                                 ? banklimits::newCustomerSentence(form.amount.amount())
                                 : QString();
    if (!sentence.isEmpty())
        return {FieldView::State::Untouched, sentence};
    if (!form.isJudged.at(place))
        return {FieldView::State::Untouched, hintOf(field, form.hasCustomerBook)};
    const QString question = field == CustomerField::Name ? form.nameQuestion.about(text) : QString();
    return question.isEmpty() ? judged(field, text) : FieldView{FieldView::State::Error, question};
}

FieldView markView(const NewChargeForm &form)
{
    const auto mark = SaleMark::parse(form.mark);
    if (form.isMarkJudged && !mark)
        return {FieldView::State::Error, messages::describe(mark.error())};
    return {FieldView::State::Untouched, NewChargeViewTr::tr("Not sent to the provider.")};
}

AmountHint whatWasBefore(const NewChargeForm &form)
{
    if (!form.before)
        return {};
    if (form.before->texts || !form.before->amount)
        return {AmountHint::Kind::Note, NewChargeViewTr::tr("Esc brings back what stood here.")};
    return {AmountHint::Kind::Note,
            NewChargeViewTr::tr("Before: %1. Esc brings it back.").arg(display::amount(form.before->amount->amount()))};
}

} // namespace

NewChargeView newChargeView(const NewChargeForm &form, QTime at)
{
    NewChargeView view;
    int errors = 0;
    for (const CustomerField field : customerFields) {
        view.fields.at(indexOf(field)) = fieldView(form, field);
        if (!view.fields.at(indexOf(field)).isError())
            continue;
        ++errors;
        if (!view.firstError && form.amountMessage.isEmpty())
            view.firstError = field;
    }
    view.mark = markView(form);
    view.isOnlyMarkWrong = view.mark.isError() && errors == 0 && form.amountMessage.isEmpty();
    errors += view.mark.isError() ? 1 : 0;
    view.hint = form.hint;
    if (view.hint.text.isEmpty() && form.amountMessage.isEmpty())
        view.hint = whatWasBefore(form);
    if (view.hint.text.isEmpty() && form.amountMessage.isEmpty())
        view.hint = {AmountHint::Kind::Note, banklimits::nightSentence(form.amount.amount(), at)};
    view.banner = form.banner;
    if (!view.banner && !form.seller.isEmpty())
        view.banner = {.lead = NewChargeViewTr::tr("A sale of %1.").arg(display::quoted(form.seller, 40)),
                       .rest = NewChargeViewTr::tr("The charge will bear that name. Clear begins another.")};
    if (!view.banner && form.isCalibration)
        view.banner = {.lead = NewChargeViewTr::tr("Calibration."),
                       .rest = NewChargeViewTr::tr(
                           "With your own data: the charge is looked at with a bank's app, and not paid.")};
    view.errorCount = errors == 0 ? QString() : NewChargeViewTr::tr("%n field(s) to fix", nullptr, errors);
    return view;
}

std::optional<FormRefusal> formRefusal(const ProviderError &error, const QDateTime &at)
{
    FormRefusal refusal;
    QStringList names;
    for (const FieldMessage &said : error.fields) {
        const QString quote = NewChargeViewTr::tr("Provider: “%1”").arg(display::quoted(said.message, 120));
        if (namesAmount(said.field)) {
            refusal.amountMessage = NewChargeViewTr::tr("The provider did not accept this amount.") + u' ' + quote;
            names.append(NewChargeViewTr::tr("Amount"));
        } else if (const std::optional<CustomerField> field = fieldNamed(said.field)) {
            refusal.fieldMessages.at(indexOf(*field)) = NewChargeViewTr::tr("Check this field.") + u'\n' + quote;
            names.append(labelOf(*field));
        }
    }
    names.removeDuplicates();
    if (names.isEmpty())
        return std::nullopt;
    refusal.banner = {.lead = NewChargeViewTr::tr("The provider refused: %1.").arg(names.join(u", "_s)),
                      .rest = NewChargeViewTr::tr("No charge was created."),
                      .aside = NewChargeViewTr::tr("Answer %1").arg(error.httpStatus) + u" · "_s +
                               display::timeWithSeconds(at),
                      .isRefusal = true};
    return refusal;
}

std::optional<CustomerField> fieldNamed(const QString &providersName)
{
    const QString name = providersName.toLower();
    const auto has = [&name](QLatin1StringView part) { return name.contains(part); };
    if (has("tax"_L1) || has("cpf"_L1) || has("cnpj"_L1) || has("document"_L1))
        return CustomerField::TaxId;
    if (has("mail"_L1))
        return CustomerField::Email;
    if (has("phone"_L1) || has("cel"_L1) || has("telefone"_L1) || has("mobile"_L1))
        return CustomerField::Phone;
    if (has("name"_L1) || has("nome"_L1))
        return CustomerField::Name;
    return std::nullopt;
}

bool namesAmount(const QString &providersName)
{
    const QString name = providersName.toLower();
    return name.contains("amount"_L1) || name.contains("valor"_L1) || name.contains("value"_L1) ||
           name.contains("price"_L1);
}

QString describePastCustomer(const PastCustomer &customer, const QDateTime &now)
{
    const auto taxId = TaxId::parse(customer.taxId);
    const auto phone = PhoneNumber::parse(customer.phone);
    QStringList facts;
    if (taxId)
        facts.append((taxId->kind() == TaxId::Kind::Cpf ? NewChargeViewTr::tr("CPF") : NewChargeViewTr::tr("CNPJ")) +
                     u' ' + taxId->masked());
    if (phone)
        facts.append(phone->masked());
    const QDate day = customer.lastAt.toLocalTime().date();
    facts.append(day == now.toLocalTime().date()
                     ? NewChargeViewTr::tr("last charged today")
                     : NewChargeViewTr::tr("last charged on %1").arg(QLocale().toString(day, u"d MMM"_s).remove(u'.')));
    return facts.join(u" · "_s);
}

} // namespace balcao
