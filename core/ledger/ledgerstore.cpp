// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerstore.h"

#include "core/ledger/chargecolumns.h"
#include "core/ledger/eventcolumns.h"
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerrules.h"
#include "core/ledger/ledgerschema.h"

#include <QJsonDocument>
#include <QRandomGenerator>

#include <array>
#include <limits>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

using Kind = LedgerError::Kind;

/** A null QString would become NULL. */
QVariant text(QString value)
{
    // No database takes a NUL in a text.
    value.remove(QChar(u'\0'));
    return value.isNull() ? u""_s : value;
}

QByteArray freshSalt()
{
    std::array<quint32, 4> bits{};
    QRandomGenerator::system()->fillRange(bits.data(), static_cast<qsizetype>(bits.size()));
    return QByteArray(reinterpret_cast<const char *>(bits.data()), sizeof bits).toHex();
}

/** The calendar day at this counter. */
int dayOf(const QDateTime &utc)
{
    const QDate date = utc.toLocalTime().date();
    return (date.year() * 100 + date.month()) * 100 + date.day();
}

} // namespace

LedgerStore::LedgerStore(std::unique_ptr<LedgerConnection> connection, Options options)
    : m_connection(std::move(connection))
    , m_options(std::move(options))
{
}

LedgerStore::~LedgerStore() = default;

Expected<std::unique_ptr<LedgerStore>, LedgerError> LedgerStore::open(const LedgerAddress &address,
                                                                      const Options &options)
{
    BALCAO_TRY(ledgerschema::Opened opened, ledgerschema::open(address, options));
    std::unique_ptr<LedgerStore> store(new LedgerStore(std::move(opened.connection), options));
    store->m_idsHashedAfter = opened.idsHashedAfter;
    if (!options.checksNewest)
        return store;
    if (const auto sound = store->checkNewest(); !sound)
        return Unexpected<LedgerError>(sound.error());
    return store;
}

bool LedgerStore::isPostgres() const
{
    return m_connection->isPostgres();
}

Expected<void, LedgerError> LedgerStore::checkNewest()
{
    // The end is where a crash or a bad disk shows; the whole is what verify() reads.
    constexpr int newest = 50;
    const auto query = m_connection->run(eventcolumns::select() + u" WHERE e.counter = ? ORDER BY e.seq DESC LIMIT ?"_s,
                                         {m_options.counter, newest});
    if (!query)
        return Unexpected<LedgerError>(query.error());
    std::optional<eventcolumns::Stored> later;
    while ((*query)->next()) {
        eventcolumns::Stored stored = eventcolumns::read(**query);
        if (later &&
            (later->event.sequence != stored.event.sequence + 1 ||
             later->event.hash != eventhash::ofEvent(stored.event.hash, later->event, later->data, m_idsHashedAfter)))
            return ledgerFailure(
                Kind::Damaged,
                u"event %1 of counter %2 was changed"_s.arg(later->event.sequence).arg(m_options.counter));
        later = std::move(stored);
    }
    return {};
}

Expected<LedgerEvent, LedgerError> LedgerStore::append(const EventDraft &draft)
{
    auto transaction = LedgerTransaction::begin(*m_connection);
    if (!transaction)
        return Unexpected<LedgerError>(transaction.error());
    auto event = appendWithin(draft);
    if (!event)
        return event;
    if (const auto done = transaction->commit(); !done)
        return Unexpected<LedgerError>(done.error());
    return event;
}

