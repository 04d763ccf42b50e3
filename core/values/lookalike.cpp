// SPDX-License-Identifier: MIT
#include "core/values/lookalike.h"

#include "core/values/pastedtext.h"

#include <algorithm>
#include <string_view>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** Small letters, as case folding leaves them, and the Latin letter that one of their two cases looks like. */
constexpr std::u32string_view otherLetters = U"авекмнорстухѕіјһԁԛԝӏүѵ"
                                             U"αβεζηικμνορτυχϳ"
                                             U"ıɑɡ";
constexpr std::u32string_view latinLetters = U"abekmhopctyxsijhdqwlyv"
                                             U"abezhikmnoptyxj"
                                             U"iag";
static_assert(otherLetters.size() == latinLetters.size());

constexpr std::u32string_view likeApostrophes = U"`´\u2018\u2019\u02b9\u02bb\u02bc\u02c8\u2032";
constexpr std::u32string_view likeHyphens = U"\u2010\u2011\u2012\u2013\u2014\u2015\u2212";

bool isUnseenSign(char32_t sign)
{
    constexpr char32_t tags = 0xE0000;
    constexpr char32_t endOfTags = 0xE1000;
    constexpr char32_t emptyBraille = 0x2800;
    return (sign >= tags && sign < endOfTags) || sign == emptyBraille || QChar::category(sign) == QChar::Other_Format ||
           (!QChar::requiresSurrogates(sign) && pasted::isInvisible(QChar(static_cast<char16_t>(sign))));
}

char32_t plainLetter(char32_t sign)
{
    if (const auto at = otherLetters.find(sign); at != std::u32string_view::npos)
        return latinLetters.at(at);
    if (likeApostrophes.find(sign) != std::u32string_view::npos)
        return U'\'';
    return likeHyphens.find(sign) != std::u32string_view::npos ? U'-' : sign;
}

QString decomposedForm(const QString &text)
{
    return text.normalized(QString::NormalizationForm_KD);
}

} // namespace

QString lookAlikeForm(QStringView name)
{
    constexpr char32_t dotAbove = 0x0307;
    // Before decomposing: the accent that some keyboards give for an apostrophe would become a blank and a mark.
    const QString typed = name.toString().replace(u'´', u'\'');
    std::u32string form;
    const QList<uint> signs = decomposedForm(decomposedForm(typed).toCaseFolded()).toUcs4();
    for (const char32_t sign : signs) {
        const bool isDot = sign == dotAbove && !form.empty() && (form.back() == U'i' || form.back() == U'j');
        if (!isUnseenSign(sign) && !isDot)
            form += plainLetter(sign);
    }
    return decomposedForm(QString::fromUcs4(form.data(), static_cast<qsizetype>(form.size()))).simplified();
}

} // namespace balcao
