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

#else

bool canReadBack() noexcept
{
    return false;
}

bool readsBack(const GreyPicture &picture, QByteArrayView bytes)
{
    return isDrawnAs(picture, bytes);
}

#endif

} // namespace balcao
