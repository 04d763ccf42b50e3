// SPDX-License-Identifier: MIT
#include "core/values/taxid.h"

#include "core/values/asciidigits.h"
#include "core/values/pastedtext.h"

#include <QRegularExpression>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr qsizetype cpfLength = 11;
constexpr qsizetype cnpjLength = 14;

bool isCapital(QChar c)
{
    return c >= u'A' && c <= u'Z';
}

bool isTaxIdPunctuation(QChar c)
{
    return c.isSpace() || c == u'.' || c == u'/' || pasted::isDash(c);
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
    const auto letters = std::count_if(text.begin(), text.end(), isCapital);
    const bool isSlip = letters == 1 && (text.size() == cpfLength || text.size() == cpfLength + 1);
    return isSlip ? TaxIdError::Charset : TaxIdError::Length;
}

Expected<QString, TaxIdError> canonicalOf(QStringView number)
{
    QString canonical;
    for (QChar c : number) {
        // QChar::toUpper() would turn ſ and ı into ASCII letters.
        if (c >= u'a' && c <= u'z')
            c = QChar(c.unicode() - u'a' + u'A');
        if (isAsciiDigit(c) || isCapital(c))
            canonical += c;
        else if (!isTaxIdPunctuation(c) && !pasted::isInvisible(c))
            return Unexpected<TaxIdError>(TaxIdError::Charset);
    }
    return canonical;
}

/** Empty: it is the canonical form of a number. */
std::optional<TaxIdError> problemOfTaxId(QStringView canonical)
{
    if (canonical.isEmpty())
        return TaxIdError::Empty;
    const bool hasLetter = std::any_of(canonical.begin(), canonical.end(), isCapital);
    if (canonical.size() != cnpjLength && (canonical.size() != cpfLength || hasLetter))
        return wrongLength(canonical);
    if (!std::all_of(canonical.begin(), canonical.end() - 2, [](QChar c) { return isAsciiDigit(c) || isCapital(c); }))
        return TaxIdError::Charset;
    if (!std::all_of(canonical.end() - 2, canonical.end(), isAsciiDigit))
        return TaxIdError::LetterInCheckDigits;
    if (std::count(canonical.begin(), canonical.end(), canonical.front()) == canonical.size())
        return TaxIdError::RepeatedDigits;
    return hasCorrectCheckDigits(canonical) ? std::nullopt : std::optional(TaxIdError::CheckDigit);
}

/** "CPF52998224725". Letters alone are no label: a CNPJ may begin with them, and keeps them when only so its check digits are
 *  right. */
QStringView withoutGluedLabel(QStringView number)
{
    const auto whole = canonicalOf(number);
    const auto isLabelled = [&](QStringView label, qsizetype length) {
        return whole && number.startsWith(label, Qt::CaseInsensitive) && whole->size() == label.size() + length;
    };
    if (isLabelled(u"CNPJ", cnpjLength))
        return number.sliced(4);
    if (!isLabelled(u"CPF", cpfLength) || (!problemOfTaxId(*whole) && problemOfTaxId(whole->sliced(3))))
        return number;
    return number.sliced(3);
}

/** Directly behind a letter. */
bool isGluedToLabel(QStringView text, QStringView number)
{
    const auto before = number.begin() - text.begin();
    return before > 0 && text[before - 1].isLetter();
}

} // namespace

Expected<TaxId, TaxIdError> TaxId::fromCanonical(QStringView text)
{
    if (const auto problem = problemOfTaxId(text))
        return Unexpected<TaxIdError>(*problem);
    return TaxId(text.toString());
}

Expected<TaxId, TaxIdError> TaxId::parse(QStringView text)
{
    const QStringView number = withoutLabel(text);
    BALCAO_TRY(const QString canonical, canonicalOf(number));
    BALCAO_TRY(const TaxId id, fromCanonical(canonical));
    if (isGluedToLabel(text, number) && fromCanonical(u"CPF"_s + canonical))
        return Unexpected<TaxIdError>(TaxIdError::Ambiguous);
    return id;
}

QStringView TaxId::withoutLabel(QStringView text)
{
    static const QRegularExpression inFront =
        pasted::pattern(u"\\A[*_]*(n[º°ª]\\.?~d[oe]\\s+)?(CPF~/~CNPJ|CNPJ~/"
                        u"~CPF|C\\.P\\.F\\.?|C\\.N\\.P\\.J\\.?|CPF|CNPJ)(~/~M\\.?F\\.?)?"
                        "(~sob~o\\b)?(~n(\\.?[º°ª]|[úu]m(ero)?\\b|\\.))?[\\s\\p{Cf}:=.*\\p{Pd}]+"_s);
    static const QRegularExpression behind =
        pasted::pattern(u"[\\s\\p{Cf}(\\[\\p{Pd}]+(CPF|CNPJ|C\\.P\\.F\\.?|C\\.N\\.P\\.J\\.?)(~/~MF)?[)\\]]?\\z"_s);
    // Before and after: of "CPF:" the colon is the label's, and "*CPF: 529.982.247-25*" is wrapped.
    QStringView number = pasted::without(pasted::trimmed(text), inFront);
    number = pasted::without(pasted::unwrapped(number), inFront);
    return withoutGluedLabel(pasted::unwrapped(pasted::without(number, behind)));
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
