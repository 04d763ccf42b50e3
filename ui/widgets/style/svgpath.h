// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QPainterPath>

#include <optional>

namespace balcao
{

/** Reads the path data of an SVG ("M5 12h.1M12 …"): M L H V C S A Z in both cases, which is all that our icons use.
 *  Qt's own SVG module is not part of the Windows build. Empty when anything else is met.
 */
[[nodiscard]] std::optional<QPainterPath> readSvgPath(QByteArrayView data);

} // namespace balcao
