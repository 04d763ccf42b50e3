// SPDX-License-Identifier: MIT
#include "core/values/phonenumber.h"

#include "core/values/asciidigits.h"
#include "core/values/pastedtext.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <optional>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** The national codes of Anatel's numbering plan. */
constexpr std::array<int, 67> areaCodes = {11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 24, 27, 28, 31, 32, 33,
                                           34, 35, 37, 38, 41, 42, 43, 44, 45, 46, 47, 48, 49, 51, 53, 54, 55,
                                           61, 62, 63, 64, 65, 66, 67, 68, 69, 71, 73, 74, 75, 77, 79, 81, 82,
                                           83, 84, 85, 86, 87, 88, 89, 91, 92, 93, 94, 95, 96, 97, 98, 99};

bool isDialPunctuation(QChar c)
{
    return c.isSpace() || c == u')' || c == u'.' || pasted::isDash(c);
}

bool isNationalLength(qsizetype size)
{
    return size == 10 || size == 11;
}

/** The digits of a link of WhatsApp, which begin with a country code; empty for every other text. */
QString digitsOfLink(QStringView text)
{
    static const QRegularExpression link = pasted::pattern(
        u"\\A(?:https?://)?(?:www\\.)?(?:wa\\.me/|(?:api|web)\\.whatsapp\\.com/send/?\\?(?:[^#\\s]*&)?phone=|"
        "whatsapp://send/?\\?phone=)\\+?([0-9]{8,20})(?:[/?&#].*)?\\z"_s);
    return link.match(text.toString()).captured(1);
}

/** Without the words that people put around a number, and its extension. Words behind a number are anybody's; in front only those
 *  are known that name a telephone, for others name another number. */
QStringView withoutPhoneWords(QStringView text)
{
    static const QRegularExpression extension = pasted::pattern(
        u"[\\s\\p{Cf},;(\\p{Pd}]+(?:ramal|ram\\.|ext\\.|extens[ãa]o)[\\s\\p{Cf}.:]*[0-9]{1,6}\\)?\\z"_s);
    static const QRegularExpression wordsBehind = pasted::pattern(
        u"[\\s\\p{Cf}\\p{Pd},;/(\\[]+(?=\\p{L}[^\\p{N}]*\\p{L})"
        "(?![^\\p{N}]*\\b(?:cpf|cnpj|rg|cep|cnh|pis|nis|conta|ag[êe]ncia|pedido|protocolo|c[óo]digo)\\b)[^\\p{N}]+\\z"_s);
    static const QRegularExpression signsBehind = pasted::pattern(u"[\\s\\p{Cf}\\p{So}\\p{Sk}\\x{fe0f}.!?]+\\z"_s);
    for (qsizetype before = -1; before != text.size();) {
        before = text.size();
        text = PhoneNumber::withoutLabel(text);
        for (const QRegularExpression &words : {extension, wordsBehind, signsBehind})
            text = pasted::unwrapped(pasted::without(text, words));
    }
    return text;
}

struct Dialled {
    QString digits;
    /** A plus in front of the first digit. */
    bool isInternational = false;
    /** "(55)" in front is an area code, unless more follows than a number has. */
    bool hasAreaCodeInBrackets = false;
    /** How many digits stand together at the end, and how many before them in groups of one or two, without a longer one between. */
    qsizetype lastGroup = 0;
    qsizetype shortGroups = 0;

    void addDigit(QChar digit, bool beginsGroup)
    {
        if (beginsGroup) {
            shortGroups = lastGroup <= 2 ? shortGroups + lastGroup : 0;
            lastGroup = 0;
        }
        ++lastGroup;
        digits += digit;
    }
    /** "3333-4444 11", "55 3333-4444 1 1": something stands behind what is a number already. "11 98765 43 21" is one number. */
    [[nodiscard]] bool hasMoreBehind() const
    {
        constexpr qsizetype shortestNumber = 8;
        return lastGroup <= 2 && digits.size() - shortGroups - lastGroup >= shortestNumber;
    }
};

Expected<Dialled, PhoneNumberError> readDialled(QStringView text)
{
    // "0055 (", and a slash inside the number's first half: further behind another number begins.
    constexpr qsizetype lastBracket = 4;
    constexpr qsizetype lastSlash = 7;
    Dialled dialled;
    bool isGroup = false;
    for (const QChar c : text) {
        const qsizetype count = dialled.digits.size();
        if (pasted::isInvisible(c))
            continue;
        if (isAsciiDigit(c)) {
            dialled.addDigit(c, !isGroup);
            isGroup = true;
            continue;
        }
        isGroup = false;
        const bool isCarrier = dialled.digits == u"0" && (c == u'x' || c == u'X' || c == u'*');
        if (c == u'+' && count == 0 && !dialled.isInternational) {
            dialled.isInternational = true;
        } else if (c == u')' && count == 2 && !dialled.isInternational) {
            dialled.hasAreaCodeInBrackets = true;
        } else if ((c == u'(' && count > lastBracket) || (c == u'/' && count > lastSlash)) {
            return Unexpected<PhoneNumberError>(PhoneNumberError::Unclear);
        } else if (c != u'(' && c != u'/' && !isCarrier && !isDialPunctuation(c)) {
            return Unexpected<PhoneNumberError>(PhoneNumberError::Charset);
        }
    }
    if (dialled.digits.isEmpty())
        return Unexpected<PhoneNumberError>(PhoneNumberError::Empty);
    return dialled;
}

