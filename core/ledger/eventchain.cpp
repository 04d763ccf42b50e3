// SPDX-License-Identifier: MIT
#include "core/ledger/eventchain.h"

#include "core/ledger/eventcolumns.h"
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerindex.h"

#include <QStringList>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

using Kind = LedgerError::Kind;

/** Those that do not belong to a chain, at most @p most. */
Expected<QList<EventRow>, LedgerError> strangers(LedgerConnection &connection, qint64 idsHashedAfter, qsizetype most)
{
    BALCAO_TRY(EventChain chain, EventChain::of(connection, idsHashedAfter));
    QList<EventRow> found;
    BALCAO_TRY(eventcolumns::readAll(connection, [&](const eventcolumns::Stored &stored) {
        if (chain.add(stored) != EventChain::Verdict::Fits)
            found.append(stored);
        return found.size() < most;
    }));
    return found;
}

} // namespace

Expected<EventChain, LedgerError> EventChain::of(LedgerConnection &connection, qint64 idsHashedAfter)
{
    EventChain chain;
    chain.m_idsHashedAfter = idsHashedAfter;
    BALCAO_TRY(LedgerRows rows, connection.run(u"SELECT counter, seq, hash FROM set_aside"_s));
    while (rows->next())
        chain.m_setAside.insert({rows->value(0).toString(), rows->value(1).toLongLong()},
                                rows->value(2).toString().toLatin1());
    BALCAO_TRY(rows.finish());
    return chain;
}

EventChain::Verdict EventChain::add(const EventRow &event)
{
    Counter &counter = m_counters[event.counter];
    // In the place of one that was set aside another may have been written; else the chain goes on behind it.
    qint64 expected = counter.end.sequence + 1;
    QByteArray previous = counter.end.hash;
    for (; expected < event.sequence; ++expected) {
        const auto aside = m_setAside.constFind({event.counter, expected});
        if (aside == m_setAside.constEnd())
            break;
        previous = *aside;
    }
    const bool isNext = event.sequence == expected;
    const bool followsStray =
        counter.stray.sequence > 0 && event.sequence - 1 == counter.stray.sequence && fits(event, counter.stray.hash);
    if (!isNext && !followsStray) {
        counter.stray = {.sequence = event.sequence, .hash = event.hash};
        return Verdict::OutOfOrder;
    }
    beginWith(event);
    return followsStray || fits(event, previous) ? Verdict::Fits : Verdict::Changed;
}

void EventChain::beginWith(const EventRow &event)
{
    m_counters[event.counter].end = {.sequence = event.sequence, .hash = event.hash};
}

bool EventChain::fits(const EventRow &event, const QByteArray &previous) const
{
    return eventhash::asHashed(previous, event, m_idsHashedAfter).has_value();
}

Expected<void, LedgerError> eventchain::check(LedgerConnection &connection, qint64 idsHashedAfter)
{
    constexpr qsizetype most = 10;
    BALCAO_TRY(const auto found, strangers(connection, idsHashedAfter, most));
    QStringList names;
    for (const EventRow &event : found)
        names.append(
            u"event %1 (counter %2, number %3)"_s.arg(event.id).arg(event.counter.left(40)).arg(event.sequence));
    if (names.isEmpty())
        return {};
    return ledgerFailure(Kind::Damaged, u"outside the chain: "_s + names.join(u", "_s));
}

Expected<std::optional<EventRow>, LedgerError> eventchain::newestOf(LedgerConnection &connection, qint64 idsHashedAfter,
                                                                    const QString &counter, int count)
{
    BALCAO_TRY(const auto stored,
               connection.list(eventcolumns::select() + u" WHERE e.counter = ? ORDER BY e.seq DESC LIMIT ?"_s,
                               {counter, count}, eventcolumns::read));
    BALCAO_TRY(EventChain chain, EventChain::of(connection, idsHashedAfter));
    for (qsizetype i = stored.size() - 1; i >= 0; --i) {
        if (i == stored.size() - 1 && stored.size() == count)
            chain.beginWith(stored.at(i));
        else if (chain.add(stored.at(i)) != EventChain::Verdict::Fits)
            return ledgerFailure(LedgerError::Kind::Damaged,
                                 u"event %1 (counter %2, number %3) is outside the chain"_s.arg(stored.at(i).id)
                                     .arg(counter)
                                     .arg(stored.at(i).sequence));
    }
    return stored.isEmpty() ? std::nullopt : std::optional<EventRow>(stored.constFirst());
}

Expected<shopevent::SetAside, LedgerError> eventchain::setAside(LedgerConnection &connection, qint64 idsHashedAfter,
                                                                qint64 id)
{
    BALCAO_TRY(const auto found, strangers(connection, idsHashedAfter, std::numeric_limits<qsizetype>::max()));
    const auto one = std::find_if(found.begin(), found.end(), [id](const EventRow &event) { return event.id == id; });
    if (one == found.end()) {
        BALCAO_TRY(const qint64 isThere, connection.number(u"SELECT count(*) FROM event WHERE id = ?"_s, {id}));
        return isThere == 0 ? ledgerFailure(Kind::NotFound)
                            : ledgerFailure(Kind::NotAllowed, u"the event belongs to its chain"_s);
    }
    // The projection is made anew afterwards; what is there of it in the event's name holds it fast.
    BALCAO_TRY(ledgerindex::remove(connection, id));
    BALCAO_TRY(connection.run(u"DELETE FROM charge WHERE id = ?"_s, {id}));
    // First the record, then the deed: the triggers let go only of what the table names.
    BALCAO_TRY(connection.run(
        u"INSERT INTO set_aside (%1) SELECT %1 FROM event WHERE id = ?"_s.arg(eventcolumns::names()), {id}));
    BALCAO_TRY(connection.run(u"DELETE FROM personal WHERE event = ?"_s, {id}));
    BALCAO_TRY(connection.run(u"DELETE FROM event WHERE id = ?"_s, {id}));
    return shopevent::SetAside{.event = id, .hash = QString::fromLatin1(one->hash)};
}

} // namespace balcao
