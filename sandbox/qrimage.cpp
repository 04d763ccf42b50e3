// SPDX-License-Identifier: MIT
#include "sandbox/qrimage.h"

#include <QBuffer>
#include <QImage>

#include <qrcodegen.hpp>

namespace balcao::sandbox
{

namespace
{

constexpr int quietZone = 4;
constexpr int pixelsPerModule = 6;

QImage drawn(const qrcodegen::QrCode &code)
{
    const int modules = code.getSize() + 2 * quietZone;
    QImage image(modules, modules, QImage::Format_Grayscale8);
    image.fill(Qt::white);
    for (int y = 0; y < code.getSize(); ++y) {
        for (int x = 0; x < code.getSize(); ++x) {
            if (code.getModule(x, y)) {
                image.setPixel(x + quietZone, y + quietZone, qRgb(0, 0, 0));
            }
        }
    }
    return image.scaled(image.size() * pixelsPerModule, Qt::IgnoreAspectRatio, Qt::FastTransformation);
}

} // namespace

QByteArray qrPng(const std::string &text)
{
    QByteArray png;
    try {
        QBuffer buffer(&png);
        buffer.open(QIODevice::WriteOnly);
        drawn(qrcodegen::QrCode::encodeText(text.c_str(), qrcodegen::QrCode::Ecc::MEDIUM)).save(&buffer, "PNG");
    } catch (const qrcodegen::data_too_long &) {
        return {};
    }
    return png;
}

} // namespace balcao::sandbox