Expected<LedgerEvent, LedgerError> LedgerStore::appendWithin(EventDraft draft)
{
    if (draft.isRetry) {
        const auto query = m_connection->run(eventcolumns::select() + u" WHERE e.attempt = ? AND e.token = ?"_s,
                                             {draft.attempt, draft.token});
        if (!query)
            return Unexpected<LedgerError>(query.error());
        if ((*query)->next())
            return eventcolumns::read(**query).event;
    }
    const auto row = rowFor(draft);
    if (!row)
        return Unexpected<LedgerError>(row.error());
    const auto allowed = ledgerrules::check(draft, *row, m_options.clock.nowUtc(), row->counter == m_options.counter);
    const auto free = allowed ? checkTxid(draft) : allowed;
    if (!free)
        return Unexpected<LedgerError>(free.error());
    auto event = insert(draft);
    if (!event) {
        // The database's own indexes have the last word.
        if (event.error().kind == Kind::NotAllowed && draft.kind == EventKind::AttemptWritten)
            return ledgerFailure(Kind::LiveAttempt, event.error().detail);
        if (event.error().kind == Kind::NotAllowed && draft.kind == EventKind::CorrectionAsked)
            return ledgerFailure(Kind::Overtaken, event.error().detail);
        return event;
    }
    auto done = project(*event, *row);
    if (done && event->kind == EventKind::Settled && !event->txid.isEmpty())
        done = mergeImported(*event);
    const bool isNoMore = event->data.contains("reopened"_L1) ||
                          (event->kind == EventKind::Created && event->txid != row->txid && !row->txid.isEmpty());
    if (done && isNoMore)
        done = restoreImported(row->txid, *event);
    if (!done)
        return Unexpected<LedgerError>(done.error());
    return event;
}

/** An unknown attempt may not be settled with the txid of another charge of this shop. What was only taken in is none. */
Expected<void, LedgerError> LedgerStore::checkTxid(const EventDraft &draft)
{
    if (draft.kind != EventKind::Settled || draft.txid.isEmpty())
        return {};
    const auto owners = m_connection->number(
        u"SELECT count(*) FROM charge WHERE txid = ? AND txid <> '' AND attempt <> ? AND (amount > 0 OR correction <> ?)"_s,
        {draft.txid, draft.attempt, static_cast<int>(Charge::Correction::None)});
    if (!owners)
        return Unexpected<LedgerError>(owners.error());
    if (*owners > 0)
        return ledgerFailure(Kind::NotAllowed, u"the txid belongs to another charge"_s);
    return {};
}

/** What was only taken in by this txid was this charge all the time: it ends, and a payment seen of it goes over. */
Expected<void, LedgerError> LedgerStore::mergeImported(const LedgerEvent &settled)
{
    const auto imported = importedCharges(settled.txid, Charge::State::Created);
    if (!imported)
        return Unexpected<LedgerError>(imported.error());
    for (const Charge &row : *imported) {
        if (row.attempt == settled.attempt)
            continue;
        EventDraft end;
        end.kind = EventKind::Settled;
        end.attempt = row.attempt;
        end.operatorName = settled.operatorName;
        end.data = {{u"found"_s, false}, {u"same_as"_s, settled.attempt}};
        if (auto ended = add(end, row); !ended)
            return ended;
        if (!row.receivedAt.isValid())
            continue;
        const auto found = rowOf(settled.attempt);
        if (!found)
            return Unexpected<LedgerError>(found.error());
        EventDraft receipt;
        receipt.kind = EventKind::ReceivedByHand;
        receipt.attempt = settled.attempt;
        receipt.operatorName = row.receivedBy;
        receipt.data = {{u"same_as"_s, row.attempt}};
        if (auto received = add(receipt, *found); !received)
            return received;
    }
    return {};
}

/** A charge of this txid was an attempt of this shop by mistake: what was taken in by it is a charge of its own again. */
Expected<void, LedgerError> LedgerStore::restoreImported(const QString &txid, const LedgerEvent &event)
{
    const auto ended = importedCharges(txid, Charge::State::Absent);
    if (!ended)
        return Unexpected<LedgerError>(ended.error());
    for (const Charge &row : *ended) {
        const auto told = events(row.attempt);
        if (!told)
            return Unexpected<LedgerError>(told.error());
        // What ended for another reason stays so.
        if (told->isEmpty() || told->constLast().data.value("same_as"_L1).toString() != event.attempt)
            continue;
        EventDraft again;
        again.kind = EventKind::Settled;
        again.attempt = row.attempt;
        again.txid = txid;
        again.operatorName = event.operatorName;
        again.data = {{u"found"_s, true}};
        if (auto found = add(again, row); !found)
            return found;
    }
    return {};
}

