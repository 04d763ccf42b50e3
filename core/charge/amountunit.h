// SPDX-License-Identifier: MIT
#pragma once

namespace balcao
{

/** In which unit the provider writes amounts. Nothing is guessed: this is a setting (a sibling interface uses centavos). */
enum class AmountUnit { Reais, Centavos };

} // namespace balcao
