// SPDX-License-Identifier: MIT
#pragma once

#include "core/brcode/brcode.h"

#include <QStringList>

namespace balcao
{

/** The hosts, in lower case, that @p code can also be paid at: of a recurrence and of arrangements beside Pix. An arrangement without an
 *  address, as a wallet writes one, has none.
 */
[[nodiscard]] QStringList placesBeside(const BrCode &code);
/** Those of them that are neither the receiver's own nor the host of @p provider, an address with or without a path. */
[[nodiscard]] QStringList foreignPlaces(const BrCode &code, const QString &provider);

} // namespace balcao
