// SPDX-License-Identifier: MIT
#pragma once

#include "core/values/money.h"

#include <QString>
#include <QStringView>

namespace balcao
{

/** What a person does to an amount by one key, of whatever keyboard, or by pasting. */
struct AmountKey {
    enum class Kind { Typed, Backspace, Clear, Pasted };

    Kind kind = Kind::Typed;
    /** An ASCII digit or a comma; the pasted text. */
    QString text = {};
};

/** What one charge may be at this counter: R$ 999.999,99 (the display has no more room). */
inline constexpr Money highestAmount = *Money::fromCentavos(99'999'999);

/** An amount being typed as on a card terminal: digits come in from the right, "1250" is R$ 12,50.
 *
 *  A comma fixes what was typed as reais, as on paper: "12," is R$ 12,00, and two more digits are its centavos.
 *  Always a whole number of centavos between zero and the limit. What would leave that range changes nothing.
 *  Typing and pasting differ on purpose: typing "10" is R$ 0,10, pasting "10" is R$ 10,00.
 */
class AmountEntry
{
public:
    /** What became of a key or a pasted text. After all but Taken and Comma the amount is what it was. */
    enum class Outcome {
        Taken,
        /** The reais are fixed; centavos come next. */
        Comma,
        /** No key of an amount, or a second comma. */
        Ignored,
        TooLarge,
        TooManyCentavos,
        NotAnAmount,
        /** A pasted text that can be read in two ways, like "12.345". */
        Unclear
    };

    AmountEntry()
        : AmountEntry(highestAmount.centavos())
    {
    }
    /** @p limitCentavos is at most Money::maxCentavos. */
    explicit AmountEntry(qint64 limitCentavos);

    [[nodiscard]] Money amount() const noexcept { return m_amount; }
    [[nodiscard]] qint64 centavos() const noexcept { return m_amount.centavos(); }

    /** What the key does; of one that is Ignored nothing is said either. */
    [[nodiscard]] Outcome press(const AmountKey &key);
    /** An ASCII digit or a comma. An amount that was pasted or set has its comma; digits and Backspace go on from its end. */
    [[nodiscard]] Outcome type(QChar key);
    /** Takes the last digit, or the comma, away. */
    void backspace();
    void clear();
    /** Replaces the amount by one written as text (see parseAmountText); zero is none. */
    [[nodiscard]] Outcome paste(QStringView text);
    /** Replaces the amount by a known one. False and unchanged outside zero to the limit. */
    bool setCentavos(qint64 centavos);

    bool operator==(const AmountEntry &) const = default;

private:
    enum class Mode { FromTheRight, Given, AfterComma };

    bool replace(qint64 centavos, Mode mode);
    [[nodiscard]] Outcome typeComma();

    qint64 m_limit;
    Money m_amount;
    Mode m_mode = Mode::FromTheRight;
    /** Typed after the comma. */
    int m_decimals = 0;
};

} // namespace balcao
