// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerstore.h"

#include "core/charge/chargestatus.h"
#include "core/ledger/chargecolumns.h"
#include "core/ledger/eventcolumns.h"
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerschema.h"

#include <QJsonDocument>
#include <QRandomGenerator>

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

using Kind = LedgerError::Kind;

Unexpected<LedgerError> refuse(Kind kind, const QString &detail = {})
{
    return Unexpected<LedgerError>({.kind = kind, .detail = detail});
}

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

/** SQLite counts by itself; on PostgreSQL the lock of the transaction makes the number the next one. */
const QString &insertEvent(bool isPostgres)
{
    static const QString text =
        u"INSERT INTO event (id, counter, seq, at, kind, attempt, sale, replaces, correction, txid, operator, amount, "
        u"data, "
        "personal_hash, token, hash) VALUES (%1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)%2"_s;
    static const QString sqlite = text.arg(u"NULL"_s, QString());
    static const QString postgres = text.arg(u"(SELECT coalesce(max(id), 0) + 1 FROM event)"_s, u" RETURNING id"_s);
    return isPostgres ? postgres : sqlite;
}

bool hasEnded(const ChargeRow &row, const QDateTime &now, bool isOwnCounter)
{
    switch (row.state) {
    case ChargeRow::State::NotSent:
    case ChargeRow::State::Refused:
    case ChargeRow::State::Unknown:
    case ChargeRow::State::Absent:
        return true;
    case ChargeRow::State::Written:
    case ChargeRow::State::Out:
        return row.isAbandoned(now, isOwnCounter);
    case ChargeRow::State::Created:
        return false;
    }
    Q_UNREACHABLE();
}

/** Taken in by its txid, and the provider never said a word of it. */
bool isAdopted(const ChargeRow &row)
{
    return row.state == ChargeRow::State::Created && row.amount.isZero() && row.status.isEmpty();
}

