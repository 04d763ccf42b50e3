// SPDX-License-Identifier: MIT
#pragma once

#include "core/printing/bitmap.h"

#include <QByteArray>

namespace balcao::print
{

/** @p picture in ESC/POS, from the reset to the feed and, if @p cuts, the cut. No byte of it is text.
 *
 *  The picture comes in bands that printers with little memory hold.
 */
[[nodiscard]] QByteArray escPos(const Bitmap &picture, bool cuts);

} // namespace balcao::print
