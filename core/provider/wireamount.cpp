// SPDX-License-Identifier: MIT
#include "core/provider/wireamount.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

using Reading = Expected<WireAmount, WireAmountError>;

/** 9,999,999,999.99 has twelve digits of centavos. */
constexpr qsizetype maxDigits = 12;
/** A millionth of a centavo: six decimals behind the centavo. */
constexpr qsizetype noiseDigits = 6;

bool isAsciiDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

bool areDigits(QStringView text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), isAsciiDigit);
}

/** A JSON number taken apart: digits × 10^exponent. */
struct Decimal {
    bool isNegative = false;
    QString digits;
    qsizetype exponent = 0;
};

/** @p token is a number by JSON's grammar: RapidJSON has checked it. */
Decimal decimalFromToken(QStringView token)
{
    Decimal decimal;
    qsizetype at = 0;
    if (token.startsWith(u'-')) {
        decimal.isNegative = true;
        at = 1;
    }
    bool isFraction = false;
    for (; at < token.size() && token.at(at).toLower() != u'e'; ++at) {
        if (token.at(at) == u'.') {
            isFraction = true;
            continue;
        }
        decimal.digits.append(token.at(at));
        if (isFraction)
            --decimal.exponent;
    }
    if (at < token.size()) {
        bool ok = false;
        const int written = token.sliced(at + 1).toInt(&ok);
        // Beyond an int it is either nothing or far too large; both are seen from any large exponent.
        constexpr int beyond = 1'000'000;
        const int exponent = ok ? std::clamp(written, -beyond, beyond) : (token.at(at + 1) == u'-' ? -beyond : beyond);
        decimal.exponent += exponent;
    }
    const qsizetype zeros =
        std::distance(decimal.digits.cbegin(),
                      std::find_if(decimal.digits.cbegin(), decimal.digits.cend(), [](QChar c) { return c != u'0'; }));
    decimal.digits.remove(0, zeros);
    return decimal;
}

Reading fromDigits(QStringView centavoDigits, bool roundUp)
{
    if (centavoDigits.size() > maxDigits)
        return Unexpected<WireAmountError>(WireAmountError::TooLarge);
    const qint64 centavos = (centavoDigits.isEmpty() ? 0 : centavoDigits.toLongLong()) + (roundUp ? 1 : 0);
    const std::optional<Money> money = Money::fromCentavos(centavos);
    if (!money)
        return Unexpected<WireAmountError>(WireAmountError::TooLarge);
    return WireAmount{.money = *money, .isPtBr = false};
}

Reading fromNumber(QStringView token, AmountUnit unit)
{
    Decimal decimal = decimalFromToken(token);
    if (decimal.isNegative)
        return Unexpected<WireAmountError>(WireAmountError::Negative);
    if (decimal.digits.isEmpty())
        return WireAmount{};
    if (unit == AmountUnit::Reais)
        decimal.exponent += 2;
    const qsizetype wholeDigits = decimal.digits.size() + decimal.exponent;
    if (wholeDigits > maxDigits)
        return Unexpected<WireAmountError>(WireAmountError::TooLarge);
    if (decimal.exponent >= 0)
        return fromDigits(decimal.digits + QString(decimal.exponent, u'0'), false);

    // What stands behind the centavo: its first digits say whether it is noise of a binary fraction.
    const QStringView whole = wholeDigits > 0 ? QStringView(decimal.digits).first(wholeDigits) : QStringView();
    QString behind = wholeDigits > 0 ? decimal.digits.sliced(wholeDigits) : decimal.digits;
    if (wholeDigits < 0)
        behind.prepend(QString(std::min(-wholeDigits, noiseDigits), u'0'));
    const QStringView leading = QStringView(behind).first(std::min(behind.size(), noiseDigits));
    if (std::all_of(leading.begin(), leading.end(), [](QChar c) { return c == u'0'; })) {
        const bool isExact = std::all_of(behind.cbegin(), behind.cend(), [](QChar c) { return c == u'0'; });
        if (isExact || leading.size() == noiseDigits)
            return fromDigits(whole, false);
    }
    const bool isJustBelow = leading.size() == noiseDigits && behind.size() > noiseDigits &&
                             std::all_of(leading.begin(), leading.end(), [](QChar c) { return c == u'9'; });
    if (isJustBelow)
        return fromDigits(whole, true);
    return Unexpected<WireAmountError>(WireAmountError::Decimals);
}

/** "1234,5", "1.234,56": the comma is the decimal mark, dots stand in groups of three. Gives the wire form. */
std::optional<QString> wireFormOfPtBr(QStringView text)
{
    const qsizetype comma = text.indexOf(u',');
    const QStringView decimals = text.sliced(comma + 1);
    if (!areDigits(decimals) || decimals.size() > 2)
        return std::nullopt;
    const QList<QStringView> groups = text.first(comma).split(u'.');
    const bool isGrouped = groups.size() > 1;
    QString whole;
    for (qsizetype i = 0; i < groups.size(); ++i) {
        const QStringView group = groups.at(i);
        const bool isFirst = i == 0;
        if (!areDigits(group) || (isGrouped && (isFirst ? group.size() > 3 : group.size() != 3)))
            return std::nullopt;
        whole.append(group);
    }
    return whole + u"."_s + decimals.toString();
}

WireAmountError fromMoneyError(MoneyError error)
{
    switch (error) {
    case MoneyError::Empty:
    case MoneyError::Format:
        return WireAmountError::Format;
    case MoneyError::Decimals:
        return WireAmountError::Decimals;
    case MoneyError::Negative:
        return WireAmountError::Negative;
    case MoneyError::TooLarge:
        return WireAmountError::TooLarge;
    }
    return WireAmountError::Format;
}

Reading fromText(QStringView received, AmountUnit unit)
{
    const QStringView text = received.trimmed();
    if (unit == AmountUnit::Centavos) {
        if (!areDigits(text))
            return Unexpected<WireAmountError>(text.startsWith(u'-') ? WireAmountError::Negative
                                                                     : WireAmountError::Format);
        return fromNumber(text, unit);
    }
    const bool isPtBr = text.contains(u',');
    QString wire = text.toString();
    if (isPtBr) {
        const std::optional<QString> converted = wireFormOfPtBr(text);
        if (!converted)
            return Unexpected<WireAmountError>(WireAmountError::Format);
        wire = *converted;
    }
    const Expected<Money, MoneyError> money = Money::fromWire(wire);
    if (!money)
        return Unexpected<WireAmountError>(fromMoneyError(money.error()));
    return WireAmount{.money = *money, .isPtBr = isPtBr};
}

} // namespace

Expected<WireAmount, WireAmountError> readWireAmount(const JsonValue &value, AmountUnit unit)
{
    switch (value.kind()) {
    case JsonValue::Kind::Number:
        return fromNumber(value.text(), unit);
    case JsonValue::Kind::String:
        return fromText(value.text(), unit);
    case JsonValue::Kind::Null:
    case JsonValue::Kind::Bool:
    case JsonValue::Kind::Array:
    case JsonValue::Kind::Object:
        break;
    }
    return Unexpected<WireAmountError>(WireAmountError::Type);
}

} // namespace balcao
