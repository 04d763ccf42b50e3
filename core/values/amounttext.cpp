// SPDX-License-Identifier: MIT
#include "core/values/amounttext.h"

#include "core/values/asciidigits.h"

#include <QList>
#include <QString>

#include <algorithm>

namespace balcao
{

namespace
{

QStringView withoutCurrency(QStringView text)
{
    for (const QStringView mark : {QStringView(u"R$"), QStringView(u"BRL")}) {
        if (text.startsWith(mark, Qt::CaseInsensitive))
            return text.sliced(mark.size()).trimmed();
    }
    return text;
}

/** "1234", or "1.234" and "12.345.678": a first group of one to three digits that does not begin with zero, then threes. */
bool isWholePart(QStringView text)
{
    if (areAsciiDigits(text))
        return true;
    const QList<QStringView> groups = text.split(u'.');
    const QStringView first = groups.first();
    if (!areAsciiDigits(first) || first.size() > 3 || first.startsWith(u'0'))
        return false;
    return std::all_of(groups.begin() + 1, groups.end(),
                       [](QStringView group) { return group.size() == 3 && areAsciiDigits(group); });
}

/** "25.750" may be 25 750 reais or, as programs write it, 25,75 with a third decimal. One leading digit ("1.250") and
 *  round thousands ("10.000") are how people write thousands; "12.345" cannot be centavos.
 */
bool couldBeThreeDecimals(QStringView whole)
{
    const qsizetype dot = whole.indexOf(u'.');
    if (dot < 2 || dot != whole.lastIndexOf(u'.'))
        return false;
    const QStringView group = whole.sliced(dot + 1);
    return group.endsWith(u'0') && group != u"000";
}

/** The text with a decimal point and nothing else, as Money reads it; empty when it is no amount. */
QString toWireForm(QStringView text)
{
    const qsizetype comma = text.indexOf(u',');
    const qsizetype lastDot = text.lastIndexOf(u'.');
    QStringView whole = text;
    QStringView decimals;
    if (comma >= 0) {
        whole = text.first(comma);
        decimals = text.sliced(comma + 1);
    } else if (lastDot >= 0 && lastDot == text.indexOf(u'.') && text.size() - lastDot - 1 < 3) {
        whole = text.first(lastDot);
        decimals = text.sliced(lastDot + 1);
    } else if (couldBeThreeDecimals(text)) {
        return {};
    }
    const bool hasDecimals = whole.size() != text.size();
    if (!isWholePart(whole) || (hasDecimals && (!areAsciiDigits(decimals) || decimals.size() > 2)))
        return {};
    QString wire = whole.toString().remove(u'.');
    if (hasDecimals)
        wire.append(u'.').append(decimals);
    return wire;
}

/** What is wrong with @p text, of which toWireForm() made nothing. */
AmountTextError problemOf(QStringView text)
{
    const auto isMark = [](QChar c) { return c == u',' || c == u'.'; };
    const auto last = std::find_if(text.rbegin(), text.rend(), isMark);
    const QStringView whole = text.first(last == text.rend() ? 0 : text.rend() - last - 1);
    const QStringView decimals = text.sliced(last == text.rend() ? 0 : text.rend() - last);
    const auto isNumber = [](QStringView part) { return part.isEmpty() || isWholePart(part); };
    if (!isNumber(whole) || (!decimals.isEmpty() && !areAsciiDigits(decimals)))
        return AmountTextError::Format;
    if (whole.isEmpty() || decimals.isEmpty())
        return AmountTextError::Incomplete;
    // "12,345" and "25.750" may be thousands; "0,001" and "1.234,567" cannot.
    const bool couldBeThousands = areAsciiDigits(whole) && whole.size() <= 3 && !whole.startsWith(u'0');
    return decimals.size() == 3 && couldBeThousands ? AmountTextError::Format : AmountTextError::Decimals;
}

} // namespace

Expected<Money, AmountTextError> parseAmountText(QStringView text)
{
    const QStringView amount = withoutCurrency(text.trimmed());
    if (amount.isEmpty())
        return Unexpected<AmountTextError>(AmountTextError::Empty);
    const auto isAllowed = [](QChar c) { return isAsciiDigit(c) || c == u',' || c == u'.' || c.isSpace(); };
    if (!std::all_of(amount.begin(), amount.end(), isAllowed))
        return Unexpected<AmountTextError>(AmountTextError::Charset);

    const QString wire = toWireForm(amount);
    if (wire.isEmpty())
        return Unexpected<AmountTextError>(problemOf(amount));
    const auto money = Money::fromWire(wire);
    if (!money)
        return Unexpected<AmountTextError>(money.error() == MoneyError::TooLarge ? AmountTextError::TooLarge
                                                                                 : AmountTextError::Format);
    if (money->isZero())
        return Unexpected<AmountTextError>(AmountTextError::Zero);
    return *money;
}

} // namespace balcao
