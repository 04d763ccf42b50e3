// SPDX-License-Identifier: MIT
#include "ui/report/pages/raster.h"

#include "core/printing/code128.h"
#include "core/printing/computerprinters.h"
#include "ui/qr/qrimage.h"
#include "ui/report/pages/pdf.h"
#include "ui/report/pages/qrpath.h"
#include "ui/report/pages/typeface.h"
#include "ui/report/report.h"
#include "ui/report/text.h"

#include <QFontMetricsF>
#include <QImage>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPainterPath>
#include <QTextLayout>

#include <algorithm>
#include <cmath>
#include <memory>
#include <vector>

#ifdef Q_OS_WIN
#include <QPrinter>
#endif

using namespace Qt::StringLiterals;

namespace balcao::report
{

namespace
{

constexpr int dotsPerInch = 203;
/** Capitals are 17 dots high, 2.2 mm. */
constexpr int letterDots = 24;
constexpr int lineDots = 30;
/** Beside texts, for letters that reach over their place. */
constexpr int marginDots = 2;

QFont fontOf(bool isStrong, bool isLarge = false)
{
    QFont font = typeface::font(isLarge ? 2 * letterDots : letterDots, isStrong ? QFont::DemiBold : QFont::Normal);
    // The same dots whatever the desktop's settings are.
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setStyleStrategy(QFont::NoSubpixelAntialias);
    return font;
}

/** A report laid out on a roll of paper. Lengths in dots. */
class Drawing
{
public:
    using Done = Expected<void, RasterError>;

    struct Code {
        QByteArray payload;
        /** With its quiet zone, which may be outside of the paper. */
        QRect place;
    };

    explicit Drawing(const print::PrinterProfile &profile)
        : m_profile(profile)
    {
        typeface::load();
        // One path: no seam shows between modules that meet.
        m_shapes.setFillRule(Qt::WindingFill);
    }

    [[nodiscard]] Done add(const Report &report)
    {
        addCentred(report.warning, true);
        addCentred(report.title, true, true);
        addCentred(report.subtitle);
        for (const Block &block : report.blocks)
            BALCAO_TRY(std::visit(*this, block));
        addCentred(report.footer);
        addCentred(report.warning, true);
        return {};
    }

    [[nodiscard]] int width() const { return m_profile.width; }
    [[nodiscard]] int height() const { return m_height; }
    [[nodiscard]] const QList<Code> &codes() const { return m_codes; }
    /** In black, from the painter's origin. */
    void paint(QPainter &painter) const
    {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::black);
        for (const Text &text : m_texts)
            text.layout->draw(&painter, QPointF(marginDots, text.top));
        painter.fillPath(m_shapes, Qt::black);
    }

    Done operator()(const Heading &heading)
    {
        addCentred(heading.text, true);
        return {};
    }
    Done operator()(const Paragraph &paragraph)
    {
        addText(toText(paragraph.text), fontOf(paragraph.isStrong, paragraph.isLarge),
                paragraph.isCentred ? Qt::AlignHCenter : Qt::AlignLeft);
        return {};
    }
    Done operator()(const Pairs &pairs)
    {
        for (const Pair &pair : pairs.pairs)
            addPair(toText(pair.label), toText(pair.value));
        return {};
    }
    /** The first cell of a row is a label, and the others are its value. */
    Done operator()(const Table &table)
    {
        for (const QList<Value> &row : table.rows) {
            QStringList cells;
            for (const Value &cell : row)
                cells.append(toText(cell));
            const QString label = cells.isEmpty() ? QString() : cells.takeFirst();
            addPair(label, cells.join(u" · "_s));
        }
        return {};
    }
    Done operator()(const QrCode &code)
    {
        addCentred(code.title, true);
        if (!code.payload.isEmpty())
            BALCAO_TRY(addCode(code.payload));
        for (const QString &line : code.lines)
            addCentred(line);
        addCentred(code.note);
        return {};
    }
    Done operator()(const BarCode &code)
    {
        constexpr int barsHeight = 64;
        constexpr int quietZone = 10;
        const QByteArray text = code.text.toLatin1();
        const QByteArray modules = print::code128(QLatin1StringView(text));
        const auto across = static_cast<int>(modules.size());
        const int dots = std::min(3, width() / (across + 2 * quietZone));
        if (across == 0 || dots == 0)
            return Unexpected<RasterError>(RasterError::NoBars);
        const int left = (width() - across * dots) / 2;
        for (int module = 0; module < across; ++module) {
            if (modules.at(module) != 0)
                m_shapes.addRect(left + module * dots, m_height, dots, barsHeight);
        }
        m_height += barsHeight + 8;
        addCentred(code.text);
        return {};
    }
    Done operator()(Rule)
    {
        constexpr int thickness = 2;
        m_shapes.addRect(0, m_height + (lineDots - thickness) / 2, width(), thickness);
        m_height += lineDots;
        return {};
    }

private:
    struct Text {
        int top;
        std::unique_ptr<QTextLayout> layout;
    };

