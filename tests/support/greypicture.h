// SPDX-License-Identifier: MIT
#pragma once

#include "ui/qr/qrimage.h"

#include <QImage>

namespace balcao::test
{

/** What is seen on a screen or in a file, as the QR functions take it. */
inline GreyPicture grey(const QImage &picture)
{
    const QImage image = picture.convertToFormat(QImage::Format_Grayscale8);
    GreyPicture result{.width = image.width(), .height = image.height(), .pixels = {}};
    for (int y = 0; y < image.height(); ++y)
        result.pixels.append(reinterpret_cast<const char *>(image.constScanLine(y)), image.width());
    return result;
}

} // namespace balcao::test
