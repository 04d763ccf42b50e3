// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractTableModel>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>

namespace balcao
{

class ChargeReader;
struct ChargeFacts;
struct ShopClock;

/** The part of QueryModel that is no template: when rows are read from the ledger, and when they look different without an event.
 *
 *  Events that come together are one reading. One timer is armed for the next moment at which a displayed row changes by time alone. A
 *  list that is not displayed has no such timer.
 */
class FollowedList : public QAbstractTableModel
{
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds together{20};
    static constexpr std::chrono::milliseconds togetherHidden{500};

    /** On at first. */
    void setWatched(bool isWatched);
    [[nodiscard]] bool isWatched() const noexcept { return m_isWatched; }
    /** When the timer fires; empty: it is not armed. */
    [[nodiscard]] std::optional<std::chrono::milliseconds> nextChange() const;

protected:
    /** A list that is not displayed is read less often, or waits until it is. */
    enum class Hidden { ReadLessOften, Wait };

    /** @p reader outlives the list. */
    FollowedList(ChargeReader &reader, Hidden hidden, QObject *parent);

    /** Asks the ledger. */
    virtual void read() = 0;
    /** The time until a displayed row changes by time alone. Empty: none does. */
    [[nodiscard]] virtual std::optional<std::chrono::milliseconds> untilChange() const = 0;
    /** A displayed row may look different now. */
    virtual void timePassed() = 0;
    void readSoon();
    /** For new rows, and when the moment was used. */
    void armTimer();

    ChargeReader &m_reader;

private:
    Hidden m_hidden;
    bool m_isWatched = true;
    bool m_isDue = false;
    QTimer m_readTimer;
    QTimer m_changeTimer;
};

/** The time until the status of @p charge changes without an event. Empty: it does not. */
[[nodiscard]] std::optional<std::chrono::milliseconds> untilStatusChange(const ChargeFacts &charge,
                                                                         const ShopClock &clock);
/** The shorter one. */
[[nodiscard]] inline std::optional<std::chrono::milliseconds> sooner(std::optional<std::chrono::milliseconds> one,
                                                                     std::optional<std::chrono::milliseconds> other)
{
    return one && other ? std::min(one, other) : (one ? one : other);
}

} // namespace balcao
