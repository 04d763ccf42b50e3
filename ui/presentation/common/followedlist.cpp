// SPDX-License-Identifier: MIT
#include "ui/presentation/common/followedlist.h"

#include "core/service/chargereader.h"
#include "ui/presentation/common/shopclock.h"

using namespace std::chrono_literals;

namespace balcao
{

FollowedList::FollowedList(ChargeReader &reader, Hidden hidden, QObject *parent)
    : QAbstractTableModel(parent)
    , m_reader(reader)
    , m_hidden(hidden)
{
    m_readTimer.setSingleShot(true);
    m_changeTimer.setSingleShot(true);
    m_changeTimer.setTimerType(Qt::PreciseTimer);
    connect(&m_readTimer, &QTimer::timeout, this, [this] {
        m_isDue = false;
        read();
    });
    connect(&m_changeTimer, &QTimer::timeout, this, [this] {
        timePassed();
        armTimer();
    });
    connect(&m_reader, &ChargeReader::changed, this, &FollowedList::readSoon);
}

void FollowedList::setWatched(bool isWatched)
{
    if (std::exchange(m_isWatched, isWatched) == isWatched)
        return;
    if (m_isWatched && std::exchange(m_isDue, false)) {
        m_readTimer.stop();
        read();
    }
    if (m_isWatched)
        timePassed();
    armTimer();
}

std::optional<std::chrono::milliseconds> FollowedList::nextChange() const
{
    return m_changeTimer.isActive() ? std::optional(m_changeTimer.remainingTimeAsDuration()) : std::nullopt;
}

void FollowedList::readSoon()
{
    m_isDue = true;
    if (!m_readTimer.isActive() && (m_isWatched || m_hidden == Hidden::ReadLessOften))
        m_readTimer.start(m_isWatched ? together : togetherHidden);
}

void FollowedList::armTimer()
{
    const auto wait = m_isWatched ? untilChange() : std::nullopt;
    // A clock may be set, and a day ends.
    constexpr std::chrono::milliseconds longest = 60s;
    if (wait)
        m_changeTimer.start(std::clamp(*wait, 1ms, longest));
    else
        m_changeTimer.stop();
}

std::optional<std::chrono::milliseconds> untilStatusChange(const ChargeFacts &charge, const ShopClock &clock)
{
    const Situation situation = clock.situationOf(charge);
    if (isUnderWay(charge, situation.now, situation.writer)) {
        const auto end =
            charge.changedAt.addDuration(std::chrono::milliseconds(charge.limitMs) + writeGrace(situation.writer));
        const std::chrono::milliseconds left{situation.now.msecsTo(end)};
        return left > 0ms ? left + 1ms : 1s;
    }
    if (charge.status != ChargeStatus::Waiting || !charge.expiresAt.isValid() ||
        isOverdue(charge, situation.providerNow))
        return std::nullopt;
    return std::chrono::milliseconds(situation.providerNow.msecsTo(charge.expiresAt));
}

} // namespace balcao

#include "moc_followedlist.cpp"
