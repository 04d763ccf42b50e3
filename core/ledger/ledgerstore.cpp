// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerstore.h"

#include "core/ledger/chargecolumns.h"
#include "core/ledger/eventcodec.h"
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
    if (options.checksNewest)
        BALCAO_TRY(store->checkNewest());
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
    BALCAO_TRY(LedgerRows query,
               m_connection->run(eventcolumns::select() + u" WHERE e.counter = ? ORDER BY e.seq DESC LIMIT ?"_s,
                                 {m_options.counter, newest}));
    std::optional<eventcolumns::Stored> later;
    while (query->next()) {
        eventcolumns::Stored stored = eventcolumns::read(*query);
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
    BALCAO_TRY(auto transaction, LedgerTransaction::begin(*m_connection));
    BALCAO_TRY(LedgerEvent event, appendWithin(draft));
    BALCAO_TRY(transaction.commit());
    return event;
}

Expected<LedgerEvent, LedgerError> LedgerStore::appendWithin(EventDraft draft)
{
    if (draft.isRetry) {
        BALCAO_TRY(LedgerRows known,
                   m_connection->run(eventcolumns::select() + u" WHERE e.attempt = ? AND e.token = ?"_s,
                                     {draft.attempt, draft.token}));
        if (known->next())
            return eventcolumns::read(*known).event;
    }
    BALCAO_TRY(const Charge row, rowFor(draft));
    const QDateTime now = m_options.clock.nowUtc();
    const Situation situation{.now = now, .providerNow = now, .writer = writerOf(row, m_options.own()), .provider = {}};
    BALCAO_TRY(ledgerrules::check(draft, row, situation));
    BALCAO_TRY(checkTxid(draft));
    auto event = insert(draft);
    if (!event) {
        // The database's own indexes have the last word.
        if (event.error().kind == Kind::NotAllowed && draft.kind() == EventKind::AttemptWritten)
            return ledgerFailure(Kind::LiveAttempt, event.error().detail);
        if (event.error().kind == Kind::NotAllowed && draft.kind() == EventKind::CorrectionAsked)
            return ledgerFailure(Kind::Overtaken, event.error().detail);
        return event;
    }
    BALCAO_TRY(project(*event, row));
    const auto *settled = std::get_if<event::Settled>(&event->what);
    const bool isCreated = std::holds_alternative<event::Created>(event->what);
    if (!event->txid.isEmpty() && (settled || isCreated))
        BALCAO_TRY(mergeImported(*event));
    const bool isReopened = settled && settled->finding == event::Settled::Finding::Reopened;
    if (isReopened || (isCreated && event->txid != row.txid && !row.txid.isEmpty())) {
        BALCAO_TRY(restoreImported(row.txid, *event));
        BALCAO_TRY(releaseTxid(row.txid, *event));
    }
    return event;
}

/** An unknown attempt may not be settled with the txid of another charge of this shop, nor is that imported; a create that is
 *  answered with it says so. What was only imported is another charge to a second import alone.
 */
Expected<void, LedgerError> LedgerStore::checkTxid(EventDraft &draft)
{
    auto *created = std::get_if<event::Created>(&draft.what);
    const bool isImport = std::holds_alternative<event::AttemptWritten>(draft.what);
    const bool isSettled = std::holds_alternative<event::Settled>(draft.what);
    if ((!created && !isSettled && !isImport) || draft.txid.isEmpty())
        return {};
    BALCAO_TRY(LedgerRows others,
               m_connection->run(u"SELECT attempt FROM charge WHERE txid = ? AND txid <> '' AND attempt <> ? AND "
                                 "state = 'created' AND (imported = 0 OR amount > 0 OR correction <> 'none' OR ? = 1) "
                                 "ORDER BY id LIMIT 1"_s,
                                 {text(draft.txid), draft.attempt, isImport ? 1 : 0}));
    const QString owner = others->next() ? others->value(0).toString() : QString();
    if (created)
        created->sharedWith = owner;
    else if (!owner.isEmpty())
        return ledgerFailure(Kind::NotAllowed, u"the txid belongs to another charge"_s);
    return {};
}

/** What was only imported by this txid was this charge all the time: it ends, and a payment seen of it goes over. */
Expected<void, LedgerError> LedgerStore::mergeImported(const LedgerEvent &event)
{
    BALCAO_TRY(const auto imported, importedCharges(event.txid, Charge::State::Created));
    for (const Charge &row : imported) {
        if (row.attempt == event.attempt)
            continue;
        BALCAO_TRY(const auto told, events(row.attempt));
        EventDraft end;
        end.attempt = row.attempt;
        end.operatorName = event.operatorName;
        end.what = event::Settled{
            .finding = event::Settled::Finding::Absent, .sameAs = event.attempt, .wrongTxid = {}, .customer = {}};
        BALCAO_TRY(add(end, row));
        BALCAO_TRY(takePayment(folded(told), event));
    }
    return {};
}

