// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargerules.h"
#include "core/enumnames.h"
#include "core/ledger/shopprofile.h"
#include "core/operators/people.h"
#include "core/provider/provideraccount.h"
#include "core/values/money.h"

#include <QLatin1StringView>
#include <QString>

/** Calibration (docs/calibration.md): before cashiers sell by a real provider one small odd charge is made, and a manager says what a
 *  bank's app shows of it. All decisions, pure.
 */
namespace balcao
{

class Operators;

enum class Calibration {
    /** Nobody has begun it, and the shop has no operators: everything goes on as it is. */
    NotAsked,
    /** It was never done, or the provider is spoken to otherwise since. */
    NotCalibrated,
    /** The charge is made, or being made: a manager has to say what a bank's app shows. */
    ChargeMade,
    Calibrated
};
/** "not_asked", "not_calibrated", "charge_made", "calibrated". */
template <>
inline constexpr std::array enumText<Calibration> = {
    std::pair{Calibration::NotAsked, "not_asked"_L1}, std::pair{Calibration::NotCalibrated, "not_calibrated"_L1},
    std::pair{Calibration::ChargeMade, "charge_made"_L1}, std::pair{Calibration::Calibrated, "calibrated"_L1}};
static_assert(isComplete(enumText<Calibration>, Calibration::Calibrated));

/** R$ 1,23: nobody pays that by habit, and in the wrong unit it is another amount. */
[[nodiscard]] Money calibrationAmount();

/** How @p account is spoken to, with a fresh salt. */
[[nodiscard]] ProviderTerms termsOf(const ProviderAccount &account, bool isReadingOn);
/** Nothing that calibration depends on has changed since: base URL, key, unit, reading. */
[[nodiscard]] bool holdsFor(const ProviderTerms &terms, const ProviderAccount &account, bool isReadingOn);

/** Where it stands, of a ledger that is not for training. */
[[nodiscard]] Calibration calibrationOf(const ShopProfile &profile, const Operators &operators,
                                        const ProviderAccount &account, bool isReadingOn);

/** Whether @p actor may create charges at a till: before calibration a manager who has signed in only. */
[[nodiscard]] Permission mayCreate(Calibration calibration, const Operators &operators, const Actor &actor);

/** What a person says that a bank's app shows of the calibration's charge. */
struct SeenInBank {
    Money amount;
    QString receiver;
};
/** What of it is not what the charge and its code say. */
enum class NotAsSeen { Amount, Receiver };
[[nodiscard]] Expected<Receiver, NotAsSeen> compared(const SeenInBank &seen, const Charge &charge);

} // namespace balcao
