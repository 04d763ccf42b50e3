// SPDX-License-Identifier: MIT
#include "core/values/ids.h"

#include "core/values/pastedtext.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao::id
{

namespace
{

std::optional<QString> madeByUs(QStringView text)
{
    constexpr qsizetype longest = 64;
    const QList<uint> characters = text.toUcs4();
    const bool isPrintable =
        std::all_of(characters.cbegin(), characters.cend(), [](uint c) { return QChar::isPrint(c); });
    if (characters.isEmpty() || characters.size() > longest || !isPrintable || !text.isValidUtf16())
        return std::nullopt;
    return text.toString();
}

} // namespace

Expected<QString, TxidError> TxidKind::parse(QStringView text)
{
    constexpr qsizetype longest = 255;
    const QStringView txid = pasted::trimmed(text);
    if (txid.isEmpty())
        return Unexpected<TxidError>(TxidError::Empty);
    if (txid.size() > longest)
        return Unexpected<TxidError>(TxidError::TooLong);
    const auto isControl = [](QChar c) { return c.category() == QChar::Other_Control; };
    if (std::any_of(txid.begin(), txid.end(), isControl) || !txid.isValidUtf16())
        return Unexpected<TxidError>(TxidError::Charset);
    return txid.toString();
}

std::optional<QString> AttemptKind::parse(QStringView text)
{
    return madeByUs(text);
}

std::optional<QString> SaleKind::parse(QStringView text)
{
    return madeByUs(text);
}

std::optional<QString> CounterKind::parse(QStringView text)
{
    static const QRegularExpression name(u"\\A[\\p{L}\\p{N}_.-]{1,32}\\z"_s,
                                         QRegularExpression::UseUnicodePropertiesOption);
    return name.match(text.toString()).hasMatch() ? std::optional(text.toString()) : std::nullopt;
}

} // namespace balcao::id
