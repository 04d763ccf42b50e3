// SPDX-License-Identifier: MIT
#pragma once

#include <QIcon>
#include <QPainterPath>

#include <optional>

class QPainter;

namespace balcao
{

/** Reads the path data of an SVG ("M5 12h.1M12 …"): M L H V C S A Z in both cases, which is all that our icons use.
 *  Qt's own SVG module is not part of the Windows build. Empty when anything else is met.
 */
[[nodiscard]] std::optional<QPainterPath> readSvgPath(QByteArrayView data);
/** Draws the icon @p name of resources/icons (24 × 24 grid, stroke 1.75) into @p box in one colour. Unknown names draw nothing. */
void paintIcon(QPainter &painter, const QRectF &box, const QString &name, const QColor &color);
/** Draws the program's own sign (resources/app/app-icon.svg). */
void paintAppIcon(QPainter &painter, const QRectF &box);
/** The program's icon in all sizes, for windows and task bars. */
[[nodiscard]] QIcon appIcon();

} // namespace balcao
