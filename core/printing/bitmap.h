// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

namespace balcao::print
{

/** A picture of one bit a dot. 1 is ink. */
struct Bitmap {
    /** In dots; a multiple of 8. */
    int width = 0;
    int height = 0;
    /** Rows from the top without gaps. The first dot of a byte is its highest bit. */
    QByteArray rows;

    [[nodiscard]] int bytesPerRow() const { return width / 8; }
    /** False outside. */
    [[nodiscard]] bool isDark(int x, int y) const
    {
        return x >= 0 && y >= 0 && x < width && y < height &&
               (static_cast<unsigned char>(rows.at(qsizetype(y) * bytesPerRow() + x / 8)) & (0x80U >> (x % 8))) != 0;
    }
    bool operator==(const Bitmap &) const = default;
};

} // namespace balcao::print
