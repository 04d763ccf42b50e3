// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/charge.h"
#include "core/charge/chargeevent.h"

#include <QLatin1StringView>
#include <QStringView>

#include <optional>

/** Who may do what, in a shop that has told its operators (docs/charge.md). */
namespace balcao
{

enum class Role { Cashier, Manager };
/** "cashier", "manager". */
[[nodiscard]] QLatin1StringView key(Role role);
[[nodiscard]] std::optional<Role> roleNamed(QStringView name);

/** What somebody may be asked a permission for. */
enum class Act {
    Create,
    Cancel,
    Read,
    Import,
    /** An update with the amount and customer that the charge has. */
    AskAgain,
    /** What was taken in for a question, and is not there after all, ends. */
    GiveUpImport,
    Correct,
    AcceptDifference,
    AcceptReport,
    AcceptReceiver,
    Settle,
    ConfirmReceipt,
    TakeBackReceipt,
    /** That a bank asks for the money back, and how that ended. */
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
[[nodiscard]] QLatin1StringView key(Act act);
[[nodiscard]] std::optional<Act> actNamed(QStringView name);

/** The least that whoever does it, or allows it, has to be. */
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
/** Whoever took a charge in to ask for it may end it, as long as nobody knows anything of it. */
[[nodiscard]] Act actOfAbsence(const ChargeFacts &charge, const QString &who);
/** What a person does by that event of the charge; nothing: it is what became of something that was asked before. */
[[nodiscard]] std::optional<Act> actOf(const ChargeEvent &event, const ChargeFacts &charge);

} // namespace balcao
