// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerstore.h"

#include "core/charge/endtoend.h"
#include "core/charge/followups.h"
#include "core/ledger/chargecolumns.h"
#include "core/ledger/eventchain.h"
#include "core/ledger/eventcolumns.h"
#include "core/ledger/ledgerappend.h"
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerrules.h"
#include "core/ledger/ledgerschema.h"
#include "core/ledger/queries/chargequeries.h"

#include <QFileInfo>
#include <QJsonDocument>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

using Kind = LedgerError::Kind;

} // namespace

LedgerStore::LedgerStore(std::unique_ptr<LedgerConnection> connection, Options options)
    : m_connection(std::move(connection))
    , m_options(std::move(options))
    , m_anchors(m_connection->address(), m_options.anchorFolder)
{
    m_operators.setTillStart(m_options.tillStart);
}

LedgerStore::~LedgerStore()
{
    m_anchors.sync();
}

Expected<std::unique_ptr<LedgerStore>, LedgerError> LedgerStore::open(const LedgerAddress &address,
                                                                      const Options &options)
{
    const bool hadLog = !address.isPostgres() && QFileInfo(address.text() + u"-wal"_s).size() > 0;
    auto found = ledgerschema::open(address, options);
    if (!found && options.takesTraining && found.error().kind == Kind::WrongEnvironment) {
        Options training = options;
        training.environment = LedgerEnvironment::Training;
        training.takesTraining = false;
        return open(address, training);
    }
    BALCAO_TRY(ledgerschema::Opened opened, std::move(found));
    std::unique_ptr<LedgerStore> store(new LedgerStore(std::move(opened.connection), options));
    store->m_idsHashedAfter = opened.idsHashedAfter;
    store->m_options.setsAside.clear(); // done
    if (options.checksNewest)
        BALCAO_TRY(store->checkNewest());
    if (options.checksNewest && !options.acceptsGaps) {
        BALCAO_TRY(const auto gaps, store->gaps());
        if (!gaps.isEmpty())
            return ledgerFailure(Kind::Behind, textOf(gaps));
        if (hadLog)
            store->renewAnchor();
    }
    return store;
}

bool LedgerStore::isPostgres() const
{
    return m_connection->isPostgres();
}

Situation LedgerStore::situationOf(const Charge &charge) const
{
    const QDateTime now = m_options.clock.nowUtc();
    return {.now = now,
            .providerNow = now,
            .writer = writerOf(charge, m_options.own()),
            .provider = {},
            .takesEndToEndOnly = m_options.takesEndToEndOnly};
}

Expected<void, LedgerError> LedgerStore::checkNewest()
{
    // The end is where a crash or a bad disk shows; the whole is what verify() reads.
    constexpr int count = 50;
    BALCAO_TRY(const auto newest, eventchain::newestOf(*m_connection, m_idsHashedAfter, m_options.counter, count));
    if (newest)
        m_newest = Anchor{.counter = newest->counter, .sequence = newest->sequence, .hash = newest->hash};
    return {};
}

/** A program that ended between an event and its anchor left an older one. */
void LedgerStore::renewAnchor()
{
    const QList<Anchor> known = m_anchors.all();
    const auto isNewEnough = [this](const Anchor &anchor) {
        return anchor.counter == m_newest->counter && anchor.sequence >= m_newest->sequence;
    };
    if (!m_newest || std::any_of(known.cbegin(), known.cend(), isNewEnough))
        return;
    m_anchors.keep(*m_newest);
    m_anchors.sync();
}

Expected<LedgerEvent, LedgerError> LedgerStore::append(const EventDraft &draft)
{
    m_newest.reset();
    BALCAO_TRY(auto transaction, LedgerTransaction::begin(*m_connection));
    BALCAO_TRY(LedgerEvent event, appendWithin(draft));
    BALCAO_TRY(transaction.commit());
    committed();
    return event;
}

