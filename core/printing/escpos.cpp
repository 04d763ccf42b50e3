// SPDX-License-Identifier: MIT
#include "core/printing/escpos.h"

#include <algorithm>

namespace balcao::print
{

namespace
{

constexpr int rowsOfBand = 256;

QByteArray command(std::initializer_list<int> bytes)
{
    QByteArray made;
    for (const int byte : bytes)
        made += static_cast<char>(byte);
    return made;
}

} // namespace

QByteArray escPos(const Bitmap &picture, bool cuts)
{
    const int across = picture.bytesPerRow();
    QByteArray bytes = command({0x1B, 0x40});
    for (int first = 0; first < picture.height; first += rowsOfBand) {
        const int rows = std::min(rowsOfBand, picture.height - first);
        bytes += command({0x1D, 0x76, 0x30, 0x00, across % 256, across / 256, rows % 256, rows / 256});
        bytes += picture.rows.mid(qsizetype(first) * across, qsizetype(rows) * across);
    }
    // Past the blade, or the edge that the paper is torn at.
    bytes += command({0x1B, 0x64, 4});
    if (cuts)
        bytes += command({0x1D, 0x56, 0x01});
    return bytes;
}

} // namespace balcao::print
