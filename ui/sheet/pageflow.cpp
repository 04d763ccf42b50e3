// SPDX-License-Identifier: MIT
#include "ui/sheet/pageflow.h"

#include "ui/sheet/sheetfont.h"

#include <algorithm>
#include <utility>

namespace balcao::sheet
{

namespace
{

constexpr int leftEdge = 60;
constexpr int right = pageWidth - 60;
constexpr int top = 52;
/** The line over the footer, and the end of what stands above it. */
constexpr int footRule = 1057;
constexpr int bottom = 1044;
constexpr int gutter = 28;
constexpr int half = (right - leftEdge - gutter) / 2;
constexpr int pairHeight = 30;
constexpr int rowHeight = 29;
constexpr int lineHeight = 19;
constexpr Style label{.pixels = 13, .face = Face::Regular, .ink = PageFlow::quiet};
constexpr Style strongText{.pixels = 13, .face = Face::Strong};
constexpr Style heading{.pixels = 15, .face = Face::Strong};
constexpr Style small{.pixels = 12, .face = Face::Regular, .ink = PageFlow::quiet};

/** The widths of all, by what is left. */
QList<int> widthsOf(const QList<PageFlow::Column> &columns)
{
    int rest = right - leftEdge;
    for (const PageFlow::Column &column : columns)
        rest -= column.width;
    QList<int> widths;
    for (const PageFlow::Column &column : columns)
        widths.append(column.width > 0 ? column.width : rest);
    return widths;
}

} // namespace

PageFlow::PageFlow(const Head &head)
    : m_document{.title = head.title, .pages = {Page{}}}
    , m_y(top)
{
    constexpr Style title{.pixels = 26, .face = Face::Strong};
    constexpr Style figure{.pixels = 22, .face = Face::Strong};
    constexpr Ink training = 0x571F87;
    if (!head.warning.isEmpty()) {
        m_y += 14;
        text(leftEdge, {.pixels = 15, .face = Face::Strong, .ink = training}, head.warning);
        m_y += 10;
    }
    const int room = right - leftEdge - widthOf(head.figure, figure) - gutter;
    m_y += 25;
    text(leftEdge, title, elided(head.title, title, room));
    m_y -= 4;
    text(right, figure, head.figure, true);
    m_y += 24;
    text(leftEdge, small, elided(head.subtitle, small, right - leftEdge - widthOf(head.beside, small) - gutter));
    m_y -= 5;
    text(right, small, head.beside, true);
    m_y += 5;
}

void PageFlow::breakPage()
{
    m_document.pages.append(Page{});
    m_y = top;
}

bool PageFlow::need(int height)
{
    const bool isFull = m_y + height > bottom;
    if (isFull)
        breakPage();
    return isFull;
}

void PageFlow::text(int x, const Style &style, const QString &words, bool isRight)
{
    if (!words.isEmpty())
        m_document.pages.last().items.append(
            Text{.x = x, .baseline = m_y, .style = style, .text = words, .isRight = isRight});
}

void PageFlow::addSection(const QString &title)
{
    constexpr int withSomething = 120;
    if (!need(withSomething))
        m_y += 38;
    else
        m_y += 15;
    text(leftEdge, heading, title);
    m_y += 10;
    m_document.pages.last().items.append(Rule{.x = leftEdge, .y = m_y, .width = right - leftEdge, .ink = ink});
    m_y += 8;
}

void PageFlow::addWide(const Pair &pair)
{
    constexpr int indent = 150;
    const QStringList lines = wrapped(pair.second, strongText, right - leftEdge - indent);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        need(pairHeight);
        m_y += i == 0 ? 20 : lineHeight;
        if (i == 0)
            text(leftEdge, label, pair.first);
        text(leftEdge + indent, strongText, lines.at(i));
    }
    m_y += 10;
    m_document.pages.last().items.append(Rule{.x = leftEdge, .y = m_y, .width = right - leftEdge});
}

void PageFlow::addPairs(const QList<Pair> &pairs)
{
    const auto isWide = [](const Pair &pair) {
        return widthOf(pair.first, label) + 12 + widthOf(pair.second, strongText) > half;
    };
    for (qsizetype i = 0; i < pairs.size();) {
        if (isWide(pairs.at(i))) {
            addWide(pairs.at(i++));
            continue;
        }
        need(pairHeight);
        m_y += 20;
        const bool hasNeighbour = i + 1 < pairs.size() && !isWide(pairs.at(i + 1));
        for (int column = 0; column < (hasNeighbour ? 2 : 1); ++column) {
            const Pair &pair = pairs.at(i++);
            const int x = leftEdge + column * (half + gutter);
            text(x, label, pair.first);
            text(x + half, strongText, pair.second, true);
            m_document.pages.last().items.append(Rule{.x = x, .y = m_y + 10, .width = half});
        }
        m_y += 10;
    }
}

