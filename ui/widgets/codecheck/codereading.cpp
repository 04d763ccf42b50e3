// SPDX-License-Identifier: MIT
#include "ui/widgets/codecheck/codereading.h"

#include "ui/qr/qrimage.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QPainter>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao::codereading
{

namespace
{

/** Larger ones are made smaller: a code's modules are seen all the same. */
constexpr int longestSide = 2400;

Unexpected<PictureProblem> no(PictureProblem problem)
{
    return Unexpected<PictureProblem>(problem);
}

/** Formats that somebody's plugin would read (SVG, PDF, camera files) are not asked. */
bool isTaken(const QByteArray &format)
{
    static const QList<QByteArray> formats{"png", "jpeg", "jpg", "bmp", "gif", "webp"};
    return formats.contains(format);
}

QSize shrunk(QSize size)
{
    return std::max(size.width(), size.height()) > longestSide
               ? size.scaled(longestSide, longestSide, Qt::KeepAspectRatio).expandedTo({1, 1})
               : size;
}

/** Grey, scaled down to the size that is read; transparent pixels become @p paper. Null: out of memory. */
QImage greyOn(Qt::GlobalColor paper, const QImage &image)
{
    QImage seen = image;
    if (image.hasAlphaChannel()) {
        seen = QImage(image.size(), QImage::Format_RGB32);
        if (seen.isNull())
            return {};
        seen.fill(paper);
        QPainter(&seen).drawImage(0, 0, image);
    }
    return seen.scaled(shrunk(seen.size()), Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
        .convertToFormat(QImage::Format_Grayscale8);
}

} // namespace

Text ofImage(const QImage &image)
{
    if (image.isNull())
        return no(PictureProblem::NotAPicture);
    if (!canReadBack())
        return no(PictureProblem::NoReader);
    // Light modules on a transparent ground are seen on a dark one only.
    QList<Qt::GlobalColor> papers{Qt::white};
    if (image.hasAlphaChannel())
        papers.append(Qt::black);
    for (const Qt::GlobalColor paper : std::as_const(papers)) {
        const QImage grey = greyOn(paper, image);
        if (grey.isNull())
            return no(PictureProblem::TooLarge);
        GreyPicture picture{.width = grey.width(), .height = grey.height(), .pixels = {}};
        for (int y = 0; y < grey.height(); ++y)
            picture.pixels.append(reinterpret_cast<const char *>(grey.constScanLine(y)), grey.width());
        if (const auto code = readQr(picture))
            return QString::fromUtf8(*code);
    }
    return no(PictureProblem::NoCode);
}

Text ofBytes(const QByteArray &bytes)
{
    if (bytes.size() > mostBytes)
        return no(PictureProblem::TooLarge);
    QBuffer buffer;
    buffer.setData(bytes);
    if (!buffer.open(QIODevice::ReadOnly))
        return no(PictureProblem::NotAPicture);
    QImageReader reader(&buffer);
    reader.setAutoTransform(true);
    if (!reader.canRead() || !isTaken(reader.format()))
        return no(PictureProblem::NotAPicture);
    const QSize size = reader.size();
    if (size.isEmpty())
        return no(PictureProblem::NotAPicture);
    if (qint64(size.width()) * size.height() > mostPixels)
        return no(PictureProblem::TooLarge);
    if (const QSize smaller = shrunk(size); smaller != size)
        reader.setScaledSize(smaller);
    return ofImage(reader.read());
}

Text ofFile(const QString &name)
{
    // A pipe or a device would be waited for.
    const QFileInfo info(name);
    if (!info.isFile())
        return no(PictureProblem::NoFile);
    if (info.size() > mostBytes)
        return no(PictureProblem::TooLarge);
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return no(PictureProblem::NoFile);
    return ofBytes(file.read(mostBytes + 1));
}

} // namespace balcao::codereading
