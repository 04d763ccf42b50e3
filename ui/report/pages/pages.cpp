// SPDX-License-Identifier: MIT
#include "ui/report/pages/pages.h"

#include "ui/qr/qrimage.h"
#include "ui/report/pages/pdf.h"
#include "ui/report/pages/qrpath.h"
#include "ui/report/pages/typeface.h"
#include "ui/report/report.h"
#include "ui/report/text.h"
#include "ui/text/format.h"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPainterPath>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextTable>

#include <algorithm>
#include <map>
#include <numeric>
#include <optional>
#include <type_traits>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao::report
{

namespace
{

struct PagesTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::report)
};

constexpr int edge = 60;
constexpr int top = 52;
constexpr int warningHeight = 30;
/** The line above the footer. */
constexpr int footRule = 1057;
constexpr int bodyWidth = Pages::size.width() - 2 * edge;
constexpr int cellPadding = 5;
constexpr QColor ink(0x16, 0x1B, 0x24);
constexpr QColor quiet(0x45, 0x4C, 0x58);
constexpr QColor hairline(0xDF, 0xDB, 0xD2);
constexpr QColor training(0x57, 0x1F, 0x87);

/** Without contextual letters: a PDF would not know which characters they are. */
QFont pageFont(int pixels, QFont::Weight weight = QFont::Normal)
{
    QFont font = typeface::font(pixels, weight);
    font.setStyleStrategy(QFont::PreferNoShaping);
    return font;
}

/** The look of a text; no text is smaller than 12 pixels. */
struct Look {
    int pixels = 13;
    QFont::Weight weight = QFont::Normal;
    QColor color = ink;

    [[nodiscard]] QTextCharFormat format() const
    {
        QTextCharFormat format;
        format.setFont(pageFont(pixels, weight));
        format.setForeground(color);
        return format;
    }
};

const Look plainLook;
const Look strongLook{.weight = QFont::DemiBold};
const Look labelLook{.color = quiet};
const Look rowTitleLook{.weight = QFont::DemiBold, .color = quiet};
const Look noteLook{.pixels = 12, .color = quiet};

/** The QR codes among the letters of a document, each encoded once. */
class QrObject : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    static constexpr int type = QTextFormat::UserObject;
    static constexpr int payload = QTextFormat::UserProperty;
    /** 2 pixels are 0.53 mm: a phone's camera reads that from paper. */
    static constexpr int module = 2;

    using QObject::QObject;

    [[nodiscard]] static int sideOf(const QrMatrix &matrix)
    {
        return (matrix.size() + 2 * QrMatrix::quietZone) * module;
    }

    QSizeF intrinsicSize(QTextDocument *, int, const QTextFormat &format) override
    {
        const auto &matrix = matrixOf(format);
        return matrix ? QSizeF(sideOf(*matrix), sideOf(*matrix)) : QSizeF();
    }
    void drawObject(QPainter *painter, const QRectF &box, QTextDocument *, int, const QTextFormat &format) override
    {
        QPainterPath path;
        if (const auto &matrix = matrixOf(format))
            addModules(path, *matrix, box.topLeft(), module);
        painter->fillPath(path, Qt::black);
    }

private:
    const std::optional<QrMatrix> &matrixOf(const QTextFormat &format)
    {
        const QByteArray bytes = format.property(payload).toByteArray();
        const auto known = m_matrices.find(bytes);
        return known != m_matrices.end() ? known->second
                                         : m_matrices.emplace(bytes, QrMatrix::encode(bytes)).first->second;
    }

    std::map<QByteArray, std::optional<QrMatrix>> m_matrices;
};

/** Cuts the widest columns to one width if there is not enough room. */
void fit(QList<qreal> &widths)
{
    QList<qreal> sorted = widths;
    std::sort(sorted.begin(), sorted.end());
    qreal room = bodyWidth;
    qreal widest = 0;
    for (qsizetype i = 0; i < sorted.size(); ++i) {
        widest = room / static_cast<qreal>(sorted.size() - i);
        if (sorted.at(i) > widest)
            break;
        room -= sorted.at(i);
        widest = sorted.at(i);
    }
    for (qreal &width : widths)
        width = std::min(width, widest);
}

/** Writes the blocks of a report into a document, from top to bottom. */
class DocumentWriter
{
public:
    explicit DocumentWriter(QTextDocument &document)
        : m_cursor(&document)
    {
    }

