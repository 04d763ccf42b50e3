// SPDX-License-Identifier: MIT
#include "core/operators/wrongtries.h"

#include <algorithm>
#include <limits>

using namespace std::chrono_literals;

namespace balcao
{

namespace
{

std::chrono::milliseconds between(WrongTries::Monotonic from, WrongTries::Monotonic to)
{
    return std::chrono::floor<std::chrono::milliseconds>(to - from);
}

} // namespace

std::chrono::seconds WrongTries::delayAfter(int tries)
{
    constexpr std::chrono::seconds most = 300s;
    constexpr int doublings = 9; // 512 s
    if (tries <= 0)
        return 0s;
    return tries > doublings ? most : std::min(most, std::chrono::seconds(1LL << (tries - 1)));
}

void WrongTries::add(const QDateTime &at, Monotonic read)
{
    if (m_count < std::numeric_limits<int>::max())
        ++m_count;
    m_lastAt = at;
    m_lastRead = read;
}

std::chrono::milliseconds WrongTries::waitAt(const QDateTime &now, const std::optional<Monotonic> &tillStart,
                                             Monotonic monotonicNow) const
{
    if (m_count == 0)
        return 0ms;
    std::chrono::milliseconds age{m_lastAt.msecsTo(now)};
    if (age < 0ms)
        age = between(m_lastRead, monotonicNow);
    else if (tillStart)
        age = std::min(age, between(*tillStart, monotonicNow));
    return std::max<std::chrono::milliseconds>(0ms, delayAfter(m_count) - age);
}

} // namespace balcao
