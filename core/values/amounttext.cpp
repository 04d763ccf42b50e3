// SPDX-License-Identifier: MIT
#include "core/values/amounttext.h"

#include "core/values/asciidigits.h"
#include "core/values/pastedtext.h"

#include <QList>
#include <QRegularExpression>
#include <QString>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** Without currency, and without the words that name the whole amount; what names another ("Desconto:", "mil") stays. */
QStringView withoutAmountWords(QStringView text)
{
    static const QRegularExpression inFront =
        pasted::pattern(u"\\A(?:[*_]*(?:valor|total|preço)(?: (?:total|geral|a pagar|da compra|do "
                        u"pedido))?(?:~:[*_]?~(?:R\\$|BRL)?|~(?:R\\$|BRL))|"
                        "R\\$|BRL)~:?~"_s);
    static const QRegularExpression behind =
        pasted::pattern(u"(?:~(?:reais|real|R\\$|BRL)[.,;!]?|(?<=,[0-9][0-9])[.,]|[;!])\\z"_s);
    // Books write a debt in brackets.
    if (text.contains(u'('))
        return text;
    return pasted::unquoted(pasted::without(pasted::without(pasted::unquoted(text), inFront), behind));
}

/** "1 234,56", also with the no-break blanks that programs put there. */
bool hasBlanksForThousands(QStringView text)
{
    static const QRegularExpression groups(
        u"\\A[1-9][0-9]{0,2}(?:[ \\x{a0}\\x{2009}\\x{202f}][0-9]{3})+,[0-9]{2}\\z"_s);
    return groups.match(text.toString()).hasMatch();
}

/** "1.234.56": thousands, and another dot before the centavos. */
bool hasPointForComma(QStringView text)
{
    static const QRegularExpression groups(u"\\A[1-9][0-9]{0,2}(?:\\.[0-9]{3})+\\.[0-9]{1,2}\\z"_s);
    return groups.match(text.toString()).hasMatch();
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

/** "25.750" and "12.345" may be thousands or, as programs write them, three decimals. One leading digit ("1.250") and round
 *  thousands ("10.000") are how people write thousands. */
bool couldBeThreeDecimals(QStringView whole)
{
    const qsizetype dot = whole.indexOf(u'.');
    if (dot < 2 || dot != whole.lastIndexOf(u'.'))
        return false;
    return whole.sliced(dot + 1) != u"000";
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
    if (hasPointForComma(text))
        return AmountTextError::PointForComma;
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

/** Money or MoneySum. */
template <class Amount>
Expected<Amount, AmountTextError> parsed(QStringView text)
{
    const QString visible = pasted::visible(text);
    QString amount = withoutAmountWords(visible).toString();
    if (amount.isEmpty())
        return Unexpected<AmountTextError>(AmountTextError::Empty);
    const auto isAllowed = [](QChar c) { return isAsciiDigit(c) || c == u',' || c == u'.' || c.isSpace(); };
    if (!std::all_of(amount.begin(), amount.end(), isAllowed))
        return Unexpected<AmountTextError>(AmountTextError::Charset);

    if (hasBlanksForThousands(amount))
        amount.removeIf([](QChar c) { return c.isSpace(); });
    const QString wire = toWireForm(amount);
    if (wire.isEmpty())
        return Unexpected<AmountTextError>(problemOf(amount));
    const auto money = Amount::fromWire(wire);
    if (!money)
        return Unexpected<AmountTextError>(money.error() == MoneyError::TooLarge ? AmountTextError::TooLarge
                                                                                 : AmountTextError::Format);
    if (money->isZero())
        return Unexpected<AmountTextError>(AmountTextError::Zero);
    return *money;
}

} // namespace

Expected<Money, AmountTextError> parseAmountText(QStringView text)
{
    return parsed<Money>(text);
}

Expected<MoneySum, AmountTextError> parseSumText(QStringView text)
{
    return parsed<MoneySum>(text);
}

} // namespace balcao
