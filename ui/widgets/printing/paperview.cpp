// SPDX-License-Identifier: MIT
#include "ui/widgets/printing/paperview.h"

#include "ui/widgets/style/accessibility.h"

#include <QImage>

namespace balcao
{

PaperView::PaperView(QWidget *parent)
    : QWidget(parent)
{
    setAccessibleRole(this, QAccessible::Graphic);
    setAccessibleName(tr("What comes out on paper"));
}

void PaperView::setPaper(const print::Bitmap &picture, const QString &text)
{
    m_picture = picture;
    setAccessibleDescription(text);
    update();
}

void PaperView::paintEvent(QPaintEvent *)
{
    constexpr int around = 22;
    /** Margin of the paper around the print: in dots. */
    constexpr int edge = 28;
    Canvas canvas(this);
    canvas.box(rect(), metrics::radiusDialog, ColorRole::MutedTint);
    if (m_picture.rows.isEmpty())
        return;
    const QSizeF paper(m_picture.width + 2 * edge, m_picture.height + 2 * edge);
    const QSizeF room = QSizeF(size()) - QSizeF(2 * around, 2 * around);
    const qreal scale = qMin(1.0, qMin(room.width() / paper.width(), room.height() / paper.height()));
    const QRectF face((width() - paper.width() * scale) / 2, around, paper.width() * scale, paper.height() * scale);
    canvas.painter().fillRect(face, Qt::white);
    QImage image(reinterpret_cast<const uchar *>(m_picture.rows.constData()), m_picture.width, m_picture.height,
                 m_picture.bytesPerRow(), QImage::Format_Mono);
    image.setColorTable({qRgb(255, 255, 255), qRgb(0, 0, 0)});
    // Smaller than a dot for a dot, the letters are readable in greys alone.
    const QSize pixels = (QSizeF(image.size()) * scale * devicePixelRatioF()).toSize();
    const QImage shown = image.convertToFormat(QImage::Format_Grayscale8)
                             .scaled(pixels, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    const QMarginsF margins(edge * scale, edge * scale, edge * scale, edge * scale);
    canvas.painter().drawImage(face.marginsRemoved(margins), shown);
}

} // namespace balcao

#include "moc_paperview.cpp"