/** The attempt of @p event is the charge that was imported: what is known of its payment is known of the attempt. */
Expected<void, LedgerError> LedgerStore::takePayment(const Charge &imported, const LedgerEvent &event)
{
    EventDraft draft;
    draft.attempt = event.attempt;
    draft.txid = event.txid;
    BALCAO_TRY(Charge found, rowOf(event.attempt));
    const auto isMoney = [](ChargeStatus status) {
        return status == ChargeStatus::Paid || status == ChargeStatus::Refunded;
    };
    if (imported.answer && isMoney(imported.status) && !isMoney(found.status)) {
        event::StatusRead read{.answer = *imported.answer, .checked = found.amount, .askedAt = 0};
        read.answer.code = checkCode(read.answer.charge.copyAndPaste, found.amount);
        draft.operatorName = event.operatorName;
        draft.correction = found.corrections;
        draft.what = read;
        BALCAO_TRY(add(draft, found));
    }
    if (!imported.receivedAt.isValid())
        return {};
    BALCAO_TRY(found, rowOf(event.attempt));
    draft.token = EventDraft::newToken();
    draft.operatorName = imported.receivedBy;
    draft.correction = 0;
    draft.what = event::ReceivedByHand{.reference = imported.receivedReference, .sameAs = imported.attempt};
    return add(draft, found);
}

/** A charge of this txid was an attempt of this shop by mistake: what was imported by it is a charge of its own again. */
Expected<void, LedgerError> LedgerStore::restoreImported(const QString &txid, const LedgerEvent &event)
{
    BALCAO_TRY(const auto ended, importedCharges(txid, Charge::State::Absent));
    for (const Charge &row : ended) {
        BALCAO_TRY(const auto told, events(row.attempt));
        // What ended for another reason stays so.
        const auto *end = told.isEmpty() ? nullptr : std::get_if<event::Settled>(&told.constLast().what);
        if (!end || end->sameAs != event.attempt)
            continue;
        EventDraft again;
        again.attempt = row.attempt;
        again.txid = txid;
        again.operatorName = event.operatorName;
        again.what =
            event::Settled{.finding = event::Settled::Finding::Found, .sameAs = {}, .wrongTxid = {}, .customer = {}};
        BALCAO_TRY(add(again, row));
    }
    return {};
}

/** The attempt that others were said to share the txid with was not that charge: the oldest of them is. */
Expected<void, LedgerError> LedgerStore::releaseTxid(const QString &txid, const LedgerEvent &event)
{
    BALCAO_TRY(const auto sharing,
               rows(u"txid = ? AND txid <> '' AND shared_with = ? ORDER BY id"_s, {text(txid), event.attempt}));
    QString owner;
    for (const Charge &row : sharing) {
        BALCAO_TRY(const auto told, events(row.attempt));
        EventDraft again;
        again.attempt = row.attempt;
        again.txid = txid;
        again.amount = row.amount;
        again.operatorName = event.operatorName;
        again.what = event::Created{
            .answer = folded(told).answer.value_or(ProviderAnswer{}), .checked = row.amount, .sharedWith = owner};
        BALCAO_TRY(add(again, row));
        if (owner.isEmpty())
            owner = row.attempt;
    }
    return {};
}

/** The charges of a txid that this shop never asked for. */
Expected<QList<Charge>, LedgerError> LedgerStore::importedCharges(const QString &txid, Charge::State state)
{
    return rows(u"txid = ? AND txid <> '' AND imported = 1 AND amount = 0 AND correction = 'none' AND state = ? "
                "ORDER BY id"_s,
                {text(txid), QString(key(state))});
}

Expected<void, LedgerError> LedgerStore::add(const EventDraft &draft, const Charge &row)
{
    BALCAO_TRY(const LedgerEvent event, insert(draft));
    return project(event, row);
}

Expected<Charge, LedgerError> LedgerStore::rowOf(const QString &attempt)
{
    BALCAO_TRY(const auto found, rows(u"attempt = ?"_s, {text(attempt)}));
    return found.isEmpty() ? Charge() : found.constFirst();
}

