// SPDX-License-Identifier: MIT
#include "core/ledger/chargecolumns.h"
#include "core/ledger/eventcolumns.h"
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgermaintenance.h"
#include "core/ledger/ledgerprojection.h"

#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>

#include <limits>

using namespace Qt::StringLiterals;

namespace balcao::ledger
{

namespace
{

constexpr qsizetype mostDamages = 100;

/** Reads all events in the order of writing, then what they make of each charge; keeps none of them. */
class Reader
{
public:
    explicit Reader(LedgerStore &store)
        : m_connection(store.connection())
        , m_idsHashedAfter(store.idsHashedAfter())
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
    void report(Damage::What what, const LedgerEvent &event);
    void reportDatabase(const QString &text);

    LedgerConnection &m_connection;
    qint64 m_idsHashedAfter;
    Verification m_result;
    QHash<QString, Counter> m_counters;
    /** By their events; what no event of the chain tells of is left over. */
    QHash<qint64, qint64> m_erasures;
    qint64 m_erasedBefore = 0;
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
    return m_result;
}

Expected<void, LedgerError> Reader::checkDatabase()
{
    if (m_connection.isPostgres())
        return {};
    BALCAO_TRY(LedgerRows query, m_connection.run(u"PRAGMA integrity_check(20)"_s));
    while (query->next()) {
        const QString line = query->value(0).toString();
        if (line != "ok"_L1)
            reportDatabase(line.simplified().left(200));
    }
    return {};
}

Expected<void, LedgerError> Reader::readErasures()
{
    BALCAO_TRY(
        LedgerRows query,
        m_connection.run(
            u"SELECT r.event, r.before, e.data FROM erasure r LEFT JOIN event e ON e.id = r.event AND e.kind = 'erased'"_s));
    while (query->next()) {
        const qint64 before = query->value(1).toLongLong();
        const QJsonObject told = QJsonDocument::fromJson(query->value(2).toString().toUtf8()).object();
        m_erasures.insert(query->value(0).toLongLong(), before);
        // Believed only where an event tells of it too; whether the chain holds that event is seen when it is read.
        if (told.value("before"_L1).toInteger() == before)
            m_erasedBefore = qMax(m_erasedBefore, before);
    }
    return query.finish();
}

Expected<void, LedgerError> Reader::readEvents()
{
    constexpr int batch = 2000;
    qint64 last = 0;
    for (;;) {
        BALCAO_TRY(
            LedgerRows query,
            m_connection.run(eventcolumns::select() + u" WHERE e.id > ? ORDER BY e.id LIMIT %1"_s.arg(batch), {last}));
        int count = 0;
        while (query->next()) {
            const eventcolumns::Stored stored = eventcolumns::read(*query);
            last = stored.event.id;
            ++count;
            look(stored);
        }
        BALCAO_TRY(query.finish());
        if (count < batch)
            break;
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
    else if (!stored.isKnown || event.hash != eventhash::ofEvent(counter.hash, event, stored.data, m_idsHashedAfter))
        report(Damage::What::Event, event);
    counter = {.sequence = event.sequence, .hash = event.hash};
    lookAtPersonal(stored);
    const auto *erased = std::get_if<event::Erased>(&event.what);
    if (erased && m_erasures.take(event.id) != erased->before.toMSecsSinceEpoch())
        report(Damage::What::Personal, event);
}

void Reader::lookAtPersonal(const eventcolumns::Stored &stored)
{
    const LedgerEvent &event = stored.event;
    if (event.isErased) {
        if (event.at.toMSecsSinceEpoch() >= m_erasedBefore)
            report(Damage::What::PersonalMissing, event);
        return;
    }
    const QByteArray expected =
        stored.personal.isEmpty() ? QByteArray() : eventhash::ofPersonal(stored.salt, stored.personal);
    if (expected != event.personalHash)
        report(Damage::What::Personal, event);
}

Expected<void, LedgerError> Reader::compareCharges()
{
    const auto differs = [this](const Charge &row) {
        LedgerEvent named;
        named.id = row.id;
        named.counter = row.counter;
        named.attempt = row.attempt;
        report(Damage::What::Projection, named);
    };
    for (qint64 last = 0;;) {
        BALCAO_TRY(auto batch, ledgerprojection::next(m_connection, last));
        const bool isEnd = batch.last == 0;
        m_result.charges += batch.rows.size();
        BALCAO_TRY(LedgerRows query, m_connection.run(u"SELECT "_s + chargecolumns::names() +
                                                          u" FROM charge WHERE id > ? AND id <= ? ORDER BY id"_s,
                                                      {last, isEnd ? std::numeric_limits<qint64>::max() : batch.last}));
        while (query->next()) {
            const Charge row = chargecolumns::read(*query);
            if (batch.rows.take(row.attempt) != row)
                differs(row);
        }
        BALCAO_TRY(query.finish());
        for (const Charge &missing : std::as_const(batch.rows))
            differs(missing);
        if (isEnd)
            return {};
        last = batch.last;
    }
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
