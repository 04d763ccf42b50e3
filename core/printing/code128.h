// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QLatin1StringView>

namespace balcao::print
{

/** @p text as bars of CODE 128: a byte for each module from the left, 1 is dark; without the quiet zone of ten modules. Digits behind
 *  the first letters take half the room where there is an even number of them. Empty: @p text is empty or not from 0x20 to 0x7E.
 */
[[nodiscard]] QByteArray code128(QLatin1StringView text);

} // namespace balcao::print