/** The charges of a txid that this shop never asked for. */
Expected<QList<Charge>, LedgerError> LedgerStore::importedCharges(const QString &txid, Charge::State state)
{
    const auto query =
        m_connection->run(u"SELECT "_s + chargecolumns::names() +
                              u" FROM charge WHERE txid = ? AND txid <> '' AND amount = 0 AND state = ? ORDER BY id"_s,
                          {text(txid), static_cast<int>(state)});
    if (!query)
        return Unexpected<LedgerError>(query.error());
    QList<Charge> rows;
    while ((*query)->next())
        rows.append(chargecolumns::read(**query));
    (*query)->finish();
    return rows;
}

Expected<void, LedgerError> LedgerStore::add(const EventDraft &draft, const Charge &row)
{
    const auto event = insert(draft);
    return event ? project(*event, row) : Unexpected<LedgerError>(event.error());
}

Expected<Charge, LedgerError> LedgerStore::rowOf(const QString &attempt)
{
    const auto query =
        m_connection->run(u"SELECT "_s + chargecolumns::names() + u" FROM charge WHERE attempt = ?"_s, {text(attempt)});
    if (!query)
        return Unexpected<LedgerError>(query.error());
    Charge row;
    if ((*query)->next())
        row = chargecolumns::read(**query);
    (*query)->finish();
    return row;
}

/** The row that the event changes; for an attempt the one that it replaces. What depends on it is filled into the draft. */
Expected<Charge, LedgerError> LedgerStore::rowFor(EventDraft &draft)
{
    if (draft.kind == EventKind::Erased)
        return Charge{};
    if (draft.kind != EventKind::AttemptWritten) {
        auto row = rowOf(draft.attempt);
        if (row && row->id == 0)
            return ledgerFailure(Kind::NotFound);
        if (draft.data.contains("reopened"_L1)) {
            // What was corrected since was another charge: the attempt is what it was.
            const auto told = events(draft.attempt);
            if (!told)
                return Unexpected<LedgerError>(told.error());
            if (told->isEmpty() || told->constFirst().data.value("adopted"_L1).toBool())
                return ledgerFailure(Kind::NotAllowed, key(row->standing));
            draft.amount = told->constFirst().amount;
            draft.personal = told->constFirst().personal;
        }
        return row;
    }
    if (draft.replaces.isEmpty())
        return Charge{};
    auto replaced = rowOf(draft.replaces);
    if (replaced && replaced->id == 0)
        return ledgerFailure(Kind::NotFound);
    if (replaced)
        draft.sale = replaced->sale;
    return replaced;
}

