// SPDX-License-Identifier: MIT
#include "app/till/sessionlog.h"

#include "core/ledger/chargeledger.h"
#include "core/service/chargeservice.h"
#include "core/service/requestunderway.h"

#include <utility>

namespace balcao
{

SessionLog::SessionLog(const QString &folder, const QList<SettingsProblem> &problems, bool isTraining,
                       const ChargeService &service, const ChargeLedger &ledger)
    : m_service(service)
    , m_ledger(ledger)
    , m_log(folder, ledger.identity().counter, Clock())
{
    m_since.start();
    m_log.add(logfact::Began{.isTraining = isTraining, .isPostgres = ledger.address().isPostgres()});
    for (const SettingsProblem &problem : problems)
        m_log.add(logfact::SettingIsWrong::of(problem));
    connect(&ledger, &ChargeLedger::tried, this, &SessionLog::noteLedger);
    connect(&ledger, &ChargeLedger::outageChanged, this, &SessionLog::noteLedger);
    connect(&service, &ChargeService::exchanged, this, &SessionLog::noteRequest);
}

SessionLog::~SessionLog()
{
    m_log.add(logfact::Ended{});
}

void SessionLog::noteRequest(const QString &attempt, const RequestUnderWay &request)
{
    const ProviderCall::Result &result = request.result();
    const Charge &charge = m_service.record(attempt)->charge;
    logfact::RequestEnded fact{
        .asked = request.asked(), .number = charge.number, .txid = charge.txid, .took = request.took()};
    if (result) {
        fact.httpStatus = result->httpStatus;
        fact.txid = result->charge.txid;
        fact.code = result->code.verdict;
    } else {
        fact.httpStatus = result.error().httpStatus;
        fact.failure = {.outcome = result.error().outcome, .cause = result.error().cause};
    }
    m_log.add(fact);
}

void SessionLog::noteErasure(int charges, int copiesRemoved, int copiesLeft)
{
    Q_UNUSED(charges)
    if (copiesRemoved > 0 || copiesLeft > 0)
        m_log.add(logfact::CopiesErased{.removed = copiesRemoved, .left = copiesLeft});
}

void SessionLog::noteLedger()
{
    const auto &outage = m_ledger.outage();
    const auto before = std::exchange(m_outage, outage ? std::optional(outage->kind) : std::nullopt);
    const std::chrono::milliseconds elapsed{m_since.elapsed()};
    if (m_outage && m_outage != before)
        m_log.add(logfact::LedgerOut{.why = *m_outage});
    else if (before && !m_outage)
        m_log.add(logfact::LedgerBack{.after = elapsed});
    else if (!m_outage && m_ledger.isTried() && !std::exchange(m_hasOpened, true))
        m_log.add(logfact::LedgerOpened{.took = elapsed});
    if (m_outage && !before)
        m_since.start();
}

} // namespace balcao

#include "moc_sessionlog.cpp"
