// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"
#include "ui/presentation/check/codepicture.h"

#include <QByteArray>
#include <QImage>
#include <QString>

/** The text of the QR code in a picture that somebody brought: hostile until it is read. Each takes its time, and may be called
 *  in any thread.
 */
namespace balcao::codereading
{

/** What a file or its bytes may have at most, and what a picture's header may say of it before anything is decoded. */
inline constexpr qint64 mostBytes = 20'000'000;
inline constexpr qint64 mostPixels = 64'000'000;

using Text = Expected<QString, PictureProblem>;

[[nodiscard]] Text ofFile(const QString &name);
[[nodiscard]] Text ofBytes(const QByteArray &bytes);
[[nodiscard]] Text ofImage(const QImage &image);

} // namespace balcao::codereading