    void line(const QString &text, const Look &look, qreal above = 0, Qt::Alignment alignment = Qt::AlignLeft)
    {
        QTextBlockFormat format;
        format.setTopMargin(above);
        format.setAlignment(alignment);
        begin(format, look.format());
        m_cursor.insertText(text);
    }

    /** Title and figure, and a smaller line below each of them. */
    void head(const Report &report)
    {
        const Look title{.pixels = 26, .weight = QFont::DemiBold};
        const Look figure{.pixels = 22, .weight = QFont::DemiBold};
        const qreal width = std::max(widthOf(display::quoted(report.figure), figure),
                                     widthOf(display::quoted(report.figureNote), noteLook));
        const qreal right = std::min<qreal>(bodyWidth / 2.0, width);
        const QTextTable *table = makeTable(2, {bodyWidth - right, right});
        fill(table, 0, 0, display::quoted(report.title), title, Line::None);
        fill(table, 0, 1, display::quoted(report.figure), figure, Line::None, true);
        fill(table, 1, 0, display::quoted(report.subtitle), noteLook, Line::None);
        fill(table, 1, 1, display::quoted(report.figureNote), noteLook, Line::None, true);
        leave();
    }

    void operator()(const Heading &heading)
    {
        line(display::quoted(heading.text), {.pixels = 15, .weight = QFont::DemiBold}, 14);
        m_headings.append(m_cursor.position());
        QTextBlockFormat format = m_cursor.blockFormat();
        format.setBottomMargin(6);
        format.setProperty(QTextFormat::BlockTrailingHorizontalRulerWidth,
                           QTextLength(QTextLength::PercentageLength, 100));
        m_cursor.setBlockFormat(format);
    }

    void operator()(const Paragraph &paragraph)
    {
        Look look = paragraph.isStrong ? strongLook : noteLook;
        if (paragraph.isLarge)
            look.pixels *= 2;
        line(toText(paragraph.text), look, 6, paragraph.isCentred ? Qt::AlignHCenter : Qt::AlignLeft);
    }

    void operator()(const Pairs &pairs)
    {
        constexpr int labelWidth = 190;
        const QTextTable *table = makeTable(static_cast<int>(pairs.pairs.size()), {labelWidth, bodyWidth - labelWidth});
        for (int i = 0; i < table->rows(); ++i) {
            const Pair &pair = pairs.pairs.at(i);
            fill(table, i, 0, display::quoted(pair.label), labelLook, Line::Below);
            fill(table, i, 1, toText(pair.value), strongLook, Line::Below);
        }
        leave();
    }

    void operator()(const Table &content)
    {
        QList<int> shown;
        QList<bool> areRight;
        QList<QStringList> rows{{}};
        for (int i = 0; i < content.columns.size(); ++i) {
            const Column &column = content.columns.at(i);
            if (column.isDetail)
                continue;
            shown.append(i);
            areRight.append(column.isRight);
            rows.first().append(display::quoted(column.title));
        }
        for (const QList<Value> &values : content.rows) {
            QStringList cells;
            if (values.size() == 1)
                cells.append(toText(values.constFirst()));
            for (int i = 0; values.size() > 1 && i < shown.size(); ++i)
                cells.append(toText(values.value(shown.at(i))));
            rows.append(cells);
        }
        QTextTable *table = makeTable(static_cast<int>(rows.size()), widthsOf(rows, areRight), 1);
        for (int row = 0; row < table->rows(); ++row) {
            const QStringList &cells = rows.at(row);
            const bool isWhole = cells.size() == 1 && shown.size() > 1;
            if (isWhole)
                table->mergeCells(row, 0, 1, table->columns());
            for (int i = 0; i < cells.size(); ++i)
                fill(table, row, i, cells.at(i), row == 0 || isWhole ? rowTitleLook : plainLook, Line::Below,
                     areRight.at(i));
        }
        leave();
    }

    void operator()(const QrCode &code)
    {
        constexpr int pictureModule = 4;
        const auto matrix = QrMatrix::encode(code.payload);
        const bool isDrawn = matrix && readsBack(drawQr(*matrix, pictureModule), code.payload);
        const qreal side = isDrawn ? QrObject::sideOf(*matrix) + 2 * cellPadding : 1;
        const QTextTable *table = makeTable(1, {side, bodyWidth - side});
        if (isDrawn) {
            QTextCharFormat picture;
            picture.setObjectType(QrObject::type);
            picture.setProperty(QrObject::payload, code.payload);
            table->cellAt(0, 0).firstCursorPosition().insertText(QString(QChar::ObjectReplacementCharacter), picture);
        }
        fill(table, 0, 1, display::quoted(code.title), strongLook, Line::None);
        QTextCursor below = table->cellAt(0, 1).lastCursorPosition();
        for (const QString &words : code.lines) {
            below.insertBlock({}, plainLook.format());
            below.insertText(display::quoted(words));
        }
        below.insertBlock({}, noteLook.format());
        below.insertText(display::quoted(code.note));
        leave();
    }

