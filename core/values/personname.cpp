// SPDX-License-Identifier: MIT
#include "core/values/personname.h"

#include "core/values/asciidigits.h"
#include "core/values/emailaddress.h"
#include "core/values/pastedtext.h"
#include "core/values/phonenumber.h"
#include "core/values/taxid.h"

#include <QList>
#include <QRegularExpression>

#include <algorithm>
#include <string_view>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

bool isPunctuation(char32_t c)
{
    const QChar::Category category = QChar::category(c);
    return category >= QChar::Punctuation_Connector && category <= QChar::Punctuation_Other;
}

bool isAllowed(char32_t c)
{
    constexpr std::u32string_view ascii = U" 0123456789'-.&/(),+%!\":@#*_;?$=";
    constexpr std::u32string_view others = U"°®©™№²³¹½¼¾€";
    if (QChar::isLetter(c) || QChar::isMark(c))
        return true;
    return c < 0x80 ? ascii.find(c) != ascii.npos : isPunctuation(c) || others.find(c) != others.npos;
}

/** The quotes, and the accents that a dead key leaves behind when no letter takes them. */
bool isApostrophe(QChar c)
{
    return c == u'\u2019' || c == u'\u2018' || c == u'\u00b4' || c == u'`' || c == u'\u02bc' || c == u'\u2032';
}

bool isQuote(QChar c)
{
    return c == u'“' || c == u'”' || c == u'„' || c == u'\u2033';
}

/** Line breaks and tabs count as blanks, all apostrophes are one, and all quotes; what cannot be seen is dropped. */
QString tidied(QStringView text)
{
    QString kept;
    for (const QChar c : text) {
        const bool isControl = !c.isSpace() && c.category() == QChar::Other_Control;
        if (!isControl && !pasted::isInvisible(c))
            kept += isApostrophe(c) ? QChar(u'\'') : isQuote(c) ? QChar(u'"') : c;
    }
    return kept.simplified().normalized(QString::NormalizationForm_C);
}

/** The part of @p text that is the name. */
QStringView withoutNameWords(QStringView text)
{
    static const QRegularExpression label = pasted::pattern(
        u"\\A[*_]*(?:nome(?: completo| fantasia| social)?|raz[ãa]o social|cliente|titular)~:(?:[*_](?=\\s))?~"_s);
    static const QRegularExpression address = pasted::pattern(u"(?<=[^\\s<])~<[^<>\\s]+@[^<>\\s]+>\\z"_s);
    for (qsizetype before = -1; before != text.size();) {
        before = text.size();
        text = pasted::unwrapped(pasted::without(pasted::without(text, label), address));
    }
    return text;
}

bool startsWithLetter(QStringView word)
{
    return !word.isEmpty() && (word.front().isLetter() || word.front().isHighSurrogate());
}

/** Whether @p text as a whole is a CPF, CNPJ or phone. Mostly letters with a blank are words, whatever the check digits are. */
bool isOtherNumber(QStringView text)
{
    constexpr auto fewestOfTaxId = 2;
    constexpr auto fewestOfPhone = 10;
    const auto digits = std::count_if(text.begin(), text.end(), isAsciiDigit);
    const auto letters = std::count_if(text.begin(), text.end(), [](QChar c) { return c.isLetter(); });
    const bool areWords = text.contains(u' ') && letters > digits;
    return (digits >= fewestOfTaxId && !areWords && TaxId::parse(text)) ||
           (digits >= fewestOfPhone && PhoneNumber::parse(text));
}

QString firstCharacter(QStringView word)
{
    return word.first(word.front().isHighSurrogate() && word.size() > 1 ? 2 : 1).toString();
}

} // namespace

Expected<PersonName, PersonNameError> PersonName::parse(QStringView text)
{
    const QString tidy = tidied(text);
    const QString name = withoutNameWords(tidy).toString();
    if (name.isEmpty())
        return Unexpected<PersonNameError>(PersonNameError::Empty);
    if (EmailAddress::parse(name))
        return Unexpected<PersonNameError>(PersonNameError::IsEmail);
    const QList<uint> characters = name.toUcs4();
    if (!std::all_of(characters.begin(), characters.end(), [](uint c) { return isAllowed(c); }))
        return Unexpected<PersonNameError>(PersonNameError::Charset);
    if (std::none_of(characters.begin(), characters.end(), [](uint c) { return QChar::isLetter(c); }))
        return Unexpected<PersonNameError>(PersonNameError::Charset);
    if (characters.size() < 2)
        return Unexpected<PersonNameError>(PersonNameError::TooShort);
    if (characters.size() > maxLength)
        return Unexpected<PersonNameError>(PersonNameError::TooLong);
    return PersonName(name);
}

bool PersonName::holdsOtherData() const
{
    static const QRegularExpression group(u"[0-9]+|[A-Za-z]+"_s);
    static const QRegularExpression address(u"[0-9A-Za-z.!#$%&'*+/=?_-]+@[0-9A-Za-z.-]+"_s);
    // Longer than every number with two separators between its groups.
    constexpr qsizetype longest = 40;
    for (auto found = address.globalMatch(m_text); found.hasNext();) {
        if (EmailAddress::parse(found.next().captured()))
            return true;
    }
    QList<QRegularExpressionMatch> groups;
    for (auto found = group.globalMatch(m_text); found.hasNext();)
        groups.append(found.next());
    for (auto first = groups.cbegin(); first != groups.cend(); ++first) {
        for (auto last = first; last != groups.cend(); ++last) {
            const qsizetype size = last->capturedEnd() - first->capturedStart();
            if (size > longest)
                break;
            if (isOtherNumber(QStringView(m_text).sliced(first->capturedStart(), size)))
                return true;
        }
    }
    return false;
}

QString PersonName::abbreviated() const
{
    const QList<QStringView> words = QStringView(m_text).split(u' ');
    const auto last = std::find_if(words.rbegin(), words.rend() - 1, startsWithLetter);
    if (last == words.rend() - 1)
        return m_text;
    return u"%1 %2."_s.arg(words.first(), firstCharacter(*last));
}

} // namespace balcao
