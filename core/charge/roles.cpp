// SPDX-License-Identifier: MIT
#include "core/charge/roles.h"

#include "core/enumnames.h"

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr std::array roleNames = {std::pair{Role::Cashier, "cashier"_L1}, std::pair{Role::Manager, "manager"_L1}};
static_assert(isComplete(roleNames, Role::Manager));

constexpr std::array actNames = {std::pair{Act::Create, "create"_L1},
                                 std::pair{Act::Cancel, "cancel"_L1},
                                 std::pair{Act::Read, "read"_L1},
                                 std::pair{Act::Import, "import"_L1},
                                 std::pair{Act::AskAgain, "ask_again"_L1},
                                 std::pair{Act::GiveUpImport, "give_up_import"_L1},
                                 std::pair{Act::Correct, "correct"_L1},
                                 std::pair{Act::AcceptDifference, "accept_difference"_L1},
                                 std::pair{Act::AcceptReport, "accept_report"_L1},
                                 std::pair{Act::AcceptReceiver, "accept_receiver"_L1},
                                 std::pair{Act::Settle, "settle"_L1},
                                 std::pair{Act::ConfirmReceipt, "receive"_L1},
                                 std::pair{Act::TakeBackReceipt, "take_back"_L1},
                                 std::pair{Act::Contest, "contest"_L1},
                                 std::pair{Act::CloseDay, "close_day"_L1},
                                 std::pair{Act::AllCounters, "all_counters"_L1},
                                 std::pair{Act::Settings, "settings"_L1},
                                 std::pair{Act::Operators, "operators"_L1},
                                 std::pair{Act::Erase, "erase"_L1}};
static_assert(isComplete(actNames, Act::Erase));

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

QLatin1StringView key(Role role)
{
    return nameIn(roleNames, role);
}

std::optional<Role> roleNamed(QStringView name)
{
    return valueIn(roleNames, name);
}

QLatin1StringView key(Act act)
{
    return nameIn(actNames, act);
}

std::optional<Act> actNamed(QStringView name)
{
    return valueIn(actNames, name);
}

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
