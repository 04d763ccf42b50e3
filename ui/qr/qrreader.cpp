// SPDX-License-Identifier: MIT
#include "ui/qr/qrimage.h"

#ifdef BALCAO_HAVE_ZXING
#include <QCoreApplication>
#include <QLibrary>
#endif

namespace balcao
{

#ifdef BALCAO_HAVE_ZXING

namespace
{

/** By ZXing, which a start does not pay for: it is loaded with the first code. Where it cannot be, no code is read. */
std::optional<QByteArray> codeIn(const GreyPicture &picture, bool isDrawn)
{
    using Read = bool(const GreyPicture *, bool, QByteArray *);
    static Read *const read = reinterpret_cast<Read *>(QLibrary::resolve(
        QCoreApplication::applicationDirPath() + QStringLiteral("/../lib/balcao/codereader.so"), "balcaoReadQr"));
    QByteArray bytes;
    return read && read(&picture, isDrawn, &bytes) ? std::optional(bytes) : std::nullopt;
}

} // namespace

bool canReadBack() noexcept
{
    return true;
}

bool readsBack(const GreyPicture &picture, QByteArrayView bytes)
{
    const auto code = codeIn(picture, true);
    return code && *code == bytes;
}

std::optional<QByteArray> readQr(const GreyPicture &picture)
{
    return codeIn(picture, false);
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
