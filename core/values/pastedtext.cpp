// SPDX-License-Identifier: MIT
#include "core/values/pastedtext.h"

namespace balcao::pasted
{

bool isInvisible(QChar c) noexcept
{
    // Unicode counts joiners, selectors and fillers among marks and letters; they are as invisible as its format characters.
    constexpr QStringView fillers = u"\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u3164\uffa0";
    return c.category() == QChar::Other_Format || (c >= u'\ufe00' && c <= u'\ufe0f') || fillers.contains(c);
}

QStringView trimmed(QStringView text) noexcept
{
    const auto isOutside = [](QChar c) { return c.isSpace() || isInvisible(c); };
    while (!text.isEmpty() && isOutside(text.front()))
        text = text.sliced(1);
    while (!text.isEmpty() && isOutside(text.back()))
        text.chop(1);
    return text;
}

} // namespace balcao::pasted
