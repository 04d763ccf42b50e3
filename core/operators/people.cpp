// SPDX-License-Identifier: MIT
#include "core/operators/people.h"

#include "core/operators/operators.h"

namespace balcao
{

namespace
{

using Why = NeedsSomebody::Why;

/** The act of a command. */
struct OfCommand {
    const Actor &actor;
    const ChargeFacts *charge;

    Act operator()(const command::Create &) const { return Act::Create; }
    Act operator()(const command::Cancel &) const { return Act::Cancel; }
    Act operator()(const command::ReadStatus &) const { return Act::Read; }
    Act operator()(const command::Correct &) const { return Act::Correct; }
    Act operator()(const command::RequestCodeAgain &) const { return charge ? actOfSameValues(*charge) : Act::Correct; }
    Act operator()(const command::AcceptDifference &) const { return Act::AcceptDifference; }
    Act operator()(const command::AcceptReport &) const { return Act::AcceptReport; }
    Act operator()(const command::AcceptReceiver &) const { return Act::AcceptReceiver; }
    Act operator()(const command::BeginCalibration &) const { return Act::Settings; }
    Act operator()(const command::ConfirmCalibration &) const { return Act::AcceptReceiver; }
    Act operator()(const command::SettleFound &) const { return Act::Settle; }
    Act operator()(const command::SettleAbsent &) const
    {
        return charge ? actOfAbsence(*charge, actor.who()) : Act::Settle;
    }
    Act operator()(const command::Reopen &) const { return Act::Settle; }
    Act operator()(const command::ConfirmReceipt &) const { return Act::ConfirmReceipt; }
    Act operator()(const command::TakeBackReceipt &) const { return Act::TakeBackReceipt; }
    Act operator()(const command::Contest &) const { return Act::Contest; }
    Act operator()(const command::EndContest &) const { return Act::Contest; }
    Act operator()(const command::ImportCharge &) const { return Act::Import; }
};

} // namespace

MayAct Gate::mayAct(Act act, const QString &attempt, const Actor &actor, const Operators &operators,
                    const QDateTime &now)
{
    if (!operators.areAsked())
        return {};
    const auto refused = [act](Why why) { return Unexpected<NeedsSomebody>({.act = act, .why = why}); };
    if (!operators.withId(actor.id()))
        return refused(Why::NotSignedIn);
    if (operators.mayAct(act, actor.id(), {}))
        return {};
    if (!actor.m_approval)
        return refused(Why::NotOfThatRole);
    const Actor::Approval &approval = *actor.m_approval;
    const qint64 age = approval.from.msecsTo(now);
    const bool isGood = approval.act == act && approval.attempt == attempt && !*approval.isSpent && age >= 0 &&
                        age <= std::chrono::milliseconds(longestApproval).count();
    if (!isGood)
        return refused(Why::ApprovalOver);
    return operators.mayAct(act, actor.id(), approval.id) ? MayAct() : refused(Why::NotOfThatRole);
}

void Gate::spend(const Actor &actor)
{
    if (actor.m_approval)
        *actor.m_approval->isSpent = true;
}

Act actOf(const Command &command, const Actor &actor, const ChargeFacts *charge)
{
    return std::visit(OfCommand{actor, charge}, command);
}

QString attemptIn(const Command &command)
{
    return std::visit(
        [](const auto &what) {
            if constexpr (requires { what.attempt; })
                return what.attempt;
            else
                return QString();
        },
        command);
}

} // namespace balcao
