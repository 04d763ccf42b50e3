// SPDX-License-Identifier: MIT
#include "core/provider/wireamount.h"

#include "core/values/asciidigits.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

using Reading = std::optional<WireAmount>;

/** 9,999,999,999.99 has twelve digits of centavos. */
constexpr qsizetype maxDigits = 12;
/** A millionth of a centavo: six decimals behind the centavo. */
constexpr qsizetype noiseDigits = 6;

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
        return std::nullopt;
    const qint64 centavos = (centavoDigits.isEmpty() ? 0 : centavoDigits.toLongLong()) + (roundUp ? 1 : 0);
    const std::optional<Money> money = Money::fromCentavos(centavos);
    return money ? Reading({.money = *money, .isPtBr = false}) : std::nullopt;
}

Reading fromNumber(QStringView token, AmountUnit unit)
{
    Decimal decimal = decimalFromToken(token);
    if (decimal.isNegative)
        return std::nullopt;
    if (decimal.digits.isEmpty())
        return WireAmount{};
    if (unit == AmountUnit::Reais)
        decimal.exponent += 2;
    const qsizetype wholeDigits = decimal.digits.size() + decimal.exponent;
    if (wholeDigits > maxDigits)
        return std::nullopt;
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
    return std::nullopt;
}

/** "1234,5", "1.234,56": the comma is the decimal mark, dots stand in groups of three. Gives the wire form. */
std::optional<QString> wireFormOfPtBr(QStringView text)
{
    const qsizetype comma = text.indexOf(u',');
    const QStringView decimals = text.sliced(comma + 1);
    if (!areAsciiDigits(decimals) || decimals.size() > 2)
        return std::nullopt;
    const QList<QStringView> groups = text.first(comma).split(u'.');
    const bool isGrouped = groups.size() > 1;
    QString whole;
    for (qsizetype i = 0; i < groups.size(); ++i) {
        const QStringView group = groups.at(i);
        const bool isFirst = i == 0;
        if (!areAsciiDigits(group) || (isGrouped && (isFirst ? group.size() > 3 : group.size() != 3)))
            return std::nullopt;
        whole.append(group);
    }
    return whole + u"."_s + decimals.toString();
}

Reading fromText(QStringView received, AmountUnit unit)
{
    const QStringView text = received.trimmed();
    if (unit == AmountUnit::Centavos) {
        return areAsciiDigits(text) ? fromNumber(text, unit) : std::nullopt;
    }
    const bool isPtBr = text.contains(u',');
    QString wire = text.toString();
    if (isPtBr) {
        const std::optional<QString> converted = wireFormOfPtBr(text);
        if (!converted)
            return std::nullopt;
        wire = *converted;
    }
    const Expected<Money, MoneyError> money = Money::fromWire(wire);
    return money ? Reading({.money = *money, .isPtBr = isPtBr}) : std::nullopt;
}

} // namespace

std::optional<WireAmount> readWireAmount(const JsonValue &value, AmountUnit unit)
{
    if (value.isNumber())
        return fromNumber(value.text(), unit);
    return value.isString() ? fromText(value.text(), unit) : std::nullopt;
}

} // namespace balcao
