// SPDX-License-Identifier: MIT
#include "ui/presentation/newchargepresenter.h"

#include "ui/presentation/display.h"
#include "ui/presentation/messages.h"
#include "ui/presentation/outcomeview.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

NewChargePresenter::NewChargePresenter(ChargeService &service, QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_sale{.sale = newAttemptId(), .replaces = {}}
    , m_amount(limit.centavos())
{
    for (const CustomerField field : customerFields)
        resetView(field);
}

void NewChargePresenter::setAmount(const AmountEntry &amount)
{
    withdraw();
    m_amount = amount;
    m_amountMessage.clear();
    Q_EMIT changed();
}

void NewChargePresenter::reportUnreadableAmount(const QString &text)
{
    const auto parsed = parseAmountText(text);
    m_amountMessage =
        parsed ? tr("A charge at this counter is at most R$ 999.999,99.") : messages::describe(parsed.error());
    Q_EMIT changed();
}

void NewChargePresenter::setText(CustomerField field, const QString &text)
{
    if (m_texts.at(index(field)) == text)
        return;
    withdraw();
    m_texts.at(index(field)) = text;
    m_banner.reset();
    // A field that was judged wrong is judged again at every key, so that the error goes as soon as it is mended.
    if (m_views.at(index(field)).state == FieldView::State::Error)
        judge(field, true);
    else
        resetView(field);
    Q_EMIT changed();
}

void NewChargePresenter::leave(CustomerField field)
{
    judge(field, false);
    Q_EMIT changed();
}

void NewChargePresenter::resetView(CustomerField field)
{
    FieldView &view = m_views.at(index(field));
    view.state = FieldView::State::Untouched;
    switch (field) {
    case CustomerField::TaxId:
        view.message = tr("Dots and dashes are added for you.");
        break;
    case CustomerField::Phone:
        view.message = tr("With the area code.");
        break;
    case CustomerField::Name:
        view.message = m_hasCustomerBook ? tr("Suggests past customers.") : QString();
        break;
    case CustomerField::Email:
        view.message.clear();
        break;
    }
}

void NewChargePresenter::judge(CustomerField field, bool required)
{
    const QString &text = m_texts.at(index(field));
    FieldView &view = m_views.at(index(field));
    if (!text.isEmpty() && text == m_refused.at(index(field)))
        return;
    if (text.trimmed().isEmpty() && !required && view.state != FieldView::State::Error) {
        resetView(field);
        return;
    }
    const auto wrong = [&view](const QString &message) { view = {FieldView::State::Error, message}; };
    const auto right = [&view](const QString &message) { view = {FieldView::State::Ok, message}; };
    switch (field) {
    case CustomerField::TaxId:
        if (const auto taxId = TaxId::parse(text))
            right(taxId->kind() == TaxId::Kind::Cpf ? tr("Valid CPF") : tr("Valid CNPJ"));
        else
            wrong(messages::describe(taxId.error(), text));
        break;
    case CustomerField::Name:
        if (const auto name = PersonName::parse(text))
            right(tr("Valid"));
        else
            wrong(messages::describe(name.error()));
        break;
    case CustomerField::Phone:
        if (const auto phone = PhoneNumber::parse(text))
            right(phone->kind() == PhoneNumber::Kind::Mobile ? tr("Valid")
                                                             : tr("A landline. Valid, if it is the customer's."));
        else
            wrong(messages::describe(phone.error()));
        break;
    case CustomerField::Email:
        if (const auto email = EmailAddress::parse(text)) {
            const auto suggestion = email->suggestion();
            right(suggestion ? tr("Did you mean %1?").arg(*suggestion) : tr("Valid"));
        } else {
            wrong(messages::describe(email.error()));
        }
        break;
    }
}

QString NewChargePresenter::errorCount() const
{
    const auto errors = std::count_if(m_views.cbegin(), m_views.cend(),
                                      [](const FieldView &view) { return view.state == FieldView::State::Error; });
    return errors == 0 ? QString() : tr("%n field(s) to fix", nullptr, static_cast<int>(errors));
}

std::optional<CustomerField> NewChargePresenter::firstError() const
{
    if (!m_amountMessage.isEmpty())
        return std::nullopt;
    for (const CustomerField field : customerFields) {
        if (m_views.at(index(field)).state == FieldView::State::Error)
            return field;
    }
    return std::nullopt;
}

bool NewChargePresenter::isEmpty() const
{
    return m_amount.centavos() == 0 &&
           std::all_of(m_texts.cbegin(), m_texts.cend(), [](const QString &text) { return text.isEmpty(); });
}

bool NewChargePresenter::submit()
{
    m_banner.reset();
    m_refused.fill(QString());
    m_amountMessage = m_amount.centavos() == 0 ? messages::describe(AmountTextError::Zero) : QString();
    for (const CustomerField field : customerFields)
        judge(field, true);
    const std::optional<Customer> buyer = readCustomer(m_texts);
    if (!m_amountMessage.isEmpty() || !buyer) {
        Q_EMIT changed();
        Q_EMIT rejected();
        return false;
    }
    if (m_pending || m_service.isCreating())
        return false;
    const ChargeRequest request{.amount = m_amount.amount(), .customer = *buyer};
    m_warned.reset();
    // The ledger out of reach is no reason to wait for it: the attempt itself will say so.
    if (m_service.ledger().outage()) {
        Q_EMIT changed();
        start(request);
        return true;
    }
    m_pending = request;
    Q_EMIT changed();
    m_service.ledger().read<Charge>(
        [request](LedgerStore &store) { return store.similar(request.amount, request.customer.taxId.canonical()); },
        this,
        [this, request, press = ++m_press](const Expected<Charge, LedgerError> &found) {
            if (press != m_press || !m_pending)
                return; // withdrawn meanwhile
            m_pending.reset();
            const bool isOther = found && found->id != 0 && found->attempt != m_sale.replaces;
            if (!isOther) {
                start(request);
                return;
            }
            m_warned = request;
            Q_EMIT changed();
            Q_EMIT similarFound(*found);
        },
        ChargeLedger::Turn::First);
    return true;
}

QString NewChargePresenter::describeSimilar(const Charge &row) const
{
    const auto name = PersonName::parse(row.name);
    return tr("%1 for %2 at %3, attempt %4: %5. Did you mean to create another?")
        .arg(display::amount(row.amount), name ? name->abbreviated() : tr("this customer"),
             display::time(row.createdAt), shortName(row.attempt),
             display::status(row, m_service.situationOf(row)).label);
}

void NewChargePresenter::submitAnyway()
{
    if (m_warned)
        start(*std::exchange(m_warned, std::nullopt));
}

void NewChargePresenter::withdraw()
{
    m_pending.reset();
    m_warned.reset();
}

void NewChargePresenter::start(const ChargeRequest &request)
{
    const auto begun = m_service.perform(command::Create{.request = request, .sale = m_sale}, m_service.ownActor());
    Q_EMIT changed();
    if (begun)
        Q_EMIT started(*begun);
}

void NewChargePresenter::continueSale(const Charge &ended)
{
    m_sale = saleAfter(ended);
}

void NewChargePresenter::suggest(CustomerField field)
{
    const QString typed = text(field);
    m_suggestFor = typed;
    if (!m_hasCustomerBook || field == CustomerField::Email || typed.trimmed().size() < 2) {
        clearSuggestions();
        return;
    }
    constexpr int most = 3;
    m_service.ledger().customers(typed, most, this,
                                 [this, typed](const Expected<QList<PastCustomer>, LedgerError> &found) {
                                     if (typed != m_suggestFor)
                                         return; // another text was typed meanwhile
                                     m_suggestions = found.value_or(QList<PastCustomer>());
                                     Q_EMIT suggestionsChanged();
                                 });
}

void NewChargePresenter::clearSuggestions()
{
    m_suggestFor.clear();
    if (m_suggestions.isEmpty())
        return;
    m_suggestions.clear();
    Q_EMIT suggestionsChanged();
}

void NewChargePresenter::fillCustomer(const PastCustomer &customer)
{
    withdraw();
    const auto taxId = TaxId::parse(customer.taxId);
    const auto phone = PhoneNumber::parse(customer.phone);
    m_texts = {taxId ? taxId->formatted() : customer.taxId, customer.name, phone ? phone->formatted() : customer.phone,
               customer.email};
    m_refused.fill(QString());
    m_banner.reset();
    for (const CustomerField field : customerFields)
        judge(field, false);
    clearSuggestions();
    Q_EMIT changed();
}

void NewChargePresenter::clear()
{
    withdraw();
    m_sale = {.sale = newAttemptId(), .replaces = {}};
    clearSuggestions();
    m_amount.clear();
    m_amountMessage.clear();
    m_banner.reset();
    m_texts.fill(QString());
    m_refused.fill(QString());
    for (const CustomerField field : customerFields)
        resetView(field);
    Q_EMIT changed();
}

void NewChargePresenter::fill(Money amount, const Customer &customer)
{
    clear();
    m_amount.setCentavos(amount.centavos());
    m_texts = textsOf(customer);
    for (const CustomerField field : customerFields)
        judge(field, false);
    Q_EMIT changed();
}

bool NewChargePresenter::showRefusal(const ProviderError &error, const QDateTime &at)
{
    QStringList names;
    for (const FieldMessage &said : error.fields) {
        const QString quote = tr("Provider: “%1”").arg(display::quoted(said.message, 120));
        if (namesAmount(said.field)) {
            m_amountMessage = tr("The provider did not accept this amount.") + u' ' + quote;
            names.append(tr("the amount"));
            continue;
        }
        const std::optional<CustomerField> field = fieldNamed(said.field);
        if (!field)
            continue;
        switch (*field) {
        case CustomerField::TaxId:
            names.append(tr("the CPF or CNPJ"));
            break;
        case CustomerField::Name:
            names.append(tr("the name"));
            break;
        case CustomerField::Phone:
            names.append(tr("the mobile number"));
            break;
        case CustomerField::Email:
            names.append(tr("the e-mail"));
            break;
        }
        m_refused.at(index(*field)) = text(*field);
        m_views.at(index(*field)) = {FieldView::State::Error, tr("Check this field.") + u'\n' + quote};
    }
    names.removeDuplicates();
    if (names.isEmpty())
        return false;
    m_banner = FormBanner{.lead = tr("The provider refused %1.").arg(names.join(tr(", "))),
                          .rest = tr("No charge was created."),
                          .aside = tr("Answer %1").arg(error.httpStatus) + u" · "_s + display::timeWithSeconds(at)};
    Q_EMIT changed();
    Q_EMIT rejected();
    return true;
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

} // namespace balcao
