// SPDX-License-Identifier: MIT
#include "core/ledger/shopevent.h"

#include <array>

using namespace Qt::StringLiterals;

namespace balcao::shopevent
{

namespace
{

/** Of the alternatives of Payload, in their order. */
constexpr std::array keys = {"erased"_L1, "set_aside"_L1, "loss_accepted"_L1};
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
    return {key(Erased()), key(SetAside())};
}

} // namespace balcao::shopevent
