// SPDX-License-Identifier: MIT
#include "core/operators/roles.h"

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** The act of an event, by what it says. */
struct OfEvent {
    const ChargeEvent &event;
    const ChargeFacts &charge;

    using Answer = std::optional<Act>;
    Answer operator()(const event::AttemptWritten &attempt) const
    {
        return attempt.isImported ? Act::Import : Act::Create;
    }
    Answer operator()(const event::CorrectionAsked &asked) const
    {
        const bool isSame = event.amount.value_or(charge.amount) == charge.amount &&
                            (asked.customer.isEmpty() || asked.customer == charge.customerText());
        return isSame ? actOfSameValues(charge) : Act::Correct;
    }
    Answer operator()(const event::DifferenceAccepted &) const { return Act::AcceptDifference; }
    Answer operator()(const event::ReportAccepted &) const { return Act::AcceptReport; }
    Answer operator()(const event::ReceiverAccepted &) const { return Act::AcceptReceiver; }
    Answer operator()(const event::ReceivedByHand &) const { return Act::ConfirmReceipt; }
    Answer operator()(const event::ReceiptTakenBack &) const { return Act::TakeBackReceipt; }
    Answer operator()(const event::Contested &) const { return Act::Contest; }
    Answer operator()(const event::ContestEnded &) const { return Act::Contest; }
    Answer operator()(const event::Settled &settled) const
    {
        const bool isAbsent = settled.finding == event::Settled::Finding::Absent;
        return isAbsent ? actOfAbsence(charge, event.operatorName) : Act::Settle;
    }
    template <class Other>
    Answer operator()(const Other &) const
    {
        return std::nullopt;
    }
};

} // namespace

Role roleFor(Act act)
{
    return act <= Act::GiveUpImport ? Role::Cashier : Role::Manager;
}

Act actOfSameValues(const ChargeFacts &charge)
{
    return charge.correction == ChargeFacts::CorrectionState::None ? Act::AskAgain : Act::Correct;
}

Act actOfAbsence(const ChargeFacts &charge, const QString &who)
{
    const bool isOwn = charge.isImported && charge.doubts.testFlag(Doubt::NeverRead) && charge.operatorName == who;
    return isOwn ? Act::GiveUpImport : Act::Settle;
}

std::optional<Act> actOf(const ChargeEvent &event, const ChargeFacts &charge)
{
    return std::visit(OfEvent{event, charge}, event.what);
}

} // namespace balcao
