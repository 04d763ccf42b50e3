// SPDX-License-Identifier: MIT
#include "ui/sheet/pdf.h"

#include "ui/sheet/sheetfont.h"

#include <QMap>

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao::sheet
{

namespace
{

constexpr std::array faces{Face::Regular, Face::Strong};

QByteArray hex(quint32 number)
{
    return QByteArray::number(number, 16).rightJustified(4, '0').toUpper();
}

/** Points of a length in pixels: three quarters, in the two decimals that this takes. */
QByteArray points(int pixels)
{
    const int quarters = pixels * 3;
    static constexpr std::array<const char *, 4> rest{"", ".25", ".5", ".75"};
    return QByteArray::number(quarters / 4) + rest.at(static_cast<std::size_t>(quarters % 4));
}

/** PDF counts from the bottom. */
QByteArray height(int pixels)
{
    return points(pageHeight - pixels);
}

QByteArray colour(Ink ink)
{
    const auto part = [ink](unsigned shift) {
        return "0." + QByteArray::number((ink >> shift & 255U) * 999U / 255U).rightJustified(3, '0') + ' ';
    };
    return part(16) + part(8) + part(0) + "rg\n";
}

/** A text of the file's properties: UTF-16 with its mark, in hexadecimal. */
QByteArray property(const QString &text)
{
    QByteArray all = "<FEFF";
    for (const QChar unit : text)
        all += hex(unit.unicode());
    return all + '>';
}

/** The letters of a face that the document has: by glyph, for the way back to text. */
using Letters = QMap<int, char32_t>;

/** What one page draws. */
class Drawing
{
public:
    explicit Drawing(std::array<Letters, 2> &letters)
        : m_letters(letters)
    {
    }

    void operator()(const Text &text)
    {
        const auto face = static_cast<std::size_t>(text.style.face);
        const SheetFont &font = SheetFont::of(text.style.face);
        QByteArray glyphs;
        const QList<uint> letters = text.text.toUcs4();
        for (const uint letter : letters) {
            const int glyph = font.glyphOf(char32_t(letter));
            if (!m_letters.at(face).contains(glyph))
                m_letters.at(face).insert(glyph, char32_t(letter));
            glyphs += hex(static_cast<quint32>(glyph));
        }
        const int left = text.isRight ? text.x - widthOf(text.text, text.style) : text.x;
        m_bytes += colour(text.style.ink) + "BT /F" + QByteArray::number(face) + ' ' + points(text.style.pixels) +
                   " Tf " + points(left) + ' ' + height(text.baseline) + " Td <" + glyphs + "> Tj ET\n";
    }

    void operator()(const Rule &rule)
    {
        m_bytes += colour(rule.ink) + points(rule.x) + ' ' + height(rule.y + 1) + ' ' + points(rule.width) + ' ' +
                   points(1) + " re f\n";
    }

    /** Neighbours in a row are one rectangle, and all of them one shape: no thin lines of white are left between them. */
    void operator()(const Code &code)
    {
        m_bytes += colour(0);
        for (int y = 0; y < code.matrix.size(); ++y) {
            for (int x = 0; x < code.matrix.size(); ++x) {
                int length = 0;
                while (code.matrix.isDark(x + length, y))
                    ++length;
                if (length > 0)
                    m_bytes += points(code.x + x * Code::modulePixels) + ' ' +
                               height(code.y + (y + 1) * Code::modulePixels) + ' ' +
                               points(length * Code::modulePixels) + ' ' + points(Code::modulePixels) + " re\n";
                x += length;
            }
        }
        m_bytes += "f\n";
    }

    [[nodiscard]] const QByteArray &bytes() const { return m_bytes; }

private:
    std::array<Letters, 2> &m_letters;
    QByteArray m_bytes;
};

/** The file: numbered objects, and at its end where each of them begins. */
class File
{
public:
    /** A number for what is written later. */
    int reserve()
    {
        m_offsets.append(0);
        return static_cast<int>(m_offsets.size());
    }
    void write(int object, const QByteArray &content)
    {
        m_offsets[object - 1] = m_bytes.size();
        m_bytes += QByteArray::number(object) + " 0 obj\n" + content + "\nendobj\n";
    }
    int add(const QByteArray &content)
    {
        const int object = reserve();
        write(object, content);
        return object;
    }
    int addStream(const QByteArray &content, const QByteArray &keys = {})
    {
        constexpr qsizetype lengthOfQt = 4;
        const QByteArray packed = qCompress(content).sliced(lengthOfQt);
        return add("<< /Length " + QByteArray::number(packed.size()) + " /Filter /FlateDecode" + keys +
                   " >>\nstream\n" + packed + "\nendstream");
    }
    [[nodiscard]] QByteArray finish(int catalog, int information)
    {
        const QByteArray count = QByteArray::number(m_offsets.size() + 1);
        const qsizetype begin = m_bytes.size();
        m_bytes += "xref\n0 " + count + "\n0000000000 65535 f \n";
        for (const qsizetype offset : std::as_const(m_offsets))
            m_bytes += QByteArray::number(offset).rightJustified(10, '0') + " 00000 n \n";
        m_bytes += "trailer\n<< /Size " + count + " /Root " + reference(catalog) + " /Info " + reference(information) +
                   " >>\nstartxref\n" + QByteArray::number(begin) + "\n%%EOF\n";
        return m_bytes;
    }
    [[nodiscard]] static QByteArray reference(int object) { return QByteArray::number(object) + " 0 R"; }

private:
    QByteArray m_bytes = "%PDF-1.4\n%\xE2\xE3\xCF\xD3\n";
    QList<qsizetype> m_offsets;
};

/** Which text each glyph is, so that it can be searched and copied. */
QByteArray unicodeOf(const Letters &letters)
{
    QByteArray map = "/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Balcao def /CMapType 2 "
                     "def 1 begincodespacerange <0000> <FFFF> endcodespacerange\n";
    for (auto letter = letters.cbegin(); letter != letters.cend(); ++letter) {
        QByteArray text;
        for (const QChar unit : QString::fromUcs4(&letter.value(), 1))
            text += hex(unit.unicode());
        map += "1 beginbfchar <" + hex(static_cast<quint32>(letter.key())) + "> <" + text + "> endbfchar\n";
    }
    return map + "endcmap CMapName currentdict /CMap defineresource pop end end";
}

int addFont(File &file, Face face, const Letters &letters)
{
    const SheetFont &font = SheetFont::of(face);
    const QByteArray name = face == Face::Strong ? "/BALCAO+Inter-SemiBold" : "/BALCAO+Inter-Regular";
    const QList<int> glyphs = letters.keys();
    const int outlines = file.addStream(font.outlinesOf(QSet<int>(glyphs.begin(), glyphs.end()) + QSet<int>{0}),
                                        " /Subtype /CIDFontType0C");
    const int descriptor =
        file.add("<< /Type /FontDescriptor /FontName " + name +
                 " /Flags 4 /FontBBox [-750 -300 2600 1100] /ItalicAngle 0 /Ascent 969 /Descent -242 /CapHeight 727 "
                 "/StemV 90 /FontFile3 " +
                 File::reference(outlines) + " >>");
    QByteArray widths;
    for (const int glyph : glyphs)
        widths += QByteArray::number(glyph) + " [" + QByteArray::number(font.widthOf(glyph)) + "] ";
    const int descendant = file.add("<< /Type /Font /Subtype /CIDFontType0 /BaseFont " + name +
                                    " /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> "
                                    "/FontDescriptor " +
                                    File::reference(descriptor) + " /W [" + widths + "] >>");
    const int unicode = file.addStream(unicodeOf(letters));
    return file.add("<< /Type /Font /Subtype /Type0 /BaseFont " + name + " /Encoding /Identity-H /DescendantFonts [" +
                    File::reference(descendant) + "] /ToUnicode " + File::reference(unicode) + " >>");
}

} // namespace

QByteArray pdfOf(const Document &document, const QDateTime &madeAt)
{
    const bool hasFonts = SheetFont::of(Face::Regular).isValid() && SheetFont::of(Face::Strong).isValid();
    if (!hasFonts || document.pages.isEmpty())
        return {};
    File file;
    std::array<Letters, 2> letters;
    const int catalog = file.reserve();
    const int tree = file.reserve();
    const int resources = file.reserve();
    QByteArray kids;
    for (const Page &page : document.pages) {
        Drawing drawing(letters);
        for (const Item &item : page.items)
            std::visit(drawing, item);
        const int content = file.addStream(drawing.bytes());
        kids +=
            File::reference(file.add("<< /Type /Page /Parent " + File::reference(tree) + " /MediaBox [0 0 " +
                                     points(pageWidth) + ' ' + points(pageHeight) + "] /Resources " +
                                     File::reference(resources) + " /Contents " + File::reference(content) + " >>")) +
            ' ';
    }
    QByteArray fonts;
    for (const Face face : faces) {
        const auto place = static_cast<std::size_t>(face);
        if (!letters.at(place).isEmpty())
            fonts +=
                "/F" + QByteArray::number(place) + ' ' + File::reference(addFont(file, face, letters.at(place))) + ' ';
    }
    file.write(resources, "<< /Font << " + fonts + ">> >>");
    file.write(tree,
               "<< /Type /Pages /Kids [" + kids + "] /Count " + QByteArray::number(document.pages.size()) + " >>");
    file.write(catalog, "<< /Type /Catalog /Pages " + File::reference(tree) + " >>");
    const int information =
        file.add("<< /Title " + property(document.title) + " /Producer " + property(u"Balcão"_s) +
                 " /CreationDate (D:" + madeAt.toUTC().toString(u"yyyyMMddHHmmss"_s).toLatin1() + "Z) >>");
    return file.finish(catalog, information);
}

} // namespace balcao::sheet
