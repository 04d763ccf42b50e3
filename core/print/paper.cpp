// SPDX-License-Identifier: MIT
#include "core/print/paper.h"

#include <QStringList>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao::print
{

namespace
{

/** @p text in rows of at most @p columns; a word that is longer is cut. */
QStringList wrapped(const QString &text, qsizetype columns)
{
    QStringList rows{QString()};
    for (QString word : text.split(u' ', Qt::SkipEmptyParts)) {
        QString &row = rows.last();
        if (const qsizetype blank = row.isEmpty() ? 0 : 1; row.size() + blank + word.size() <= columns) {
            row += QString(blank, u' ') + word;
            continue;
        }
        if (row.isEmpty())
            rows.removeLast();
        for (; word.size() > columns; word.remove(0, columns))
            rows.append(word.first(columns));
        rows.append(word);
    }
    return rows;
}

struct Layout {
    int columns;
    CodePage page;
    QList<Part> &parts;

    void operator()(const Words &words) const
    {
        const qsizetype room = columns / words.scale;
        for (const QString &row : wrapped(printable(words.text, page), room)) {
            const qsizetype before = words.isCentred ? (room - row.size()) / 2 : 0;
            parts.append(Row{.text = QString(before, u' ') + row, .isBold = words.isBold, .scale = words.scale});
        }
    }
    void operator()(const Pair &pair) const
    {
        const QString name = printable(pair.name, page);
        const QString value = printable(pair.value, page);
        const qsizetype gap = columns - name.size() - value.size();
        if (gap >= 1) {
            parts.append(Row{.text = name + QString(gap, u' ') + value});
            return;
        }
        for (const QString &row : wrapped(name, columns))
            parts.append(Row{.text = row});
        for (const QString &row : wrapped(value, columns))
            parts.append(Row{.text = row.rightJustified(columns)});
    }
    void operator()(Rule) const { parts.append(Row{.text = QString(columns, u'-')}); }
    void operator()(const Code &code) const { parts.append(code); }
    void operator()(const Bars &bars) const { parts.append(bars); }
};

} // namespace

QList<Part> laidOut(const Paper &paper, int columns, CodePage page)
{
    QList<Part> parts;
    for (const Block &block : paper)
        std::visit(Layout{.columns = columns, .page = page, .parts = parts}, block);
    return parts;
}

} // namespace balcao::print
