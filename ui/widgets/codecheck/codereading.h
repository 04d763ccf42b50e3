// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"
#include "ui/presentation/codecheck/codepicture.h"

#include <QByteArray>
#include <QImage>
#include <QString>

/** The text of the QR code in a picture that somebody brought: hostile until it is read. Each takes its time, and may be called
 *  in any thread.
 */
namespace balcao::codereading
{

/** Limit of a file or its bytes. */
inline constexpr qint64 mostBytes = 20'000'000;
/** Limit of the size in a picture's header, before anything is decoded: QImageReader's own (128 MB) at four bytes a pixel. Qt itself
 *  applies it to the smaller picture into which a large one is decoded.
 */
inline constexpr qint64 mostPixels = 128LL * 1024 * 1024 / 4;

using Text = Expected<QString, PictureProblem>;

[[nodiscard]] Text ofFile(const QString &name);
[[nodiscard]] Text ofBytes(const QByteArray &bytes);
[[nodiscard]] Text ofImage(const QImage &image);

} // namespace balcao::codereading