    /** Bar codes are for slips. */
    void operator()(const BarCode &code) { line(display::quoted(code.text), plainLook); }

    void operator()(const Rule &)
    {
        QTextBlockFormat format;
        format.setProperty(QTextFormat::BlockTrailingHorizontalRulerWidth,
                           QTextLength(QTextLength::PercentageLength, 100));
        begin(format, noteLook.format());
    }

    /** The empty block behind a table begins no page. */
    void finish()
    {
        QTextBlockFormat format;
        format.setLineHeight(1, QTextBlockFormat::FixedHeight);
        if (m_isFresh)
            m_cursor.setBlockFormat(format);
    }

    /** Moves headings at the end of a page to the next one, where their first rows are. Lays the document out. */
    void keepHeadings()
    {
        constexpr int needed = 100;
        for (const int position : std::as_const(m_headings)) {
            m_cursor.setPosition(position);
            const QAbstractTextDocumentLayout *layout = m_cursor.document()->documentLayout();
            const int y = qRound(layout->blockBoundingRect(m_cursor.block()).top()) % Pages::size.height();
            QTextBlockFormat format = m_cursor.blockFormat();
            format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
            if (y + needed > footRule)
                m_cursor.setBlockFormat(format);
        }
    }

private:
    /** Begins a block; one that is empty is taken: there is one at the beginning and behind each table. */
    void begin(const QTextBlockFormat &block, const QTextCharFormat &letters)
    {
        if (std::exchange(m_isFresh, false)) {
            m_cursor.setBlockFormat(block);
            m_cursor.setBlockCharFormat(letters);
            m_cursor.setCharFormat(letters);
        } else {
            m_cursor.insertBlock(block, letters);
        }
    }

    QTextTable *makeTable(int rows, const QList<qreal> &widths, int headers = 0)
    {
        QTextTableFormat format;
        QList<QTextLength> lengths;
        for (const qreal width : widths)
            lengths.append(QTextLength(QTextLength::FixedLength, width));
        format.setColumnWidthConstraints(lengths);
        format.setHeaderRowCount(headers);
        format.setCellPadding(cellPadding);
        format.setCellSpacing(0);
        format.setBorder(0);
        format.setBottomMargin(14);
        return m_cursor.insertTable(std::max(1, rows), static_cast<int>(widths.size()), format);
    }

    void leave()
    {
        m_cursor.movePosition(QTextCursor::End);
        m_isFresh = true;
    }

    enum class Line { None, Below };

    static void fill(const QTextTable *table, int row, int column, const QString &text, const Look &look, Line line,
                     bool isRight = false)
    {
        QTextTableCell cell = table->cellAt(row, column);
        QTextCursor cursor = cell.firstCursorPosition();
        QTextBlockFormat alignment;
        alignment.setAlignment(isRight ? Qt::AlignRight : Qt::AlignLeft);
        cursor.setBlockFormat(alignment);
        cursor.setBlockCharFormat(look.format());
        cursor.insertText(text, look.format());
        // Last: the format of the cell and that of its first block are one.
        QTextTableCellFormat format = cell.format().toTableCellFormat();
        if (column == 0)
            format.setLeftPadding(0);
        if (column + cell.columnSpan() == table->columns())
            format.setRightPadding(0);
        if (line == Line::Below) {
            format.setBottomBorder(1);
            format.setBottomBorderStyle(QTextFrameFormat::BorderStyle_Solid);
            format.setBottomBorderBrush(hairline);
        }
        cell.setFormat(format);
    }

    /** With some pixels more: the screen's letters may be wider than those of the layout. */
    static qreal widthOf(const QString &text, const Look &look)
    {
        constexpr qsizetype longest = 200;
        return QFontMetricsF(look.format().font()).horizontalAdvance(text.left(longest)) * 1.02 + 2 * cellPadding + 2;
    }