void PageFlow::addParagraph(const QString &words, const Style &style)
{
    const QStringList lines = wrapped(words, style, right - leftEdge);
    for (const QString &line : lines) {
        need(lineHeight);
        m_y += lineHeight;
        text(leftEdge, style, line);
    }
}

void PageFlow::addRow(const QList<Column> &columns, const QStringList &cells, const Style &style)
{
    const QList<int> widths = widthsOf(columns);
    constexpr int gap = 10;
    const bool isWhole = cells.size() == 1;
    QList<QStringList> lines;
    qsizetype most = 1;
    for (qsizetype i = 0; i < cells.size(); ++i) {
        lines.append(wrapped(cells.at(i), style, (isWhole ? right - leftEdge : widths.value(i)) - gap));
        most = std::max(most, lines.constLast().size());
    }
    for (qsizetype line = 0; line < most; ++line) {
        need(rowHeight);
        m_y += line == 0 ? 20 : 17;
        int x = leftEdge;
        for (qsizetype i = 0; i < cells.size(); ++i) {
            const bool isRight = columns.value(i).isRight && !isWhole;
            text(isRight ? x + widths.value(i) : x, style, lines.at(i).value(line), isRight);
            x += widths.value(i);
        }
    }
    m_y += 9;
    m_document.pages.last().items.append(Rule{.x = leftEdge, .y = m_y, .width = right - leftEdge});
}

void PageFlow::addTable(const QList<Column> &columns, const QList<QStringList> &rows)
{
    QStringList titles;
    for (const Column &column : columns)
        titles.append(column.title);
    constexpr Style strong{.pixels = 13, .face = Face::Strong, .ink = quiet};
    addRow(columns, titles, strong);
    for (const QStringList &row : rows) {
        if (need(rowHeight))
            addRow(columns, titles, strong);
        addRow(columns, row, row.size() == 1 ? strong : Style{});
    }
}

void PageFlow::addPicture(int x, const Picture &picture)
{
    constexpr int quietZone = QrMatrix::quietZone * Code::modulePixels;
    const int begin = m_y;
    int side = 0;
    if (const auto matrix = picture.bytes.isEmpty() ? std::nullopt : QrMatrix::encode(picture.bytes)) {
        side = matrix->size() * Code::modulePixels + 2 * quietZone;
        m_document.pages.last().items.append(Code{.x = x + quietZone, .y = m_y + quietZone, .matrix = *matrix});
    }
    const int at = side > 0 ? x + side + 14 : x;
    const int room = x + half - at;
    m_y = begin + 22;
    text(at, strongText, elided(picture.title, strongText, room));
    for (const QString &words : picture.lines) {
        for (const QString &line : wrapped(words, {}, room)) {
            m_y += lineHeight;
            text(at, {}, line);
        }
    }
    for (const QString &line : wrapped(picture.note, small, room)) {
        m_y += lineHeight;
        text(at, small, line);
    }
    m_y = std::max(m_y + 8, begin + side);
}

void PageFlow::addPictures(const QList<Picture> &pictures)
{
    /** The largest code that is drawn, and the texts beside it. */
    constexpr int highest = 190;
    for (qsizetype i = 0; i < pictures.size(); i += 2) {
        need(highest);
        const int begin = m_y;
        addPicture(leftEdge, pictures.at(i));
        const int end = m_y;
        if (i + 1 < pictures.size()) {
            m_y = begin;
            addPicture(leftEdge + half + gutter, pictures.at(i + 1));
        }
        m_y = std::max(m_y, end) + 4;
    }
}

Document PageFlow::finish(const QString &footer, const std::function<QString(int, int)> &pageWords)
{
    const int pages = static_cast<int>(m_document.pages.size());
    for (int i = 0; i < pages; ++i) {
        const QString number = pageWords(i + 1, pages);
        QList<Item> &items = m_document.pages[i].items;
        constexpr int baseline = footRule + 21;
        items.append(Rule{.x = leftEdge, .y = footRule, .width = right - leftEdge, .ink = ink});
        items.append(Text{.x = leftEdge,
                          .baseline = baseline,
                          .style = small,
                          .text = elided(footer, small, right - leftEdge - widthOf(number, small) - gutter)});
        items.append(Text{.x = right, .baseline = baseline, .style = small, .text = number, .isRight = true});
    }
    return std::move(m_document);
}

} // namespace balcao::sheet
