// SPDX-License-Identifier: MIT
#include "core/ledger/chargequery.h"

#include "core/values/amounttext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr qsizetype longestSearch = 200;
constexpr qsizetype shortestPart = 3;

bool isAsciiDigit(QChar character)
{
    return character >= u'0' && character <= u'9';
}

/** "529.982.247-25", "(11) 98765": digits and the punctuation of numbers, nothing else. */
bool looksLikeNumber(QStringView text)
{
    constexpr QStringView punctuation = u".-/()+ ";
    return std::all_of(text.begin(), text.end(),
                       [&](QChar character) { return isAsciiDigit(character) || punctuation.contains(character); });
}

/** What joins two words into one: d'Ávila, O’Neill. */
const QString apostrophes = u"'`\u2018\u2019\u02bc"_s;

/** Letters that Unicode does not take apart, as people type them who do not have them. */
QStringView plainLetters(char32_t letter)
{
    switch (letter) {
    case U'ß':
        return u"ss";
    case U'æ':
        return u"ae";
    case U'œ':
        return u"oe";
    case U'ø':
        return u"o";
    case U'đ':
    case U'ð':
        return u"d";
    case U'ł':
        return u"l";
    case U'ħ':
        return u"h";
    case U'ı':
        return u"i";
    case U'ŧ':
        return u"t";
    case U'þ':
        return u"th";
    default:
        return {};
    }
}

QString digitsAndLettersOf(QStringView text)
{
    QString kept;
    for (const QChar character : text) {
        if (character.isLetterOrNumber())
            kept += character;
    }
    return kept;
}

/** Only what is written as an amount: "86,40", "R$ 86"; bare digits are a number of something else. */
bool looksLikeAmount(QStringView text)
{
    return text.startsWith(u"R$", Qt::CaseInsensitive) ||
           (text.contains(u',') && looksLikeNumber(QString(text.toString()).remove(u',')));
}

/** Only signs that would fit every charge. */
bool isOnlyWildcards(QStringView text)
{
    return std::all_of(text.begin(), text.end(),
                       [](QChar character) { return character == u'_' || character == u'%'; });
}

/** A sum beyond any amount stays at the highest amount: it is never shown as less than that. */
Money sumOf(Money amount, qint64 centavos)
{
    return Money::fromCentavos(std::clamp<qint64>(centavos, 0, Money::maxCentavos - amount.centavos()) +
                               amount.centavos())
        .value_or(amount);
}

} // namespace

void ChargeTotals::add(ChargeStatus standing, int count, qint64 centavos)
{
    charges += count;
    if (standing != ChargeStatus::NotSent && standing != ChargeStatus::Refused && standing != ChargeStatus::Absent)
        payable += count;
    if (standing == ChargeStatus::Paid) {
        paid += count;
        paidAmount = sumOf(paidAmount, centavos);
    } else if (standing == ChargeStatus::ReceivedByHand) {
        receivedByHand += count;
        receivedAmount = sumOf(receivedAmount, centavos);
    } else if (standing == ChargeStatus::Unknown || standing == ChargeStatus::Attention) {
        open += count;
    }
}

ChargeTotals &ChargeTotals::operator+=(const ChargeTotals &other)
{
    charges += other.charges;
    payable += other.payable;
    paid += other.paid;
    paidAmount = sumOf(paidAmount, other.paidAmount.centavos());
    receivedByHand += other.receivedByHand;
    receivedAmount = sumOf(receivedAmount, other.receivedAmount.centavos());
    open += other.open;
    return *this;
}

QString foldedForSearch(QStringView text)
{
    // The accent alone, as some keyboards give it for an apostrophe, would be taken apart into a blank and a mark.
    const QString decomposed =
        text.toString().replace(u'´', u'\'').normalized(QString::NormalizationForm_KD).toCaseFolded();
    QString folded;
    const QList<uint> letters = decomposed.toUcs4();
    for (const char32_t letter : letters) {
        if (const QStringView plain = plainLetters(letter); !plain.isEmpty())
            folded += plain;
        else if (apostrophes.contains(QStringView(QChar::fromUcs4(letter))))
            continue;
        else if (QChar::isLetterOrNumber(letter))
            folded += QStringView(QChar::fromUcs4(letter));
        else if (QChar::category(letter) != QChar::Mark_NonSpacing)
            folded += u' ';
    }
    return folded.simplified();
}

QString searchWordsOf(QStringView name)
{
    QString apart = name.toString();
    for (const QChar apostrophe : QString(apostrophes + u"´"_s))
        apart.replace(apostrophe, u' ');
    QStringList words = QString(foldedForSearch(name) + u' ' + foldedForSearch(apart)).split(u' ', Qt::SkipEmptyParts);
    words.removeDuplicates();
    return words.join(u' ');
}

SearchTerms readSearch(const QString &typed)
{
    const QString text = typed.left(longestSearch).simplified();
    SearchTerms terms;
    if (text.isEmpty())
        return terms;
    if (looksLikeAmount(text)) {
        if (const auto amount = parseAmountText(text)) {
            terms.amount = *amount;
            return terms;
        }
    }
    if (looksLikeNumber(text)) {
        const QString digits = digitsAndLettersOf(text);
        if (digits.size() >= shortestPart)
            terms.part = digits;
        // "Loja 123": what is only digits may be words too.
        if (std::all_of(text.begin(), text.end(), [](QChar sign) { return isAsciiDigit(sign) || sign == u' '; }))
            terms.words = text.split(u' ');
        // 86.40 may be a part of a CPF, and an amount.
        constexpr qsizetype centavos = 3;
        if (text.size() > centavos && text.at(text.size() - centavos) == u'.') {
            if (const auto amount = parseAmountText(text))
                terms.amount = *amount;
        }
        return terms;
    }
    const bool hasDigit = std::any_of(text.begin(), text.end(), isAsciiDigit);
    const bool isOneWord = !text.contains(u' ');
    if (isOneWord && text.size() >= shortestPart && !text.contains(u'@') && hasDigit && text.contains(u'/')) {
        terms.part = digitsAndLettersOf(text).toCaseFolded(); // 12.ABC.345/01DE-35
        return terms;
    }
    if (isOneWord && text.size() >= shortestPart && !isOnlyWildcards(text))
        terms.part = text.toCaseFolded();
    if (!text.contains(u'@'))
        terms.words = foldedForSearch(text).split(u' ', Qt::SkipEmptyParts);
    return terms;
}

} // namespace balcao