Expected<LedgerEvent, LedgerError> LedgerStore::insert(const EventDraft &draft)
{
    LedgerEvent event;
    static_cast<EventDraft &>(event) = draft;
    event.counter = m_options.counter;
    event.at = QDateTime::fromMSecsSinceEpoch(m_options.clock.nowUtc().toMSecsSinceEpoch(), Qt::UTC);
    // An attempt is numbered within its day.
    const bool isAttempt = event.kind == EventKind::AttemptWritten;
    const int day = isAttempt ? dayOf(event.at) : 0;
    // The right to write is taken: nobody else counts meanwhile.
    BALCAO_TRY(
        LedgerRows last,
        m_connection->run(u"SELECT (SELECT max(id) FROM event), (SELECT max(number) FROM charge WHERE day = ? AND "
                          "counter = ?), (SELECT seq FROM event WHERE counter = ? ORDER BY seq DESC LIMIT 1), "
                          "(SELECT hash FROM event WHERE counter = ? ORDER BY seq DESC LIMIT 1)"_s,
                          {day, event.counter, event.counter, event.counter}));
    if (!last->next())
        return ledgerFailure(Kind::WriteFailed, u"the end of the chain cannot be read"_s);
    const qint64 newest = last->value(0).toLongLong();
    if (newest == std::numeric_limits<qint64>::max())
        return ledgerFailure(Kind::Damaged, u"the events' numbers have come to their end"_s);
    event.id = newest + 1;
    event.sequence = last->value(2).toLongLong() + 1;
    const QByteArray previous = last->value(3).toString().toLatin1();
    if (isAttempt) {
        event.data.insert("number"_L1, last->value(1).toInt() + 1);
        event.data.insert("day"_L1, day);
    }
    last->finish();

    event.txid.remove(QChar(u'\0'));
    event.operatorName.remove(QChar(u'\0'));
    const QByteArray data = QJsonDocument(event.data).toJson(QJsonDocument::Compact);
    const QByteArray personal =
        event.personal.isEmpty() ? QByteArray() : QJsonDocument(event.personal).toJson(QJsonDocument::Compact);
    const QByteArray salt = freshSalt();
    if (!personal.isEmpty())
        event.personalHash = eventhash::ofPersonal(salt, personal);
    event.hash = eventhash::ofEvent(previous, event, data, m_idsHashedAfter);

    const auto inserted = m_connection->run(
        u"INSERT INTO event (id, counter, seq, at, kind, attempt, sale, replaces, correction, txid, "
        "operator, amount, data, personal_hash, token, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
        {event.id, event.counter, event.sequence, event.at.toMSecsSinceEpoch(), QString(key(event.kind)),
         text(event.attempt), text(event.sale), text(event.replaces), event.correction, text(event.txid),
         text(event.operatorName),
         event.amount ? QVariant(event.amount->centavos()) : QVariant(QMetaType(QMetaType::LongLong)),
         QString::fromUtf8(data), text(QString::fromLatin1(event.personalHash)), event.token,
         QString::fromLatin1(event.hash)});
    if (!inserted)
        return Unexpected<LedgerError>(inserted.error());
    if (personal.isEmpty())
        return event;
    const auto kept = m_connection->run(u"INSERT INTO personal (event, salt, fields) VALUES (?, ?, ?)"_s,
                                        {event.id, QString::fromLatin1(salt), QString::fromUtf8(personal)});
    if (!kept)
        return Unexpected<LedgerError>(kept.error());
    return event;
}

Expected<void, LedgerError> LedgerStore::project(const LedgerEvent &event, const Charge &row)
{
    if (event.kind == EventKind::Erased)
        return {};
    if (event.kind != EventKind::AttemptWritten)
        return change(row, fold(row, event));
    if (row.id != 0) {
        if (auto replaced = change(row, fold(row, event)); !replaced)
            return replaced;
    }
    return change(Charge{}, fold(Charge{}, event));
}

Expected<void, LedgerError> LedgerStore::change(const Charge &before, const Charge &after)
{
    const bool isDamaged = before.id != 0 && before.lastEvent == 0;
    if (m_connection->isPostgres() || isDamaged)
        return put(after);
    const auto statement = before.id == 0 ? chargecolumns::insertion(after) : chargecolumns::update(before, after);
    const auto done = m_connection->run(statement.sql, statement.values);
    return done ? Expected<void, LedgerError>{} : Unexpected<LedgerError>(done.error());
}

Expected<void, LedgerError> LedgerStore::put(const Charge &row)
{
    if (!m_connection->isPostgres()) {
        const auto [sql, values] = chargecolumns::replacement(row);
        const auto done = m_connection->run(sql, values);
        return done ? Expected<void, LedgerError>{} : Unexpected<LedgerError>(done.error());
    }
    const QByteArray state = QJsonDocument(chargecolumns::object(row)).toJson(QJsonDocument::Compact);
    const auto done =
        m_connection->run(u"SELECT balcao_keep_charge(CAST(? AS jsonb), ?, ?)"_s,
                          {QString::fromUtf8(state), chargecolumns::searchWords(row), chargecolumns::searchParts(row)});
    return done ? Expected<void, LedgerError>{} : Unexpected<LedgerError>(done.error());
}

} // namespace balcao
