// SPDX-License-Identifier: MIT
#pragma once

#include "ui/sheet/sheet.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <utility>

namespace balcao::sheet
{

/** Sets a document from top to bottom: a head, sections, pairs, tables, codes; where a page is full the next one begins. Knows no words
 *  of its own. Use once.
 */
class PageFlow
{
public:
    struct Head {
        QString title;
        QString subtitle;
        /** At the right. */
        QString figure;
        QString beside;
        /** Over everything, where the pages have no value. */
        QString warning = {};
    };
    struct Column {
        QString title;
        /** 0: what is left. */
        int width = 0;
        bool isRight = false;
    };
    /** A code (empty bytes: none is drawn) and what it was. */
    struct Picture {
        QByteArray bytes;
        QString title;
        QStringList lines;
        QString note;
    };
    using Pair = std::pair<QString, QString>;

    explicit PageFlow(const Head &head);

    void addSection(const QString &title);
    /** Label and value, two beside each other. What does not fit into half a page has a whole line, or several. */
    void addPairs(const QList<Pair> &pairs);
    void addParagraph(const QString &text, const Style &style = {.pixels = 12, .face = Face::Regular, .ink = quiet});
    /** The titles stand on each page again. A row of one cell only goes over all columns. */
    void addTable(const QList<Column> &columns, const QList<QStringList> &rows);
    void addPictures(const QList<Picture> &pictures);

    /** @p footer stands below each page; @p pageWords: "Page 1 of 3". */
    [[nodiscard]] Document finish(const QString &footer, const std::function<QString(int, int)> &pageWords);

    static constexpr Ink quiet = 0x454C58;
    static constexpr Ink ink = 0x161B24;

private:
    void breakPage();
    /** Begins another page where @p height does not fit any more. True: it did. */
    bool need(int height);
    void text(int x, const Style &style, const QString &words, bool isRight = false);
    void addWide(const Pair &pair);
    void addRow(const QList<Column> &columns, const QStringList &cells, const Style &style);
    void addPicture(int left, const Picture &picture);

    Document m_document;
    int m_y = 0;
};

} // namespace balcao::sheet
