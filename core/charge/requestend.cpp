// SPDX-License-Identifier: MIT
#include "core/charge/requestend.h"

#include "core/charge/chargerules.h"

#include <utility>

namespace balcao
{

namespace
{

std::optional<Money> known(Money amount)
{
    return amount.isZero() ? std::nullopt : std::optional(amount);
}

/** The code is judged by the amount that the charge has, and a deadline in the past is news only when the charge is new. */
ProviderAnswer judged(ProviderAnswer answer, Money amount)
{
    answer.code = checkCode(answer.charge.copyAndPaste, amount);
    answer.warnings.removeAll(ReplyWarning::AlreadyExpired);
    return answer;
}

/** What the code has to ask for: what this shop does, else what the provider says. */
Money checkedAmount(const Charge &charge, const ProviderAnswer &answer)
{
    return charge.amount.isZero() ? answer.charge.amount.value_or(Money()) : charge.amount;
}

event::CorrectionDone correctionDone(const Question &question, const Charge &charge, const ProviderAnswer &answer)
{
    const CustomerText customer = question.customer ? CustomerText::of(*question.customer) : charge.customerText();
    const Money amount = question.amount.value_or(checkedAmount(charge, answer));
    // The same values once more bring the code again; while an earlier one is in doubt nobody knows which code that is.
    const bool isAnotherCode =
        (question.amount && *question.amount != charge.amount) || customer != charge.customerText() || charge.doubtful;
    return {.answer = judged(answer, amount),
            .checked = amount,
            .customer = customer,
            .revision = charge.revision + (isAnotherCode ? 1 : 0),
            .reason = question.reason};
}

} // namespace

Question questionOf(const Charge &charge, const ChargeEvent &written)
{
    Question question{.txid = charge.txid, .amount = written.amount, .known = known(charge.amount)};
    if (const auto *asked = std::get_if<event::CorrectionAsked>(&written.what)) {
        question.kind = Question::Kind::Correction;
        question.correction = written.correction;
        question.customer = asked->customer.parsed();
        question.reason = asked->reason;
        question.unit = asked->unit;
    } else if (const auto *attempt = std::get_if<event::AttemptWritten>(&written.what)) {
        question.txid.clear();
        question.customer = attempt->customer.parsed();
        question.unit = attempt->unit;
    }
    return question;
}

Question statusQuestion(const Charge &charge)
{
    const Money expected = charge.doubtful ? charge.doubtful->amount.value_or(charge.amount) : charge.amount;
    return {.kind = Question::Kind::Status,
            .correction = charge.corrections,
            .txid = charge.txid,
            .known = known(expected),
            .askedAt = charge.lastChange};
}

ChargeEvent eventAbout(const Charge &charge, event::Payload what)
{
    ChargeEvent event;
    event.attempt = charge.attempt;
    event.txid = charge.txid;
    event.amount = known(charge.amount);
    event.what = std::move(what);
    return event;
}

std::optional<ChargeEvent> endOf(const Question &question, const Charge &charge,
                                 const Expected<ProviderAnswer, ProviderError> &answer)
{
    ChargeEvent end = eventAbout(charge, {});
    end.correction = question.correction;
    switch (question.kind) {
    case Question::Kind::Create:
        if (answer) {
            end.txid = answer->charge.txid;
            end.what = event::Created{.answer = *answer, .checked = charge.amount, .sharedWith = {}};
        } else {
            end.what = event::AttemptEnded{.error = answer.error()};
        }
        return end;
    case Question::Kind::Correction:
        if (question.amount)
            end.amount = question.amount;
        if (answer)
            end.what = correctionDone(question, charge, *answer);
        else
            end.what = event::CorrectionEnded{.error = answer.error(),
                                              .leavesDoubt = charge.doubtful.has_value(),
                                              .mayBePaid = mayHaveBeenPaid(answer.error())};
        return end;
    case Question::Kind::Status:
        break;
    }
    if (!answer)
        return std::nullopt;
    const Money checked = checkedAmount(charge, *answer);
    end.what = event::StatusRead{.answer = judged(*answer, checked), .checked = checked, .askedAt = question.askedAt};
    return end;
}

std::optional<ChargeEvent> provedCorrection(const Charge &charge)
{
    if (!charge.doubtful || !charge.doubtful->amount || !charge.answer)
        return std::nullopt;
    const Money corrected = *charge.doubtful->amount;
    if (charge.answer->charge.amount != corrected || corrected == charge.amount)
        return std::nullopt;
    ProviderAnswer answer = *charge.answer;
    for (const ReplyWarning settled :
         {ReplyWarning::AmountMismatch, ReplyWarning::CodeAmountMismatch, ReplyWarning::CodeAmountIgnored})
        answer.warnings.removeAll(settled);
    const Question question{.kind = Question::Kind::Correction,
                            .correction = charge.corrections,
                            .txid = charge.txid,
                            .amount = corrected,
                            .customer = charge.doubtful->customer,
                            .reason = charge.doubtful->reason};
    std::optional<ChargeEvent> end = endOf(question, charge, answer);
    end->operatorName = charge.doubtful->operatorName;
    end->authorisedBy = charge.doubtful->authorisedBy;
    return end;
}

} // namespace balcao
