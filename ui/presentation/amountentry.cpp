// SPDX-License-Identifier: MIT
#include "ui/presentation/amountentry.h"

#include "core/values/amounttext.h"

namespace balcao
{

AmountEntry::AmountEntry(qint64 limitCentavos)
    : m_limit(limitCentavos)
{
}

bool AmountEntry::typeDigit(QChar key)
{
    if (key < u'0' || key > u'9')
        return false;
    return setCentavos(centavos() * 10 + (key.unicode() - u'0'));
}

void AmountEntry::backspace()
{
    setCentavos(centavos() / 10);
}

void AmountEntry::clear()
{
    m_amount = Money();
}

bool AmountEntry::paste(QStringView text)
{
    const auto amount = parseAmountText(text);
    return amount && setCentavos(amount->centavos());
}

bool AmountEntry::setCentavos(qint64 centavos)
{
    const auto amount = Money::fromCentavos(centavos);
    if (!amount || centavos > m_limit)
        return false;
    m_amount = *amount;
    return true;
}

} // namespace balcao
