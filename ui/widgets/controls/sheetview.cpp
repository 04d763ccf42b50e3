// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/sheetview.h"

#include "ui/widgets/style/accessibility.h"
#include "ui/widgets/style/painting.h"

#include <QPaintEvent>

namespace balcao
{

namespace
{

/** Under the pages. */
constexpr Shades desk{0xFFD8D3C8, 0xFF0A0D13};

/** Draws the parts of a page, whose pixels the painter knows. */
class PagePainter
{
public:
    explicit PagePainter(QPainter &painter)
        : m_painter(painter)
    {
    }

    void operator()(const sheet::Text &text)
    {
        QFont font =
            text.style.face == sheet::Face::Strong ? fonts::strong(text.style.pixels) : fonts::text(text.style.pixels);
        // As wide as in the PDF.
        font.setKerning(false);
        m_painter.setFont(font);
        m_painter.setPen(QColor(QRgb(text.style.ink)));
        const int left = text.isRight ? text.x - QFontMetrics(font).horizontalAdvance(text.text) : text.x;
        m_painter.drawText(QPoint(left, text.baseline), text.text);
    }
    void operator()(const sheet::Rule &rule)
    {
        m_painter.fillRect(rule.x, rule.y, rule.width, 1, QColor(QRgb(rule.ink)));
    }
    void operator()(const sheet::Code &code)
    {
        constexpr int side = sheet::Code::modulePixels;
        for (int y = 0; y < code.matrix.size(); ++y) {
            for (int x = 0; x < code.matrix.size(); ++x) {
                if (code.matrix.isDark(x, y))
                    m_painter.fillRect(code.x + x * side, code.y + y * side, side, side, Qt::black);
            }
        }
    }

private:
    QPainter &m_painter;
};

} // namespace

SheetView::SheetView()
{
    setAccessibleRole(this, QAccessible::Document);
}

void SheetView::setDocument(const sheet::Document &document, const QString &name)
{
    m_document = document;
    QStringList words;
    for (const sheet::Page &page : document.pages) {
        for (const sheet::Item &item : page.items) {
            if (const auto *text = std::get_if<sheet::Text>(&item))
                words.append(text->text);
        }
    }
    setAccessibleName(name);
    setAccessibleDescription(words.join(u'\n'));
    measure();
    update();
}

QSize SheetView::pageSize() const
{
    const int wide = qBound(1, width() - 2 * edge, sheet::pageWidth);
    return {wide, wide * sheet::pageHeight / sheet::pageWidth};
}

void SheetView::measure()
{
    const int pages = static_cast<int>(m_document.pages.size());
    setMinimumHeight(pages * (pageSize().height() + edge) + edge);
}

void SheetView::paintEvent(QPaintEvent *event)
{
    Canvas canvas(this);
    canvas.fill(rect(), desk);
    const QSize size = pageSize();
    QRect page(QPoint((width() - size.width()) / 2, edge), size);
    for (const sheet::Page &one : std::as_const(m_document.pages)) {
        if (page.intersects(event->rect())) {
            canvas->fillRect(page, Qt::white);
            canvas->save();
            canvas->translate(page.topLeft());
            if (size.width() < sheet::pageWidth)
                canvas->scale(double(size.width()) / sheet::pageWidth, double(size.height()) / sheet::pageHeight);
            PagePainter painter(canvas.painter());
            for (const sheet::Item &item : one.items)
                std::visit(painter, item);
            canvas->restore();
        }
        page.translate(0, size.height() + edge);
    }
}

} // namespace balcao

#include "moc_sheetview.cpp"
