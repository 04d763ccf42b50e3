// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/theme.h"

#include <QRectF>
#include <QString>
#include <QStringList>

class QFont;
class QPainter;

/** Small pieces that several widgets draw. */
namespace balcao::painting
{

/** A rounded box, its border drawn inside @p box so that no line is cut. A border width of 0 draws none. */
void box(QPainter &painter, const QRectF &box, double radius, const QColor &fill, const QColor &border = {},
         double borderWidth = 0);

/** Space that a keycap with this text takes. */
[[nodiscard]] QSize keycapSize(const QString &text);
/** A key's name in a small frame ("Ctrl + Enter"). */
void keycap(QPainter &painter, const QRect &box, const QString &text, const QColor &ink, const QColor &border,
            const QColor &fill = Qt::transparent);

/** Draws @p lead semi-bold and @p rest regular on one line, centred vertically in @p box; the end is elided. */
void leadAndRest(QPainter &painter, const QRect &box, int pixels, const QString &lead, const QString &rest);
[[nodiscard]] int leadAndRestWidth(int pixels, const QString &lead, const QString &rest);

/** The lines of a text @p width pixels wide: broken between words, and inside one only where it is wider than a line. */
[[nodiscard]] QStringList lines(const QString &text, const QFont &font, int width);

} // namespace balcao::painting
