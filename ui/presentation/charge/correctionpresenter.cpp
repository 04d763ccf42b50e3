// SPDX-License-Identifier: MIT
#include "ui/presentation/charge/correctionpresenter.h"

#include <utility>

namespace balcao
{

CorrectionPresenter::CorrectionPresenter(ChargeService &service, QString attempt, QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_attempt(std::move(attempt))
{
    const auto customer = charge().customer();
    m_form.amountBefore = charge().amount;
    m_form.amount.setCentavos(m_form.amountBefore.centavos());
    m_form.textsBefore = customer ? textsOf(*customer) : CustomerTexts();
    m_form.texts = m_form.textsBefore;
    m_form.who = m_service.people().atTheCounter().who();
    m_hintTime.setSingleShot(true);
    m_hintTime.setInterval(hintTime);
    connect(&m_hintTime, &QTimer::timeout, this, [this] {
        m_form.hint = {};
        Q_EMIT changed();
    });
    // A payment or an expiry that is read while the dialog is open changes what may be saved.
    connect(&m_service, &ChargeService::changed, this, [this](const QString &changedAttempt) {
        if (changedAttempt == m_attempt)
            Q_EMIT changed();
    });
}

CorrectionView CorrectionPresenter::view() const
{
    return correctionView(charge(), m_form, m_service.situationOf(charge()), m_service.isBusy(m_attempt));
}

void CorrectionPresenter::press(const AmountKey &key)
{
    const AmountEntry::Outcome outcome = m_form.amount.press(key);
    if (outcome == AmountEntry::Outcome::Ignored)
        return;
    m_form.hint = hintAfter(key, outcome, m_form.amount.amount());
    m_hintTime.start();
    Q_EMIT changed();
}

void CorrectionPresenter::setText(CustomerField field, const QString &text)
{
    m_form.texts.at(indexOf(field)) = text;
    Q_EMIT changed();
}

void CorrectionPresenter::paste(CustomerField field, const QStringList &cells)
{
    m_form.texts = distributeCells(field, cells, m_form.texts);
    Q_EMIT changed();
}

void CorrectionPresenter::setReason(const QString &reason)
{
    m_form.reason = display::quoted(reason, 120);
    Q_EMIT changed();
}

void CorrectionPresenter::setWho(const QString &who)
{
    m_form.who = display::quoted(who, 60);
    Q_EMIT changed();
}

CommandReply *CorrectionPresenter::save()
{
    const std::optional<Customer> buyer = readCustomer(m_form.texts);
    if (m_form.hasChanged(CustomerField::Name))
        // view() has the question until the second press.
        static_cast<void>(m_form.nameQuestion.mustAsk(m_form.texts.at(indexOf(CustomerField::Name))));
    if (!view().canSave() || !buyer) {
        m_form.isPressed = true;
        Q_EMIT changed();
        return nullptr;
    }
    const command::Correct correct{
        .attempt = m_attempt,
        .correction = {.amount = m_form.amount.amount(), .customer = *buyer, .reason = m_form.reason}};
    return m_service.perform(correct, m_service.people().named(m_form.who));
}

} // namespace balcao

#include "moc_correctionpresenter.cpp"
