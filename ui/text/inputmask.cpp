// SPDX-License-Identifier: MIT
#include "ui/text/inputmask.h"

#include "core/values/phonenumber.h"
#include "core/values/taxid.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao::inputmask
{

namespace
{

constexpr qsizetype cpfLength = 11;
constexpr qsizetype cnpjLength = 14;
constexpr qsizetype landlineLength = 10;
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

    /** Only @p part of it, the first that there is. */
    void keep(const QString &part)
    {
        const qsizetype start = text.indexOf(part);
        text = part;
        beforeCaret = std::clamp<qsizetype>(beforeCaret - start, 0, part.size());
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
    const QStringView number = TaxId::withoutLabel(raw);
    Significant id = collect(number, caret - static_cast<int>(number.begin() - raw.begin()),
                             [](QChar c) { return isDigit(c) || isAsciiLetter(c); });
    id.text = id.text.toUpper();
    const bool hasLetter = std::any_of(id.text.cbegin(), id.text.cend(), isAsciiLetter);
    if (id.text.size() > cnpjLength)
        return hasLetter ? unchanged(raw, caret) : fill({}, id);
    const auto taxId = TaxId::parse(raw);
    const bool isUnclear = !taxId && (taxId.error() == TaxIdError::Charset || taxId.error() == TaxIdError::Ambiguous);
    if (isUnclear && id.text.size() >= cpfLength)
        return unchanged(raw, caret);
    return fill(hasLetter || id.text.size() > cpfLength ? u"##.###.###/####-##" : u"###.###.###-##", id);
}

Masked maskPhone(QStringView raw, int caret)
{
    Significant digits = collect(raw, caret, isDigit);
    if (const auto phone = PhoneNumber::parse(raw)) {
        digits.keep(phone->national());
    } else {
        const auto isLetter = [](QChar c) { return isAsciiLetter(c) || isForeign(c); };
        const bool isUnclear = phone.error() == PhoneNumberError::Charset || phone.error() == PhoneNumberError::Unclear;
        if (std::any_of(raw.begin(), raw.end(), isLetter) || raw.contains(u'+') || digits.text.size() > mobileLength ||
            (isUnclear && digits.text.size() >= landlineLength))
            return unchanged(raw, caret);
    }
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