    [[nodiscard]] qreal room() const { return width() - 2 * marginDots; }

    void addText(const QString &text, QFont font, Qt::Alignment alignment)
    {
        if (font.pixelSize() > letterDots)
            shrink(font, text);
        QTextOption option(alignment);
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        auto layout = std::make_unique<QTextLayout>(text, font);
        layout->setTextOption(option);
        layout->setCacheEnabled(true);
        const int least = lineDots * font.pixelSize() / letterDots;
        int below = 0;
        layout->beginLayout();
        for (QTextLine line = layout->createLine(); line.isValid(); line = layout->createLine()) {
            line.setLineWidth(room());
            line.setPosition(QPointF(0, below));
            // Letters of another typeface may be higher.
            below += std::max(least, static_cast<int>(std::ceil(line.height())));
        }
        layout->endLayout();
        m_texts.push_back({.top = m_height, .layout = std::move(layout)});
        m_height += std::max(least, below);
    }
    /** Large letters become smaller before a word, for example an amount, is broken. */
    void shrink(QFont &font, const QString &text) const
    {
        const QFontMetricsF metrics(font);
        qreal widest = 0;
        for (const QString &word : text.split(u' '))
            widest = std::max(widest, metrics.horizontalAdvance(word));
        if (widest > room())
            font.setPixelSize(std::max(letterDots, static_cast<int>(font.pixelSize() * room() / widest)));
    }
    /** Nothing if @p text is empty. */
    void addCentred(const QString &text, bool isStrong = false, bool isLarge = false)
    {
        if (!text.isEmpty())
            addText(toText(text), fontOf(isStrong, isLarge), Qt::AlignHCenter);
    }
    /** Below each other if they do not fit into a line. */
    void addPair(const QString &label, const QString &value)
    {
        constexpr int gap = 16;
        const QFont font = fontOf(false);
        const QFontMetricsF metrics(font);
        const bool isOneLine = metrics.horizontalAdvance(label) + gap + metrics.horizontalAdvance(value) <= room();
        const int before = m_height;
        addText(label, font, Qt::AlignLeft);
        const int bottom = m_height;
        if (isOneLine)
            m_height = before;
        if (!value.isEmpty())
            addText(value, font, Qt::AlignRight);
        m_height = std::max(m_height, bottom);
    }
    Done addCode(const QByteArray &payload)
    {
        const auto matrix = QrMatrix::encode(payload);
        const int side = matrix ? matrix->size() : 0;
        const int dots = matrix ? m_profile.dotsFor(side) : 0;
        if (dots == 0)
            return Unexpected<RasterError>(RasterError::CodeTooLarge);
        const int quietZone = QrMatrix::quietZone * dots;
        const int whole = side * dots + 2 * quietZone;
        const QRect place((width() - side * dots) / 2 - quietZone, m_height, whole, whole);
        addModules(m_shapes, *matrix, place.topLeft(), dots);
        m_codes.append({.payload = payload, .place = place});
        m_height += whole;
        return {};
    }

