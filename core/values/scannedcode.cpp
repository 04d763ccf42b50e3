// SPDX-License-Identifier: MIT
#include "core/values/scannedcode.h"

#include <algorithm>

namespace balcao
{

namespace
{

bool areDigits(QByteArrayView text)
{
    return std::all_of(text.begin(), text.end(), [](char sign) { return sign >= '0' && sign <= '9'; });
}

/** GS1 modulo 10: the weights are 1, 3, 1 … from the right, and the check digit makes the sum a multiple of 10. */
bool isProduct(QByteArrayView text)
{
    constexpr qsizetype ean8 = 8;
    constexpr qsizetype upcA = 12;
    constexpr qsizetype ean13 = 13;
    if ((text.size() != ean8 && text.size() != upcA && text.size() != ean13) || !areDigits(text))
        return false;
    int sum = 0;
    for (qsizetype i = 0; i < text.size(); ++i)
        sum += (text.at(text.size() - 1 - i) - '0') * (i % 2 == 0 ? 1 : 3);
    return sum % 10 == 0;
}

/** "B", fifteen digits below 2^48, three digits of the revision. */
bool isSlip(QByteArrayView text)
{
    constexpr QByteArrayView attempts("281474976710656");
    constexpr qsizetype digitsOfRevision = 3;
    if (text.size() != 1 + attempts.size() + digitsOfRevision || (text.at(0) != 'B' && text.at(0) != 'b') ||
        !areDigits(text.sliced(1)))
        return false;
    const QByteArrayView attempt = text.sliced(1, attempts.size());
    return std::lexicographical_compare(attempt.begin(), attempt.end(), attempts.begin(), attempts.end());
}

} // namespace

ScannedCode scannedCodeOf(QByteArrayView text)
{
    return isProduct(text) ? ScannedCode::Product : isSlip(text) ? ScannedCode::Slip : ScannedCode::Other;
}

} // namespace balcao
