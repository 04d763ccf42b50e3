// SPDX-License-Identifier: MIT
// How each command begins.
#include "core/ledger/chargeledger.h"
#include "core/provider/replyforms.h"
#include "core/service/chargeservice.h"

namespace balcao
{

ChargeService::Begun ChargeService::begin(const command::Create &create, const Order &order)
{
    BALCAO_TRY(mayCreate(order.actor));
    return beginAttempt(create, order);
}

ChargeService::Begun ChargeService::begin(const command::BeginCalibration &calibration, const Order &order)
{
    if (!m_client)
        return no(Obstacle::OtherProvider);
    return beginAttempt({.request = {.amount = calibrationAmount(), .customer = calibration.customer}, .sale = {}},
                        order, termsOf(account(), m_isReadingOn));
}

ChargeService::Begun ChargeService::begin(const command::ConfirmCalibration &seen, const Order &order)
{
    BALCAO_TRY(const ChargeRecord *const record, idle(seen.attempt));
    const Charge &charge = record->charge;
    if (!isCalibratedBy(seen.attempt))
        return no(Obstacle::NoDifference);
    // Settings that changed since: another provider than the one that made it.
    if (!m_client || !holdsFor(m_profile.begunWith(), account(), m_isReadingOn))
        return no(Obstacle::NotCalibrated);
    BALCAO_TRY(mayProveProvider(charge));
    const auto receiver = compared({.amount = seen.amount, .receiver = seen.receiver}, charge);
    if (!receiver)
        return Unexpected<Refusal>(receiver.error() == NotAsSeen::Amount ? InputError::OtherAmountSeen
                                                                         : InputError::OtherReceiverSeen);
    start(seen.attempt, order);
    // How its replies were written only the ledger has.
    m_reader.ask(FindHistory{seen.attempt})
        ->whenFinished(this, [this, attempt = seen.attempt, receiver = *receiver](const auto &history) {
            if (!history)
                return refuse(attempt, history.error());
            ReplyForms forms;
            for (const LedgerEvent &event : history->events) {
                if (const auto *reply = std::get_if<event::ReplyReceived>(&event.what))
                    noteForms(forms, reply->httpStatus, reply->body);
            }
            const auto accepted =
                eventAbout(history->charge, event::ReceiverAccepted{.receiver = receiver, .forms = forms});
            append(accepted);
        });
    Q_EMIT changed(seen.attempt);
    return {};
}

ChargeService::Begun ChargeService::beginAttempt(const command::Create &create, const Order &order,
                                                 const std::optional<ProviderTerms> &calibrates)
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
    draft.calibrates = calibrates;
    // Until it is durable, with its id, the record shows what is being written.
    draft.at = m_clock.nowUtc();
    m_charges.put(draft.attempt, fold({}, draft));
    start(draft.attempt, order, Question::Kind::Create);
    m_ledger.append(draft)->whenFinished(
        this, [this, id = draft.attempt, isCalibration = calibrates.has_value()](const Written &written) {
            if (isCalibration)
                readProfile();
            attemptWritten(id, written);
        });
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
    m_ledger.append(draft)->whenFinished(
        this, [this, attempt = correct.attempt, number = draft.correction](const Written &written) {
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
    m_ledger.append(draft)->whenFinished(this, [this, id = draft.attempt](const Written &written) {
        if (!written)
            return refuse(id, written.error());
        m_charges.find(id)->charge = {};
        conclude(id, *written, {});
    });
    return {};
}

} // namespace balcao
