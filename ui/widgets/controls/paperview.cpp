// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/paperview.h"

#include "ui/widgets/style/accessibility.h"

namespace balcao
{

PaperView::PaperView(QWidget *parent)
    : QWidget(parent)
{
    setAccessibleRole(this, QAccessible::Graphic);
    setAccessibleName(tr("What comes out on paper"));
}

void PaperView::setPaper(const print::Paper &paper, const print::PrinterProfile &profile)
{
    m_sheet.emplace(paper, profile);
    setAccessibleDescription(m_sheet->text());
    update();
}

void PaperView::paintEvent(QPaintEvent *)
{
    constexpr int around = 22;
    /** Of the paper, around what is printed: in dots. */
    constexpr int edge = 28;
    Canvas canvas(this);
    canvas.box(rect(), metrics::radiusDialog, ColorRole::MutedTint);
    if (!m_sheet)
        return;
    const QSizeF paper(m_sheet->width() + 2 * edge, m_sheet->height() + 2 * edge);
    const QSizeF room = QSizeF(size()) - QSizeF(2 * around, 2 * around);
    const qreal scale = qMin(1.0, qMin(room.width() / paper.width(), room.height() / paper.height()));
    const QRectF face((width() - paper.width() * scale) / 2, around, paper.width() * scale, paper.height() * scale);
    canvas.painter().fillRect(face, Qt::white);
    canvas.painter().translate(face.topLeft());
    canvas.painter().scale(scale, scale);
    canvas.painter().translate(edge, edge);
    m_sheet->paint(canvas.painter());
}

} // namespace balcao

#include "moc_paperview.cpp"
