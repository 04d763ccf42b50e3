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
    connect(&m_service, &ChargeService::exchanged, this,
            [this](const QString &attempt) { m_next[attempt] = QDeadlineTimer(m_every); });
    m_timer.start();
}

void StatusWatch::look()
{
    m_next.removeIf([](QHash<QString, QDeadlineTimer>::iterator next) { return next->hasExpired(); });
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
                for (const Charge &row : found->rows) {
                    if (isDue(row))
                        m_waiting.append(row.attempt);
                }
            }
            readNext();
        });
}

void StatusWatch::readNext()
{
    if (m_waiting.isEmpty()) {
        Q_EMIT looked();
        m_timer.start();
        return;
    }
    const QString attempt = m_waiting.takeFirst();
    m_service.open(attempt)->whenFinished(this, [this, attempt](const CommandResult &opened) {
        if (opened && !isFresh(opened->charge) && isDue(opened->charge))
            return read(opened->charge);
        m_service.forget(attempt);
        readNext();
    });
}

bool StatusWatch::isDue(const Charge &row) const
{
    const Situation situation = m_service.situationOf(row);
    return !m_next.contains(row.attempt) && isWorthReading(row, situation) &&
           mayRead(row, situation, m_service.isReadingOn());
}

bool StatusWatch::isFresh(const Charge &charge)
{
    const std::chrono::milliseconds age(charge.answeredAt.isValid() ? charge.answeredAt.msecsTo(m_service.now()) : -1);
    if (age.count() < 0 || age >= m_every)
        return false;
    m_next[charge.attempt] = QDeadlineTimer(m_every - age);
    return true;
}

void StatusWatch::read(const Charge &charge)
{
    m_service.perform(command::ReadStatus{charge.attempt}, m_service.people().atTheCounter())
        ->whenFinished(this, [this, attempt = charge.attempt](const CommandResult &) {
            m_service.forget(attempt);
            readNext();
        });
}

} // namespace balcao

#include "moc_statuswatch.cpp"
