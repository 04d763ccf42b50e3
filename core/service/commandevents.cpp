// SPDX-License-Identifier: MIT
#include "core/service/commandevents.h"

#include "core/charge/endtoend.h"

#include <utility>

namespace balcao
{

namespace
{

using Finding = event::Settled::Finding;

/** A finding about the attempt, not about a charge of the provider's. */
ChargeEvent withoutTxid(const Charge &charge, event::Settled settled)
{
    ChargeEvent event = eventAbout(charge, std::move(settled));
    event.txid.clear();
    return event;
}

} // namespace

ChargeEvent attemptOf(const command::Create &create, const ProviderAccount &account)
{
    event::AttemptWritten attempt;
    attempt.limit = account.exchangeTimeout;
    attempt.unit = account.amountUnit;
    attempt.provider = account.baseUrl.origin();
    attempt.customer = CustomerText::of(create.request.customer);
    attempt.mark = create.sale.mark.text();
    ChargeEvent event;
    event.attempt = newAttemptId();
    event.amount = create.request.amount;
    event.what = std::move(attempt);
    event.sale = create.sale.sale.isEmpty() ? newAttemptId() : create.sale.sale;
    event.replaces = create.sale.replaces;
    return event;
}

ChargeEvent attemptOf(const command::ImportCharge &import)
{
    event::AttemptWritten attempt;
    attempt.isImported = true;
    ChargeEvent event;
    event.attempt = newAttemptId();
    event.txid = import.txid.text();
    event.what = std::move(attempt);
    event.sale = event.attempt;
    return event;
}

ChargeEvent correctionOf(const Correction &correction, const Charge &charge, const ProviderAccount &account)
{
    const event::CorrectionAsked asked{.amountBefore = charge.amount,
                                       .customerBefore = charge.customerText(),
                                       .customer = correction.customer ? CustomerText::of(*correction.customer)
                                                                       : CustomerText(),
                                       .reason = correction.reason,
                                       .limit = account.exchangeTimeout,
                                       .unit = account.amountUnit};
    ChargeEvent event = eventAbout(charge, asked);
    event.correction = charge.corrections + 1;
    event.amount = correction.amount;
    return event;
}

OneEvent eventOf(const command::AcceptDifference &accept, const Charge &charge, const Situation &)
{
    BALCAO_TRY(mayAcceptDifference(charge));
    // What the person saw; another answer that came since is another difference.
    return eventAbout(charge, event::DifferenceAccepted{.reportedAmount = accept.reportedAmount});
}

OneEvent eventOf(const command::AcceptReport &accept, const Charge &charge, const Situation &now)
{
    BALCAO_TRY(mayAcceptReport(charge, now));
    return eventAbout(charge, event::ReportAccepted{.status = ProviderStatus::fromWire(accept.word),
                                                    .reportedAmount = accept.reportedAmount});
}

OneEvent eventOf(const command::AcceptReceiver &accept, const Charge &charge, const Situation &)
{
    BALCAO_TRY(mayAcceptReceiver(charge));
    if (!charge.otherReceiver())
        return Unexpected<Refusal>(Obstacle::NoCode);
    return eventAbout(charge, event::ReceiverAccepted{.receiver = accept.receiver, .forms = {}});
}

OneEvent eventOf(const command::SettleFound &found, const Charge &charge, const Situation &now)
{
    if (found.txid.isEmpty())
        return Unexpected<Refusal>(InputError::NotATxid);
    BALCAO_TRY(maySettleFound(charge, now));
    BALCAO_TRY(maySettleUnder(charge, found.txid.text()));
    ChargeEvent event = eventAbout(charge, event::Settled{.finding = Finding::Found});
    event.txid = found.txid.text();
    return event;
}

OneEvent eventOf(const command::SettleAbsent &, const Charge &charge, const Situation &now)
{
    BALCAO_TRY(maySettleAbsent(charge, now));
    return withoutTxid(charge, {});
}

OneEvent eventOf(const command::Reopen &reopen, const Charge &charge, const Situation &now)
{
    BALCAO_TRY(mayReopen(charge, now));
    if (charge.txid != reopen.txid)
        return Unexpected<Refusal>(Obstacle::NotSettled);
    return withoutTxid(charge, {.finding = Finding::Reopened, .wrongTxid = reopen.txid});
}

OneEvent eventOf(const command::ConfirmReceipt &receipt, const Charge &charge, const Situation &now)
{
    BALCAO_TRY(mayConfirmReceipt(charge, now));
    if (receipt.amount && receipt.amount->isZero())
        return Unexpected<Refusal>(InputError::AmountIsZero);
    BALCAO_TRY(mayReceive(charge, receipt.amount));
    const QString reference = paymentReference(receipt.reference);
    BALCAO_TRY(mayBePaidBy(reference, charge, now));
    ChargeEvent event = eventAbout(charge, event::ReceivedByHand{.reference = reference});
    if (receipt.amount)
        event.amount = receipt.amount;
    return event;
}

OneEvent eventOf(const command::TakeBackReceipt &taken, const Charge &charge, const Situation &now)
{
    if (taken.reason.trimmed().isEmpty())
        return Unexpected<Refusal>(InputError::NoReason);
    BALCAO_TRY(mayTakeBackReceipt(charge, now));
    return eventAbout(charge, event::ReceiptTakenBack{.reason = taken.reason, .doubts = {}});
}

OneEvent eventOf(const command::Contest &contest, const Charge &charge, const Situation &now)
{
    if (!contest.on.isValid() || !contest.until.isValid() || contest.until < contest.on)
        return Unexpected<Refusal>(InputError::NotAPeriod);
    BALCAO_TRY(mayContest(charge, now));
    return eventAbout(charge,
                      event::Contested{.on = contest.on, .until = contest.until, .reference = contest.reference});
}

OneEvent eventOf(const command::EndContest &end, const Charge &charge, const Situation &)
{
    if (end.outcome.trimmed().isEmpty())
        return Unexpected<Refusal>(InputError::NoReason);
    BALCAO_TRY(mayEndContest(charge));
    return eventAbout(charge, event::ContestEnded{.outcome = end.outcome});
}

} // namespace balcao
