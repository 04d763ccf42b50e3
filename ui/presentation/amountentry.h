// SPDX-License-Identifier: MIT
#pragma once

#include "core/values/money.h"

#include <QChar>
#include <QStringView>

namespace balcao
{

/** An amount being typed as on a card terminal: digits come in from the right, "1250" is R$ 12,50.
 *
 *  Always a whole number of centavos between zero and the limit. What would leave that range changes nothing.
 *  Typing and pasting differ on purpose: typing "10" is R$ 0,10, pasting "10" is R$ 10,00.
 */
class AmountEntry
{
public:
    /** @p limitCentavos is at most Money::maxCentavos. */
    explicit AmountEntry(qint64 limitCentavos);

    [[nodiscard]] Money amount() const noexcept { return m_amount; }
    [[nodiscard]] qint64 centavos() const noexcept { return m_amount.centavos(); }

    /** False and unchanged when @p key is no ASCII digit or the amount would pass the limit. */
    bool typeDigit(QChar key);
    /** Takes the last digit away. */
    void backspace();
    void clear();
    /** Replaces the amount by one written as text (see parseAmountText). False and unchanged when it cannot be read,
     *  is zero or above the limit. */
    bool paste(QStringView text);
    /** Replaces the amount by a known one. False and unchanged outside zero to the limit. */
    bool setCentavos(qint64 centavos);

private:
    qint64 m_limit;
    Money m_amount;
};

} // namespace balcao
