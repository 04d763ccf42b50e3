// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"

#include <QString>
#include <QStringView>

#include <compare>
#include <optional>

namespace balcao
{

enum class MoneyError { Empty, Format, Decimals, Negative, TooLarge };

/** An amount of Brazilian reais, held as a whole number of centavos.
 *
 *  There is no way in from floating point, and no way out to it. The class only knows the wire form; text
 *  that people write is read by amounttext, text for people is made by ui/text.
 */
class Money
{
public:
    /** The BR Code amount field holds 13 characters: 9,999,999,999.99. */
    static constexpr qint64 maxCentavos = 999'999'999'999;

    /** Nothing: R$ 0,00. */
    constexpr Money() = default;

    /** Empty when @p centavos is outside [0, maxCentavos]. */
    [[nodiscard]] static constexpr std::optional<Money> fromCentavos(qint64 centavos) noexcept
    {
        if (centavos < 0 || centavos > maxCentavos)
            return std::nullopt;
        return Money(centavos);
    }

    /** Reads "1234", "1234.5" or "1234.50"; more than two decimals, signs, blanks, exponents are refused, never rounded. */
    [[nodiscard]] static Expected<Money, MoneyError> fromWire(QStringView text);

    [[nodiscard]] constexpr qint64 centavos() const noexcept { return m_centavos; }
    [[nodiscard]] constexpr bool isZero() const noexcept { return m_centavos == 0; }

    /** Always with two decimals and a point: "10.10". */
    [[nodiscard]] QString toWire() const;

    constexpr bool operator==(const Money &) const noexcept = default;
    constexpr std::strong_ordering operator<=>(const Money &other) const noexcept
    {
        return m_centavos <=> other.m_centavos;
    }

private:
    explicit constexpr Money(qint64 centavos) noexcept
        : m_centavos(centavos)
    {
    }

    qint64 m_centavos = 0;
};

/** A sum of amounts, as whole centavos: not limited by what one charge may ask for.
 *
 *  Exact below maxCentavos, which means "this much or more". Its 15 digits fit the ledger's shape of a number, and programs that read
 *  JSON numbers or cells as floating point keep them.
 */
class MoneySum
{
public:
    /** 9,999,999,999,999.99: a thousand charges of the largest amount. */
    static constexpr qint64 maxCentavos = 999'999'999'999'999;

    constexpr MoneySum() = default;
    /** Implicit: one amount is a sum. */
    constexpr MoneySum(Money amount) noexcept
        : m_centavos(amount.centavos())
    {
    }

    /** The nearest sum there is: 0 for less, maxCentavos for more. */
    [[nodiscard]] static constexpr MoneySum fromCentavos(qint64 centavos) noexcept
    {
        MoneySum sum;
        sum.m_centavos = centavos < 0 ? 0 : centavos > maxCentavos ? maxCentavos : centavos;
        return sum;
    }

    /** As Money::fromWire(), TooLarge from maxCentavos on. */
    [[nodiscard]] static Expected<MoneySum, MoneyError> fromWire(QStringView text);

    [[nodiscard]] constexpr qint64 centavos() const noexcept { return m_centavos; }
    [[nodiscard]] constexpr bool isZero() const noexcept { return m_centavos == 0; }
    /** There may be more than centavos(). Every text for people says so. */
    [[nodiscard]] constexpr bool isOpenEnded() const noexcept { return m_centavos == maxCentavos; }

    /** Always with two decimals and a point: "10.10". */
    [[nodiscard]] QString toWire() const;

    constexpr MoneySum &operator+=(MoneySum more) noexcept
    {
        return *this = fromCentavos(m_centavos + more.m_centavos);
    }
    friend constexpr MoneySum operator+(MoneySum left, MoneySum right) noexcept { return left += right; }

    constexpr bool operator==(const MoneySum &) const noexcept = default;
    constexpr std::strong_ordering operator<=>(const MoneySum &other) const noexcept
    {
        return m_centavos <=> other.m_centavos;
    }

private:
    qint64 m_centavos = 0;
};

} // namespace balcao