/** The row that the event changes; for an attempt the one that it replaces. What depends on it is filled into the draft. */
Expected<Charge, LedgerError> LedgerStore::rowFor(EventDraft &draft)
{
    if (draft.kind() == EventKind::Erased)
        return Charge{};
    if (draft.kind() != EventKind::AttemptWritten) {
        BALCAO_TRY(const Charge row, rowOf(draft.attempt));
        if (row.id == 0)
            return ledgerFailure(Kind::NotFound);
        auto *settled = std::get_if<event::Settled>(&draft.what);
        if (settled && settled->finding == event::Settled::Finding::Reopened) {
            // What was corrected since was another charge: the attempt is what it was.
            BALCAO_TRY(const auto told, events(draft.attempt));
            const auto *first = told.isEmpty() ? nullptr : std::get_if<event::AttemptWritten>(&told.constFirst().what);
            if (!first)
                return ledgerFailure(Kind::NotAllowed, key(row.status));
            draft.amount = told.constFirst().amount;
            settled->customer = first->customer;
        }
        return row;
    }
    if (draft.replaces.isEmpty())
        return Charge{};
    BALCAO_TRY(const Charge replaced, rowOf(draft.replaces));
    if (replaced.id == 0)
        return ledgerFailure(Kind::NotFound);
    draft.sale = replaced.sale;
    return replaced;
}

Expected<LedgerEvent, LedgerError> LedgerStore::insert(const EventDraft &draft)
{
    LedgerEvent event;
    static_cast<EventDraft &>(event) = draft;
    event.counter = m_options.counter;
    event.at = QDateTime::fromMSecsSinceEpoch(m_options.clock.nowUtc().toMSecsSinceEpoch(), Qt::UTC);
    // An attempt is numbered within its day.
    auto *attempt = std::get_if<event::AttemptWritten>(&event.what);
    const int day = attempt ? businessDay(event.at) : 0;
    QByteArray previous;
    {
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
        previous = last->value(3).toString().toLatin1();
        if (attempt) {
            attempt->number = last->value(1).toInt() + 1;
            attempt->day = day;
        }
    }
    event.txid.remove(QChar(u'\0'));
    event.operatorName.remove(QChar(u'\0'));
    const eventcodec::Stored stored = eventcodec::encode(event.what);
    const QByteArray data = QJsonDocument(stored.data).toJson(QJsonDocument::Compact);
    const QByteArray personal =
        stored.personal.isEmpty() ? QByteArray() : QJsonDocument(stored.personal).toJson(QJsonDocument::Compact);
    const QByteArray salt = freshSalt();
    event.isPersonal = !personal.isEmpty();
    if (event.isPersonal)
        event.personalHash = eventhash::ofPersonal(salt, personal);
    event.hash = eventhash::ofEvent(previous, event, data, m_idsHashedAfter);
    BALCAO_TRY(m_connection->run(
        u"INSERT INTO event (id, counter, seq, at, kind, attempt, sale, replaces, correction, txid, operator, amount, "
        "data, personal_hash, token, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
        {event.id, event.counter, event.sequence, event.at.toMSecsSinceEpoch(), QString(key(event.kind())),
         text(event.attempt), text(event.sale), text(event.replaces), event.correction, text(event.txid),
         text(event.operatorName),
         event.amount ? QVariant(event.amount->centavos()) : QVariant(QMetaType(QMetaType::LongLong)),
         QString::fromUtf8(data), text(QString::fromLatin1(event.personalHash)), event.token,
         QString::fromLatin1(event.hash)}));
    if (!personal.isEmpty())
        BALCAO_TRY(m_connection->run(u"INSERT INTO personal (event, salt, fields) VALUES (?, ?, ?)"_s,
                                     {event.id, QString::fromLatin1(salt), QString::fromUtf8(personal)}));
    return event;
}

Expected<void, LedgerError> LedgerStore::project(const LedgerEvent &event, const Charge &row)
{
    if (event.kind() == EventKind::Erased)
        return {};
    if (event.kind() != EventKind::AttemptWritten)
        return change(row, fold(row, event));
    if (row.id != 0)
        BALCAO_TRY(change(row, fold(row, event)));
    return change(Charge{}, fold(Charge{}, event));
}

Expected<void, LedgerError> LedgerStore::change(const Charge &before, const Charge &after)
{
    const bool isDamaged = before.id != 0 && before.lastEvent == 0;
    if (m_connection->isPostgres() || isDamaged)
        return put(after);
    const auto statement = before.id == 0 ? chargecolumns::insertion(after) : chargecolumns::update(before, after);
    BALCAO_TRY(m_connection->run(statement.sql, statement.values));
    return {};
}

Expected<void, LedgerError> LedgerStore::put(const Charge &row)
{
    if (!m_connection->isPostgres()) {
        const auto [sql, values] = chargecolumns::replacement(row);
        BALCAO_TRY(m_connection->run(sql, values));
        return {};
    }
    const QByteArray state = QJsonDocument(chargecolumns::object(row)).toJson(QJsonDocument::Compact);
    BALCAO_TRY(m_connection->run(u"SELECT balcao_keep_charge(CAST(? AS jsonb), ?, ?)"_s,
                                 {QString::fromUtf8(state), searchWords(row), searchParts(row)}));
    return {};
}

} // namespace balcao
