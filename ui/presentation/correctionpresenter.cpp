// SPDX-License-Identifier: MIT
#include "ui/presentation/correctionpresenter.h"

#include "ui/presentation/display.h"
#include "ui/presentation/messages.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

QString errorOf(CustomerField field, const QString &text)
{
    const auto sentence = [](const auto &parsed) { return parsed ? QString() : messages::describe(parsed.error()); };
    switch (field) {
    case CustomerField::TaxId: {
        const auto taxId = TaxId::parse(text);
        return taxId ? QString() : messages::describe(taxId.error(), text);
    }
    case CustomerField::Name:
        return sentence(PersonName::parse(text));
    case CustomerField::Phone:
        return sentence(PhoneNumber::parse(text));
    case CustomerField::Email:
        return sentence(EmailAddress::parse(text));
    }
    return {};
}

} // namespace

CorrectionPresenter::CorrectionPresenter(ChargeService &service, QString attempt, QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_attempt(std::move(attempt))
    , m_amountBefore(charge().amount)
    , m_textsBefore(charge().customer() ? textsOf(*charge().customer()) : CustomerTexts{})
    , m_amount(NewChargePresenter::limit.centavos())
    , m_texts(m_textsBefore)
{
    m_amount.setCentavos(m_amountBefore.centavos());
    m_who = m_service.ledger().identity().operatorName;
    // A payment or an expiry that is read while the dialog is open changes what may be saved.
    connect(&m_service, &ChargeService::recordChanged, this, [this](const QString &changedAttempt) {
        if (changedAttempt == m_attempt)
            Q_EMIT changed();
    });
}

QString CorrectionPresenter::title() const
{
    return tr("Correct charge %1").arg(charge().number);
}

QString CorrectionPresenter::subtitle() const
{
    QString text = tr("Created at %1.").arg(display::time(charge().createdAt));
    if (charge().expiresAt.isValid())
        text += u' ' + tr("Expires at %1.").arg(display::timeOrDay(charge().expiresAt, m_service.correctedNow()));
    return text;
}

display::Status CorrectionPresenter::status() const
{
    return display::status(charge(), m_service.situationOf(charge()));
}

void CorrectionPresenter::setAmount(const AmountEntry &amount)
{
    m_amount = amount;
    Q_EMIT changed();
}

bool CorrectionPresenter::amountChanged() const
{
    return m_amount.amount() != m_amountBefore;
}

FieldView CorrectionPresenter::amountView() const
{
    if (m_amount.centavos() == 0)
        return {FieldView::State::Error, messages::describe(AmountTextError::Zero)};
    if (!amountChanged())
        return {FieldView::State::Untouched, tr("unchanged")};
    return {FieldView::State::Ok, display::difference(m_amountBefore, m_amount.amount())};
}

QString CorrectionPresenter::before(CustomerField field) const
{
    return m_textsBefore.at(index(field));
}

QString CorrectionPresenter::text(CustomerField field) const
{
    return m_texts.at(index(field));
}

void CorrectionPresenter::setText(CustomerField field, const QString &text)
{
    if (m_texts.at(index(field)) == text)
        return;
    m_texts.at(index(field)) = text;
    Q_EMIT changed();
}

bool CorrectionPresenter::hasChanged(CustomerField field) const
{
    return m_texts.at(index(field)) != m_textsBefore.at(index(field));
}

FieldView CorrectionPresenter::view(CustomerField field) const
{
    const QString error = errorOf(field, m_texts.at(index(field)));
    if (!error.isEmpty())
        return {FieldView::State::Error, error};
    return hasChanged(field) ? FieldView{FieldView::State::Ok, tr("changed")}
                             : FieldView{FieldView::State::Untouched, tr("unchanged")};
}

QStringList CorrectionPresenter::reasons() const
{
    return {tr("Forgotten discount"), tr("Wrong amount typed"), tr("Customer's data wrong"),
            tr("Item added or taken out")};
}

void CorrectionPresenter::setReason(const QString &reason)
{
    const QString tidy = display::quoted(reason, 120);
    if (tidy == m_reason)
        return;
    m_reason = tidy;
    Q_EMIT changed();
}

void CorrectionPresenter::setWho(const QString &who)
{
    const QString tidy = display::quoted(who, 60);
    if (tidy == m_who)
        return;
    m_who = tidy;
    Q_EMIT changed();
}

QString CorrectionPresenter::obstacle() const
{
    if (m_service.isBusy(m_attempt))
        return messages::describe(Obstacle::UnderWay);
    if (const Permission permission = mayCorrect(charge(), m_service.situationOf(charge())); !permission)
        return messages::describe(permission.error());
    const bool wrongField = std::any_of(customerFields.begin(), customerFields.end(), [this](CustomerField field) {
        return view(field).state == FieldView::State::Error;
    });
    if (wrongField || amountView().state == FieldView::State::Error)
        return tr("Correct the highlighted fields first.");
    const bool changedField = std::any_of(customerFields.begin(), customerFields.end(),
                                          [this](CustomerField field) { return hasChanged(field); });
    if (!changedField && !amountChanged())
        return tr("Nothing was changed yet.");
    if (m_reason.isEmpty())
        return tr("Choose or write the reason.");
    return m_who.isEmpty() ? tr("Write who corrects it.") : QString();
}

bool CorrectionPresenter::canSave() const
{
    return obstacle().isEmpty();
}

bool CorrectionPresenter::save()
{
    const std::optional<Customer> buyer = readCustomer(m_texts);
    if (!canSave() || !buyer)
        return false;
    const command::Correct correct{
        .attempt = m_attempt,
        .correction = {.amount = m_amount.amount(), .customer = *buyer, .reason = m_reason, .operatorName = m_who}};
    return m_service.perform(correct, {.name = m_who, .authorisedBy = {}}).has_value();
}

} // namespace balcao
