// SPDX-License-Identifier: MIT
#include "ui/qr/qrimage.h"

#include <QtEndian>

#include <qrcodegen.hpp>

#include <algorithm>
#include <stdexcept>

using namespace Qt::StringLiterals;

namespace balcao
{

std::optional<QrMatrix> QrMatrix::encode(QByteArrayView bytes)
{
    if (bytes.isEmpty())
        return std::nullopt;
    try {
        const std::vector<std::uint8_t> data(bytes.begin(), bytes.end());
        const std::vector<qrcodegen::QrSegment> segments{qrcodegen::QrSegment::makeBytes(data)};
        // boostEcl off: what is said to be M stays M, and the version stays the one that the layout was planned for.
        const qrcodegen::QrCode code =
            qrcodegen::QrCode::encodeSegments(segments, qrcodegen::QrCode::Ecc::MEDIUM, 1, 40, -1, false);
        QrMatrix matrix(code.getSize());
        matrix.m_dark.reserve(static_cast<std::size_t>(code.getSize()) * static_cast<std::size_t>(code.getSize()));
        for (int y = 0; y < code.getSize(); ++y) {
            for (int x = 0; x < code.getSize(); ++x)
                matrix.m_dark.push_back(code.getModule(x, y));
        }
        return matrix;
    } catch (const std::length_error &) { // qrcodegen::data_too_long
        return std::nullopt;
    }
}

GreyPicture drawQr(const QrMatrix &matrix, int modulePixels)
{
    const int module = std::max(1, modulePixels);
    const int modules = matrix.size() + 2 * QrMatrix::quietZone;
    GreyPicture picture{.width = modules * module, .height = modules * module, .pixels = {}};
    for (int y = -QrMatrix::quietZone; y < matrix.size() + QrMatrix::quietZone; ++y) {
        QByteArray row;
        for (int x = -QrMatrix::quietZone; x < matrix.size() + QrMatrix::quietZone; ++x)
            row.append(module, matrix.isDark(x, y) ? '\0' : '\xff');
        picture.pixels += row.repeated(module);
    }
    return picture;
}

QByteArray drawQrSvg(const QrMatrix &matrix)
{
    const int side = matrix.size() + 2 * QrMatrix::quietZone;
    QByteArray path;
    for (int y = 0; y < matrix.size(); ++y) {
        for (int x = 0; x < matrix.size(); ++x) {
            if (matrix.isDark(x, y))
                path += "M" + QByteArray::number(x + QrMatrix::quietZone) + "," +
                        QByteArray::number(y + QrMatrix::quietZone) + "h1v1h-1z";
        }
    }
    const QByteArray box = QByteArray::number(side);
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " +
           box + " " + box + "\" shape-rendering=\"crispEdges\"><rect width=\"" + box + "\" height=\"" + box +
           "\" fill=\"#ffffff\"/><path fill=\"#000000\" d=\"" + path + "\"/></svg>\n";
}

namespace
{

quint32 crc(const QByteArray &bytes)
{
    quint32 value = 0xffffffff;
    for (const char byte : bytes) {
        value ^= static_cast<quint8>(byte);
        for (int bit = 0; bit < 8; ++bit)
            value = (value >> 1) ^ ((value & 1) != 0 ? 0xedb88320 : 0);
    }
    return ~value;
}

QByteArray bigEndian(quint32 value)
{
    QByteArray bytes(sizeof value, Qt::Uninitialized);
    qToBigEndian(value, bytes.data());
    return bytes;
}

QByteArray chunk(const QByteArray &type, const QByteArray &data)
{
    return bigEndian(static_cast<quint32>(data.size())) + type + data + bigEndian(crc(type + data));
}

} // namespace

QByteArray toPng(const GreyPicture &picture)
{
    QByteArray rows; // each behind the number of its filter: none
    for (int y = 0; y < picture.height; ++y)
        rows += '\0' + picture.pixels.mid(qsizetype(y) * picture.width, picture.width);
    const QByteArray greyOfEightBits("\x08\0\0\0\0", 5);
    const QByteArray size =
        bigEndian(static_cast<quint32>(picture.width)) + bigEndian(static_cast<quint32>(picture.height));
    constexpr qsizetype lengthOfQt = 4; // before the stream that PNG wants
    return "\x89PNG\r\n\x1a\n" + chunk("IHDR", size + greyOfEightBits) +
           chunk("IDAT", qCompress(rows, 9).sliced(lengthOfQt)) + chunk("IEND", {});
}

bool isDrawnAs(const GreyPicture &picture, QByteArrayView bytes)
{
    const auto matrix = QrMatrix::encode(bytes);
    const int modules = matrix ? matrix->size() + 2 * QrMatrix::quietZone : 0;
    const qsizetype width = picture.width;
    if (modules == 0 || width % modules != 0 || width < modules || picture.height != width ||
        picture.pixels.size() != width * width)
        return false;
    const qsizetype module = width / modules;
    for (int y = 0; y < modules; ++y) {
        for (int x = 0; x < modules; ++x) {
            const bool isInk = picture.pixels.at((y * module + module / 2) * width + x * module + module / 2) == '\0';
            if (matrix->isDark(x - QrMatrix::quietZone, y - QrMatrix::quietZone) != isInk)
                return false;
        }
    }
    return true;
}

} // namespace balcao
