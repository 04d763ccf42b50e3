// SPDX-License-Identifier: MIT
#include "ui/report/pages/pdf.h"

#include "ui/text/format.h"

#include <QBuffer>
#include <QPdfWriter>

using namespace Qt::StringLiterals;

namespace balcao::report
{

QByteArray pdfOf(const QString &title, int pixelsPerInch, const std::function<void(QPagedPaintDevice &)> &paint)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF());
    writer.setCreator(u"Balcão"_s);
    writer.setTitle(display::quoted(title));
    writer.setResolution(pixelsPerInch);
    paint(writer);
    return bytes;
}

} // namespace balcao::report
