// SPDX-License-Identifier: MIT
#pragma once

#include "ui/text/format.h"

#include <QBuffer>
#include <QByteArray>
#include <QPdfWriter>
#include <QString>

namespace balcao::report
{

/** A PDF of A4 pages without margins, which @p paint draws on a QPagedPaintDevice. */
template <class Paint>
[[nodiscard]] QByteArray pdfOf(const QString &title, int pixelsPerInch, Paint paint)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF());
    writer.setCreator(QStringLiteral("Balcão"));
    writer.setTitle(display::quoted(title));
    writer.setResolution(pixelsPerInch);
    paint(writer);
    return bytes;
}

} // namespace balcao::report
