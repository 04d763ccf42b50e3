// SPDX-License-Identifier: MIT
// ChargeService's updates of a charge that exists: reading, correcting, accepting a difference.
#include "core/service/chargeservice.h"

#include <utility>

namespace balcao
{

namespace
{

/** The code is judged by the amount that the charge has, and a deadline in the past is news only when the charge is new. */
ProviderAnswer judged(ProviderAnswer answer, Money amount)
{
    answer.code = checkCode(answer.charge.copyAndPaste, amount);
    answer.warnings.removeAll(ReplyWarning::AlreadyExpired);
    return answer;
}

std::optional<Money> known(Money amount)
{
    return amount.isZero() ? std::nullopt : std::optional(amount);
}

CustomerText textOf(const std::optional<Customer> &customer)
{
    return customer ? CustomerText::of(*customer) : CustomerText();
}

} // namespace

ChargeService::Begun ChargeService::begin(const command::ReadStatus &read, const Actor &)
{
    BALCAO_TRY(ChargeRecord *const record, idle(read.attempt));
    BALCAO_TRY(mayRead(record->charge, situationOf(record->charge), m_client && m_isReadingOn));
    const Charge &charge = record->charge;
    record->isReading = true;
    record->readError.reset();
    m_busy.insert(read.attempt);
    setContact(ProviderContact::Kind::Talking);
    const Money expected = charge.doubtful ? charge.doubtful->amount.value_or(charge.amount) : charge.amount;
    ProviderCall *call = m_client->update({.txid = charge.txid, .amount = {}, .customer = {}}, known(expected));
    keepReply(call, read.attempt, 0, event::ReplyReceived::Request::Status);
    connect(call, &ProviderCall::finished, this,
            [this, call, attempt = read.attempt, corrections = charge.corrections, askedAt = charge.lastChange] {
                readFinished(attempt, corrections, askedAt, call->result());
            });
    Q_EMIT recordChanged(read.attempt);
    return read.attempt;
}

void ChargeService::readFinished(const QString &attempt, int corrections, qint64 askedAt,
                                 const ProviderCall::Result &result)
{
    noteContact(result);
    ChargeRecord &record = m_records.at(attempt);
    if (!result) {
        // Nothing was asked to change: that the answer did not come leaves the charge as it was.
        record.isReading = false;
        record.readError = result.error();
        unlock(attempt);
        Q_EMIT recordChanged(attempt);
        return;
    }
    const Money checked =
        record.charge.amount.isZero() ? result->charge.amount.value_or(Money()) : record.charge.amount;
    EventDraft draft = draftFor(
        record.charge, event::StatusRead{.answer = judged(*result, checked), .checked = checked, .askedAt = askedAt},
        ownActor());
    // The corrections that it knew of: if another counter asked for one since, it says nothing any more.
    draft.correction = corrections;
    recordOutcome(attempt, draft, [this, attempt] {
        m_records.at(attempt).isReading = false;
        unlock(attempt);
        QMetaObject::invokeMethod(
            this, [this, attempt] { settleDoubt(attempt); }, Qt::QueuedConnection);
    });
}

void ChargeService::settleDoubt(const QString &attempt)
{
    const Charge &charge = m_records.at(attempt).charge;
    if (!charge.doubtful || !charge.doubtful->amount || !charge.answer || m_busy.contains(attempt))
        return;
    // A read cannot prove that a correction was not made (it may still arrive), but the new amount proves that it was.
    const Money corrected = *charge.doubtful->amount;
    if (charge.answer->charge.amount != corrected || corrected == charge.amount)
        return;
    ProviderAnswer answer = judged(*charge.answer, corrected);
    for (const ReplyWarning settled :
         {ReplyWarning::AmountMismatch, ReplyWarning::CodeAmountMismatch, ReplyWarning::CodeAmountIgnored})
        answer.warnings.removeAll(settled);
    EventDraft draft = draftFor(charge,
                                event::CorrectionDone{.answer = answer,
                                                      .checked = corrected,
                                                      .customer = textOf(charge.doubtful->customer),
                                                      .revision = charge.revision + 1,
                                                      .reason = charge.doubtful->reason},
                                {.name = charge.doubtful->operatorName});
    draft.correction = charge.corrections;
    draft.amount = corrected;
    recordOutcome(attempt, draft);
}

ChargeService::Begun ChargeService::begin(const command::RequestCodeAgain &again, const Actor &actor)
{
    const ChargeRecord *found = record(again.attempt);
    if (!found)
        return no(Obstacle::NotCreated);
    const Charge &charge = found->charge;
    return begin(command::Correct{.attempt = again.attempt,
                                  .correction = {.amount = known(charge.amount),
                                                 .customer = charge.customer(),
                                                 .reason = {},
                                                 .operatorName = {}}},
                 actor);
}

ChargeService::Begun ChargeService::begin(const command::Correct &correct, const Actor &actor)
{
    BALCAO_TRY(ChargeRecord *const record, idle(correct.attempt, mayCorrect));
    if (!m_client)
        return no(Obstacle::OtherProvider);
    const Charge &charge = record->charge;
    // From here on the old code is off the screen.
    record->isCorrecting = true;
    record->ledgerError.reset();
    m_busy.insert(correct.attempt);

    const Correction &correction = correct.correction;
    EventDraft draft = draftFor(charge,
                                event::CorrectionAsked{.amountBefore = charge.amount,
                                                       .customerBefore = charge.customerText(),
                                                       .customer = textOf(correction.customer),
                                                       .reason = correction.reason,
                                                       .limit = m_client->account().exchangeTimeout,
                                                       .unit = m_client->account().amountUnit},
                                actor);
    draft.correction = charge.corrections + 1;
    draft.amount = correction.amount;
    Correction asked = correction;
    asked.operatorName = draft.operatorName;
    m_ledger.append(draft, this, [this, attempt = correct.attempt, asked](const Written &written) {
        correctionWritten(attempt, asked, written);
    });
    Q_EMIT recordChanged(correct.attempt);
    return correct.attempt;
}

void ChargeService::correctionWritten(const QString &attempt, const Correction &correction, const Written &written)
{
    ChargeRecord &record = m_records.at(attempt);
    const Charge &charge = record.charge;
    if (!written) {
        record.isCorrecting = false;
        if (written.error().mayBeWritten()) {
            // Then it is told that nothing left.
            const event::CorrectionEnded ended{
                .error = {.outcome = ProviderError::Outcome::NotSent, .cause = ProviderError::Cause::NotRecorded},
                .leavesDoubt = charge.doubtful.has_value()};
            EventDraft draft = draftFor(charge, ended, {.name = correction.operatorName});
            draft.correction = charge.corrections + 1;
            m_ledger.appendWithRetry(draft);
        }
        m_pendingReload.insert(attempt);
        unlock(attempt);
        Q_EMIT recordChanged(attempt);
        Q_EMIT refused(attempt, written.error());
        return;
    }
    applyEvent(attempt, *written);
    setContact(ProviderContact::Kind::Talking);
    const int number = written->correction;
    ProviderCall *call =
        m_client->update({.txid = charge.txid, .amount = correction.amount, .customer = correction.customer},
                         known(charge.amount), markBeforeFirstByte(attempt, number));
    keepReply(call, attempt, number, event::ReplyReceived::Request::Correction);
    connect(call, &ProviderCall::finished, this, [this, call, attempt, number, correction] {
        correctionFinished(attempt, number, correction, call->result());
    });
}

void ChargeService::correctionFinished(const QString &attempt, int number, const Correction &correction,
                                       const ProviderCall::Result &result)
{
    noteContact(result);
    const Charge &charge = m_records.at(attempt).charge;
    const Actor actor{.name = correction.operatorName};
    EventDraft draft;
    if (result) {
        const bool changes = (correction.amount && *correction.amount != charge.amount) ||
                             (correction.customer && CustomerText::of(*correction.customer) != charge.customerText());
        const Money checked = correction.amount.value_or(
            charge.amount.isZero() ? result->charge.amount.value_or(Money()) : charge.amount);
        draft = draftFor(charge,
                         event::CorrectionDone{.answer = judged(*result, checked),
                                               .checked = checked,
                                               .customer = correction.customer ? CustomerText::of(*correction.customer)
                                                                               : charge.customerText(),
                                               .revision = charge.revision + (changes || charge.doubtful ? 1 : 0),
                                               .reason = correction.reason},
                         actor);
    } else {
        draft = draftFor(charge,
                         event::CorrectionEnded{.error = result.error(),
                                                .leavesDoubt = charge.doubtful.has_value(),
                                                .mayBePaid = mayHaveBeenPaid(result.error())},
                         actor);
    }
    draft.correction = number;
    draft.amount = correction.amount ? correction.amount : draft.amount;
    recordOutcome(attempt, draft, [this, attempt] {
        m_records.at(attempt).isCorrecting = false;
        unlock(attempt);
    });
}

ChargeService::Begun ChargeService::begin(const command::AcceptDifference &accept, const Actor &actor)
{
    BALCAO_TRY(ChargeRecord *const record, idle(accept.attempt));
    BALCAO_TRY(mayAcceptDifference(record->charge));
    // What the person saw; another answer that came since is another difference.
    tryRecord(accept.attempt,
              draftFor(record->charge, event::DifferenceAccepted{.reportedAmount = accept.reportedAmount}, actor));
    return accept.attempt;
}

ChargeService::Begun ChargeService::begin(const command::AcceptReport &accept, const Actor &actor)
{
    BALCAO_TRY(ChargeRecord *const record, idle(accept.attempt, mayAcceptReport));
    tryRecord(accept.attempt, draftFor(record->charge,
                                       event::ReportAccepted{.status = ProviderStatus::fromWire(accept.word),
                                                             .reportedAmount = accept.reportedAmount},
                                       actor));
    return accept.attempt;
}

} // namespace balcao
