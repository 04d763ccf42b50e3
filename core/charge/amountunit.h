// SPDX-License-Identifier: MIT
#pragma once

#include "core/enumnames.h"

namespace balcao
{

/** In which unit the provider writes amounts. Nothing is guessed: this is a setting (a sibling interface uses centavos). */
enum class AmountUnit { Reais, Centavos };
template <>
inline constexpr std::array enumText<AmountUnit> = {std::pair{AmountUnit::Reais, "reais"_L1},
                                                    std::pair{AmountUnit::Centavos, "centavos"_L1}};
static_assert(isComplete(enumText<AmountUnit>, AmountUnit::Centavos));

} // namespace balcao
