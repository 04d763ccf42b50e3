// SPDX-License-Identifier: MIT
#include "core/ledger/maintenance/ledgermaintenance.h"

#include "core/ledger/chargecolumns.h"
#include "core/ledger/eventchain.h"
#include "core/ledger/eventcolumns.h"
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerindex.h"
#include "core/ledger/ledgerprojection.h"
#include "core/ledger/ledgerschema.h"
#include "core/ledger/maintenance/ledgercopy.h"
#include "core/ledger/queries/chargequeries.h"
#include "core/values/utc.h"

#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QMutex>
#include <QThread>
#include <QWaitCondition>

#include <limits>
#include <memory>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao::ledger
{

namespace
{

/** A new SQLite ledger with everything that @p store holds, in the place of an empty file. */
Expected<void, LedgerError> exportTo(LedgerStore &store, const QString &file, const LedgerWatch &watch)
{
    const auto snapshot = LedgerTransaction::beginReading(store.connection());
    if (!snapshot)
        return Unexpected<LedgerError>(snapshot.error());
    QFile::remove(file);
    BALCAO_TRY(auto copy, LedgerStore::open(LedgerAddress::file(file), store.options()));
    {
        BALCAO_TRY(auto transaction, LedgerTransaction::begin(copy->connection()));
        BALCAO_TRY(ledgercopy::events(store, *copy, watch));
        BALCAO_TRY(ledgercopy::charges(store, *copy));
        BALCAO_TRY(transaction.commit());
    }
    BALCAO_TRY(copy->index());
    BALCAO_TRY(requireWhole(verifyWithin(*copy), "copy"_L1));
    return copy->connection().emptyLog();
}

/** Tells how much of @p file there is while one statement makes it, which cannot be broken off: what was given up is known at its end. */
class GrowingFile
{
public:
    GrowingFile(QString file, qint64 all, const LedgerWatch &watch)
        : m_watcher(QThread::create([this, file = std::move(file), all, watch] {
            QMutexLocker locker(&m_lock);
            // At least once: the statement may be faster than the start of this thread.
            do {
                m_isGivenUp = m_isGivenUp || !watch(qMin(QFileInfo(file).size(), all), all);
                constexpr int interval = 50;
                if (!m_isWhole)
                    m_end.wait(&m_lock, interval);
            } while (!m_isWhole);
        }))
    {
        m_watcher->start();
    }
    Q_DISABLE_COPY_MOVE(GrowingFile)
    ~GrowingFile() { static_cast<void>(end()); }

    /** Cancelled, where somebody gave it up. */
    [[nodiscard]] Expected<void, LedgerError> end()
    {
        {
            const QMutexLocker locker(&m_lock);
            m_isWhole = true;
        }
        m_end.wakeAll();
        m_watcher->wait();
        return m_isGivenUp ? ledgerFailure(LedgerError::Kind::Cancelled) : Expected<void, LedgerError>();
    }

private:
    QMutex m_lock;
    QWaitCondition m_end;
    bool m_isWhole = false;
    bool m_isGivenUp = false;
    std::unique_ptr<QThread> m_watcher;
};

Expected<void, LedgerError> copyFile(LedgerStore &store, const QString &file, const LedgerWatch &watch)
{
    if (!watch)
        return ledgerschema::copyTo(store.connection(), file);
    BALCAO_TRY(const qint64 all, store.connection().number(
                                     u"SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"_s));
    GrowingFile growing(file, all, watch);
    BALCAO_TRY(ledgerschema::copyTo(store.connection(), file));
    return growing.end();
}

/** The oldest charges of which something personal is to be erased, as many as one transaction may take without keeping a sale waiting. Not those of
 *  which a clock that was wrong wrote something later than that.
 */
Expected<QList<Charge>, LedgerError> chargesToErase(LedgerStore &store, qint64 before)
{
    constexpr int batch = 200;
    return chargecolumns::select(
        store.connection(),
        u"erased = 0 AND created_at < ? AND changed_at < ? AND EXISTS (SELECT 1 FROM personal JOIN event ON event.id = "
        "personal.event WHERE event.attempt = charge.attempt) AND NOT EXISTS (SELECT 1 FROM event WHERE "
        "event.attempt = charge.attempt AND event.at >= ?) ORDER BY created_at LIMIT %1"_s.arg(batch),
        {before, before, before});
}

Expected<void, LedgerError> eraseOne(LedgerStore &store, Charge row)
{
    BALCAO_TRY(store.connection().run(u"DELETE FROM personal WHERE event IN (SELECT id FROM event WHERE attempt = ?)"_s,
                                      {row.attempt}));
    row.isErased = true;
    row.name = row.phone = row.email = row.taxId = row.mark = QString();
    BALCAO_TRY(store.put(row));
    // By its txid it is still found.
    return ledgerindex::replace(store.connection(), row);
}

/** One batch, one event, one commit; the number of charges. */
Expected<int, LedgerError> eraseSome(LedgerStore &store, qint64 before, const std::optional<Erasure::Person> &person)
{
    LedgerConnection &connection = store.connection();
    BALCAO_TRY(auto transaction, LedgerTransaction::begin(connection));
    if (person) {
        BALCAO_TRY(const Operators operators, store.shopOperators());
        if (!operators.mayAct(Act::Erase, person->ids.who, person->ids.authoriser))
            return ledgerFailure(LedgerError::Kind::NotPermitted, key(Act::Erase));
    }
    BALCAO_TRY(const auto rows, chargesToErase(store, before));
    if (rows.isEmpty())
        return 0;
    ShopEvent note;
    if (person) {
        note.operatorName = person->name;
        note.authorisedBy = person->authorisedBy;
    }
    note.what = shopevent::Erased{.before = QDateTime::fromMSecsSinceEpoch(before, utcZone),
                                  .charges = static_cast<int>(rows.size())};
    BALCAO_TRY(const auto event, store.appendOfShop(note));
    // First the record, then the deed: the trigger lets go only of what an erasure names.
    BALCAO_TRY(connection.run(u"INSERT INTO erasure (event, before) VALUES (?, ?)"_s, {event.id, before}));
    for (const Charge &row : rows) {
        BALCAO_TRY(eraseOne(store, row));
    }
    BALCAO_TRY(transaction.commit());
    store.committed();
    return static_cast<int>(rows.size());
}

/** Makes the charges behind the id @p after, up to @p last, what @p wanted says; how many were not. */
Expected<int, LedgerError> mend(LedgerStore &store, QHash<QString, Charge> wanted, qint64 after, qint64 last)
{
    LedgerConnection &connection = store.connection();
    BALCAO_TRY(
        LedgerRows query,
        connection.run(u"SELECT s.words, s.parts, %1 FROM charge c LEFT JOIN charge_search s ON s.id = c.id WHERE "
                       "c.id > ? AND c.id <= ? ORDER BY c.id"_s.arg(chargecolumns::names(u"c."_s)),
                       {after, last}));
    QList<qint64> invented;
    while (query->next()) {
        const Charge known = chargecolumns::read(*query, 2);
        const auto found = wanted.constFind(known.attempt);
        // SQLite's index is made anew as a whole.
        const bool isIndexed = !store.isPostgres() || (query->value(0).toString() == searchWords(known) &&
                                                       query->value(1).toString() == searchParts(known));
        if (found == wanted.constEnd())
            invented.append(known.id);
        else if (found->hasSameFacts(known) && isIndexed)
            wanted.erase(found);
    }
    BALCAO_TRY(query.finish());
    for (const qint64 id : std::as_const(invented)) {
        BALCAO_TRY(connection.run(u"DELETE FROM charge_search WHERE id = ?"_s, {id}));
        BALCAO_TRY(connection.run(u"DELETE FROM charge WHERE id = ?"_s, {id}));
    }
    for (const Charge &row : std::as_const(wanted))
        BALCAO_TRY(store.put(row));
    return static_cast<int>(invented.size() + wanted.size());
}

/** Events of the shop that are ignored because they cannot be read. */
Expected<qint64, LedgerError> unreadableOfShop(LedgerConnection &connection)
{
    BALCAO_TRY(const auto found,
               connection.list(eventcolumns::select() + u" WHERE e.attempt = ''"_s, {},
                               [](const QSqlQuery &query) { return eventcolumns::read(query).isMalformed(); }));
    return found.count(true);
}

} // namespace

Expected<int, LedgerError> rebuild(LedgerStore &store)
{
    // What does not belong to a chain is nobody's word: it changes no charge.
    BALCAO_TRY(eventchain::check(store.connection(), store.idsHashedAfter()));
    {
        BALCAO_TRY(auto transaction, LedgerTransaction::begin(store.connection()));
        BALCAO_TRY(ledgerindex::clear(store.connection()));
        BALCAO_TRY(transaction.commit());
    }
    BALCAO_TRY(const auto owners, sharedtxid::ownersOf(store.connection()));
    int mended = 0;
    for (qint64 last = 0;;) {
        BALCAO_TRY(auto transaction, LedgerTransaction::begin(store.connection()));
        BALCAO_TRY(const auto batch, ledgerprojection::next(store.connection(), last, owners));
        const qint64 end = batch.last == 0 ? std::numeric_limits<qint64>::max() : batch.last;
        BALCAO_TRY(const int some, mend(store, batch.rows, last, end));
        mended += some;
        BALCAO_TRY(transaction.commit());
        if (batch.last == 0)
            break;
        last = batch.last;
    }
    BALCAO_TRY(store.index());
    return mended;
}

Expected<Statistics, LedgerError> statistics(LedgerStore &store)
{
    Statistics result;
    LedgerConnection &connection = store.connection();
    BALCAO_TRY(result.schema, ledgerschema::version(connection));
    const QList<std::pair<QString, qint64 *>> counts = {
        {u"SELECT count(*) FROM event"_s, &result.events},
        {u"SELECT count(*) FROM charge"_s, &result.charges},
        {u"SELECT count(*) FROM charge WHERE erased = 1"_s, &result.erased},
        {store.isPostgres() ? u"SELECT pg_total_relation_size('event') + pg_total_relation_size('personal') + "
                              "pg_total_relation_size('charge') + pg_total_relation_size('charge_search')"_s
                            : u"SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"_s,
         &result.size}};
    for (const auto &[sql, target] : counts) {
        BALCAO_TRY(*target, connection.number(sql));
    }
    const auto counted = [](const QSqlQuery &row) {
        return std::pair(fromKey<ChargeStatus>(row.value(0).toString()), row.value(1).toLongLong());
    };
    BALCAO_TRY(const auto statuses,
               connection.list(u"SELECT status, count(*) FROM charge GROUP BY status"_s, {}, counted));
    for (const auto &[status, number] : statuses) {
        if (status)
            result.statuses.insert(*status, number);
    }
    if (result.events > 0) {
        BALCAO_TRY(const qint64 first, connection.number(u"SELECT at FROM event ORDER BY id LIMIT 1"_s));
        BALCAO_TRY(const qint64 last, connection.number(u"SELECT at FROM event ORDER BY id DESC LIMIT 1"_s));
        result.first = QDateTime::fromMSecsSinceEpoch(first, utcZone);
        result.last = QDateTime::fromMSecsSinceEpoch(last, utcZone);
    }
    BALCAO_TRY(result.open, store.ask(OpenCount{}));
    BALCAO_TRY(const qint64 unreadable, unreadableOfShop(connection));
    result.open += unreadable;
    BALCAO_TRY(result.counters, store.ask(CounterNames{}));
    return result;
}

Expected<void, LedgerError> backup(LedgerStore &store, const QString &file, const LedgerWatch &watch)
{
    return ledgerschema::makeWhole(file, [&](const QString &aside) {
        return store.isPostgres() ? exportTo(store, aside, watch) : copyFile(store, aside, watch);
    });
}

Erasure::Erasure(const QDateTime &before, std::optional<Person> person)
    : m_before(before.toMSecsSinceEpoch())
    , m_person(std::move(person))
{
}

Expected<bool, LedgerError> Erasure::step(LedgerStore &store)
{
    // Its provider's Date header comes from the clock that it would have to confirm.
    if (store.options().environment == LedgerEnvironment::Training)
        return ledgerFailure(LedgerError::Kind::NotAllowed, u"a training ledger"_s);
    switch (m_phase) {
    case Phase::Index: {
        // What the index does not know yet it could not forget.
        BALCAO_TRY(const bool more, store.index(1));
        if (!more)
            m_phase = Phase::Charges;
        return true;
    }
    case Phase::Charges: {
        BALCAO_TRY(const auto some, eraseSome(store, m_before, m_person));
        m_charges += some;
        if (some > 0)
            return true;
        m_phase = store.isPostgres() ? Phase::Done : m_charges == 0 ? Phase::Copies : Phase::Words;
        return m_phase != Phase::Done;
    }
    case Phase::Words:
    case Phase::Parts:
        return forget(store.connection());
    case Phase::Copies:
        m_copies = migrationcopies::clear(store.connection().address().text(), m_before);
        m_phase = Phase::Done;
        break;
    case Phase::Done:
        break;
    }
    return false;
}

/** Deleted words live on in the search index until its parts are merged. */
Expected<bool, LedgerError> Erasure::forget(LedgerConnection &connection)
{
    constexpr int pages = 200;
    const QString table = m_phase == Phase::Words ? u"charge_words"_s : u"charge_parts"_s;
    // A negative number begins a merge of everything, positive ones go on with it until nothing changes any more.
    const int step = std::exchange(m_isMerging, true) ? pages : -pages;
    BALCAO_TRY(const qint64 before, connection.number(u"SELECT total_changes()"_s));
    BALCAO_TRY(connection.run(u"INSERT INTO %1 (%1, rank) VALUES ('merge', ?)"_s.arg(table), {step}));
    BALCAO_TRY(const qint64 after, connection.number(u"SELECT total_changes()"_s));
    if (step < 0 || after - before >= 2)
        return true;
    m_isMerging = false;
    if (m_phase == Phase::Words) {
        m_phase = Phase::Parts;
        return true;
    }
    m_phase = Phase::Copies;
    // Deleted bytes live on in the write-ahead log until it is emptied; a reader that is still busy postpones that.
    static_cast<void>(connection.execute(u"PRAGMA wal_checkpoint(TRUNCATE)"_s));
    return true;
}

Expected<void, LedgerError> finish(LedgerStore &store, Erasure &erasure)
{
    for (;;) {
        BALCAO_TRY(const auto more, erasure.step(store));
        if (!more)
            return {};
    }
}

Expected<int, LedgerError> erase(LedgerStore &store, const QDateTime &before, const Erasure::Person &person)
{
    Erasure erasure(before, person);
    BALCAO_TRY(finish(store, erasure));
    return erasure.charges();
}

} // namespace balcao::ledger
