// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/charge.h"
#include "core/charge/chargeevent.h"
#include "core/enumnames.h"

#include <QLatin1StringView>
#include <QStringView>

#include <optional>

/** The permissions in a shop that has operators (docs/charge.md). */
namespace balcao
{

enum class Role { Cashier, Manager };
/** "cashier", "manager". */
template <>
inline constexpr std::array enumText<Role> = {std::pair{Role::Cashier, "cashier"_L1},
                                              std::pair{Role::Manager, "manager"_L1}};
static_assert(isComplete(enumText<Role>, Role::Manager));

/** The acts that need a permission. */
enum class Act {
    Create,
    Cancel,
    Read,
    Import,
    /** An update with the amount and customer that the charge has. */
    AskAgain,
    /** Ends a charge that was imported for a question and does not exist. */
    GiveUpImport,
    Correct,
    AcceptDifference,
    AcceptReport,
    AcceptReceiver,
    Settle,
    ConfirmReceipt,
    TakeBackReceipt,
    /** A bank asks for the money back, and the end of that. */
    Contest,
    CloseDay,
    /** The sums of all counters. */
    AllCounters,
    Settings,
    /** To add operators, to disable them, to give them PINs. */
    Operators,
    Erase
};
/** "create", … */
template <>
inline constexpr std::array enumText<Act> = {std::pair{Act::Create, "create"_L1},
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
static_assert(isComplete(enumText<Act>, Act::Erase));

/** The lowest role that may do it, or allow it. */
[[nodiscard]] Role roleFor(Act act);

/** The sums of sales that a screen may show. */
enum class ShownSums { Nothing, OwnCounter, AllCounters };
/** The sums of a day that may not be closed yet. @p isBlind: the person who closes it counts first. */
[[nodiscard]] constexpr ShownSums sumsOfToday(bool maySumAllCounters, bool isBlind)
{
    if (isBlind)
        return ShownSums::Nothing;
    return maySumAllCounters ? ShownSums::AllCounters : ShownSums::OwnCounter;
}

/** A correction that changes nothing brings the code again, unless it would take an unknown one back. */
[[nodiscard]] Act actOfSameValues(const ChargeFacts &charge);
/** The person who imported a charge to ask for it may end it, as long as nothing is known of it. */
[[nodiscard]] Act actOfAbsence(const ChargeFacts &charge, const QString &who);
/** The act of a person that the event records; nothing: the event is the end of something asked before. */
[[nodiscard]] std::optional<Act> actOf(const ChargeEvent &event, const ChargeFacts &charge);

} // namespace balcao
