// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace balcao
{

/** Style, letters and colours of the whole program: before its first window, and again for another @p theme: "light", "dark" or "system",
 *  which is as the system was at the program's start.
 */
void setAppearance(const QString &theme);

} // namespace balcao
