// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/sheetview.h"

#include "ui/report/pages/pages.h"
#include "ui/report/report.h"
#include "ui/widgets/style/accessibility.h"
#include "ui/widgets/style/painting.h"

#include <QPaintEvent>

namespace balcao
{

namespace
{

/** Below the pages. */
constexpr Shades desk{0xFFD8D3C8, 0xFF0A0D13};

} // namespace

SheetView::SheetView()
{
    setAccessibleRole(this, QAccessible::Document);
}

SheetView::~SheetView() = default;

void SheetView::setReport(const report::Report &report)
{
    // A report without a title is none.
    m_pages = report.title.isEmpty() ? nullptr : std::make_unique<report::Pages>(report);
    setAccessibleName(report.title);
    setAccessibleDescription(m_pages ? m_pages->text() : QString());
    measure();
    update();
}

QSize SheetView::pageSize() const
{
    constexpr QSize whole = report::Pages::size;
    const int wide = qBound(1, width() - 2 * edge, whole.width());
    return {wide, wide * whole.height() / whole.width()};
}

void SheetView::measure()
{
    const int pages = m_pages ? m_pages->count() : 0;
    setMinimumHeight(pages * (pageSize().height() + edge) + edge);
}

void SheetView::paintEvent(QPaintEvent *event)
{
    Canvas canvas(this);
    canvas.fill(rect(), desk);
    const QSize size = pageSize();
    QRect page(QPoint((width() - size.width()) / 2, edge), size);
    for (int i = 0; m_pages && i < m_pages->count(); ++i) {
        if (page.intersects(event->rect())) {
            canvas->fillRect(page, Qt::white);
            canvas->save();
            canvas->translate(page.topLeft());
            constexpr QSize whole = report::Pages::size;
            canvas->scale(double(size.width()) / whole.width(), double(size.height()) / whole.height());
            m_pages->draw(canvas.painter(), i);
            canvas->restore();
        }
        page.translate(0, size.height() + edge);
    }
}

} // namespace balcao

#include "moc_sheetview.cpp"
