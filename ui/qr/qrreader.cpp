// SPDX-License-Identifier: MIT
#include "ui/qr/qrimage.h"

#ifdef BALCAO_HAVE_ZXING
#define ZX_USE_UTF8 1
#include <ZXing/ReadBarcode.h>
#endif

#include <algorithm>

namespace balcao
{

#ifdef BALCAO_HAVE_ZXING

bool canReadBack() noexcept
{
    return true;
}

bool readsBack(const GreyPicture &picture, QByteArrayView bytes)
{
    const ZXing::ImageView view(reinterpret_cast<const std::uint8_t *>(picture.pixels.constData()), picture.width,
                                picture.height, ZXing::ImageFormat::Lum);
    ZXing::DecodeHints hints;
    hints.setFormats(ZXing::BarcodeFormat::QRCode);
    hints.setIsPure(true);
    const ZXing::Result result = ZXing::ReadBarcode(view, hints);
    return result.isValid() &&
           std::equal(result.bytes().begin(), result.bytes().end(), bytes.begin(), bytes.end(),
                      [](std::uint8_t read, char wanted) { return read == static_cast<std::uint8_t>(wanted); });
}

std::optional<QByteArray> readQr(const GreyPicture &picture)
{
    const ZXing::ImageView view(reinterpret_cast<const std::uint8_t *>(picture.pixels.constData()), picture.width,
                                picture.height, ZXing::ImageFormat::Lum);
    ZXing::DecodeHints hints;
    hints.setFormats(ZXing::BarcodeFormat::QRCode);
    hints.setTryHarder(true);
    const ZXing::Result result = ZXing::ReadBarcode(view, hints);
    if (!result.isValid())
        return std::nullopt;
    QByteArray bytes;
    for (const std::uint8_t byte : result.bytes())
        bytes.append(static_cast<char>(byte));
    return bytes;
}

#else

bool canReadBack() noexcept
{
    return false;
}

std::optional<QByteArray> readQr(const GreyPicture &)
{
    return std::nullopt;
}

bool readsBack(const GreyPicture &picture, QByteArrayView bytes)
{
    return isDrawnAs(picture, bytes);
}

#endif

} // namespace balcao
