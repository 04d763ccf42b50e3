// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace balcao
{

/** The account of the operating system that this program runs under, as the system says it: no variable and no option changes it. An
 *  account without a name is its number.
 */
[[nodiscard]] QString accountName();

} // namespace balcao
