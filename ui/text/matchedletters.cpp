// SPDX-License-Identifier: MIT
#include "ui/text/matchedletters.h"

#include "core/charge/chargequery.h"

#include <algorithm>

namespace balcao
{

namespace
{

/** A folded text that knows where its letters come from. */
struct Folded {
    explicit Folded(const QString &text)
    {
        for (qsizetype at = 0; at < text.size(); ++at) {
            // Between two letters, because a blank alone folds to nothing.
            const QString between = foldedForSearch(QString(u'x') + text.at(at) + u'x');
            letters += between.sliced(1, between.size() - 2);
            origin.resize(letters.size(), at);
        }
    }

    [[nodiscard]] LetterRange rangeOf(qsizetype first, qsizetype length) const
    {
        const qsizetype start = origin.at(first);
        return {start, origin.at(first + length - 1) + 1 - start};
    }

    QString letters;
    QList<qsizetype> origin;
};

} // namespace

QList<LetterRange> matchedLetters(const QString &name, const QString &typed)
{
    const Folded folded(name);
    QList<LetterRange> found;
    const QStringList words = foldedForSearch(typed).split(u' ', Qt::SkipEmptyParts);
    for (const QString &word : words) {
        QList<qsizetype> places;
        for (qsizetype at = folded.letters.indexOf(word); at >= 0; at = folded.letters.indexOf(word, at + 1)) {
            if (at == 0 || folded.letters.at(at - 1) == u' ')
                places.append(at);
        }
        if (const qsizetype inside = folded.letters.indexOf(word); places.isEmpty() && inside >= 0)
            places.append(inside);
        for (const qsizetype place : places)
            found.append(folded.rangeOf(place, word.size()));
    }
    std::sort(found.begin(), found.end(),
              [](const LetterRange &left, const LetterRange &right) { return left.first < right.first; });
    QList<LetterRange> apart;
    for (const LetterRange &range : found) {
        if (apart.isEmpty() || apart.constLast().first + apart.constLast().length <= range.first)
            apart.append(range);
    }
    return apart;
}

} // namespace balcao
