// SPDX-License-Identifier: MIT
#include "ui/presentation/newcharge/outcomepresenter.h"

#include "core/service/chargeservice.h"
#include "ui/text/messages.h"

namespace balcao
{

OutcomePresenter::OutcomePresenter(ChargeService &service, QObject *parent)
    : QObject(parent)
    , m_service(service)
{
    connect(&m_service, &ChargeService::changed, this, [this](const QString &attempt) {
        if (attempt != m_attempt)
            return;
        if (m_service.record(attempt)->charge.state == Charge::State::Created)
            Q_EMIT settled(attempt);
        else
            update();
    });
    connect(&m_tick, &QTimer::timeout, this, &OutcomePresenter::update);
}

void OutcomePresenter::show(const QString &attempt)
{
    m_attempt = attempt;
    m_held = m_service.hold(attempt);
    update();
}

void OutcomePresenter::update()
{
    const ChargeRecord *record = m_service.record(m_attempt);
    m_view = record ? outcomeView(*record, {.situation = m_service.situationOf(record->charge),
                                            .exchangeTimeout = m_service.account().exchangeTimeout,
                                            .keyHint = m_service.account().key.hint()})
                    : OutcomeView();
    if (m_view.waitSeconds == 0)
        m_tick.stop();
    else if (!m_tick.isActive())
        m_tick.start(std::chrono::seconds(1));
    Q_EMIT changed();
}

CommandReply *OutcomePresenter::tryAgain()
{
    const ChargeRecord *record = m_service.record(m_attempt);
    const auto customer = record ? record->charge.customer() : std::nullopt;
    if (!customer || m_view.choices.isEmpty() || m_view.waitSeconds > 0)
        return nullptr;
    const command::Create create{.request = {.amount = record->charge.amount, .customer = *customer},
                                 .sale = saleAfter(record->charge)};
    return m_service.perform(create, m_service.people().atTheCounter());
}

QString OutcomePresenter::txidProblem(const QString &typed)
{
    const auto txid = Txid::parse(typed);
    if (txid)
        return {};
    return txid.error() == TxidError::Empty ? tr("Copy the txid from the provider's panel and paste it here.")
                                            : messages::describe(InputError::NotATxid);
}

CommandReply *OutcomePresenter::settleFound(const QString &typed, const QString &who)
{
    return m_service.perform(command::SettleFound{m_attempt, Txid::parse(typed).value_or(Txid())},
                             m_service.people().named(who));
}

CommandReply *OutcomePresenter::settleAbsent(const QString &who)
{
    return m_service.perform(command::SettleAbsent{m_attempt}, m_service.people().named(who));
}

} // namespace balcao

#include "moc_outcomepresenter.cpp"
