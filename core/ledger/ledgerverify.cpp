// SPDX-License-Identifier: MIT
#include "core/ledger/chargecolumns.h"
#include "core/ledger/eventcolumns.h"
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerupkeep.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace balcao::ledger
{

namespace
{

constexpr qsizetype mostDamages = 100;

/** Reads all events in the order of writing and keeps what they make of each charge. */
class Reader
{
public:
    explicit Reader(LedgerStore &store)
        : m_connection(store.connection())
    {
    }

    [[nodiscard]] Expected<Verification, LedgerError> read();

private:
    struct Counter {
        qint64 sequence = 0;
        QByteArray hash;
    };

    [[nodiscard]] Expected<void, LedgerError> readErasures();
    [[nodiscard]] Expected<void, LedgerError> readEvents();
    [[nodiscard]] Expected<void, LedgerError> compareCharges();
    [[nodiscard]] Expected<void, LedgerError> checkDatabase();
    void look(const eventcolumns::Stored &stored);
    void lookAtPersonal(const eventcolumns::Stored &stored);
    void project(const eventcolumns::Stored &stored);
    void report(Damage::What what, const LedgerEvent &event);
    void reportDatabase(const QString &text);

    LedgerConnection &m_connection;
    Verification m_result;
    QHash<QString, Counter> m_counters;
    QHash<QString, ChargeRow> m_charges;
    /** By their events; what no event of the chain tells of is left over. */
    QHash<qint64, qint64> m_erasures;
    /** As the chain tells. */
    qint64 m_erasedBefore = 0;
    QList<LedgerEvent> m_withoutPersonal;
};

void Reader::report(Damage::What what, const LedgerEvent &event)
{
    if (m_result.damages.size() < mostDamages)
        m_result.damages.append({.what = what,
                                 .event = event.id,
                                 .counter = event.counter,
                                 .sequence = event.sequence,
                                 .attempt = event.attempt,
                                 .text = {}});
}

void Reader::reportDatabase(const QString &text)
{
    if (m_result.damages.size() < mostDamages)
        m_result.damages.append(
            {.what = Damage::What::Database, .event = 0, .counter = {}, .sequence = 0, .attempt = {}, .text = text});
}

Expected<Verification, LedgerError> Reader::read()
{
    using Step = Expected<void, LedgerError> (Reader::*)();
    for (const Step step :
         {&Reader::checkDatabase, &Reader::readErasures, &Reader::readEvents, &Reader::compareCharges}) {
        if (const auto done = (this->*step)(); !done) {
            // Pages that cannot be read are what is looked for here; a lost connection is not.
            if (done.error().kind != LedgerError::Kind::Damaged)
                return Unexpected<LedgerError>(done.error());
            reportDatabase(done.error().detail);
        }
    }
    m_result.charges = m_charges.size();
    return m_result;
}

Expected<void, LedgerError> Reader::checkDatabase()
{
    if (m_connection.isPostgres())
        return {};
    const auto query = m_connection.run(u"PRAGMA integrity_check(20)"_s);
    if (!query)
        return Unexpected<LedgerError>(query.error());
    while ((*query)->next()) {
        const QString line = (*query)->value(0).toString();
        if (line != "ok"_L1)
            reportDatabase(line.simplified().left(200));
    }
    return {};
}

Expected<void, LedgerError> Reader::readErasures()
{
    const auto query = m_connection.run(u"SELECT event, before FROM erasure"_s);
    if (!query)
        return Unexpected<LedgerError>(query.error());
    while ((*query)->next()) {
        m_erasures.insert((*query)->value(0).toLongLong(), (*query)->value(1).toLongLong());
    }
    return m_connection.finish(**query);
}

Expected<void, LedgerError> Reader::readEvents()
{
    constexpr int batch = 2000;
    qint64 last = 0;
    for (;;) {
        const auto query =
            m_connection.run(eventcolumns::select() + u" WHERE e.id > ? ORDER BY e.id LIMIT %1"_s.arg(batch), {last});
        if (!query)
            return Unexpected<LedgerError>(query.error());
        int count = 0;
        while ((*query)->next()) {
            const eventcolumns::Stored stored = eventcolumns::read(**query);
            last = stored.event.id;
            ++count;
            look(stored);
        }
        if (auto read = m_connection.finish(**query); !read)
            return read;
        if (count < batch)
            break;
    }
    for (const LedgerEvent &event : std::as_const(m_withoutPersonal)) {
        if (event.at.toMSecsSinceEpoch() >= m_erasedBefore)
            report(Damage::What::PersonalMissing, event);
    }
    for (auto forged = m_erasures.cbegin(); forged != m_erasures.cend(); ++forged) {
        LedgerEvent named;
        named.id = forged.key();
        report(Damage::What::Personal, named);
    }
    return {};
}

void Reader::look(const eventcolumns::Stored &stored)
{
    ++m_result.events;
    const LedgerEvent &event = stored.event;
    Counter &counter = m_counters[event.counter];
    if (event.sequence != counter.sequence + 1)
        report(Damage::What::Sequence, event);
    else if (!stored.isKnown || event.hash != eventhash::ofEvent(counter.hash, event, stored.data))
        report(Damage::What::Event, event);
    counter = {.sequence = event.sequence, .hash = event.hash};
    lookAtPersonal(stored);
    // An erasure is believed only where the chain tells of it too.
    if (event.kind == EventKind::Erased) {
        const qint64 before = event.data.value("before"_L1).toInteger();
        m_erasedBefore = qMax(m_erasedBefore, before);
        if (m_erasures.take(event.id) != before)
            report(Damage::What::Personal, event);
    } else if (stored.isKnown) {
        project(stored);
    }
}

void Reader::lookAtPersonal(const eventcolumns::Stored &stored)
{
    const LedgerEvent &event = stored.event;
    if (event.isErased) {
        m_withoutPersonal.append(event); // an erasure comes after what it erases
        return;
    }
    const QByteArray expected =
        stored.personal.isEmpty() ? QByteArray() : eventhash::ofPersonal(stored.salt, stored.personal);
    if (expected != event.personalHash)
        report(Damage::What::Personal, event);
}

void Reader::project(const eventcolumns::Stored &stored)
{
    const LedgerEvent &event = stored.event;
    if (event.kind == EventKind::AttemptWritten && !event.replaces.isEmpty()) {
        ChargeRow &replaced = m_charges[event.replaces];
        replaced = applied(replaced, event);
    }
    ChargeRow &row = m_charges[event.attempt];
    const bool wasErased = row.isErased;
    row = applied(row, event);
    if (wasErased || event.isErased) {
        row.isErased = true;
        row.name = row.phone = row.email = row.taxId = QString();
    }
}

Expected<void, LedgerError> Reader::compareCharges()
{
    QHash<QString, ChargeRow> expected = m_charges;
    const auto differs = [this](const ChargeRow &row) {
        LedgerEvent named;
        named.id = row.id;
        named.counter = row.counter;
        named.attempt = row.attempt;
        report(Damage::What::Projection, named);
    };
    constexpr int batch = 2000;
    qint64 last = 0;
    for (;;) {
        const auto query = m_connection.run(u"SELECT "_s + chargecolumns::names() +
                                                u" FROM charge WHERE id > ? ORDER BY id LIMIT %1"_s.arg(batch),
                                            {last});
        if (!query)
            return Unexpected<LedgerError>(query.error());
        int count = 0;
        while ((*query)->next()) {
            const ChargeRow row = chargecolumns::read(**query);
            last = row.id;
            ++count;
            if (expected.take(row.attempt) != row)
                differs(row);
        }
        if (auto read = m_connection.finish(**query); !read)
            return read;
        if (count < batch)
            break;
    }
    for (const ChargeRow &missing : std::as_const(expected))
        differs(missing);
    return {};
}

} // namespace

Expected<Verification, LedgerError> verify(LedgerStore &store)
{
    // One moment of the ledger: what is sold meanwhile is not its damage.
    const auto snapshot = LedgerTransaction::beginReading(store.connection());
    if (!snapshot && snapshot.error().kind != LedgerError::Kind::Damaged)
        return Unexpected<LedgerError>(snapshot.error());
    return Reader(store).read();
}

} // namespace balcao::ledger
