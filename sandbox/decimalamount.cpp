// SPDX-License-Identifier: MIT
#include "sandbox/decimalamount.h"

#include "sandbox/charge.h"

#include <algorithm>

namespace balcao::sandbox
{

namespace
{

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/** Digits at the front of @p text, which loses them. */
std::string_view takeDigits(std::string_view &text)
{
    const auto end = std::find_if_not(text.begin(), text.end(), isDigit);
    const auto digits = text.substr(0, static_cast<std::size_t>(end - text.begin()));
    text.remove_prefix(digits.size());
    return digits;
}

bool takeChar(std::string_view &text, char wanted)
{
    if (text.empty() || text.front() != wanted) {
        return false;
    }
    text.remove_prefix(1);
    return true;
}

/** The value is digits × 10^exponent. */
struct Decimal {
    bool negative = false;
    std::string digits;
    qint64 exponent = 0;
};

/** Far beyond any amount: a longer exponent changes nothing about the verdict. */
constexpr qint64 hugeExponent = 1'000'000;

std::variant<Decimal, AmountError> parse(std::string_view text)
{
    Decimal value;
    value.negative = takeChar(text, '-');
    const auto whole = takeDigits(text);
    if (whole.empty()) {
        return AmountError::NotANumber;
    }
    value.digits = whole;
    if (takeChar(text, '.')) {
        const auto fraction = takeDigits(text);
        if (fraction.empty()) {
            return AmountError::NotANumber;
        }
        value.digits += fraction;
        value.exponent = -static_cast<qint64>(fraction.size());
    }
    if (takeChar(text, 'e') || takeChar(text, 'E')) {
        const bool minus = takeChar(text, '-');
        if (!minus) {
            static_cast<void>(takeChar(text, '+'));
        }
        const auto power = takeDigits(text);
        if (power.empty()) {
            return AmountError::NotANumber;
        }
        qint64 exponent = 0;
        for (const char c : power) {
            exponent = std::min(exponent * 10 + (c - '0'), hugeExponent);
        }
        value.exponent += minus ? -exponent : exponent;
    }
    if (!text.empty()) {
        return AmountError::NotANumber;
    }
    return value;
}

} // namespace

std::variant<qint64, AmountError> centavosFromNumber(std::string_view token, Unit unit)
{
    auto parsed = parse(token);
    if (const auto *error = std::get_if<AmountError>(&parsed)) {
        return *error;
    }
    auto &value = std::get<Decimal>(parsed);
    value.digits.erase(0, std::min(value.digits.find_first_not_of('0'), value.digits.size()));
    if (value.digits.empty() || value.negative) {
        return AmountError::NotPositive;
    }
    value.exponent += unit == Unit::Reais ? 2 : 0;
    const auto significant = value.digits.find_last_not_of('0') + 1;
    value.exponent += static_cast<qint64>(value.digits.size() - significant);
    value.digits.resize(significant);
    if (value.exponent < 0) {
        return AmountError::TooManyDecimals;
    }
    constexpr qint64 maxDigits = 12; // of Charge::maxCentavos
    if (static_cast<qint64>(value.digits.size()) + value.exponent > maxDigits) {
        return AmountError::TooLarge;
    }
    qint64 centavos = 0;
    for (const char c : value.digits) {
        centavos = centavos * 10 + (c - '0');
    }
    for (; value.exponent > 0; --value.exponent) {
        centavos *= 10;
    }
    return centavos;
}

std::variant<qint64, AmountError> centavosFromText(std::string_view text, Unit unit)
{
    const bool plain = std::all_of(text.begin(), text.end(), [](char c) { return isDigit(c) || c == '.'; });
    if (!plain) {
        return AmountError::NotANumber;
    }
    return centavosFromNumber(text, unit);
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
