// SPDX-License-Identifier: MIT
#include "sandbox/decimalamount.h"

#include "sandbox/charge.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao::sandbox
{

std::variant<qint64, AmountError> centavosFromNumber(std::string_view token, Unit unit)
{
    static const QRegularExpression form(u"\\A(-?)([0-9]+)(?:\\.([0-9]+))?(?:[eE]([+-]?[0-9]+))?\\z"_s);
    const auto parts = form.match(QString::fromLatin1(token.data(), static_cast<qsizetype>(token.size())));
    if (!parts.hasMatch()) {
        return AmountError::NotANumber;
    }
    // The value is digits × 10^exponent, without zeros at either end.
    static const QRegularExpression zerosBefore(u"\\A0+"_s);
    static const QRegularExpression zerosBehind(u"0+\\z"_s);
    QString digits = parts.captured(2) + parts.captured(3);
    const qsizetype places = digits.size();
    digits.remove(zerosBehind);
    // Far beyond any amount: a longer exponent changes nothing about the verdict.
    constexpr qint64 hugeExponent = 1'000'000;
    const QString power = parts.captured(4);
    bool isShort = true;
    qint64 exponent = power.isEmpty() ? 0 : power.toLongLong(&isShort);
    exponent = isShort ? std::clamp(exponent, -hugeExponent, hugeExponent)
                       : (power.startsWith(u'-') ? -hugeExponent : hugeExponent);
    exponent += places - digits.size() - parts.captured(3).size() + (unit == Unit::Reais ? 2 : 0);
    digits.remove(zerosBefore);
    if (digits.isEmpty() || !parts.captured(1).isEmpty()) {
        return AmountError::NotPositive;
    }
    if (exponent < 0) {
        return AmountError::TooManyDecimals;
    }
    constexpr qint64 maxDigits = 12; // of Charge::maxCentavos
    if (digits.size() + exponent > maxDigits) {
        return AmountError::TooLarge;
    }
    return digits.leftJustified(digits.size() + exponent, u'0').toLongLong();
}

std::variant<qint64, AmountError> centavosFromText(std::string_view text, Unit unit)
{
    return text.find_first_not_of("0123456789.") == std::string_view::npos ? centavosFromNumber(text, unit)
                                                                           : AmountError::NotANumber;
}

std::string amountToken(qint64 centavos, Unit unit)
{
    if (unit == Unit::Centavos) {
        return std::to_string(centavos);
    }
    std::string fraction = std::to_string(centavos % 100);
    fraction.insert(0, 2 - fraction.size(), '0');
    return std::to_string(centavos / 100) + '.' + fraction;
}

} // namespace balcao::sandbox
