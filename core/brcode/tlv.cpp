// SPDX-License-Identifier: MIT
#include "core/brcode/tlv.h"

#include "core/values/asciidigits.h"

#include <bitset>
#include <optional>

namespace balcao
{

namespace
{

constexpr qsizetype headerSize = 4;

std::optional<int> twoDigits(QStringView text)
{
    if (!isAsciiDigit(text[0]) || !isAsciiDigit(text[1]))
        return std::nullopt;
    return (text[0].unicode() - u'0') * 10 + (text[1].unicode() - u'0');
}

int utf8Size(QChar c, bool isPair)
{
    if (isPair)
        return 4;
    if (c.unicode() < 0x80)
        return 1;
    return c.unicode() < 0x800 ? 2 : 3;
}

/** How many UTF-16 units of @p text are @p length characters or bytes; empty when it ends before, or inside a character. */
std::optional<qsizetype> measure(QStringView text, int length, LengthUnit unit)
{
    int count = 0;
    qsizetype i = 0;
    while (count < length) {
        if (i >= text.size())
            return std::nullopt;
        const bool isPair = text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
        count += unit == LengthUnit::Characters ? 1 : utf8Size(text[i], isPair);
        i += isPair ? 2 : 1;
    }
    return count == length ? std::optional(i) : std::nullopt;
}

} // namespace

Expected<TlvObjects, BrCodeFinding> TlvObjects::split(QStringView text, LengthUnit unit)
{
    TlvObjects result;
    std::bitset<100> seen;
    while (!text.isEmpty()) {
        if (text.size() < headerSize)
            return Unexpected<BrCodeFinding>(BrCodeFinding::TlvTruncated);
        const auto id = twoDigits(text);
        if (!id)
            return Unexpected<BrCodeFinding>(BrCodeFinding::TlvId);
        const auto length = twoDigits(text.sliced(2));
        if (!length)
            return Unexpected<BrCodeFinding>(BrCodeFinding::TlvLength);
        text = text.sliced(headerSize);
        const auto size = measure(text, *length, unit);
        if (!size)
            return Unexpected<BrCodeFinding>(BrCodeFinding::TlvTruncated);
        if (seen.test(static_cast<std::size_t>(*id)))
            return Unexpected<BrCodeFinding>(BrCodeFinding::DuplicateId);
        seen.set(static_cast<std::size_t>(*id));
        result.m_objects.append({*id, text.first(*size)});
        text = text.sliced(*size);
    }
    return result;
}

QStringView TlvObjects::value(int id) const noexcept
{
    for (const TlvObject &object : m_objects) {
        if (object.id == id)
            return object.value;
    }
    return {};
}

} // namespace balcao
