// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/papersheet.h"

#include "core/print/code128.h"
#include "core/printer/computerprinters.h"
#include "ui/presentation/paper/paperpresenter.h"
#include "ui/widgets/style/fonts.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>
#include <QPdfWriter>
#include <QStringList>

#include <algorithm>
#include <type_traits>

#ifdef Q_OS_WIN
#include <QPrinter>
#endif

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr int sheetLetter = 12;
constexpr int sheetPixels = 20;
constexpr int sheetRow = 30;
constexpr int sheetBars = 64;

int heightOf(const print::Part &part, const print::PrinterProfile &profile)
{
    return std::visit(
        [&](const auto &one) {
            using One = std::decay_t<decltype(one)>;
            if constexpr (std::is_same_v<One, print::Row>)
                return one.scale > 1 ? one.scale * sheetRow - 6 : sheetRow;
            else if constexpr (std::is_same_v<One, print::Code>)
                return (one.modules.side + 2 * print::Modules::quietZone) * profile.dotsFor(one.modules.side);
            else
                return sheetBars + 8;
        },
        part);
}

/** In letters of this computer that are as wide as the printer's. */
void paintRow(QPainter &painter, const print::Row &row)
{
    QFont font = fonts::fixed(sheetPixels * row.scale);
    font.setBold(row.isBold);
    const QFontMetricsF metrics(font, painter.device());
    painter.save();
    painter.setFont(font);
    painter.scale(sheetLetter * row.scale / metrics.horizontalAdvance(u'0'), 1);
    painter.drawText(QPointF(0, metrics.ascent()), row.text);
    painter.restore();
}

/** One path: no seam shows between modules that meet. */
template <class IsDark>
QPainterPath squares(int columns, int rows, QPointF from, QSizeF module, IsDark isDark)
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (int y = 0; y < rows; ++y) {
        for (int x = 0; x < columns; ++x) {
            int run = 0;
            while (x + run < columns && isDark(x + run, y))
                ++run;
            if (run > 0)
                path.addRect(QRectF(from + QPointF(x * module.width(), y * module.height()),
                                    QSizeF(run * module.width(), module.height())));
            x += run;
        }
    }
    return path;
}

QPainterPath drawn(const print::Code &code, const print::PrinterProfile &profile)
{
    const int side = code.modules.side;
    const int dots = profile.dotsFor(side);
    return squares(side, side, QPointF((profile.width - side * dots) / 2, print::Modules::quietZone * dots),
                   QSizeF(dots, dots), [&code](int x, int y) { return code.modules.isDark(x, y); });
}

QPainterPath drawn(const print::Bars &bars, const print::PrinterProfile &profile)
{
    constexpr int quietZone = 10;
    const QByteArray text = bars.text.toLatin1();
    const QByteArray modules = print::code128(QLatin1StringView(text));
    const auto across = static_cast<int>(modules.size());
    const int dots = std::min(3, profile.width / (across + 2 * quietZone));
    return squares(across, 1, QPointF((profile.width - across * dots) / 2, 0), QSizeF(dots, sheetBars),
                   [&modules](int x, int) { return modules.at(x) != 0; });
}

/** In the middle of an A4 page, larger than on a roll where it fits. */
void paintPage(QPagedPaintDevice &page, const PaperSheet &sheet)
{
    constexpr qreal largest = 1.4;
    constexpr qreal margin = 100;
    QPainter painter(&page);
    const qreal dot = page.logicalDpiX() / qreal(PaperSheet::dotsPerInch);
    painter.scale(dot, dot);
    const QSizeF room(page.width() / dot, page.height() / dot);
    const qreal scale = std::min(largest, (room.height() - 2 * margin) / sheet.height());
    painter.translate((room.width() - sheet.width() * scale) / 2, margin);
    painter.scale(scale, scale);
    sheet.paint(painter);
}

QByteArray pdfOf(const print::Paper &paper, const print::PrinterProfile &profile)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF());
    writer.setCreator(u"Balcão"_s);
    paintPage(writer, PaperSheet(paper, profile));
    return bytes;
}

Expected<print::Delivered, print::DeliveryError> printed(const QString &printer, const print::Paper &paper,
                                                         const print::PrinterProfile &profile, int copies)
{
#ifdef Q_OS_WIN
    return print::deliverDrawing(printer, [&](const QString &document) {
        QPrinter page(QPrinter::HighResolution);
        page.setPrinterName(printer);
        if (!page.isValid())
            return false;
        page.setDocName(document);
        page.setPageSize(QPageSize(QPageSize::A4));
        page.setPageMargins(QMarginsF());
        page.setCopyCount(copies);
        paintPage(page, PaperSheet(paper, profile));
        return page.printerState() != QPrinter::Error;
    });
#else
    return print::deliverDocument(printer, pdfOf(paper, profile), copies);
#endif
}

} // namespace

PaperSheet::PaperSheet(const print::Paper &paper, const print::PrinterProfile &profile)
    : m_profile(profile)
    , m_parts(print::laidOut(paper, profile.columns(), profile.page))
{
}

int PaperSheet::height() const
{
    int height = 0;
    for (const print::Part &part : m_parts)
        height += heightOf(part, m_profile);
    return height;
}

void PaperSheet::paint(QPainter &painter) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::black);
    for (const print::Part &part : m_parts) {
        if (const auto *row = std::get_if<print::Row>(&part))
            paintRow(painter, *row);
        else if (const auto *code = std::get_if<print::Code>(&part))
            painter.fillPath(drawn(*code, m_profile), Qt::black);
        else if (const auto *bars = std::get_if<print::Bars>(&part))
            painter.fillPath(drawn(*bars, m_profile), Qt::black);
        painter.translate(0, heightOf(part, m_profile));
    }
    painter.restore();
}

QString PaperSheet::text() const
{
    QStringList rows;
    for (const print::Part &part : m_parts) {
        if (const auto *row = std::get_if<print::Row>(&part); row && !row->text.startsWith("---"_L1))
            rows.append(row->text.simplified());
        else if (std::holds_alternative<print::Code>(part))
            rows.append(QCoreApplication::translate("balcao::PaperSheet", "QR Code"));
    }
    rows.removeAll(QString());
    return rows.join(u'\n');
}

PaperSheets paperSheets()
{
    return {.pdf = pdfOf, .print = printed};
}

} // namespace balcao
