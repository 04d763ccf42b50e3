// SPDX-License-Identifier: MIT
#include "ui/sheet/sheetfont.h"

#include <QFile>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao::sheet
{

namespace
{

constexpr int thousand = 1000;

/** A big-endian number of @p size bytes; 0 behind the end. */
quint32 number(const QByteArray &bytes, qsizetype at, int size)
{
    quint32 value = 0;
    for (int i = 0; i < size; ++i)
        value = value << 8U | (at + i < bytes.size() && at >= 0 ? static_cast<quint8>(bytes.at(at + i)) : 0U);
    return value;
}

/** An INDEX of CFF: where each of its items begins, and where the last one ends; empty: there is none. */
struct CffIndex {
    QList<qsizetype> offsets;
    qsizetype end = 0;

    static CffIndex at(const QByteArray &cff, qsizetype begin)
    {
        const auto count = static_cast<qsizetype>(number(cff, begin, 2));
        CffIndex index{.offsets = {}, .end = begin + 2};
        if (count == 0)
            return index;
        const int size = static_cast<int>(number(cff, begin + 2, 1));
        const qsizetype data = begin + 3 + (count + 1) * size - 1;
        for (qsizetype i = 0; i <= count; ++i)
            index.offsets.append(data + static_cast<qsizetype>(number(cff, begin + 3 + i * size, size)));
        index.end = index.offsets.constLast();
        return index;
    }
};

/** Where the letters' outlines begin: operand of the operator 17 of the first Top DICT. 0: not found. */
qsizetype charStringsOf(const QByteArray &cff)
{
    constexpr quint32 charStrings = 17;
    constexpr quint32 lastOperator = 21;
    constexpr quint32 escape = 12;
    const CffIndex names = CffIndex::at(cff, static_cast<qsizetype>(number(cff, 2, 1)));
    const CffIndex dicts = CffIndex::at(cff, names.end);
    if (dicts.offsets.size() < 2)
        return 0;
    qint64 operand = 0;
    for (qsizetype at = dicts.offsets.at(0); at < dicts.offsets.at(1);) {
        const quint32 first = number(cff, at, 1);
        if (first == charStrings)
            return operand;
        if (first <= lastOperator) {
            at += first == escape ? 2 : 1;
        } else if (first == 28) {
            operand = number(cff, at + 1, 2);
            at += 3;
        } else if (first == 29) {
            operand = number(cff, at + 1, 4);
            at += 5;
        } else if (first == 30) { // a real number: until a nibble of 15
            for (++at;
                 at < dicts.offsets.at(1) && (number(cff, at, 1) & 15U) != 15U && number(cff, at, 1) >> 4U != 15U;)
                ++at;
            ++at;
        } else if (first >= 247) {
            const bool isNegative = first >= 251;
            operand = isNegative ? 0 : (first - 247) * 256 + number(cff, at + 1, 1) + 108;
            at += 2;
        } else {
            operand = static_cast<qint64>(first) - 139;
            ++at;
        }
    }
    return 0;
}

} // namespace

SheetFont::SheetFont(QByteArray file)
    : m_file(std::move(file))
{
    if (m_file.isEmpty())
        return;
    m_outlines = table("CFF ");
    m_unitsPerEm = static_cast<int>(number(table("head"), 18, 2));
    readCharacters(table("cmap"));
    readWidths();
}

const SheetFont &SheetFont::of(Face face)
{
    const auto read = [](const QString &name) {
        QFile file(u":/fonts/"_s + name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    static const SheetFont regular(read(u"Inter-Regular.otf"_s));
    static const SheetFont strong(read(u"Inter-SemiBold.otf"_s));
    return face == Face::Strong ? strong : regular;
}

QByteArray SheetFont::table(QByteArrayView tag) const
{
    constexpr qsizetype header = 12;
    constexpr qsizetype entry = 16;
    const auto count = static_cast<qsizetype>(number(m_file, 4, 2));
    for (qsizetype i = 0; i < count; ++i) {
        const qsizetype at = header + i * entry;
        if (m_file.mid(at, 4) == tag)
            return m_file.mid(static_cast<qsizetype>(number(m_file, at + 8, 4)),
                              static_cast<qsizetype>(number(m_file, at + 12, 4)));
    }
    return {};
}

/** By the subtable of format 12, which cmake/tabularfont.py writes. */
void SheetFont::readCharacters(const QByteArray &cmap)
{
    constexpr quint32 segmented = 12;
    const auto count = static_cast<qsizetype>(number(cmap, 2, 2));
    for (qsizetype i = 0; i < count; ++i) {
        const auto at = static_cast<qsizetype>(number(cmap, 4 + 8 * i + 4, 4));
        if (number(cmap, at, 2) != segmented)
            continue;
        const auto groups = static_cast<qsizetype>(number(cmap, at + 12, 4));
        for (qsizetype n = 0; n < groups; ++n) {
            const qsizetype group = at + 16 + 12 * n;
            const quint32 first = number(cmap, group, 4);
            const quint32 last = std::min<quint32>(number(cmap, group + 4, 4), 0x10FFFF);
            for (quint32 character = first; character <= last; ++character)
                m_glyphs.insert(char32_t(character), static_cast<int>(number(cmap, group + 8, 4) + character - first));
        }
    }
}

void SheetFont::readWidths()
{
    const QByteArray hmtx = table("hmtx");
    const auto count = static_cast<qsizetype>(number(table("hhea"), 34, 2));
    for (qsizetype i = 0; i < count; ++i)
        m_widths.append(static_cast<int>(number(hmtx, 4 * i, 2)));
}

int SheetFont::glyphOf(char32_t character) const
{
    return m_glyphs.value(character, m_glyphs.value(U'?'));
}

int SheetFont::widthOf(int glyph) const
{
    if (m_widths.isEmpty() || m_unitsPerEm == 0)
        return thousand / 2;
    return m_widths.value(glyph, m_widths.constLast()) * thousand / m_unitsPerEm;
}

QByteArray SheetFont::outlinesOf(const QSet<int> &glyphs) const
{
    // "endchar" in place of each byte: the table keeps its form, and is packed to almost nothing.
    constexpr char endOfGlyph = 14;
    QByteArray cff = m_outlines;
    const CffIndex letters = CffIndex::at(cff, charStringsOf(cff));
    for (qsizetype i = 0; i + 1 < letters.offsets.size(); ++i) {
        const qsizetype begin = letters.offsets.at(i);
        const qsizetype end = letters.offsets.at(i + 1);
        if (!glyphs.contains(static_cast<int>(i)) && begin < end && end <= cff.size())
            std::fill(cff.begin() + begin, cff.begin() + end, endOfGlyph);
    }
    return cff;
}

namespace
{

/** In thousandths of the letters' height, as they come. */
int pixelsOf(qint64 width, const Style &style)
{
    return static_cast<int>((width * style.pixels + thousand - 1) / thousand);
}

/** How much of @p text, in whole letters, has room in @p width behind what has @p taken some of it. It looks no further than that: a
 *  provider's answer may be one long word.
 */
qsizetype fitting(QStringView text, const Style &style, int width, qint64 taken = 0)
{
    const SheetFont &font = SheetFont::of(style.face);
    for (qsizetype at = 0; at < text.size();) {
        const bool isPair = text.at(at).isHighSurrogate() && at + 1 < text.size() && text.at(at + 1).isLowSurrogate();
        const char32_t letter = isPair ? QChar::surrogateToUcs4(text.at(at), text.at(at + 1)) : text.at(at).unicode();
        taken += font.widthOf(font.glyphOf(letter));
        if (pixelsOf(taken, style) > width)
            return at;
        at += isPair ? 2 : 1;
    }
    return text.size();
}

} // namespace

int widthOf(const QString &text, const Style &style)
{
    const SheetFont &font = SheetFont::of(style.face);
    qint64 width = 0;
    const QList<uint> letters = text.toUcs4();
    for (const uint letter : letters)
        width += font.widthOf(font.glyphOf(char32_t(letter)));
    return pixelsOf(width, style);
}

QString elided(const QString &text, const Style &style, int width)
{
    if (fitting(text, style, width) == text.size())
        return text;
    const SheetFont &font = SheetFont::of(style.face);
    return text.left(fitting(text, style, width, font.widthOf(font.glyphOf(U'…')))) + u'…';
}

QStringList wrapped(const QString &text, const Style &style, int width)
{
    QStringList lines;
    QString line;
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    for (const QString &word : words) {
        const QString longer = line.isEmpty() ? word : line + u' ' + word;
        if (fitting(longer, style, width) == longer.size()) {
            line = longer;
            continue;
        }
        if (!line.isEmpty())
            lines.append(std::exchange(line, QString()));
        QStringView rest = word;
        for (qsizetype fits = 0; (fits = fitting(rest, style, width)) < rest.size(); rest = rest.sliced(fits)) {
            fits = qMax(fits, qMin<qsizetype>(rest.at(0).isHighSurrogate() ? 2 : 1, rest.size()));
            lines.append(rest.left(fits).toString());
        }
        line = rest.toString();
    }
    if (!line.isEmpty())
        lines.append(line);
    return lines;
}

} // namespace balcao::sheet
