// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace balcao::cli
{

/** What --help says below the options: the purpose, the variables, and how it ends. */
[[nodiscard]] QString helpFooter();

} // namespace balcao::cli
