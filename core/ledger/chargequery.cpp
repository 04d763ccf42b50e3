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

QString digitsAndLettersOf(QStringView text)
{
    QString kept;
    for (const QChar character : text) {
        if (character.isLetterOrNumber())
            kept += character;
    }
    return kept;
}

/** Only what is written as an amount: "86,40", "R$ 86", "86.40"; bare digits are a number of something else. */
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
    QString folded;
    const QString decomposed = text.toString().normalized(QString::NormalizationForm_KD).toCaseFolded();
    for (const QChar character : decomposed) {
        if (character.isLetterOrNumber() || character.isHighSurrogate() || character.isLowSurrogate())
            folded += character;
        else if (character.category() != QChar::Mark_NonSpacing)
            folded += u' ';
    }
    return folded.simplified();
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
