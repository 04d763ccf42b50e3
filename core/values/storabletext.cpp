// SPDX-License-Identifier: MIT
#include "core/values/storabletext.h"

namespace balcao
{

namespace
{

/** UTF-16 units of the character at @p at; negative: it cannot be stored. */
int unitsAt(QStringView text, qsizetype at)
{
    const QChar sign = text.at(at);
    if (sign.isHighSurrogate() && at + 1 < text.size() && text.at(at + 1).isLowSurrogate())
        return QChar::isNonCharacter(QChar::surrogateToUcs4(sign, text.at(at + 1))) ? -2 : 2;
    const bool isByteOrderMark = at == 0 && sign == QChar::ByteOrderMark;
    return sign.isNull() || sign.isSurrogate() || sign.isNonCharacter() || isByteOrderMark ? -1 : 1;
}

} // namespace

bool isStorable(QStringView text)
{
    for (qsizetype at = 0; at < text.size();) {
        const int units = unitsAt(text, at);
        if (units < 0)
            return false;
        at += units;
    }
    return true;
}

QString storableText(QString text)
{
    for (qsizetype at = 0; at < text.size();) {
        const int units = unitsAt(text, at);
        if (units < 0)
            text.replace(at, -units, QChar(QChar::ReplacementCharacter));
        at += units < 0 ? 1 : units;
    }
    return text;
}

bool isExactText(QStringView text)
{
    return isStorable(text) && !text.contains(QChar(QChar::ReplacementCharacter));
}

} // namespace balcao
