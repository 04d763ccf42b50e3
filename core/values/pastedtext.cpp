// SPDX-License-Identifier: MIT
#include "core/values/pastedtext.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao::pasted
{

namespace
{

constexpr std::array<std::pair<char16_t, char16_t>, 13> wrappings = {{{u'"', u'"'},
                                                                      {u'\'', u'\''},
                                                                      {u'“', u'”'},
                                                                      {u'‘', u'’'},
                                                                      {u'«', u'»'},
                                                                      {u'(', u')'},
                                                                      {u'[', u']'},
                                                                      {u'<', u'>'},
                                                                      {u'*', u'*'},
                                                                      {u'_', u'_'},
                                                                      {u'~', u'~'},
                                                                      {u'`', u'`'},
                                                                      {u'´', u'´'}}};

bool isWrapped(QStringView text)
{
    if (text.size() < 3)
        return false;
    const QStringView inner = text.sliced(1, text.size() - 2);
    return std::any_of(wrappings.begin(), wrappings.end(), [&](const auto &pair) {
        return text.front() == pair.first && text.back() == pair.second && !inner.contains(QChar(pair.first)) &&
               !inner.contains(QChar(pair.second));
    });
}

bool isCellEnd(QChar c)
{
    return c == u'\t' || isLineBreak(c);
}

} // namespace

bool isInvisible(QChar c) noexcept
{
    // Unicode counts joiners, selectors and fillers among marks and letters; they are as invisible as its format characters.
    constexpr QStringView fillers = u"\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u3164\uffa0";
    return c.category() == QChar::Other_Format || (c >= u'\ufe00' && c <= u'\ufe0f') || fillers.contains(c);
}

bool isLineBreak(QChar c) noexcept
{
    return (c >= u'\n' && c <= u'\r') || c == u'\u0085' || c == u'\u2028' || c == u'\u2029';
}

bool isDash(QChar c) noexcept
{
    return c.category() == QChar::Punctuation_Dash || c == u'\u2212';
}

QStringView trimmed(QStringView text) noexcept
{
    const auto isOutside = [](QChar c) { return c.isSpace() || isInvisible(c); };
    while (!text.isEmpty() && isOutside(text.front()))
        text = text.sliced(1);
    while (!text.isEmpty() && isOutside(text.back()))
        text.chop(1);
    return text;
}

QStringView unquoted(QStringView text) noexcept
{
    text = trimmed(text);
    while (isWrapped(text))
        text = trimmed(text.sliced(1, text.size() - 2));
    return text;
}

QStringView unwrapped(QStringView text) noexcept
{
    text = unquoted(text);
    while (text.endsWith(u',') || text.endsWith(u';') || text.endsWith(u':'))
        text = unquoted(text.chopped(1));
    return text;
}

bool hasCells(QStringView text) noexcept
{
    return std::any_of(text.begin(), text.end(), isCellEnd);
}

QStringList cells(QStringView text)
{
    QStringList found;
    while (!text.isEmpty()) {
        const auto end = std::find_if(text.begin(), text.end(), isCellEnd);
        const qsizetype size = end - text.begin();
        if (const QStringView cell = trimmed(text.first(size)); !cell.isEmpty())
            found.append(cell.toString());
        text = text.sliced(size == text.size() ? size : size + 1);
    }
    return found;
}

QString visible(QStringView text)
{
    QString result = text.toString();
    result.removeIf(isInvisible);
    return result;
}

QStringView without(QStringView text, const QRegularExpression &pattern)
{
    constexpr qsizetype longest = 400;
    if (text.size() > longest)
        return text;
    const QRegularExpressionMatch match = pattern.match(text.toString());
    if (!match.hasMatch())
        return text;
    return match.capturedStart() == 0 ? text.sliced(match.capturedLength()) : text.first(match.capturedStart());
}

QRegularExpression pattern(QString text)
{
    using Option = QRegularExpression::PatternOption;
    text.replace(u'~', u"[\\s\\p{Cf}]*"_s);
    return QRegularExpression(text, Option::CaseInsensitiveOption | Option::UseUnicodePropertiesOption);
}

} // namespace balcao::pasted
