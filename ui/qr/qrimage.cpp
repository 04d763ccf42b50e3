// SPDX-License-Identifier: MIT
#include "ui/qr/qrimage.h"

#include <QPainter>

#include <qrcodegen.hpp>

#ifdef BALCAO_HAVE_ZXING
#define ZX_USE_UTF8 1
#include <ZXing/ReadBarcode.h>
#endif

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

QImage drawQr(const QrMatrix &matrix, int modulePixels)
{
    const int module = std::max(1, modulePixels);
    const int side = (matrix.size() + 2 * QrMatrix::quietZone) * module;
    QImage picture(side, side, QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    for (int y = 0; y < matrix.size(); ++y) {
        for (int x = 0; x < matrix.size(); ++x) {
            if (matrix.isDark(x, y))
                painter.fillRect((x + QrMatrix::quietZone) * module, (y + QrMatrix::quietZone) * module, module, module,
                                 Qt::black);
        }
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

#ifdef BALCAO_HAVE_ZXING

bool canReadBack() noexcept
{
    return true;
}

bool readsBack(const QImage &picture, QByteArrayView bytes)
{
    const QImage grey = picture.convertToFormat(QImage::Format_Grayscale8);
    const ZXing::ImageView view(grey.constBits(), grey.width(), grey.height(), ZXing::ImageFormat::Lum,
                                static_cast<int>(grey.bytesPerLine()));
    ZXing::DecodeHints hints;
    hints.setFormats(ZXing::BarcodeFormat::QRCode);
    hints.setIsPure(true);
    const ZXing::Result result = ZXing::ReadBarcode(view, hints);
    return result.isValid() &&
           std::equal(result.bytes().begin(), result.bytes().end(), bytes.begin(), bytes.end(),
                      [](std::uint8_t read, char wanted) { return read == static_cast<std::uint8_t>(wanted); });
}

#else

bool canReadBack() noexcept
{
    return false;
}

bool readsBack(const QImage &, QByteArrayView)
{
    return true;
}

#endif

} // namespace balcao
