// SPDX-License-Identifier: MIT
#pragma once

#include <QIcon>

class QPainter;
class QRectF;

namespace balcao
{

/** Draws the icon @p name of resources/icons (24 × 24 grid, stroke 1.75) into @p box in one colour. Unknown names draw nothing. */
void paintIcon(QPainter &painter, const QRectF &box, const QString &name, const QColor &color);
/** Draws the program's own sign (resources/app/app-icon.svg). */
void paintAppIcon(QPainter &painter, const QRectF &box);
/** The program's icon in all sizes, for windows and task bars. */
[[nodiscard]] QIcon appIcon();

} // namespace balcao
