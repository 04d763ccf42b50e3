// SPDX-License-Identifier: MIT
#pragma once

#include "core/diagnostics/supportbundle.h"

#include <QString>

namespace balcao::messages
{

/** One sentence: what a part of a bundle for support is, and what is not in it. */
[[nodiscard]] QString describe(SupportPart::Kind kind);

} // namespace balcao::messages
