// SPDX-License-Identifier: MIT
#include "core/service/recovery.h"

#include "core/charge/requestend.h"
#include "core/ledger/ledgerstore.h"
#include "core/ledger/queries/chargequeries.h"
#include "core/operators/people.h"
#include "core/provider/wireformat.h"
#include "core/service/requestunderway.h"

#include <algorithm>

namespace balcao
{

namespace
{

/** What asked for the end that is missing; null: nothing is missing. */
const LedgerEvent *openRequest(const QList<LedgerEvent> &events, const Charge &charge)
{
    const bool isAttempt = charge.state == Charge::State::Written || charge.state == Charge::State::Out;
    if (!isAttempt && !charge.isCorrecting())
        return nullptr;
    const auto found = std::find_if(events.begin(), events.end(), [&](const LedgerEvent &event) {
        return isAttempt ? std::holds_alternative<event::AttemptWritten>(event.what)
                         : std::holds_alternative<event::CorrectionAsked>(event.what) &&
                               event.correction == charge.corrections;
    });
    return found == events.end() ? nullptr : &*found;
}

/** The answer to it, where one was stored. */
const LedgerEvent *replyTo(const QList<LedgerEvent> &events, const Question &question)
{
    const auto found = std::find_if(events.begin(), events.end(), [&question](const LedgerEvent &event) {
        const auto *reply = std::get_if<event::ReplyReceived>(&event.what);
        return reply && event.correction == question.correction && reply->request == question.kind && !event.isErased;
    });
    return found == events.end() ? nullptr : &*found;
}

Expected<ProviderAnswer, ProviderError> readAgain(const LedgerEvent &stored, const Question &question, AmountUnit unit)
{
    const auto &reply = std::get<event::ReplyReceived>(stored.what);
    const bool isUpdate = question.kind != Question::Kind::Create;
    return wireformat::readReply({.status = reply.httpStatus, .body = reply.body, .date = reply.date},
                                 {.unit = question.unit.value_or(unit),
                                  .requestTxid = isUpdate ? std::optional(question.txid) : std::nullopt,
                                  .requestAmount = question.amount,
                                  .knownAmount = isUpdate ? question.known : std::nullopt,
                                  .requestCustomer = question.customer,
                                  .now = stored.at});
}

} // namespace

std::optional<EventDraft> recoveredEnd(const QList<LedgerEvent> &events, AmountUnit unit)
{
    const Charge charge = folded(events);
    const LedgerEvent *const request = openRequest(events, charge);
    if (!request)
        return std::nullopt;
    const Question question = questionOf(charge, *request);
    const bool hasLeft = charge.state == Charge::State::Out || charge.correction == Charge::CorrectionState::Out;
    const LedgerEvent *const stored = hasLeft ? replyTo(events, question) : nullptr;
    const ProviderError ended{.outcome = hasLeft ? ProviderError::Outcome::Unknown : ProviderError::Outcome::NotSent,
                              .cause = ProviderError::Cause::ProgramEnded};
    const auto answer = stored ? readAgain(*stored, question, unit)
                               : Expected<ProviderAnswer, ProviderError>(Unexpected<ProviderError>(ended));
    return draftOf(*endOf(question, charge, answer), People::recorded(request->operatorName, request->authorisedBy));
}

Expected<QList<EventDraft>, LedgerError> FindAbandonedEnds::run(LedgerStore &store) const
{
    BALCAO_TRY(const auto charges, store.ask(FindAbandoned{counter}));
    QList<EventDraft> ends;
    for (const Charge &charge : charges) {
        BALCAO_TRY(const auto events, store.ask(EventsOfCharge{charge.attempt}));
        if (const auto end = recoveredEnd(events, unit))
            ends.append(*end);
    }
    return ends;
}

} // namespace balcao
