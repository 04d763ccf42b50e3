// SPDX-License-Identifier: MIT
#pragma once

#include "ui/sheet/sheet.h"

#include <QByteArray>
#include <QHash>
#include <QSet>
#include <QString>
#include <QStringList>

namespace balcao::sheet
{

/** A typeface as it lies in the program (OpenType with CFF outlines): widths of its letters, and the outlines for a PDF. By Qt's core
 *  alone, so that programs without a window make the same pages.
 */
class SheetFont
{
public:
    /** Of a face. Not valid where the program was built without the typeface. */
    [[nodiscard]] static const SheetFont &of(Face face);

    [[nodiscard]] bool isValid() const noexcept { return m_unitsPerEm > 0 && !m_outlines.isEmpty(); }
    /** The glyph of a character; of what the face does not have the one of "?". */
    [[nodiscard]] int glyphOf(char32_t character) const;
    /** In thousandths of the letters' size. */
    [[nodiscard]] int widthOf(int glyph) const;
    /** The CFF table in which only these glyphs, and the parts that they share, are drawn. */
    [[nodiscard]] QByteArray outlinesOf(const QSet<int> &glyphs) const;

private:
    explicit SheetFont(QByteArray file);
    [[nodiscard]] QByteArray table(QByteArrayView tag) const;
    void readCharacters(const QByteArray &cmap);
    void readWidths();

    QByteArray m_file;
    QByteArray m_outlines;
    QHash<char32_t, int> m_glyphs;
    QList<int> m_widths;
    int m_unitsPerEm = 0;
};

/** In pixels, rounded up. */
[[nodiscard]] int widthOf(const QString &text, const Style &style);
/** Cut to @p width with an ellipsis. */
[[nodiscard]] QString elided(const QString &text, const Style &style, int width);
/** Broken between words, and inside one only where it is wider than a line. */
[[nodiscard]] QStringList wrapped(const QString &text, const Style &style, int width);

} // namespace balcao::sheet
