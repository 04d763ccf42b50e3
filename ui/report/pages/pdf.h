// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <functional>

class QPagedPaintDevice;

namespace balcao::report
{

/** A PDF of A4 pages without margins, which @p paint draws. */
[[nodiscard]] QByteArray pdfOf(const QString &title, int pixelsPerInch,
                               const std::function<void(QPagedPaintDevice &)> &paint);

} // namespace balcao::report
