// SPDX-License-Identifier: MIT
#pragma once

#include <QStringView>

#include <algorithm>

namespace balcao
{

/** 0 to 9 and nothing else: QChar::isDigit() takes the digits of every script. */
[[nodiscard]] constexpr bool isAsciiDigit(QChar c) noexcept
{
    return c >= u'0' && c <= u'9';
}
/** One at least. */
[[nodiscard]] inline bool areAsciiDigits(QStringView text) noexcept
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), isAsciiDigit);
}

} // namespace balcao
