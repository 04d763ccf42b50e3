// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

namespace balcao
{

/** A part of a text. */
struct LetterRange {
    qsizetype first = 0;
    qsizetype length = 0;

    bool operator==(const LetterRange &) const = default;
};

/** What of @p name a search for @p typed meant, accents and case aside: beginnings of words, or, where no word begins so, the
 *  first place inside one. In order, apart from each other.
 */
[[nodiscard]] QList<LetterRange> matchedLetters(const QString &name, const QString &typed);

} // namespace balcao