    const print::PrinterProfile &m_profile;
    int m_height = 0;
    std::vector<Text> m_texts;
    /** Codes and rules. */
    QPainterPath m_shapes;
    QList<Code> m_codes;
};

print::Bitmap bitmapOf(const Drawing &drawing)
{
    /** Lighter pixels have less than 3/8 ink, and are paper. */
    constexpr int lightest = 160;
    QImage grey(drawing.width(), drawing.height(), QImage::Format_Grayscale8);
    grey.fill(Qt::white);
    QPainter painter(&grey);
    drawing.paint(painter);
    painter.end();
    print::Bitmap bitmap{.width = grey.width(), .height = grey.height(), .rows = {}};
    bitmap.rows.fill('\0', qsizetype(bitmap.bytesPerRow()) * bitmap.height);
    auto *bytes = reinterpret_cast<unsigned char *>(bitmap.rows.data());
    for (int y = 0; y < bitmap.height; ++y) {
        const uchar *const line = grey.constScanLine(y);
        for (int x = 0; x < bitmap.width; ++x) {
            if (line[x] < lightest)
                bytes[x / 8] |= static_cast<unsigned char>(0x80U >> (x % 8));
        }
        bytes += bitmap.bytesPerRow();
    }
    return bitmap;
}

/** Whether the code can be read from the picture. */
bool isReadable(const print::Bitmap &bitmap, const Drawing::Code &code)
{
    GreyPicture picture{.width = code.place.width(), .height = code.place.height(), .pixels = {}};
    for (int y = 0; y < picture.height; ++y) {
        for (int x = 0; x < picture.width; ++x)
            picture.pixels += bitmap.isDark(code.place.x() + x, code.place.y() + y) ? '\0' : '\xff';
    }
    return readsBack(picture, code.payload);
}

/** In the middle of the page, larger than on a roll where it fits. */
void paintPage(QPagedPaintDevice &page, const Drawing &slip)
{
    constexpr qreal largest = 1.4;
    constexpr qreal margin = 100;
    QPainter painter(&page);
    const qreal dot = page.logicalDpiX() / qreal(dotsPerInch);
    painter.scale(dot, dot);
    const QSizeF room(page.width() / dot, page.height() / dot);
    const qreal scale = std::min(largest, (room.height() - 2 * margin) / slip.height());
    painter.translate((room.width() - slip.width() * scale) / 2, margin);
    painter.scale(scale, scale);
    slip.paint(painter);
}

QByteArray slipPdf(const Report &report, const print::PrinterProfile &profile)
{
    Drawing slip(profile);
    if (!slip.add(report))
        return {};
    return pdfOf(report.title, dotsPerInch, [&slip](QPagedPaintDevice &page) { paintPage(page, slip); });
}

Expected<print::Delivered, print::DeliveryError> printSlipPage(const QString &printer, const Report &report,
                                                               const print::PrinterProfile &profile, int copies)
{
#ifdef Q_OS_WIN
    return print::deliverDrawing(printer, [&](const QString &document) {
        Drawing slip(profile);
        QPrinter page(QPrinter::HighResolution);
        page.setPrinterName(printer);
        if (!slip.add(report) || !page.isValid())
            return false;
        page.setDocName(document);
        page.setPageSize(QPageSize(QPageSize::A4));
        page.setPageMargins(QMarginsF());
        page.setCopyCount(copies);
        paintPage(page, slip);
        return page.printerState() != QPrinter::Error;
    });
#else
    return print::deliverDocument(printer, slipPdf(report, profile), copies);
#endif
}

} // namespace

Expected<print::Bitmap, RasterError> toRaster(const Report &report, const print::PrinterProfile &profile)
{
    Drawing drawing(profile);
    BALCAO_TRY(drawing.add(report));
    print::Bitmap bitmap = bitmapOf(drawing);
    const bool isGood = std::all_of(drawing.codes().begin(), drawing.codes().end(),
                                    [&bitmap](const Drawing::Code &code) { return isReadable(bitmap, code); });
    if (!isGood)
        return Unexpected<RasterError>(RasterError::UnreadableCode);
    return bitmap;
}

SlipRenderer slipRenderer()
{
    return {.raster = toRaster, .pdf = slipPdf, .printPage = printSlipPage};
}

} // namespace balcao::report
