// SPDX-License-Identifier: MIT
// How each command begins.
#include "core/service/chargeservice.h"

namespace balcao
{

ChargeService::Begun ChargeService::begin(const command::Create &create, const Order &order)
{
    if (create.request.amount.isZero())
        return Unexpected<Refusal>(InputError::AmountIsZero);
    if (!m_client || isCreating())
        return no(Obstacle::UnderWay);
    if (const ChargeRecord *replaced = record(create.sale.replaces))
        BALCAO_TRY(mayReplace(replaced->charge, situationOf(replaced->charge)));
    EventDraft draft = draftOf(attemptOf(create, m_client->account()), order.actor);
    draft.counter = m_ledger.identity().counter;
    draft.unlessSimilar = create.unlessSimilar;
    // Until it is durable, with its id, the record shows what is being written.
    draft.at = m_clock.nowUtc();
    m_charges.put(draft.attempt, fold({}, draft));
    start(draft.attempt, order, Question::Kind::Create);
    m_ledger.append(draft, this, [this, id = draft.attempt](const Written &written) { attemptWritten(id, written); });
    Q_EMIT changed(draft.attempt);
    return {};
}

ChargeService::Begun ChargeService::begin(const command::Cancel &cancel, const Order &order)
{
    const auto job = m_jobs.find(cancel.attempt);
    const ChargeRecord *known = record(cancel.attempt);
    if (job == m_jobs.end() || known->asking != Question::Kind::Create)
        return no(Obstacle::NotCreated);
    BALCAO_TRY(mayCancel(known->charge));
    if (known->charge.id == 0)
        job->second.isCancelled = true; // as soon as the attempt is written
    else if (!job->second.request || !job->second.request->cancel())
        return no(Obstacle::HasLeft);
    order.reply->begin(cancel.attempt);
    job->second.cancels.append(order.reply);
    return {};
}

ChargeService::Begun ChargeService::begin(const command::ReadStatus &read, const Order &order)
{
    BALCAO_TRY(ChargeRecord *const record, idle(read.attempt));
    BALCAO_TRY(mayRead(record->charge, situationOf(record->charge), m_client && m_isReadingOn));
    record->readError.reset();
    start(read.attempt, order, Question::Kind::Status);
    send(read.attempt, statusQuestion(record->charge));
    Q_EMIT changed(read.attempt);
    return {};
}

ChargeService::Begun ChargeService::begin(const command::RequestCodeAgain &again, const Order &order)
{
    const ChargeRecord *found = record(again.attempt);
    if (!found)
        return no(Obstacle::NotCreated);
    const Charge &charge = found->charge;
    const auto amount = charge.amount.isZero() ? std::nullopt : std::optional(charge.amount);
    return begin(command::Correct{.attempt = again.attempt,
                                  .correction = {.amount = amount, .customer = charge.customer(), .reason = {}}},
                 order);
}

ChargeService::Begun ChargeService::begin(const command::Correct &correct, const Order &order)
{
    const Correction &correction = correct.correction;
    if (correction.amount && correction.amount->isZero())
        return Unexpected<Refusal>(InputError::AmountIsZero);
    if (!correction.amount && !correction.customer)
        return Unexpected<Refusal>(InputError::NothingToCorrect);
    BALCAO_TRY(ChargeRecord *const record, idle(correct.attempt));
    BALCAO_TRY(mayCorrect(record->charge, situationOf(record->charge)));
    if (!m_client)
        return no(Obstacle::OtherProvider);
    const Charge &charge = record->charge;
    record->ledgerError.reset();
    // From here on the old code is off the screen.
    start(correct.attempt, order, Question::Kind::Correction);
    const EventDraft draft = draftOf(correctionOf(correction, charge, m_client->account()), order.actor);
    m_ledger.append(draft, this, [this, attempt = correct.attempt, number = draft.correction](const Written &written) {
        correctionWritten(attempt, number, written);
    });
    Q_EMIT changed(correct.attempt);
    return {};
}

ChargeService::Begun ChargeService::begin(const command::ImportCharge &import, const Order &order)
{
    if (import.txid.isEmpty())
        return Unexpected<Refusal>(InputError::NotATxid);
    EventDraft draft = draftOf(attemptOf(import), order.actor);
    draft.counter = m_ledger.identity().counter;
    draft.at = m_clock.nowUtc();
    m_charges.put(draft.attempt, fold({}, draft));
    start(draft.attempt, order);
    m_ledger.append(draft, this, [this, id = draft.attempt](const Written &written) {
        if (!written)
            return refuse(id, written.error());
        m_charges.find(id)->charge = {};
        conclude(id, *written, {});
    });
    return {};
}

} // namespace balcao
