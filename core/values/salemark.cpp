// SPDX-License-Identifier: MIT
#include "core/values/salemark.h"

#include "core/values/pastedtext.h"

#include <QList>
#include <QTextBoundaryFinder>

#include <string>

namespace balcao
{

namespace
{

/** Makes one picture of several. */
constexpr char32_t joiner = U'\u200d';

bool isDropped(char32_t c)
{
    const QChar::Category category = QChar::category(c);
    return category == QChar::Other_Control || (category == QChar::Other_Format && c != joiner);
}

QString seen(QStringView text)
{
    std::u32string kept;
    const QList<uint> characters = text.toUcs4();
    for (const char32_t c : characters) {
        if (QChar::isSpace(c))
            kept += U' ';
        else if (!isDropped(c))
            kept += c;
    }
    const QString whole = QString::fromStdU32String(kept).normalized(QString::NormalizationForm_C);
    return pasted::trimmed(whole).toString().simplified();
}

/** As a person counts. */
qsizetype lengthOf(const QString &text)
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    qsizetype count = 0;
    while (finder.toNextBoundary() > 0)
        ++count;
    return count;
}

} // namespace

Expected<SaleMark, SaleMarkError> SaleMark::parse(QStringView text)
{
    // A letter may have any number of accents: what no person typed is not counted.
    constexpr qsizetype most = 25 * maxLength;
    const QString mark = seen(text);
    if (mark.size() > most || lengthOf(mark) > maxLength)
        return Unexpected<SaleMarkError>(SaleMarkError::TooLong);
    return SaleMark(mark);
}

} // namespace balcao
