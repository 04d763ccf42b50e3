// SPDX-License-Identifier: MIT
// ChargeService on charges of the ledger: opening them, settling what nobody knows, and what an earlier run left open.
#include "core/provider/wireformat.h"
#include "core/service/chargeservice.h"

#include <QTimer>

#include <algorithm>
#include <utility>

namespace balcao
{

namespace
{

using Finding = event::Settled::Finding;
using Request = event::ReplyReceived::Request;

/** An answer that was stored but not read any more before the program ended. */
const LedgerEvent *replyIn(const QList<LedgerEvent> &events, int correction, Request request)
{
    const auto found = std::find_if(events.begin(), events.end(), [correction, request](const LedgerEvent &event) {
        const auto *reply = std::get_if<event::ReplyReceived>(&event.what);
        return reply && event.correction == correction && reply->request == request && !event.isErased;
    });
    return found == events.end() ? nullptr : &*found;
}

/** What was asked for, and how: of the attempt, or of a correction. */
struct Asked {
    std::optional<AmountUnit> unit;
    CustomerText customer;
    QString reason;
};

Asked askedIn(const LedgerEvent &request)
{
    if (const auto *correction = std::get_if<event::CorrectionAsked>(&request.what))
        return {.unit = correction->unit, .customer = correction->customer, .reason = correction->reason};
    if (const auto *attempt = std::get_if<event::AttemptWritten>(&request.what))
        return {.unit = attempt->unit, .customer = attempt->customer, .reason = {}};
    return {};
}

} // namespace

void ChargeService::open(const QString &name)
{
    m_ledger.read<QList<LedgerEvent>>(
        [name](LedgerStore &store) -> Expected<QList<LedgerEvent>, LedgerError> {
            BALCAO_TRY(const Charge found, store.findWhole(name));
            return store.events(found.attempt);
        },
        this,
        [this, name](const Expected<QList<LedgerEvent>, LedgerError> &events) {
            if (!events || events->isEmpty()) {
                Q_EMIT openFailed(name, events ? LedgerError{LedgerError::Kind::NotFound, {}} : events.error());
                return;
            }
            const QString attempt = events->constFirst().attempt;
            if (!m_records.contains(attempt)) {
                m_records[attempt].charge = folded(*events);
                reloadWhenTimedOut(attempt);
            }
            Q_EMIT opened(name, attempt);
        });
}

ChargeService::Begun ChargeService::begin(const command::ImportCharge &import, const Actor &actor)
{
    Charge fresh;
    fresh.attempt = newAttemptId();
    event::AttemptWritten attempt;
    attempt.isImported = true;
    EventDraft draft = draftFor(fresh, attempt, actor);
    draft.sale = draft.attempt;
    draft.txid = import.txid;
    m_ledger.append(draft, this, [this, txid = import.txid](const Written &written) {
        if (!written) {
            Q_EMIT openFailed(txid, written.error());
            return;
        }
        m_records[written->attempt] = {};
        applyEvent(written->attempt, *written);
        Q_EMIT opened(txid, written->attempt);
    });
    return fresh.attempt;
}

ChargeService::Begun ChargeService::begin(const command::SettleFound &found, const Actor &actor)
{
    BALCAO_TRY(ChargeRecord *const record, idle(found.attempt, maySettleFound));
    EventDraft draft = draftFor(record->charge, event::Settled{.finding = Finding::Found}, actor);
    draft.txid = found.txid;
    tryRecord(found.attempt, draft, [this, attempt = found.attempt, actor] {
        if (m_isReadingOn)
            static_cast<void>(perform(command::ReadStatus{attempt}, actor));
    });
    return found.attempt;
}

ChargeService::Begun ChargeService::begin(const command::SettleAbsent &absent, const Actor &actor)
{
    BALCAO_TRY(ChargeRecord *const record, idle(absent.attempt, maySettleAbsent));
    EventDraft draft = draftFor(record->charge, event::Settled{}, actor);
    draft.txid.clear();
    tryRecord(absent.attempt, draft);
    return absent.attempt;
}

ChargeService::Begun ChargeService::begin(const command::Reopen &reopen, const Actor &actor)
{
    BALCAO_TRY(ChargeRecord *const record, idle(reopen.attempt, mayReopen));
    if (record->charge.txid != reopen.txid)
        return no(Obstacle::NotSettled);
    EventDraft draft =
        draftFor(record->charge, event::Settled{.finding = Finding::Reopened, .wrongTxid = reopen.txid}, actor);
    draft.txid.clear();
    tryRecord(reopen.attempt, draft);
    return reopen.attempt;
}

ChargeService::Begun ChargeService::begin(const command::ConfirmReceipt &receipt, const Actor &actor)
{
    BALCAO_TRY(ChargeRecord *const record, idle(receipt.attempt, mayConfirmReceipt));
    tryRecord(receipt.attempt, draftFor(record->charge, event::ReceivedByHand{.reference = receipt.reference}, actor));
    return receipt.attempt;
}

void ChargeService::reload(const QString &attempt)
{
    if (!attempt.isEmpty()) {
        if (m_records.contains(attempt))
            load(attempt, false);
        return;
    }
    for (const auto &[known, record] : m_records)
        load(known, false);
}

void ChargeService::load(const QString &attempt, bool isForced)
{
    // What this program has under way it knows better than the ledger; the news is kept for afterwards.
    if (m_busy.contains(attempt)) {
        m_pendingReload.insert(attempt);
        return;
    }
    m_ledger.events(attempt, this, [this, attempt, isForced](const Expected<QList<LedgerEvent>, LedgerError> &events) {
        if (events)
            reloaded(attempt, *events, isForced);
    });
}

void ChargeService::unlock(const QString &attempt)
{
    m_busy.remove(attempt);
    if (m_pendingReload.remove(attempt))
        load(attempt, true);
}

void ChargeService::reloaded(const QString &attempt, const QList<LedgerEvent> &events, bool isForced)
{
    ChargeRecord &record = m_records.at(attempt);
    if (events.isEmpty())
        return;
    if (m_busy.contains(attempt)) {
        m_pendingReload.insert(attempt);
        return;
    }
    Charge fresh = folded(events);
    // An erasure is no event of the charge.
    const bool isOld = fresh.lastEvent <= record.charge.lastEvent && fresh.isErased == record.charge.isErased;
    if (fresh.lastEvent < record.charge.lastEvent || (isOld && !isForced))
        return;
    const bool isSameCharge = fresh.txid == record.charge.txid;
    if (isSameCharge)
        fresh.shownRevision = std::max(fresh.shownRevision, record.charge.shownRevision);
    if (fresh.lastChange != record.charge.lastChange)
        record.readError.reset();
    record.ledgerError.reset();
    record.charge = std::move(fresh);
    reloadWhenTimedOut(attempt);
    Q_EMIT recordChanged(attempt);
}

/** Something is under way at another counter, or was here in an earlier run: if its end does not come, its limit does. */
void ChargeService::reloadWhenTimedOut(const QString &attempt)
{
    const Charge &charge = m_records.at(attempt).charge;
    const Situation situation = situationOf(charge);
    if (!isUnderWay(charge, situation.now, situation.writer) || m_busy.contains(attempt))
        return;
    constexpr std::chrono::milliseconds later{500};
    QTimer::singleShot(std::chrono::milliseconds(charge.limitMs) + writeGrace(situation.writer) + later, this,
                       [this, attempt] { load(attempt, true); });
}

void ChargeService::recoverAbandoned()
{
    using Found = QList<QList<LedgerEvent>>;
    m_ledger.read<Found>(
        [counter = m_ledger.identity().counter](LedgerStore &store) -> Expected<Found, LedgerError> {
            BALCAO_TRY(const auto charges, store.abandoned(counter));
            Found found;
            for (const Charge &charge : charges) {
                BALCAO_TRY(const auto events, store.events(charge.attempt));
                found.append(events);
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
    if (events.isEmpty() || m_busy.contains(events.constFirst().attempt))
        return;
    const Charge charge = folded(events);
    const bool isCorrection = charge.state == Charge::State::Created;
    const int correction = isCorrection ? charge.corrections : 0;
    const bool hasLeft =
        isCorrection ? charge.correction == Charge::Correction::Out : charge.state == Charge::State::Out;
    const LedgerEvent *stored = replyIn(events, correction, isCorrection ? Request::Correction : Request::Create);
    const auto question = std::find_if(events.begin(), events.end(), [correction](const LedgerEvent &event) {
        return std::holds_alternative<event::CorrectionAsked>(event.what) && event.correction == correction;
    });
    const LedgerEvent &request = isCorrection && question != events.end() ? *question : events.constFirst();
    const Asked asked = askedIn(request);

    ProviderCall::Result result = Unexpected<ProviderError>(
        {.outcome = hasLeft ? ProviderError::Outcome::Unknown : ProviderError::Outcome::NotSent,
         .cause = ProviderError::Cause::ProgramEnded});
    if (hasLeft && stored) {
        const auto &reply = std::get<event::ReplyReceived>(stored->what);
        result = wireformat::readReply({.status = reply.httpStatus, .body = reply.body, .date = reply.date},
                                       {.unit = asked.unit.value_or(m_client->account().amountUnit),
                                        .requestTxid = isCorrection ? std::optional(charge.txid) : std::nullopt,
                                        .requestAmount = request.amount,
                                        .knownAmount = charge.amount,
                                        .requestCustomer = asked.customer.parsed(),
                                        .now = stored->at});
    }
    const Money checked = request.amount.value_or(charge.amount);
    EventDraft draft = draftFor(charge, {}, {.name = request.operatorName});
    draft.correction = correction;
    draft.amount = request.amount;
    if (result && isCorrection) {
        draft.what = event::CorrectionDone{.answer = *result,
                                           .checked = checked,
                                           .customer = asked.customer,
                                           .revision = charge.revision + 1,
                                           .reason = asked.reason};
    } else if (result) {
        draft.txid = result->charge.txid;
        draft.what = event::Created{.answer = *result, .checked = checked, .sharedWith = {}};
    } else if (isCorrection) {
        draft.what = event::CorrectionEnded{.error = result.error(),
                                            .leavesDoubt = charge.doubtful.has_value(),
                                            .mayBePaid = mayHaveBeenPaid(result.error())};
    } else {
        draft.what = event::AttemptEnded{.error = result.error()};
    }
    m_ledger.appendWithRetry(draft);
}

} // namespace balcao
