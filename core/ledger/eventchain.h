// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"
#include "core/ledger/ledgererror.h"
#include "core/ledger/ledgerevent.h"
#include "core/operators/shopevent.h"

#include <QHash>
#include <QList>

#include <optional>
#include <utility>

namespace balcao
{

class LedgerConnection;

/** Whether events are those that were written: at each counter numbers without gaps, and each hash over the one before it. An event
 *  that was set aside (table set_aside) belongs to no chain any more; what was written behind it, by a counter that took it for its
 *  own, goes on from it.
 */
class EventChain
{
public:
    enum class Verdict { Fits, OutOfOrder, Changed };

    [[nodiscard]] static Expected<EventChain, LedgerError> of(LedgerConnection &connection, qint64 idsHashedAfter);

    /** Of the next event; they come in the order of their ids. */
    [[nodiscard]] Verdict add(const EventRow &event);
    /** The chain of this event's counter is believed up to it. */
    void beginWith(const EventRow &event);

private:
    struct End {
        qint64 sequence = 0;
        QByteArray hash;
    };

    struct Counter {
        End end;
        /** What stood out of order last: where events are missing, the others go on from it. */
        End stray;
    };
    [[nodiscard]] bool fits(const EventRow &event, const QByteArray &previous) const;

    qint64 m_idsHashedAfter = 0;
    QHash<QString, Counter> m_counters;
    /** Hashes of what was set aside, by counter and number. */
    QHash<std::pair<QString, qint64>, QByteArray> m_setAside;
};

namespace eventchain
{

/** Everything that the ledger holds. Damaged: its detail names the first events that do not belong to a chain. */
[[nodiscard]] Expected<void, LedgerError> check(LedgerConnection &connection, qint64 idsHashedAfter);

/** The newest event of @p counter, if it has one. Damaged: its last @p count events do not hold together. */
[[nodiscard]] Expected<std::optional<EventRow>, LedgerError>
newestOf(LedgerConnection &connection, qint64 idsHashedAfter, const QString &counter, int count);

/** Moves an event that does not belong to a chain out of the ledger, into the table set_aside; within the caller's transaction.
 *  NotFound: there is none. NotAllowed: it belongs to its chain.
 */
[[nodiscard]] Expected<shopevent::SetAside, LedgerError> setAside(LedgerConnection &connection, qint64 idsHashedAfter,
                                                                  qint64 id);

} // namespace eventchain

} // namespace balcao