Expected<LedgerEvent, LedgerError> LedgerStore::appendWithin(EventDraft draft)
{
    if (draft.isRetry) {
        BALCAO_TRY(LedgerRows known,
                   m_connection->run(eventcolumns::select() + u" WHERE e.attempt = ? AND e.token = ?"_s,
                                     {draft.attempt, draft.token}));
        if (known->next())
            return eventcolumns::read(*known).ofCharge().value_or(LedgerEvent());
    }
    BALCAO_TRY(const Charge row, rowFor(draft));
    const QDateTime now = m_options.clock.nowUtc();
    const Situation situation{.now = now,
                              .providerNow = now.addMSecs(draft.providerAhead.count()),
                              .writer = writerOf(row, m_options.own()),
                              .provider = {},
                              .takesEndToEndOnly = m_options.takesEndToEndOnly};
    BALCAO_TRY(ledgerrules::check(draft, row, situation));
    BALCAO_TRY(checkActor(draft, row));
    BALCAO_TRY(judgeReceiver(draft, row));
    BALCAO_TRY(checkReference(draft));
    if (const auto *attempt = std::get_if<event::AttemptWritten>(&draft.what); attempt && draft.unlessSimilar) {
        BALCAO_TRY(const Charge found,
                   ask(FindSimilar{draft.amount.value_or(Money()), attempt->customer.taxId, draft.replaces}));
        if (found.id != 0)
            return ledgerFailure(Kind::Similar, found.attempt);
    }
    BALCAO_TRY(const auto others, othersOfTxids(draft, row));
    const QString owner = ownerOfTxid(draft, others);
    if (auto *created = std::get_if<event::Created>(&draft.what))
        created->sharedWith = owner;
    else if (!owner.isEmpty())
        return ledgerFailure(Kind::NotAllowed, key(Obstacle::TxidTaken));
    auto event = insert(draft);
    if (!event) {
        // The database's own indexes have the last word.
        if (event.error().kind == Kind::NotAllowed && draft.kind() == EventKind::AttemptWritten)
            return ledgerFailure(Kind::LiveAttempt, event.error().detail);
        if (event.error().kind == Kind::NotAllowed && draft.kind() == EventKind::CorrectionAsked)
            return ledgerFailure(Kind::Overtaken, event.error().detail);
        return event;
    }
    event->before = draft.kind() == EventKind::AttemptWritten ? 0 : row.lastEvent;
    BALCAO_TRY(project(*event, row));
    BALCAO_TRY(follow(*event, row, others));
    BALCAO_TRY(followProfile(draft, *event));
    return event;
}

/** Oldest first, as rows. */
Expected<QList<Charge>, LedgerError> LedgerStore::othersOfTxids(const EventDraft &draft, const Charge &row)
{
    QList<Charge> others;
    for (const QString &txid : followedTxids(draft, row)) {
        BALCAO_TRY(const auto found,
                   rows(u"txid = ? AND txid <> '' AND attempt <> ? ORDER BY id"_s, {columnText(txid), draft.attempt}));
        others.append(found);
    }
    return others;
}

/** Writes what the event means for other charges. */
Expected<void, LedgerError> LedgerStore::follow(const LedgerEvent &event, const Charge &row, QList<Charge> others)
{
    for (Charge &other : others) {
        BALCAO_TRY(const auto history, ask(EventsOfCharge{other.attempt}));
        other = folded(history);
    }
    for (const ChargeEvent &next : followUps(event, row, others)) {
        BALCAO_TRY(const Charge changed, rowOf(next.attempt));
        BALCAO_TRY(const LedgerEvent written, insert(EventDraft{next}));
        BALCAO_TRY(project(written, changed));
    }
    return {};
}

Expected<QList<LedgerEvent>, LedgerError> LedgerStore::newerThan(qint64 id)
{
    return m_connection->list(u"SELECT id, attempt, token FROM event WHERE id > ? ORDER BY id LIMIT 1000"_s, {id},
                              [](const QSqlQuery &query) {
                                  LedgerEvent event;
                                  event.id = query.value(0).toLongLong();
                                  event.attempt = query.value(1).toString();
                                  event.token = query.value(2).toString();
                                  return event;
                              });
}

Expected<qint64, LedgerError> LedgerStore::newestEvent()
{
    return m_connection->number(u"SELECT coalesce(max(id), 0) FROM event"_s);
}

Expected<void, LedgerError> LedgerStore::probe()
{
    // On SQLite only a commit shows whether the disk takes anything.
    BALCAO_TRY(m_connection->run(isPostgres() ? u"SELECT 1"_s : u"UPDATE search_progress SET event = event"_s));
    return {};
}

Expected<QList<Charge>, LedgerError> LedgerStore::rows(const QString &condition, const QVariantList &values)
{
    return chargecolumns::select(*m_connection, condition, values);
}