bool maySettle(const ChargeRow &row, bool found, const QDateTime &now, bool isOwnCounter)
{
    if (row.state == ChargeRow::State::Unknown || (isAdopted(row) && !found))
        return true;
    if (row.state == ChargeRow::State::Absent)
        return found; // it was there after all
    return row.state == ChargeRow::State::Out && row.isAbandoned(now, isOwnCounter);
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
    auto connection = LedgerConnection::open(address, options.busyTimeoutMs);
    if (!connection)
        return Unexpected<LedgerError>(connection.error());
    if (const auto migrated = ledgerschema::migrate(**connection); !migrated)
        return Unexpected<LedgerError>(migrated.error());
    std::unique_ptr<LedgerStore> store(new LedgerStore(*std::move(connection), options));
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
        if (later && (later->event.sequence != stored.event.sequence + 1 ||
                      later->event.hash != eventhash::ofEvent(stored.event.hash, later->event, later->data)))
            return refuse(Kind::Damaged,
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
    if (const auto allowed = check(draft, *row); !allowed)
        return Unexpected<LedgerError>(allowed.error());
    auto event = insert(draft);
    if (!event) {
        // The database's own indexes have the last word.
        if (event.error().kind == Kind::NotAllowed && draft.kind == EventKind::AttemptWritten)
            return refuse(Kind::LiveAttempt, event.error().detail);
        if (event.error().kind == Kind::NotAllowed && draft.kind == EventKind::CorrectionAsked)
            return refuse(Kind::Overtaken, event.error().detail);
        return event;
    }
    if (const auto projected = project(*event, *row); !projected)
        return Unexpected<LedgerError>(projected.error());
    return event;
}

Expected<ChargeRow, LedgerError> LedgerStore::rowOf(const QString &attempt)
{
    const auto query =
        m_connection->run(u"SELECT "_s + chargecolumns::names() + u" FROM charge WHERE attempt = ?"_s, {text(attempt)});
    if (!query)
        return Unexpected<LedgerError>(query.error());
    ChargeRow row;
    if ((*query)->next())
        row = chargecolumns::read(**query);
    (*query)->finish();
    return row;
}

/** The row that the event changes; for an attempt the one that it replaces. What depends on it is filled into the draft. */
Expected<ChargeRow, LedgerError> LedgerStore::rowFor(EventDraft &draft)
{
    if (draft.kind == EventKind::Erased)
        return ChargeRow{};
    if (draft.kind != EventKind::AttemptWritten) {
        auto row = rowOf(draft.attempt);
        if (row && row->id == 0)
            return refuse(Kind::NotFound);
        return row;
    }
    const int day = dayOf(m_options.clock.nowUtc());
    const auto number = nextNumber(day);
    if (!number)
        return Unexpected<LedgerError>(number.error());
    draft.data.insert("number"_L1, *number);
    draft.data.insert("day"_L1, day);
    if (draft.replaces.isEmpty())
        return ChargeRow{};
    auto replaced = rowOf(draft.replaces);
    if (replaced && replaced->id == 0)
        return refuse(Kind::NotFound);
    if (replaced)
        draft.sale = replaced->sale;
    return replaced;
}

Expected<int, LedgerError> LedgerStore::nextNumber(int day)
{
    const auto query =
        m_connection->run(u"SELECT max(number) FROM charge WHERE day = ? AND counter = ?"_s, {day, m_options.counter});
    if (!query)
        return Unexpected<LedgerError>(query.error());
    const int last = (*query)->next() ? (*query)->value(0).toInt() : 0;
    (*query)->finish();
    return last + 1;
}

Expected<void, LedgerError> LedgerStore::check(const EventDraft &draft, const ChargeRow &row)
{
    using State = ChargeRow::State;
    const QDateTime now = m_options.clock.nowUtc();
    const bool isOwn = row.counter == m_options.counter;
    const bool isCorrecting =
        row.correction == ChargeRow::Correction::Asked || row.correction == ChargeRow::Correction::Out;
    const bool isOpenAttempt = row.state == State::Written || row.state == State::Out;
    switch (draft.kind) {
    case EventKind::AttemptWritten:
        if (row.id != 0 && !hasEnded(row, now, isOwn))
            return refuse(Kind::LiveAttempt);
        break;
    case EventKind::FirstByteOut: {
        // Somebody has ended or replaced it meanwhile: then it does not leave any more.
        const bool mayLeave = draft.correction == 0 ? row.state == State::Written && row.replacedBy.isEmpty()
                                                    : row.correction == ChargeRow::Correction::Asked &&
                                                          row.corrections == draft.correction;
        if (!mayLeave)
            return refuse(Kind::Overtaken);
        break;
    }
    case EventKind::NotSent:
    case EventKind::Refused:
    case EventKind::Unknown:
        // A charge that is known to exist does not become doubtful again by somebody's late guess.
        if (!isOpenAttempt)
            return refuse(Kind::NotAllowed);
        break;
    case EventKind::Created:
        if (row.state == State::Created)
            return refuse(Kind::NotAllowed);
        break;
    case EventKind::StatusRead:
        // What was asked before a correction says nothing about the charge after it.
        if (isCorrecting || draft.correction != row.corrections)
            return refuse(Kind::Overtaken);
        break;
    case EventKind::DifferenceAccepted: {
        const qint64 told = row.told ? row.told->centavos() : -1;
        if (draft.data.value("told"_L1).toInteger(told) != told || row.state != State::Created || isCorrecting)
            return refuse(Kind::Overtaken);
        break;
    }
    case EventKind::CorrectionAsked:
        if (draft.correction != row.corrections + 1 || (isCorrecting && !row.isAbandoned(now, isOwn)))
            return refuse(Kind::Overtaken);
        if (row.state != State::Created || row.receivedAt.isValid() ||
            !ChargeStatus::fromWire(row.status).allowsCorrection())
            return refuse(Kind::NotAllowed);
        break;
    case EventKind::Settled: {
        if (!maySettle(row, draft.data.value("found"_L1).toBool(), now, isOwn))
            return refuse(Kind::NotAllowed, wireName(row.standing));
        if (draft.txid.isEmpty())
            break;
        const auto owner = m_connection->run(
            u"SELECT count(*) FROM charge WHERE txid = ? AND txid <> '' AND attempt <> ? AND amount > 0"_s,
            {draft.txid, draft.attempt});
        if (!owner)
            return Unexpected<LedgerError>(owner.error());
        const bool isTaken = (*owner)->next() && (*owner)->value(0).toInt() > 0;
        (*owner)->finish();
        if (isTaken)
            return refuse(Kind::NotAllowed, u"the txid belongs to another charge"_s);
        break;
    }
    case EventKind::ReceivedByHand:
        if (row.state != State::Created || isCorrecting || row.standing == Standing::Paid ||
            row.standing == Standing::Refunded || row.standing == Standing::ReceivedByHand)
            return refuse(Kind::NotAllowed, wireName(row.standing));
        break;
    default:
        break;
    }
    return {};
}

Expected<LedgerEvent, LedgerError> LedgerStore::insert(const EventDraft &draft)
{
    LedgerEvent event;
    static_cast<EventDraft &>(event) = draft;
    event.counter = m_options.counter;
    event.at = QDateTime::fromMSecsSinceEpoch(m_options.clock.nowUtc().toMSecsSinceEpoch(), Qt::UTC);
    event.sequence = 1;
    QByteArray previous;
    const auto head = m_connection->run(u"SELECT seq, hash FROM event WHERE counter = ? ORDER BY seq DESC LIMIT 1"_s,
                                        {event.counter});
    if (!head)
        return Unexpected<LedgerError>(head.error());
    if ((*head)->next()) {
        event.sequence = (*head)->value(0).toLongLong() + 1;
        previous = (*head)->value(1).toString().toLatin1();
    }
    (*head)->finish();

    event.txid.remove(QChar(u'\0'));
    event.operatorName.remove(QChar(u'\0'));
    const QByteArray data = QJsonDocument(event.data).toJson(QJsonDocument::Compact);
    const QByteArray personal =
        event.personal.isEmpty() ? QByteArray() : QJsonDocument(event.personal).toJson(QJsonDocument::Compact);
    const QByteArray salt = freshSalt();
    if (!personal.isEmpty())
        event.personalHash = eventhash::ofPersonal(salt, personal);
    event.hash = eventhash::ofEvent(previous, event, data);

    const auto inserted =
        m_connection->run(insertEvent(isPostgres()),
                          {event.counter, event.sequence, event.at.toMSecsSinceEpoch(), QString(wireName(event.kind)),
                           text(event.attempt), text(event.sale), text(event.replaces), event.correction,
                           text(event.txid), text(event.operatorName),
                           event.amount ? QVariant(event.amount->centavos()) : QVariant(QMetaType(QMetaType::LongLong)),
                           QString::fromUtf8(data), text(QString::fromLatin1(event.personalHash)), event.token,
                           QString::fromLatin1(event.hash)});
    if (!inserted)
        return Unexpected<LedgerError>(inserted.error());
    if (!isPostgres()) {
        event.id = (*inserted)->lastInsertId().toLongLong();
    } else {
        event.id = (*inserted)->next() ? (*inserted)->value(0).toLongLong() : 0;
        (*inserted)->finish();
    }
    if (event.id == 0)
        return refuse(Kind::WriteFailed, u"no id was given"_s);
    if (personal.isEmpty())
        return event;
    const auto kept = m_connection->run(u"INSERT INTO personal (event, salt, fields) VALUES (?, ?, ?)"_s,
                                        {event.id, QString::fromLatin1(salt), QString::fromUtf8(personal)});
    if (!kept)
        return Unexpected<LedgerError>(kept.error());
    return event;
}

Expected<void, LedgerError> LedgerStore::project(const LedgerEvent &event, const ChargeRow &row)
{
    if (event.kind == EventKind::Erased)
        return {};
    if (event.kind != EventKind::AttemptWritten)
        return put(applied(row, event));
    if (row.id != 0) {
        if (auto replaced = put(applied(row, event)); !replaced)
            return replaced;
    }
    return put(applied(ChargeRow{}, event));
}

Expected<void, LedgerError> LedgerStore::put(const ChargeRow &row)
{
    if (!m_connection->isPostgres()) {
        const auto done = m_connection->run(chargecolumns::upsert(), chargecolumns::values(row));
        return done ? Expected<void, LedgerError>{} : Unexpected<LedgerError>(done.error());
    }
    const QByteArray state = QJsonDocument(chargecolumns::object(row)).toJson(QJsonDocument::Compact);
    const auto done =
        m_connection->run(u"SELECT balcao_put_charge(CAST(? AS jsonb), ?, ?)"_s,
                          {QString::fromUtf8(state), chargecolumns::searchWords(row), chargecolumns::searchParts(row)});
    return done ? Expected<void, LedgerError>{} : Unexpected<LedgerError>(done.error());
}

} // namespace balcao
