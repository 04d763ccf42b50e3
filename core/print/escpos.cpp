// SPDX-License-Identifier: MIT
#include "core/print/escpos.h"

#include "core/print/code128.h"

#include <algorithm>

namespace balcao::print
{

namespace
{

constexpr int barRows = 64;
constexpr int barQuietZone = 10;

QByteArray command(std::initializer_list<int> bytes)
{
    QByteArray made;
    for (const int byte : bytes)
        made += static_cast<char>(byte);
    return made;
}

/** Rows of dots, as wide as the paper; the first dot of a byte is its highest bit. */
class Picture
{
public:
    explicit Picture(int width)
        : m_width(width)
    {
    }

    /** The same row @p times; @p isDark tells of a dot from the left. */
    template <class IsDark>
    void add(int times, IsDark isDark)
    {
        QByteArray row(m_width / 8, '\0');
        for (int x = 0; x < m_width; ++x) {
            if (isDark(x))
                row[x / 8] = static_cast<char>(static_cast<unsigned char>(row.at(x / 8)) | (0x80U >> (x % 8)));
        }
        for (int time = 0; time < times; ++time)
            m_rows.append(row);
    }
    [[nodiscard]] QByteArray bytes() const
    {
        constexpr qsizetype slice = 256;
        const int across = m_width / 8;
        QByteArray made;
        for (qsizetype first = 0; first < m_rows.size(); first += slice) {
            const auto rows = static_cast<int>(std::min(slice, m_rows.size() - first));
            made += command({0x1D, 0x76, 0x30, 0x00, across % 256, across / 256, rows % 256, rows / 256});
            for (int row = 0; row < rows; ++row)
                made += m_rows.at(first + row);
        }
        return made;
    }

private:
    int m_width;
    QList<QByteArray> m_rows;
};

struct Writer {
    const PrinterProfile &profile;
    QByteArray &bytes;

    Expected<void, PaperError> operator()(const Row &row) const
    {
        if (row.isBold)
            bytes += command({0x1B, 0x45, 1});
        if (row.scale > 1)
            bytes += command({0x1D, 0x21, 0x11});
        bytes += encoded(row.text, profile.page) + '\n';
        if (row.scale > 1)
            bytes += command({0x1D, 0x21, 0});
        if (row.isBold)
            bytes += command({0x1B, 0x45, 0});
        return {};
    }
    Expected<void, PaperError> operator()(const Code &code) const
    {
        const int dots = profile.dotsFor(code.modules.side);
        if (dots == 0 || code.modules.side == 0)
            return Unexpected<PaperError>(PaperError::CodeTooLarge);
        bytes += drawn(code, dots);
        return {};
    }
    Expected<void, PaperError> operator()(const Bars &bars) const
    {
        const QByteArray text = bars.text.toLatin1();
        const QByteArray modules = code128(QLatin1StringView(text));
        const auto across = static_cast<int>(modules.size()) + 2 * barQuietZone;
        const int dots = std::min(3, profile.width / across);
        if (modules.isEmpty() || dots == 0)
            return Unexpected<PaperError>(PaperError::NoBars);
        const int before = (profile.width - static_cast<int>(modules.size()) * dots) / 2;
        Picture picture(profile.width);
        picture.add(barRows, [&](int x) {
            const int module = x < before ? -1 : (x - before) / dots;
            return module >= 0 && module < modules.size() && modules.at(module) != 0;
        });
        bytes += picture.bytes();
        return {};
    }

private:
    [[nodiscard]] QByteArray drawn(const Code &code, int dots) const
    {
        const int quiet = Modules::quietZone;
        const int before = (profile.width - code.modules.side * dots) / 2;
        Picture picture(profile.width);
        for (int y = -quiet; y < code.modules.side + quiet; ++y)
            picture.add(dots, [&](int x) { return x >= before && code.modules.isDark((x - before) / dots, y); });
        return picture.bytes();
    }
};

} // namespace

Expected<QByteArray, PaperError> escPos(const Paper &paper, const PrinterProfile &profile)
{
    // The reset, once; clones from China print two bytes as one sign until they are told.
    QByteArray bytes = command({0x1B, 0x40, 0x1C, 0x2E, 0x1B, 0x74, profile.table});
    for (const Part &part : laidOut(paper, profile.columns(), profile.page))
        BALCAO_TRY(std::visit(Writer{.profile = profile, .bytes = bytes}, part));
    // Past the blade, or the edge that the paper is torn at.
    bytes += command({0x1B, 0x64, 4});
    if (profile.cuts)
        bytes += command({0x1D, 0x56, 0x01});
    return bytes;
}

} // namespace balcao::print
