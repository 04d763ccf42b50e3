// SPDX-License-Identifier: MIT
// What is loaded with the first code that is read (ui/qr/qrreader.cpp).
#include "ui/qr/qrimage.h"

#define ZX_USE_UTF8 1
#include <ZXing/ReadBarcode.h>

#if __has_include(<ZXing/ReaderOptions.h>)
using Options = ZXing::ReaderOptions;
#else
using Options = ZXing::DecodeHints; // ZXing before 2.2
#endif

/** Whether there is a QR code in @p picture, and what it says. @p isDrawn: the picture is nothing but the code, as it was drawn. */
extern "C" Q_DECL_EXPORT bool balcaoReadQr(const balcao::GreyPicture *picture, bool isDrawn, QByteArray *bytes)
{
    // ZXing 2.2 throws for an empty picture, and no version knows how many bytes there are.
    const qsizetype size = qsizetype(picture->width) * picture->height;
    if (picture->width <= 0 || picture->height <= 0 || picture->pixels.size() < size)
        return false;
    Options options;
    options.setFormats(ZXing::BarcodeFormat::QRCode);
    options.setIsPure(isDrawn);
    options.setTryHarder(!isDrawn);
    const auto read = [&](const QByteArray &pixels) {
        return ZXing::ReadBarcode(ZXing::ImageView(reinterpret_cast<const std::uint8_t *>(pixels.constData()),
                                                   picture->width, picture->height, ZXing::ImageFormat::Lum),
                                  options);
    };
    auto result = read(picture->pixels);
    if (!result.isValid() && !isDrawn) {
        // Light on dark: ZXing before 2 does not look for it.
        QByteArray negative = picture->pixels;
        for (char &pixel : negative)
            pixel = static_cast<char>(~pixel);
        result = read(negative);
    }
    if (!result.isValid())
        return false;
    for (const std::uint8_t byte : result.bytes())
        bytes->append(static_cast<char>(byte));
    return true;
}
