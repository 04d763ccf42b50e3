// SPDX-License-Identifier: MIT
#include "core/operators/shopevent.h"

#include <array>

using namespace Qt::StringLiterals;

namespace balcao::shopevent
{

namespace
{

using enum Writer;

struct KindOfEvent {
    QLatin1StringView key;
    Writer writer;
};

/** One entry for each alternative of Payload, in their order. */
constexpr std::array kinds = {KindOfEvent{"erased"_L1, Owner},
                              KindOfEvent{"set_aside"_L1, Owner},
                              KindOfEvent{"loss_accepted"_L1, Counter},
                              KindOfEvent{"operator_added"_L1, Manager},
                              KindOfEvent{"pin_set"_L1, Manager},
                              KindOfEvent{"badge_set"_L1, Manager},
                              KindOfEvent{"operator_disabled"_L1, Manager},
                              KindOfEvent{"operator_reset"_L1, Owner},
                              KindOfEvent{"pin_wrong"_L1, Counter},
                              KindOfEvent{"pin_right"_L1, Counter},
                              KindOfEvent{"badge_wrong"_L1, Counter},
                              KindOfEvent{"badge_right"_L1, Counter},
                              KindOfEvent{"pins_switched"_L1, Manager},
                              KindOfEvent{"settings_changed"_L1, Counter},
                              KindOfEvent{"day_closed"_L1, Counter},
                              KindOfEvent{"calibration_begun"_L1, Counter},
                              KindOfEvent{"profile_accepted"_L1, Counter}};
static_assert(kinds.size() == std::variant_size_v<Payload>);

template <std::size_t... index>
std::optional<Payload> named(QStringView name, std::index_sequence<index...> /*all*/)
{
    std::optional<Payload> found;
    ((name == kinds[index].key ? static_cast<void>(found.emplace(std::in_place_index<index>)) : void()), ...);
    return found;
}

} // namespace

QLatin1StringView key(const Payload &what)
{
    return kinds.at(what.index()).key;
}

std::optional<Payload> named(QStringView name)
{
    return named(name, std::make_index_sequence<kinds.size()>());
}

Writer writerOf(const Payload &what)
{
    return kinds.at(what.index()).writer;
}

QStringList names()
{
    QStringList list;
    for (const KindOfEvent &kind : kinds)
        list.append(kind.key);
    return list;
}

QStringList namesOf(Writer writer)
{
    QStringList list;
    for (const KindOfEvent &kind : kinds) {
        if (kind.writer == writer)
            list.append(kind.key);
    }
    return list;
}

QStringList ofOperators()
{
    return {key(OperatorAdded()), key(PinSet()),   key(BadgeSet()),   key(OperatorDisabled()), key(OperatorReset()),
            key(PinWrong()),      key(PinRight()), key(BadgeWrong()), key(BadgeRight()),       key(PinsSwitched())};
}

QStringList ofCalibration()
{
    return {key(CalibrationBegun()), key(ProfileAccepted())};
}

} // namespace balcao::shopevent