    /** As wide as their texts; the widest column of texts also gets the room that is left. */
    static QList<qreal> widthsOf(const QList<QStringList> &rows, const QList<bool> &areRight)
    {
        QList<qreal> widths(areRight.size(), 0);
        for (const QStringList &row : rows) {
            for (qsizetype i = 0; i < row.size() && row.size() == widths.size(); ++i)
                widths[i] = std::max(widths.at(i), widthOf(row.at(i), strongLook));
        }
        fit(widths);
        qsizetype widest = 0;
        for (qsizetype i = 0; i < widths.size(); ++i) {
            if (!areRight.at(i) && (areRight.at(widest) || widths.at(i) > widths.at(widest)))
                widest = i;
        }
        widths[widest] += bodyWidth - std::accumulate(widths.cbegin(), widths.cend(), qreal(0));
        return widths;
    }

    QTextCursor m_cursor;
    /** Positions in the document. */
    QList<int> m_headings;
    /** The block of the cursor is empty and unused. */
    bool m_isFresh = true;
};

std::unique_ptr<QTextDocument> toTextDocument(const Report &report)
{
    typeface::load();
    auto document = std::make_unique<QTextDocument>();
    document->setUndoRedoEnabled(false);
    document->setUseDesignMetrics(true);
    document->setDefaultFont(plainLook.format().font());
    document->documentLayout()->registerHandler(QrObject::type, new QrObject(document.get()));
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    document->setDefaultTextOption(option);
    document->setPageSize(Pages::size);
    QTextFrameFormat margins = document->rootFrame()->frameFormat();
    margins.setLeftMargin(edge);
    margins.setRightMargin(edge);
    margins.setTopMargin(report.warning.isEmpty() ? top : top + warningHeight);
    margins.setBottomMargin(Pages::size.height() - footRule + 13);
    document->rootFrame()->setFrameFormat(margins);

    QTextCursor whole(document.get());
    whole.beginEditBlock();
    DocumentWriter writer(*document);
    writer.head(report);
    for (const Block &block : report.blocks)
        std::visit(writer, block);
    writer.finish();
    whole.endEditBlock();
    writer.keepHeadings();
    return document;
}

} // namespace

Pages::Pages(const Report &report)
    : m_warning(display::quoted(report.warning))
    , m_footer(display::quoted(report.footer))
    , m_document(toTextDocument(report))
{
}

Pages::~Pages() = default;

int Pages::count() const
{
    return m_document->pageCount();
}

void Pages::draw(QPainter &painter, int page) const
{
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette.setColor(QPalette::Text, ink);
    context.palette.setColor(QPalette::Dark, ink);
    context.clip = QRectF(0, qreal(page) * size.height(), size.width(), size.height());
    painter.save();
    painter.translate(0, -context.clip.top());
    painter.setClipRect(context.clip, Qt::IntersectClip);
    m_document->documentLayout()->draw(&painter, context);
    painter.restore();

    painter.save();
    const QRect body(edge, 0, bodyWidth, size.height());
    painter.setFont(pageFont(15, QFont::DemiBold));
    painter.setPen(training);
    painter.drawText(body.adjusted(0, top, 0, 0), Qt::AlignLeft | Qt::AlignTop, m_warning);
    painter.fillRect(edge, footRule, bodyWidth, 1, ink);
    const QFont font = pageFont(12);
    painter.setFont(font);
    painter.setPen(quiet);
    const QRect foot(edge, footRule + 8, bodyWidth, 20);
    const QString number = PagesTr::tr("Page %1 of %2").arg(page + 1).arg(count());
    const QFontMetrics metrics(font);
    painter.drawText(foot, Qt::AlignRight | Qt::AlignTop, number);
    painter.drawText(foot, Qt::AlignLeft | Qt::AlignTop,
                     metrics.elidedText(m_footer, Qt::ElideRight, bodyWidth - metrics.horizontalAdvance(number) - 28));
    painter.restore();
}

QString Pages::text() const
{
    const QString text = m_document->toPlainText();
    return m_warning.isEmpty() ? text : m_warning + u'\n' + text;
}

Pdf toPdf(const Report &report)
{
    const Pages pages(report);
    constexpr int pixelsPerInch = 96;
    const int count = pages.count();
    const auto paint = [&pages, count](QPagedPaintDevice &device) {
        QPainter painter(&device);
        for (int page = 0; page < count; ++page) {
            if (page > 0)
                device.newPage();
            pages.draw(painter, page);
        }
    };
    return {.bytes = pdfOf(report.title, pixelsPerInch, paint), .pages = count};
}

} // namespace balcao::report

#include "pages.moc"
