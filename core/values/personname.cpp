// SPDX-License-Identifier: MIT
#include "core/values/personname.h"

#include <QList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

bool isAllowed(char32_t c)
{
    if (QChar::isLetter(c) || QChar::isMark(c))
        return true;
    return c < 0x80 &&
           ((c >= U'0' && c <= U'9') || QStringView(u" '-.&/(),").contains(QChar(static_cast<char16_t>(c))));
}

/** The quotes, and the accents that a dead key leaves behind when no letter takes them. */
bool isApostrophe(QChar c)
{
    return c == u'\u2019' || c == u'\u2018' || c == u'\u00b4' || c == u'`';
}

/** Line breaks and tabs count as blanks, all apostrophes are one; what cannot be seen is dropped. */
QString tidied(QStringView text)
{
    QString kept;
    for (const QChar c : text) {
        const bool isInvisible =
            !c.isSpace() && (c.category() == QChar::Other_Control || c.category() == QChar::Other_Format);
        if (!isInvisible)
            kept += isApostrophe(c) ? QChar(u'\'') : c;
    }
    return kept.simplified().normalized(QString::NormalizationForm_C);
}

bool startsWithLetter(QStringView word)
{
    return !word.isEmpty() && (word.front().isLetter() || word.front().isHighSurrogate());
}

QString firstCharacter(QStringView word)
{
    return word.first(word.front().isHighSurrogate() && word.size() > 1 ? 2 : 1).toString();
}

} // namespace

Expected<PersonName, PersonNameError> PersonName::parse(QStringView text)
{
    const QString name = tidied(text);
    if (name.isEmpty())
        return Unexpected<PersonNameError>(PersonNameError::Empty);
    const QList<uint> characters = name.toUcs4();
    if (!std::all_of(characters.begin(), characters.end(), [](uint c) { return isAllowed(c); }))
        return Unexpected<PersonNameError>(PersonNameError::Charset);
    if (std::none_of(characters.begin(), characters.end(), [](uint c) { return QChar::isLetter(c); }))
        return Unexpected<PersonNameError>(PersonNameError::Charset);
    if (characters.size() < 2)
        return Unexpected<PersonNameError>(PersonNameError::TooShort);
    if (characters.size() > maxLength)
        return Unexpected<PersonNameError>(PersonNameError::TooLong);
    return PersonName(name);
}

QString PersonName::abbreviated() const
{
    const QList<QStringView> words = QStringView(m_text).split(u' ');
    const auto last = std::find_if(words.rbegin(), words.rend() - 1, startsWithLetter);
    if (last == words.rend() - 1)
        return m_text;
    return u"%1 %2."_s.arg(words.first(), firstCharacter(*last));
}

} // namespace balcao
