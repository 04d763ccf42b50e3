// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargestatus.h"
#include "core/ledger/ledgerevent.h"
#include "core/ledger/ledgerwatch.h"
#include "core/ledger/migrationcopies.h"

#include <QDateTime>
#include <QList>
#include <QMap>
#include <QString>

#include <optional>

namespace balcao
{

class LedgerConnection;
class LedgerStore;

} // namespace balcao

namespace balcao::ledger
{

/** Something that is not as it was written. */
struct Damage {
    enum class What {
        /** The event's own hash does not fit: it, or the one before it, was changed. */
        Event,
        /** Events are missing or out of order at this counter. */
        Sequence,
        /** The customer's data of an event is not what was written. */
        Personal,
        /** It is gone without an erasure. */
        PersonalMissing,
        /** The state of a charge does not follow from its events. */
        Projection,
        /** What the search knows of a charge is not what the charge is; event 0: its index as a whole, see text. */
        Search,
        /** The database itself: see text. */
        Database,
        /** SQLite: a table, index or trigger that is not the program's, or one of the program's that is missing or changed: see
         *  text.
         */
        Schema,
        /** Events are missing that the counter's anchor knows: the numbers from sequence to lastSequence. */
        Behind
    };

    What what = What::Event;
    /** 0 for Database, Schema and Behind. */
    qint64 event = 0;
    QString counter;
    qint64 sequence = 0;
    /** Behind only. */
    qint64 lastSequence = 0;
    QString attempt;
    /** English, for Database, Search and Schema; for Behind the numbers. */
    QString text;
};

struct Verification {
    qint64 events = 0;
    qint64 charges = 0;
    QList<Damage> damages;
    /** Events that belonged to no chain and were set aside; none of the above. */
    QList<qint64> setAside;
    /** Files that are named like anchors and are none of this ledger: they were not read. */
    QStringList otherAnchors;
    /** Events of their chains that say what such events cannot say; none of the above. They are ignored. At most 100. */
    QList<qint64> malformed;

    [[nodiscard]] bool isWhole() const { return damages.isEmpty(); }
};

/** Reads everything: hashes, order, the projection against a rebuilt one, the search index, and the database's own check. At most
 *  100 damages are listed. @p watch as verifyWithin().
 */
[[nodiscard]] Expected<Verification, LedgerError> verify(LedgerStore &store, const LedgerWatch &watch = {});
/** The same within a transaction of the caller's, or where nobody else can write. @p watch is told of events; each is looked at twice. */
[[nodiscard]] Expected<Verification, LedgerError> verifyWithin(LedgerStore &store, const LedgerWatch &watch = {});

/** Damaged where @p found names any damage; its detail is the first one of @p where. */
[[nodiscard]] Expected<void, LedgerError> requireWhole(const Expected<Verification, LedgerError> &found,
                                                       QLatin1StringView where);

/** Makes the projection and the search index anew from the events. The number of charges that were not as their events make them.
 *  Damaged, and nothing is done: some events belong to no chain; the detail names them (LedgerStore::Options::setsAside). On
 *  PostgreSQL only the tables' owner may change what is not as it should be.
 */
[[nodiscard]] Expected<int, LedgerError> rebuild(LedgerStore &store);

struct Statistics {
    int schema = 0;
    qint64 events = 0;
    qint64 charges = 0;
    /** Of these, by what is written: no clock is asked. */
    QMap<ChargeStatus, qint64> statuses;
    /** All that needsPerson(), and events of the shop that cannot be read. */
    qint64 open = 0;
    qint64 erased = 0;
    /** Bytes: the file, or the database's tables. */
    qint64 size = 0;
    QDateTime first;
    QDateTime last;
    QStringList counters;
};
[[nodiscard]] Expected<Statistics, LedgerError> statistics(LedgerStore &store);

/** Writes a whole copy into a new SQLite file; an existing file is refused. The copy is a ledger itself. One of PostgreSQL is
 *  verified, and there is none if it is not whole. @p watch
 *  is told of the copy's size, from a thread of its own (SQLite), or of events. Given up: what was written is taken away at its end.
 */
[[nodiscard]] Expected<void, LedgerError> backup(LedgerStore &store, const QString &file,
                                                 const LedgerWatch &watch = {});

/** Blanks the personal fields of all charges whose last event is older than a moment; recorded as events. In steps of some
 *  milliseconds, each a transaction of its own: neither a sale nor a search has to wait. At the end the copies that migrations made
 *  beside an SQLite file, and that hold data of before that moment, are removed. PostgreSQL: as the owner only.
 */
class Erasure
{
public:
    /** Who erases, and who allowed it. */
    struct Person {
        QString name;
        QString authorisedBy = {};
        OperatorIds ids = {};
    };

    /** Without @p person it is the shop's setting that erases; else it is judged again in each transaction whether that person may. */
    Erasure(const QDateTime &before, std::optional<Person> person);

    /** False: it is done. */
    [[nodiscard]] Expected<bool, LedgerError> step(LedgerStore &store);
    /** Erased so far. */
    [[nodiscard]] int charges() const noexcept { return m_charges; }
    /** Known when it is done. */
    [[nodiscard]] const migrationcopies::Cleared &copies() const noexcept { return m_copies; }

private:
    enum class Phase { Index, Charges, Words, Parts, Copies, Done };

    [[nodiscard]] Expected<bool, LedgerError> forget(LedgerConnection &connection);

    qint64 m_before;
    std::optional<Person> m_person;
    int m_charges = 0;
    migrationcopies::Cleared m_copies;
    Phase m_phase = Phase::Index;
    bool m_isMerging = false;
};

/** All steps of @p erasure. */
[[nodiscard]] Expected<void, LedgerError> finish(LedgerStore &store, Erasure &erasure);
/** All steps of a new Erasure; the number of charges. */
[[nodiscard]] Expected<int, LedgerError> erase(LedgerStore &store, const QDateTime &before,
                                               const Erasure::Person &person);

} // namespace balcao::ledger
