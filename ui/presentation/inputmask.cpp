// SPDX-License-Identifier: MIT
#include "ui/presentation/inputmask.h"

#include "core/values/taxid.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao::inputmask
{

namespace
{

constexpr qsizetype cpfLength = 11;
constexpr qsizetype cnpjLength = 14;
constexpr qsizetype mobileLength = 11;

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

bool isAsciiLetter(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z');
}

/** Letters and digits of other scripts: no sign to be dropped, and nothing that belongs here. */
bool isForeign(QChar c)
{
    return c.unicode() >= 0x80 && (c.isLetterOrNumber() || c.isMark());
}

qsizetype withinText(QStringView text, int caret)
{
    return std::clamp<qsizetype>(caret, 0, text.size());
}

Masked unchanged(QStringView raw, int caret)
{
    return {raw.toString(), static_cast<int>(withinText(raw, caret))};
}

/** What counts in a text, and how much of it stands before the caret. */
struct Significant {
    QString text;
    qsizetype beforeCaret = 0;

    void dropFirst(qsizetype count)
    {
        text.remove(0, count);
        beforeCaret = std::max<qsizetype>(0, beforeCaret - count);
    }
};

template <class Predicate>
Significant collect(QStringView raw, int caret, Predicate isSignificant)
{
    const qsizetype position = withinText(raw, caret);
    Significant result;
    for (qsizetype i = 0; i < raw.size(); ++i) {
        if (!isSignificant(raw[i]))
            continue;
        result.text += raw[i];
        if (i < position)
            ++result.beforeCaret;
    }
    return result;
}

/** Fills @p pattern, where '#' stands for one character; stops with the text, so nothing ends in punctuation. What the
 *  pattern has no room for is put behind it. */
Masked fill(QStringView pattern, const Significant &significant)
{
    Masked masked;
    qsizetype used = 0;
    for (const QChar c : pattern) {
        if (used == significant.text.size())
            break;
        masked.text += c == u'#' ? significant.text[used++] : c;
        if (c == u'#' && used == significant.beforeCaret)
            masked.caret = static_cast<int>(masked.text.size());
    }
    const qsizetype filled = masked.text.size();
    masked.text += QStringView(significant.text).sliced(used);
    if (significant.beforeCaret > used)
        masked.caret = static_cast<int>(filled + significant.beforeCaret - used);
    return masked;
}

/** Takes off what PhoneNumber::parse takes off: +55, 0055, 55 and a trunk zero in front of a complete number. */
void dropPrefixes(Significant &digits, bool isInternational, bool hasAreaCodeInBrackets)
{
    const auto isComplete = [](qsizetype size) { return size == mobileLength || size == mobileLength - 1; };
    const qsizetype size = digits.text.size();
    const bool hasCountry =
        digits.text.startsWith(u"55") && (hasAreaCodeInBrackets ? size == mobileLength + 2 : isComplete(size - 2));
    if (isInternational || hasCountry)
        digits.dropFirst(2);
    else if (digits.text.startsWith(u"0055") && isComplete(size - 4))
        digits.dropFirst(4);
    const bool hasTrunkZero = digits.text.startsWith(u'0') && !digits.text.startsWith(u"00");
    if (hasTrunkZero && isComplete(digits.text.size() - 1))
        digits.dropFirst(1);
}

/** The characters that a mask puts in or drops; the others are what a person typed. */
bool isMaskPunctuation(QChar c)
{
    return c == u'.' || c == u'-' || c == u'/' || c == u'(' || c == u')' || c == u' ';
}

Masked without(QStringView text, qsizetype from, qsizetype count, Mask mask)
{
    QString rest = text.toString();
    rest.remove(from, count);
    return mask(rest, static_cast<int>(from));
}

} // namespace

Masked maskTaxId(QStringView raw, int caret)
{
    if (std::any_of(raw.begin(), raw.end(), isForeign))
        return unchanged(raw, caret);
    if (const QStringView number = TaxId::withoutLabel(raw); number.size() != raw.size()) {
        caret -= static_cast<int>(number.begin() - raw.begin());
        raw = number;
    }
    Significant id = collect(raw, caret, [](QChar c) { return isDigit(c) || isAsciiLetter(c); });
    id.text = id.text.toUpper();
    if (id.text.size() > cnpjLength)
        return fill({}, id);
    const bool hasLetter = std::any_of(id.text.cbegin(), id.text.cend(), isAsciiLetter);
    return fill(hasLetter || id.text.size() > cpfLength ? u"##.###.###/####-##" : u"###.###.###-##", id);
}

Masked maskPhone(QStringView raw, int caret)
{
    const auto isLetter = [](QChar c) { return isAsciiLetter(c) || isForeign(c); };
    if (std::any_of(raw.begin(), raw.end(), isLetter))
        return unchanged(raw, caret);
    Significant digits = collect(raw, caret, isDigit);
    const bool isInternational = raw.contains(u'+');
    const bool isCompleteBrazilian = digits.text.startsWith(u"55") && digits.text.size() >= mobileLength + 1;
    if (isInternational && !isCompleteBrazilian)
        return unchanged(raw, caret);
    const qsizetype bracket = raw.indexOf(u')');
    const bool hasAreaCodeInBrackets = bracket >= 0 && std::count_if(raw.begin(), raw.begin() + bracket, isDigit) == 2;
    dropPrefixes(digits, isInternational, hasAreaCodeInBrackets);

    const bool isMobile = digits.text.size() >= mobileLength || (digits.text.size() > 2 && digits.text[2] == u'9');
    return fill(isMobile ? u"(##) #####-####" : u"(##) ####-####", digits);
}

Masked backspace(QStringView text, int caret, Mask mask)
{
    qsizetype position = withinText(text, caret);
    while (position > 0 && isMaskPunctuation(text[position - 1]))
        --position;
    if (position == 0)
        return mask(text, caret);
    const bool isPair = position > 1 && text[position - 1].isLowSurrogate() && text[position - 2].isHighSurrogate();
    const qsizetype count = isPair ? 2 : 1;
    return without(text, position - count, count, mask);
}

Masked deleteForward(QStringView text, int caret, Mask mask)
{
    qsizetype position = withinText(text, caret);
    while (position < text.size() && isMaskPunctuation(text[position]))
        ++position;
    if (position == text.size())
        return mask(text, caret);
    const bool isPair =
        position + 1 < text.size() && text[position].isHighSurrogate() && text[position + 1].isLowSurrogate();
    return without(text, position, isPair ? 2 : 1, mask);
}

} // namespace balcao::inputmask
