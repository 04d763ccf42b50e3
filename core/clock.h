// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>

#include <functional>
#include <utility>

namespace balcao
{

/** The time of day, as a value that tests can set.
 *
 *  Always UTC. For what the program shows and compares with the provider's timestamps; deadlines never use
 *  it, they run on a monotonic clock (QDeadlineTimer).
 */
class Clock
{
public:
    /** The computer's clock. */
    Clock()
        : m_now([] { return QDateTime::currentDateTimeUtc(); })
    {
    }
    explicit Clock(std::function<QDateTime()> now)
        : m_now(std::move(now))
    {
    }

    [[nodiscard]] QDateTime nowUtc() const { return m_now().toUTC(); }

private:
    std::function<QDateTime()> m_now;
};

} // namespace balcao
