// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>

#include <chrono>
#include <optional>

namespace balcao
{

/** The wrong PINs of one operator, or the wrong badges at one counter, since the last right one, and the wait behind them. */
class WrongTries
{
public:
    using Monotonic = std::chrono::steady_clock::time_point;

    /** 1 s behind the first wrong one, twice as long behind each one more, 300 s at most. */
    [[nodiscard]] static std::chrono::seconds delayAfter(int tries);

    /** One more: written at @p at by its counter's clock, and read by this program at @p read. */
    void add(const QDateTime &at, Monotonic read = std::chrono::steady_clock::now());
    /** A right one. */
    void clear() { m_count = 0; }
    [[nodiscard]] int count() const noexcept { return m_count; }

    /** The time until the next one is compared; zero: it may be tried. @p tillStart: when this program began, if it is a till.
     *
     *  The age of the last event counts. A till counts no time before its own start, so a restart begins the whole wait again. Where the
     *  event is ahead of the clock (a clock was turned back), the time since it was read counts.
     */
    [[nodiscard]] std::chrono::milliseconds waitAt(const QDateTime &now, const std::optional<Monotonic> &tillStart,
                                                   Monotonic monotonicNow = std::chrono::steady_clock::now()) const;

private:
    int m_count = 0;
    QDateTime m_lastAt;
    Monotonic m_lastRead;
};

} // namespace balcao
