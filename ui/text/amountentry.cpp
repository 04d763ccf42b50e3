// SPDX-License-Identifier: MIT
#include "ui/text/amountentry.h"

#include "core/values/amounttext.h"

namespace balcao
{

AmountEntry::AmountEntry(qint64 limitCentavos)
    : m_limit(limitCentavos)
{
}

AmountEntry::Outcome AmountEntry::press(const AmountKey &key)
{
    switch (key.kind) {
    case AmountKey::Kind::Typed:
        return key.text.size() == 1 ? type(key.text.front()) : Outcome::Ignored;
    case AmountKey::Kind::Backspace:
        backspace();
        return Outcome::Taken;
    case AmountKey::Kind::Clear:
        clear();
        return Outcome::Taken;
    case AmountKey::Kind::Pasted:
        break;
    }
    return paste(key.text);
}

AmountEntry::Outcome AmountEntry::type(QChar key)
{
    if (key == u',')
        return typeComma();
    if (key < u'0' || key > u'9')
        return Outcome::Ignored;
    const qint64 digit = key.unicode() - u'0';
    if (m_mode != Mode::AfterComma)
        return replace(centavos() * 10 + digit, Mode::FromTheRight) ? Outcome::Taken : Outcome::TooLarge;
    if (m_decimals == 2)
        return Outcome::TooManyCentavos;
    if (!replace(centavos() + (m_decimals == 0 ? digit * 10 : digit), Mode::AfterComma))
        return Outcome::TooLarge;
    ++m_decimals;
    return Outcome::Taken;
}

AmountEntry::Outcome AmountEntry::typeComma()
{
    if (m_mode != Mode::FromTheRight)
        return Outcome::Ignored;
    m_decimals = 0;
    return replace(centavos() * 100, Mode::AfterComma) ? Outcome::Comma : Outcome::TooLarge;
}

void AmountEntry::backspace()
{
    if (m_mode != Mode::AfterComma) {
        replace(centavos() / 10, Mode::FromTheRight);
    } else if (m_decimals == 0) {
        replace(centavos() / 100, Mode::FromTheRight);
    } else {
        --m_decimals;
        const qint64 kept = m_decimals == 0 ? 100 : 10;
        replace(centavos() / kept * kept, Mode::AfterComma);
    }
}

void AmountEntry::clear()
{
    replace(0, Mode::FromTheRight);
}

AmountEntry::Outcome AmountEntry::paste(QStringView text)
{
    const auto amount = parseAmountText(text);
    if (!amount) {
        const AmountTextError error = amount.error();
        if (error == AmountTextError::Format || error == AmountTextError::PointForComma)
            return Outcome::Unclear;
        return error == AmountTextError::TooLarge ? Outcome::TooLarge : Outcome::NotAnAmount;
    }
    return setCentavos(amount->centavos()) ? Outcome::Taken : Outcome::TooLarge;
}

bool AmountEntry::setCentavos(qint64 centavos)
{
    return replace(centavos, Mode::Given);
}

bool AmountEntry::replace(qint64 centavos, Mode mode)
{
    const auto amount = Money::fromCentavos(centavos);
    if (!amount || centavos > m_limit)
        return false;
    m_amount = *amount;
    m_mode = mode;
    return true;
}

} // namespace balcao