/** One payment pays one charge: its end-to-end id is on no other one's receipt, in whatever case. */
Expected<void, LedgerError> LedgerStore::checkReference(const EventDraft &draft)
{
    const auto *received = std::get_if<event::ReceivedByHand>(&draft.what);
    if (!received)
        return {};
    const QString &reference = received->reference;
    if (!isEndToEndId(reference))
        return {};
    // Banks write the letters at its end in both cases, people as they come. The minute before them is one range of the index.
    constexpr qsizetype minuteEnd = 21;
    const QString minute = reference.left(minuteEnd);
    const QString order = isPostgres() ? u" COLLATE \"C\""_s : QString();
    BALCAO_TRY(const qint64 others,
               m_connection->number(u"SELECT count(*) FROM charge WHERE received_reference <> '' AND "
                                    "received_reference%1 >= ? AND received_reference%1 < ? AND "
                                    "lower(received_reference) = ? AND attempt <> ?"_s.arg(order),
                                    {minute, minute + QChar(0xffff), reference.toLower(), draft.attempt}));
    return others == 0 ? Expected<void, LedgerError>()
                       : ledgerFailure(LedgerError::Kind::NotAllowed, key(Obstacle::ReferenceTaken));
}

Expected<Charge, LedgerError> LedgerStore::rowOf(const QString &attempt)
{
    BALCAO_TRY(const auto found, rows(u"attempt = ?"_s, {columnText(attempt)}));
    return found.isEmpty() ? Charge() : found.constFirst();
}

/** The row that the event changes; for an attempt the one that it replaces. What depends on it is filled into the draft. */
Expected<Charge, LedgerError> LedgerStore::rowFor(EventDraft &draft)
{
    if (draft.kind() != EventKind::AttemptWritten) {
        BALCAO_TRY(const Charge row, rowOf(draft.attempt));
        if (row.id == 0)
            return ledgerFailure(Kind::NotFound);
        if (auto *taken = std::get_if<event::ReceiptTakenBack>(&draft.what)) {
            BALCAO_TRY(auto history, ask(EventsOfCharge{draft.attempt}));
            history.removeIf([](const LedgerEvent &event) { return event.kind() == EventKind::ReceivedByHand; });
            const Charge unseen = folded(history);
            taken->doubts = unseen.doubts & (Doubts(Doubt::StatusWentBack) | Doubt::MayBePaid);
            taken->isReportAccepted = unseen.reportAccepted;
        }
        auto *settled = std::get_if<event::Settled>(&draft.what);
        if (settled && settled->finding == event::Settled::Finding::Reopened) {
            // What was corrected since was another charge: the attempt is what it was.
            BALCAO_TRY(const auto history, ask(EventsOfCharge{draft.attempt}));
            const auto *first =
                history.isEmpty() ? nullptr : std::get_if<event::AttemptWritten>(&history.constFirst().what);
            if (!first)
                return ledgerFailure(Kind::NotAllowed, key(row.status));
            draft.amount = history.constFirst().amount;
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

template <class Event>
Expected<Event, LedgerError> LedgerStore::noted(Expected<Event, LedgerError> written)
{
    if (written)
        m_newest = Anchor{.counter = written->counter, .sequence = written->sequence, .hash = written->hash};
    return written;
}

Expected<LedgerEvent, LedgerError> LedgerStore::insert(const EventDraft &draft)
{
    return noted(
        ledgerappend::charge({*m_connection, m_options.counter, m_options.clock.nowUtc(), m_idsHashedAfter}, draft));
}

Expected<ShopEvent, LedgerError> LedgerStore::appendOfShop(ShopEvent event)
{
    return noted(ledgerappend::shop({*m_connection, m_options.counter, m_options.clock.nowUtc(), m_idsHashedAfter},
                                    std::move(event)));
}

Expected<void, LedgerError> LedgerStore::setIdsHashedAfter(qint64 id)
{
    BALCAO_TRY(m_connection->write(u"UPDATE ledger_meta SET ids_hashed_after = ?"_s, {id}));
    m_idsHashedAfter = id;
    return {};
}

Expected<void, LedgerError> LedgerStore::project(const LedgerEvent &event, const Charge &row)
{
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
    return m_connection->write(statement.sql, statement.values);
}

Expected<void, LedgerError> LedgerStore::put(const Charge &row)
{
    if (!m_connection->isPostgres()) {
        const auto [sql, values] = chargecolumns::replacement(row);
        return m_connection->write(sql, values);
    }
    const QByteArray state = QJsonDocument(chargecolumns::object(row)).toJson(QJsonDocument::Compact);
    BALCAO_TRY(m_connection->run(u"SELECT balcao_keep_charge(CAST(? AS jsonb), ?, ?)"_s,
                                 {QString::fromUtf8(state), searchWords(row), searchParts(row)}));
    return {};
}

} // namespace balcao
