// SPDX-License-Identifier: MIT
#include "ui/presentation/outcomepresenter.h"

#include "ui/presentation/messages.h"

#include <algorithm>

namespace balcao
{

OutcomePresenter::OutcomePresenter(ChargeService &service, QObject *parent)
    : QObject(parent)
    , m_service(service)
{
    connect(&m_service, &ChargeService::recordChanged, this, [this](const QString &attempt) {
        if (attempt != m_attempt)
            return;
        if (m_service.record(attempt)->charge.state == Charge::State::Created)
            Q_EMIT settled(attempt);
        else
            update();
    });
    connect(&m_service, &ChargeService::refused, this, [this](const QString &attempt, const LedgerError &error) {
        if (attempt == m_attempt)
            Q_EMIT refused(messages::describe(error));
    });
    connect(&m_tick, &QTimer::timeout, this, &OutcomePresenter::update);
}

void OutcomePresenter::show(const QString &attempt)
{
    m_attempt = attempt;
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

QString OutcomePresenter::tryAgain()
{
    const ChargeRecord *record = m_service.record(m_attempt);
    const auto customer = record ? record->charge.customer() : std::nullopt;
    if (!customer || m_view.choices.isEmpty() || m_view.waitSeconds > 0)
        return {};
    const command::Create create{.request = {.amount = record->charge.amount, .customer = *customer},
                                 .sale = saleAfter(record->charge)};
    return m_service.perform(create, m_service.ownActor()).value_or(QString());
}

QString OutcomePresenter::txidProblem(const QString &typed)
{
    constexpr qsizetype longest = 255;
    const QString txid = typed.trimmed();
    if (txid.isEmpty())
        return tr("Copy the txid from the provider's panel and paste it here.");
    const bool isPrintable = std::all_of(txid.begin(), txid.end(), [](QChar c) { return c.isPrint() && !c.isSpace(); });
    return isPrintable && txid.size() <= longest
               ? QString()
               : tr("This is no txid: it has blanks, or is too long. Copy only the identifier.");
}

bool OutcomePresenter::settleFound(const QString &txid, const QString &who)
{
    return txidProblem(txid).isEmpty() &&
           m_service.perform(command::SettleFound{m_attempt, txid.trimmed()}, {.name = who, .authorisedBy = {}})
               .has_value();
}

bool OutcomePresenter::settleAbsent(const QString &who)
{
    return m_service.perform(command::SettleAbsent{m_attempt}, {.name = who, .authorisedBy = {}}).has_value();
}

} // namespace balcao
