// SPDX-License-Identifier: MIT
#pragma once

#include "ui/qr/qrimage.h"

#include <QPainterPath>

namespace balcao::report
{

/** Adds the dark modules of @p matrix to @p path, behind its quiet zone from @p corner. One path: no seam shows between modules that meet. */
inline void addModules(QPainterPath &path, const QrMatrix &matrix, QPointF corner, int module)
{
    path.setFillRule(Qt::WindingFill);
    const QPointF first = corner + QPointF(QrMatrix::quietZone, QrMatrix::quietZone) * module;
    for (int y = 0; y < matrix.size(); ++y) {
        for (int x = 0; x < matrix.size(); ++x) {
            if (matrix.isDark(x, y))
                path.addRect(QRectF(first + QPointF(x, y) * module, QSizeF(module, module)));
        }
    }
}

} // namespace balcao::report
