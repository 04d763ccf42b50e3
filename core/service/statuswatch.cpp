// SPDX-License-Identifier: MIT
#include "core/service/statuswatch.h"

#include "core/charge/charge.h"
#include "core/charge/chargerules.h"
#include "core/ledger/queries/chargequeries.h"
#include "core/service/chargeservice.h"

namespace balcao
{

namespace
{

constexpr std::chrono::hours longestWait{24};
constexpr std::chrono::minutes behindDeadline{10};

} // namespace

bool isWorthReading(const ChargeFacts &charge, const Situation &situation)
{
    if (chargeStatus(charge, situation.now, situation.writer) != ChargeStatus::Waiting)
        return false;
    const auto since = [](const QDateTime &then, const QDateTime &now) {
        return std::chrono::milliseconds(then.msecsTo(now));
    };
    const bool isRecent = since(charge.createdAt, situation.now) < longestWait;
    return isRecent && (!charge.expiresAt.isValid() || since(charge.expiresAt, situation.providerNow) < behindDeadline);
}

StatusWatch::StatusWatch(ChargeService &service, std::chrono::milliseconds every, QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_every(every)
{
    constexpr int looksInBetween = 3; // what has just become due does not wait for a whole interval
    m_timer.setSingleShot(true);
    m_timer.setInterval(m_every / looksInBetween);
    connect(&m_timer, &QTimer::timeout, this, &StatusWatch::look);
    connect(&m_service, &ChargeService::exchanged, this, [this](const QString &attempt) { m_asked[attempt].start(); });
    m_timer.start();
}

void StatusWatch::look()
{
    m_asked.removeIf(
        [this](QHash<QString, QElapsedTimer>::iterator asked) { return asked->hasExpired(m_every.count()); });
    const ChargeQuery open{.from = m_service.now().addDuration(-longestWait),
                           .statuses = {ChargeStatus::Waiting},
                           .counter = m_service.reader().counter().name,
                           .sort = ChargeQuery::Sort::Oldest,
                           .limit = ChargeQuery::maxLimit};
    m_service.reader()
        .ask(SearchCharges{open})
        ->whenFinished(this, [this](const Expected<ChargeSlice, LedgerError> &found) {
            m_waiting.clear();
            if (found) {
                for (const Charge &row : found->rows)
                    m_waiting.append(row.attempt);
            }
            readNext();
        });
}

void StatusWatch::readNext()
{
    while (!m_waiting.isEmpty()) {
        const QString attempt = m_waiting.takeFirst();
        if (const ChargeRecord *known = m_service.record(attempt)) {
            if (isDue(known->charge))
                return read(known->charge);
        } else if (!m_asked.contains(attempt)) {
            m_service.open(attempt)->whenFinished(this, [this](const CommandResult &opened) {
                opened &&isDue(opened->charge) ? read(opened->charge) : readNext();
            });
            return;
        }
    }
    Q_EMIT looked();
    m_timer.start();
}

bool StatusWatch::isDue(const Charge &charge) const
{
    const auto asked = m_asked.constFind(charge.attempt);
    if (asked != m_asked.cend() && !asked->hasExpired(m_every.count()))
        return false;
    // Of an earlier run, or of another program.
    const std::chrono::milliseconds age(charge.answeredAt.isValid() ? charge.answeredAt.msecsTo(m_service.now()) : -1);
    const bool isFresh = age.count() >= 0 && age < m_every;
    const Situation situation = m_service.situationOf(charge);
    return !isFresh && isWorthReading(charge, situation) && mayRead(charge, situation, m_service.isReadingOn());
}

void StatusWatch::read(const Charge &charge)
{
    m_service.perform(command::ReadStatus{charge.attempt}, m_service.people().atTheCounter())
        ->whenFinished(this, [this](const CommandResult &) { readNext(); });
}

} // namespace balcao

#include "moc_statuswatch.cpp"
