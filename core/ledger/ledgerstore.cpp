// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerstore.h"

#include "core/ledger/chargecolumns.h"
#include "core/ledger/eventchain.h"
#include "core/ledger/eventcolumns.h"
#include "core/ledger/ledgerappend.h"
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerrules.h"
#include "core/ledger/ledgerschema.h"

#include <QJsonDocument>

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
}

LedgerStore::~LedgerStore() = default;

Expected<std::unique_ptr<LedgerStore>, LedgerError> LedgerStore::open(const LedgerAddress &address,
                                                                      const Options &options)
{
    BALCAO_TRY(ledgerschema::Opened opened, ledgerschema::open(address, options));
    std::unique_ptr<LedgerStore> store(new LedgerStore(std::move(opened.connection), options));
    store->m_idsHashedAfter = opened.idsHashedAfter;
    store->m_options.setsAside.clear(); // done
    if (options.checksNewest)
        BALCAO_TRY(store->checkNewest());
    if (options.checksNewest && !options.acceptsGaps) {
        BALCAO_TRY(const auto gaps, store->gaps());
        if (!gaps.isEmpty())
            return ledgerFailure(Kind::Behind, textOf(gaps));
    }
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
    QList<eventcolumns::Stored> stored;
    while (query->next())
        stored.prepend(eventcolumns::read(*query));
    BALCAO_TRY(query.finish());
    BALCAO_TRY(EventChain chain, EventChain::of(*m_connection, m_idsHashedAfter));
    for (qsizetype i = 0; i < stored.size(); ++i) {
        if (i == 0 && stored.size() == newest)
            chain.beginWith(stored.constFirst());
        else if (chain.add(stored.at(i)) != EventChain::Verdict::Fits)
            return ledgerFailure(Kind::Damaged,
                                 u"event %1 (counter %2, number %3) is outside the chain"_s.arg(stored.at(i).id)
                                     .arg(m_options.counter)
                                     .arg(stored.at(i).sequence));
    }
    return {};
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
                                 {columnText(draft.txid), draft.attempt, isImport ? 1 : 0}));
    const QString owner = others->next() ? others->value(0).toString() : QString();
    if (created)
        created->sharedWith = owner;
    else if (!owner.isEmpty())
        return ledgerFailure(Kind::NotAllowed, key(Obstacle::TxidTaken));
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
               rows(u"txid = ? AND txid <> '' AND shared_with = ? ORDER BY id"_s, {columnText(txid), event.attempt}));
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
                {columnText(txid), QString(key(state))});
}

Expected<void, LedgerError> LedgerStore::add(const EventDraft &draft, const Charge &row)
{
    BALCAO_TRY(const LedgerEvent event, insert(draft));
    return project(event, row);
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
