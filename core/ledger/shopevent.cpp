// SPDX-License-Identifier: MIT
#include "core/ledger/shopevent.h"

#include <array>

using namespace Qt::StringLiterals;

namespace balcao::shopevent
{

namespace
{

/** Of the alternatives of Payload, in their order. */
constexpr std::array keys = {"erased"_L1,     "set_aside"_L1,         "loss_accepted"_L1,     "operator_added"_L1,
                             "pin_set"_L1,    "badge_set"_L1,         "operator_disabled"_L1, "operator_reset"_L1,
                             "pin_wrong"_L1,  "pin_right"_L1,         "pins_switched"_L1,     "settings_changed"_L1,
                             "day_closed"_L1, "calibration_begun"_L1, "profile_accepted"_L1};
static_assert(keys.size() == std::variant_size_v<Payload>);

template <std::size_t... index>
std::optional<Payload> named(QStringView name, std::index_sequence<index...> /*all*/)
{
    std::optional<Payload> found;
    ((name == keys[index] ? static_cast<void>(found.emplace(std::in_place_index<index>)) : void()), ...);
    return found;
}

} // namespace

QLatin1StringView key(const Payload &what)
{
    return keys.at(what.index());
}

std::optional<Payload> named(QStringView name)
{
    return named(name, std::make_index_sequence<keys.size()>());
}

QStringList names()
{
    return {keys.begin(), keys.end()};
}

QStringList ofOwner()
{
    return {key(Erased()), key(SetAside()), key(OperatorReset())};
}

QStringList ofOperators()
{
    return {key(OperatorAdded()), key(PinSet()),   key(BadgeSet()), key(OperatorDisabled()),
            key(OperatorReset()), key(PinWrong()), key(PinRight()), key(PinsSwitched())};
}

QStringList ofCalibration()
{
    return {key(CalibrationBegun()), key(ProfileAccepted())};
}

} // namespace balcao::shopevent
