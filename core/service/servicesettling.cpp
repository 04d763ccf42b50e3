// SPDX-License-Identifier: MIT
// ChargeService on charges of the ledger: opening them, settling what nobody knows, and what an earlier run left open.
#include "core/provider/wireformat.h"
#include "core/service/chargeservice.h"
#include "core/service/recordevents.h"

#include <QTimer>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

using State = ChargeRecord::State;

constexpr std::chrono::milliseconds grace{10'500};
constexpr std::chrono::milliseconds clocksDisagree{600'500};

/** An answer that was stored but not read any more before the program ended. */
const LedgerEvent *replyIn(const QList<LedgerEvent> &events, int correction, const QString &request)
{
    for (const LedgerEvent &event : events) {
        if (event.kind == EventKind::ReplyReceived && event.correction == correction &&
            event.data.value("request"_L1).toString() == request && event.personal.contains("body"_L1))
            return &event;
    }
    return nullptr;
}

wireformat::HttpReply replyOf(const LedgerEvent &event)
{
    wireformat::HttpReply reply;
    reply.status = event.data.value("http"_L1).toInt();
    reply.body = event.personal.value("body"_L1).toString().toUtf8();
    if (event.data.contains("date"_L1))
        reply.date = QDateTime::fromMSecsSinceEpoch(event.data.value("date"_L1).toInteger(), Qt::UTC);
    return reply;
}

} // namespace

void ChargeService::open(const QString &name)
{
    const auto fail = [this, name](const LedgerError &error) { Q_EMIT openFailed(name, error); };
    m_ledger.read<Charge>(
        [name](LedgerStore &store) { return store.findWhole(name); }, this,
        [this, name, fail](const Expected<Charge, LedgerError> &row) {
            if (!row) {
                fail(row.error());
                return;
            }
            const QString attempt = row->attempt;
            const bool isOwn = row->counter == m_ledger.identity().counter;
            if (const int number = numberOf(attempt); number != 0) {
                Q_EMIT opened(name, number);
                return;
            }
            m_ledger.events(
                attempt, this,
                [this, name, attempt, isOwn, fail](const Expected<QList<LedgerEvent>, LedgerError> &events) {
                    if (!events) {
                        fail(events.error());
                        return;
                    }
                    int number = numberOf(attempt);
                    if (number == 0)
                        number = addRecord(recordevents::loaded(*events, m_clock.nowUtc(), isOwn));
                    reloadWhenPast(number);
                    Q_EMIT opened(name, number);
                });
        });
}

void ChargeService::importCharge(const QString &txid, const QString &who)
{
    EventDraft draft;
    draft.kind = EventKind::AttemptWritten;
    draft.attempt = newAttemptId();
    draft.sale = draft.attempt;
    draft.txid = txid;
    draft.operatorName = who;
    draft.data.insert("adopted"_L1, true);
    m_ledger.append(draft, this, [this, txid](const Expected<LedgerEvent, LedgerError> &written) {
        if (!written) {
            Q_EMIT openFailed(txid, written.error());
            return;
        }
        const int number = addRecord({});
        take(number, *written);
        Q_EMIT opened(txid, number);
    });
}

bool ChargeService::settleFound(int number, const QString &txid, const QString &who)
{
    const ChargeRecord *known = record(number);
    const bool isOpen =
        known && (known->state == ChargeRecord::State::Unknown || known->state == ChargeRecord::State::Absent);
    if (!isOpen || txid.isEmpty() || m_busy.contains(number))
        return false;
    EventDraft draft = draftFor(EventKind::Settled, number);
    draft.txid = txid;
    draft.operatorName = who;
    draft.data.insert("found"_L1, true);
    tryRecord(number, draft, [this, number] {
        if (m_mayRead)
            static_cast<void>(refresh(number));
    });
    return true;
}

bool ChargeService::settleAbsent(int number, const QString &who)
{
    const ChargeRecord *known = record(number);
    if (!known || known->state != ChargeRecord::State::Unknown || m_busy.contains(number))
        return false;
    EventDraft draft = draftFor(EventKind::Settled, number);
    draft.operatorName = who;
    draft.data.insert("found"_L1, false);
    tryRecord(number, draft);
    return true;
}

bool ChargeService::reopen(int number, const QString &txid, const QString &who)
{
    const ChargeRecord *known = record(number);
    if (!known || !canReopen(*known) || known->txid() != txid || m_busy.contains(number))
        return false;
    EventDraft draft = draftFor(EventKind::Settled, number);
    draft.txid.clear();
    draft.operatorName = who;
    draft.data.insert("reopened"_L1, txid);
    tryRecord(number, draft);
    return true;
}

bool ChargeService::receiveByHand(int number, const QString &who, const QString &reference)
{
    const ChargeRecord *known = record(number);
    if (!known || known->state != ChargeRecord::State::Created || known->received || m_busy.contains(number))
        return false;
    EventDraft draft = draftFor(EventKind::ReceivedByHand, number);
    draft.operatorName = who;
    draft.data.insert("reference"_L1, reference);
    tryRecord(number, draft);
    return true;
}

void ChargeService::noteShown(int number)
{
    const auto found = m_records.find(number);
    if (found == m_records.end() || found->second.shownRevision == found->second.revision)
        return;
    found->second.shownRevision = found->second.revision;
    EventDraft draft = draftFor(EventKind::Shown, number);
    draft.data.insert("revision"_L1, found->second.revision);
    m_ledger.appendWithRetry(draft);
}

void ChargeService::reload(const QString &attempt)
{
    QList<int> numbers;
    for (const auto &[number, record] : m_records) {
        if (attempt.isEmpty() || record.attemptId == attempt)
            numbers.append(number);
    }
    for (const int number : std::as_const(numbers))
        load(number, false);
}

void ChargeService::load(int number, bool isForced)
{
    // What this program has under way it knows better than the ledger; the news is kept for afterwards.
    if (m_busy.contains(number)) {
        m_missed.insert(number);
        return;
    }
    m_ledger.events(m_records.at(number).attemptId, this,
                    [this, number, isForced](const Expected<QList<LedgerEvent>, LedgerError> &events) {
                        if (events)
                            reloaded(number, *events, isForced);
                    });
}

void ChargeService::release(int number)
{
    m_busy.remove(number);
    if (m_missed.remove(number))
        load(number, true);
}

void ChargeService::reloaded(int number, const QList<LedgerEvent> &events, bool isForced)
{
    ChargeRecord &record = m_records.at(number);
    if (events.isEmpty())
        return;
    if (m_busy.contains(number)) {
        m_missed.insert(number);
        return;
    }
    // An erasure is no event of the charge.
    const bool isErased =
        std::any_of(events.begin(), events.end(), [](const LedgerEvent &event) { return event.isErased; });
    const bool isOld = events.constLast().id <= record.lastEvent && isErased == record.isErased;
    if (isOld && !record.isBusyElsewhere && !isForced)
        return;
    ChargeRecord fresh = recordevents::loaded(events, m_clock.nowUtc(), record.counter == m_ledger.identity().counter);
    fresh.number = number;
    const bool isSameCharge = record.state == State::Created && fresh.txid() == record.txid();
    if (isSameCharge)
        fresh.shownRevision = std::max(fresh.shownRevision, record.shownRevision);
    // The failure of a reading is nowhere written.
    if (!fresh.error && isSameCharge && fresh.answeredAt == record.answeredAt)
        fresh.error = record.error;
    record = std::move(fresh);
    reloadWhenPast(number);
    Q_EMIT recordChanged(number);
}

/** Something is under way at another counter: if its end does not come, its limit does. */
void ChargeService::reloadWhenPast(int number)
{
    const ChargeRecord &record = m_records.at(number);
    const bool isOpen = record.isBusyElsewhere || record.state == ChargeRecord::State::Connecting ||
                        record.state == ChargeRecord::State::Sent;
    if (!isOpen || m_busy.contains(number))
        return;
    m_records.at(number).isBusyElsewhere = true;
    const bool isOwn = record.counter == m_ledger.identity().counter;
    QTimer::singleShot(m_client.account().exchangeTimeout + (isOwn ? grace : clocksDisagree), this,
                       [this, attempt = record.attemptId] { reload(attempt); });
}

void ChargeService::recoverAbandoned()
{
    using Found = QList<QList<LedgerEvent>>;
    const QString counter = m_ledger.identity().counter;
    m_ledger.read<Found>(
        [counter](LedgerStore &store) -> Expected<Found, LedgerError> {
            const auto rows = store.abandoned(counter);
            if (!rows)
                return Unexpected<LedgerError>(rows.error());
            Found found;
            for (const Charge &row : *rows) {
                const auto events = store.events(row.attempt);
                if (!events)
                    return Unexpected<LedgerError>(events.error());
                found.append(*events);
            }
            return found;
        },
        this,
        [this](const Expected<Found, LedgerError> &found) {
            if (!found)
                return;
            for (const QList<LedgerEvent> &events : *found)
                recover(events);
        });
}

/** Writes down what the events prove: a stored answer is read, the rest is not sent or unknown. */
void ChargeService::recover(const QList<LedgerEvent> &events)
{
    if (events.isEmpty() || m_busy.contains(numberOf(events.constFirst().attempt)))
        return;
    const ChargeRecord record = recordevents::loaded(events, m_clock.nowUtc());
    const auto isCorrectionOut = [&events, &record] {
        return std::any_of(events.begin(), events.end(), [&record](const LedgerEvent &event) {
            return event.kind == EventKind::FirstByteOut && event.correction == record.correctionsAsked;
        });
    };
    const bool isCorrection = record.state == ChargeRecord::State::Created;
    const int correction = isCorrection ? record.correctionsAsked : 0;
    const bool hasLeft = isCorrection ? isCorrectionOut() : record.state == ChargeRecord::State::Unknown;
    const LedgerEvent *stored = replyIn(events, correction, isCorrection ? u"correction"_s : u"create"_s);
    const auto asked = std::find_if(events.begin(), events.end(), [correction](const LedgerEvent &event) {
        return event.kind == EventKind::CorrectionAsked && event.correction == correction;
    });
    const LedgerEvent &request = isCorrection && asked != events.end() ? *asked : events.constFirst();

    ProviderCall::Result result = Unexpected<ProviderError>(
        recordevents::programEnded(hasLeft ? ProviderError::Outcome::Unknown : ProviderError::Outcome::NotSent));
    if (hasLeft && stored)
        result = wireformat::readReply(replyOf(*stored),
                                       {.unit = recordevents::unitOf(request, m_client.account().amountUnit),
                                        .requestTxid = isCorrection ? std::optional(record.txid()) : std::nullopt,
                                        .requestAmount = request.amount,
                                        .knownAmount = record.amount,
                                        .requestCustomer = recordevents::customerOf(request.personal),
                                        .now = stored->at});
    EventDraft draft;
    draft.kind = isCorrection ? (result ? EventKind::CorrectionDone : recordevents::endOfCorrection(result.error()))
                              : (result ? EventKind::Created : recordevents::endOfAttempt(result.error()));
    draft.attempt = record.attemptId;
    draft.correction = correction;
    draft.txid = record.txid();
    draft.operatorName = request.operatorName;
    draft.amount = request.amount;
    if (result) {
        recordevents::putAnswer(draft, *result, request.amount.value_or(record.amount));
        draft.data.insert("revision"_L1, record.revision + (isCorrection ? 1 : 0));
        draft.data.insert("reason"_L1, request.data.value("reason"_L1));
        if (const auto customer = recordevents::customerOf(request.personal); customer && isCorrection)
            recordevents::putCustomer(draft.personal, *customer);
    } else {
        recordevents::putError(draft, result.error());
        draft.data.insert("doubt"_L1, isCorrection && !hasLeft && record.doubtful.has_value());
    }
    m_ledger.appendWithRetry(draft);
}

} // namespace balcao
