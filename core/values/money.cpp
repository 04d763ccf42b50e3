// SPDX-License-Identifier: MIT
#include "core/values/money.h"

#include "core/values/asciidigits.h"

#include <algorithm>

namespace balcao
{

namespace
{

QString wireOf(qint64 centavos)
{
    return QString::number(centavos / 100) + u'.' + QString::number(centavos % 100).rightJustified(2, u'0');
}

/** At most @p most; else TooLarge. */
Expected<qint64, MoneyError> centavosOf(QStringView text, qint64 most)
{
    if (text.isEmpty())
        return Unexpected<MoneyError>(MoneyError::Empty);
    const bool isNegative = text.startsWith(u'-');
    if (isNegative)
        text = text.sliced(1);

    const qsizetype point = text.indexOf(u'.');
    const QStringView whole = point < 0 ? text : text.first(point);
    const QStringView decimals = point < 0 ? QStringView() : text.sliced(point + 1);
    if (!areAsciiDigits(whole) || (point >= 0 && !areAsciiDigits(decimals)))
        return Unexpected<MoneyError>(MoneyError::Format);
    if (isNegative)
        return Unexpected<MoneyError>(MoneyError::Negative);
    if (decimals.size() > 2)
        return Unexpected<MoneyError>(MoneyError::Decimals);

    qint64 centavos = 0;
    const auto append = [&centavos](QChar digit) { centavos = centavos * 10 + (digit.unicode() - u'0'); };
    for (const QChar digit : whole) {
        append(digit);
        if (centavos > most)
            return Unexpected<MoneyError>(MoneyError::TooLarge);
    }
    for (qsizetype i = 0; i < 2; ++i)
        append(i < decimals.size() ? decimals[i] : QChar(u'0'));
    if (centavos > most)
        return Unexpected<MoneyError>(MoneyError::TooLarge);
    return centavos;
}

} // namespace

Expected<Money, MoneyError> Money::fromWire(QStringView text)
{
    BALCAO_TRY(const qint64 centavos, centavosOf(text, maxCentavos));
    return Money(centavos);
}

Expected<MoneySum, MoneyError> MoneySum::fromWire(QStringView text)
{
    BALCAO_TRY(const qint64 centavos, centavosOf(text, maxCentavos - 1));
    return fromCentavos(centavos);
}

QString Money::toWire() const
{
    return wireOf(m_centavos);
}

QString MoneySum::toWire() const
{
    return wireOf(m_centavos);
}

} // namespace balcao