Expected<Dialled, PhoneNumberError> readText(QStringView text)
{
    const QStringView dialled = withoutPhoneWords(text);
    if (const QString digits = digitsOfLink(dialled); !digits.isEmpty())
        return Dialled{.digits = digits, .isInternational = true, .lastGroup = digits.size()};
    return readDialled(dialled);
}

QStringView withoutTrunkZero(QStringView digits)
{
    const bool hasTrunkZero = digits.startsWith(u'0') && (digits.size() == 11 || digits.size() == 12);
    return hasTrunkZero ? digits.sliced(1) : digits;
}

/** Without country code and trunk zero; anything that is no Brazilian prefix stays as it is. */
Expected<QStringView, PhoneNumberError> nationalPart(const Dialled &dialled)
{
    const QStringView digits = dialled.digits;
    if (dialled.isInternational) {
        if (!digits.startsWith(u"55"))
            return Unexpected<PhoneNumberError>(PhoneNumberError::Foreign);
        return withoutTrunkZero(digits.sliced(2));
    }
    if (digits.startsWith(u"00") && digits.size() > 11) {
        if (!digits.startsWith(u"0055"))
            return Unexpected<PhoneNumberError>(PhoneNumberError::Foreign);
        return withoutTrunkZero(digits.sliced(4));
    }
    if (digits.startsWith(u"55") && digits.size() > 11) {
        const QStringView rest = withoutTrunkZero(digits.sliced(2));
        if (isNationalLength(rest.size()) && (!dialled.hasAreaCodeInBrackets || rest.size() == 11))
            return rest;
    }
    return withoutTrunkZero(digits);
}

bool isServiceNumber(QStringView digits)
{
    constexpr std::array<QStringView, 5> prefixes = {u"0800", u"0300", u"0303", u"0500", u"0900"};
    return std::any_of(prefixes.begin(), prefixes.end(),
                       [digits](QStringView prefix) { return digits.startsWith(prefix); });
}

std::optional<PhoneNumberError> problemOfNumber(QStringView national)
{
    if (national.size() == 8 || national.size() == 9)
        return PhoneNumberError::MissingAreaCode;
    if (!isNationalLength(national.size()))
        return PhoneNumberError::Length;
    const int areaCode = national.first(2).toInt();
    if (std::find(areaCodes.begin(), areaCodes.end(), areaCode) == areaCodes.end())
        return PhoneNumberError::AreaCode;
    const QChar first = national[2];
    if (national.size() == 11)
        return first == u'9' ? std::nullopt : std::optional(PhoneNumberError::FirstDigit);
    if (first >= u'6')
        return PhoneNumberError::OldMobile;
    return first >= u'2' ? std::nullopt : std::optional(PhoneNumberError::FirstDigit);
}

} // namespace

Expected<PhoneNumber, PhoneNumberError> PhoneNumber::parse(QStringView text)
{
    BALCAO_TRY(const Dialled dialled, readText(text));
    if (isServiceNumber(dialled.digits))
        return Unexpected<PhoneNumberError>(PhoneNumberError::Service);
    BALCAO_TRY(const QStringView national, nationalPart(dialled));
    if (const auto problem = problemOfNumber(national))
        return Unexpected<PhoneNumberError>(*problem);
    if (dialled.hasMoreBehind())
        return Unexpected<PhoneNumberError>(PhoneNumberError::Unclear);
    return PhoneNumber(national.toString());
}

QStringView PhoneNumber::withoutLabel(QStringView text)
{
    static const QRegularExpression signs = pasted::pattern(u"\\A[\\s\\p{Cf}\\p{So}\\p{Sk}\\x{fe0f}•·]+"_s);
    static const QRegularExpression label = pasted::pattern(
        u"\\A[*_(]*(?:(?:tel(?:efone)?|fone|phone|cel(?:ular)?|mobile|m[óo]vel|whats(?:app)?|wpp|zap|contato)(?!\\p{L})"
        "(?:[\\s\\p{Cf}.:=/&*_\\p{Pd})]|\\((?=\\p{L}))*)+"_s);
    for (const QRegularExpression &words : {signs, label})
        text = pasted::unwrapped(pasted::without(text, words));
    return text;
}

int PhoneNumber::areaCode() const
{
    return QStringView(m_national).first(2).toInt();
}

QString PhoneNumber::e164() const
{
    return u"+55"_s + m_national;
}

QString PhoneNumber::formatted() const
{
    const QStringView number = m_national;
    return u"(%1) %2-%3"_s.arg(number.first(2), number.sliced(2, number.size() - 6), number.last(4));
}

QString PhoneNumber::masked() const
{
    const QStringView number = m_national;
    return u"(%1) %2-%3"_s.arg(number.first(2), QString(number.size() - 6, u'*'), number.last(4));
}

} // namespace balcao
