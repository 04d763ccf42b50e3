// SPDX-License-Identifier: MIT
#include "core/values/taxid.h"

#include "core/values/asciidigits.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr qsizetype cpfLength = 11;
constexpr qsizetype cnpjLength = 14;

bool isLetter(QChar c)
{
    return c >= u'A' && c <= u'Z';
}

bool isPunctuation(QChar c)
{
    return c.isSpace() || c == u'.' || c == u'-' || c == u'/' || c == u'\u2212' ||
           c.category() == QChar::Punctuation_Dash;
}

/** Modulo 11 over the characters before @p position, weights counted from the right: 2, 3, … @p highestWeight, 2, … */
int checkDigit(QStringView text, qsizetype position, int highestWeight)
{
    int sum = 0;
    int weight = 2;
    for (qsizetype i = position - 1; i >= 0; --i) {
        sum += (text[i].unicode() - u'0') * weight;
        weight = weight == highestWeight ? 2 : weight + 1;
    }
    const int rest = sum % 11;
    return rest < 2 ? 0 : 11 - rest;
}

bool hasCorrectCheckDigits(QStringView text)
{
    const int highestWeight = text.size() == cpfLength ? 11 : 9;
    return std::all_of(text.end() - 2, text.end(), [&](const QChar &digit) {
        return digit.unicode() - u'0' == checkDigit(text, &digit - text.data(), highestWeight);
    });
}

/** A CPF has no letters: one stray letter in or behind eleven positions is a slip, more are the beginning of a CNPJ. */
TaxIdError wrongLength(QStringView text)
{
    const auto letters = std::count_if(text.begin(), text.end(), isLetter);
    const bool isSlip = letters == 1 && (text.size() == cpfLength || text.size() == cpfLength + 1);
    return isSlip ? TaxIdError::Charset : TaxIdError::Length;
}

} // namespace

Expected<TaxId, TaxIdError> TaxId::parse(QStringView text)
{
    QString canonical;
    for (QChar c : withoutLabel(text)) {
        // QChar::toUpper() would turn ſ and ı into ASCII letters.
        if (c >= u'a' && c <= u'z')
            c = QChar(c.unicode() - u'a' + u'A');
        if (isAsciiDigit(c) || isLetter(c))
            canonical += c;
        else if (!isPunctuation(c))
            return Unexpected<TaxIdError>(TaxIdError::Charset);
    }
    if (canonical.isEmpty())
        return Unexpected<TaxIdError>(TaxIdError::Empty);

    const bool hasLetter = std::any_of(canonical.cbegin(), canonical.cend(), isLetter);
    if (canonical.size() != cnpjLength && (canonical.size() != cpfLength || hasLetter))
        return Unexpected<TaxIdError>(wrongLength(canonical));
    if (!std::all_of(canonical.cend() - 2, canonical.cend(), isAsciiDigit))
        return Unexpected<TaxIdError>(TaxIdError::LetterInCheckDigits);
    if (std::count(canonical.cbegin(), canonical.cend(), canonical.front()) == canonical.size())
        return Unexpected<TaxIdError>(TaxIdError::RepeatedDigits);
    if (!hasCorrectCheckDigits(canonical))
        return Unexpected<TaxIdError>(TaxIdError::CheckDigit);
    return TaxId(canonical);
}

QStringView TaxId::withoutLabel(QStringView text) noexcept
{
    const QStringView labelled = text.trimmed();
    for (const QStringView label : {u"CPF/CNPJ", u"CNPJ/CPF", u"CPF", u"CNPJ"}) {
        if (!labelled.startsWith(label, Qt::CaseInsensitive))
            continue;
        // Letters alone are no label: a CNPJ may begin with them.
        const QStringView rest = labelled.sliced(label.size());
        const auto number = std::find_if(rest.begin(), rest.end(), [](QChar c) { return !c.isSpace() && c != u':'; });
        if (number != rest.begin())
            return rest.sliced(number - rest.begin());
    }
    return text;
}

QString TaxId::formatted() const
{
    const QStringView id = m_canonical;
    if (kind() == Kind::Cpf)
        return u"%1.%2.%3-%4"_s.arg(id.first(3), id.sliced(3, 3), id.sliced(6, 3), id.last(2));
    return u"%1.%2.%3/%4-%5"_s.arg(id.first(2), id.sliced(2, 3), id.sliced(5, 3), id.sliced(8, 4), id.last(2));
}

QString TaxId::masked() const
{
    if (kind() == Kind::Cnpj)
        return formatted();
    const QStringView id = m_canonical;
    return u"***.%1.%2-**"_s.arg(id.sliced(3, 3), id.sliced(6, 3));
}

} // namespace balcao
