// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/qrcodewidget.h"

#include "ui/widgets/style/accessibility.h"

namespace balcao
{

QrCodeWidget::QrCodeWidget(QWidget *parent)
    : QWidget(parent)
{
    setAccessibleRole(this, QAccessible::Graphic);
    setAccessibleName(tr("QR code of the charge"));
}

bool QrCodeWidget::setCode(const QByteArray &bytes)
{
    if (bytes == m_bytes)
        return bytes.isEmpty() || m_matrix.has_value();
    m_bytes = bytes;
    m_picture = QImage();
    m_matrix = QrMatrix::encode(bytes);
    constexpr int readableModule = 4;
    if (m_matrix && !readsBack(drawQr(*m_matrix, readableModule), bytes))
        m_matrix.reset();
    update();
    return bytes.isEmpty() || m_matrix.has_value();
}

int QrCodeWidget::modules() const
{
    // Nearly every code of a provider has this size; before one is there the place is kept for it.
    constexpr int usual = 53;
    return (m_matrix ? m_matrix->size() : usual) + 2 * QrMatrix::quietZone;
}

int QrCodeWidget::modulePixels(int room) const
{
    const int devicePixels = qFloor((room - frameWidth()) * devicePixelRatioF());
    return qMax(1, devicePixels / modules());
}

int QrCodeWidget::sideIn(int room) const
{
    return qCeil(modulePixels(room) * modules() / devicePixelRatioF()) + frameWidth();
}

void QrCodeWidget::paintEvent(QPaintEvent *)
{
    if (!m_matrix)
        return;
    const int module = modulePixels();
    const int side = module * modules();
    if (m_picture.width() != side) {
        const GreyPicture grey = drawQr(*m_matrix, module);
        m_picture = QImage(reinterpret_cast<const uchar *>(grey.pixels.constData()), side, side, side,
                           QImage::Format_Grayscale8)
                        .copy();
    }
    const qreal ratio = devicePixelRatioF();
    // Placed on whole device pixels, so that no module is smeared over two.
    const QPointF corner(qFloor((width() * ratio - side) / 2) / ratio, qFloor((height() * ratio - side) / 2) / ratio);
    const QRectF card(corner, QSizeF(side, side) / ratio);
    Canvas canvas(this);
    constexpr int frame = 4;
    if (m_training)
        canvas.box(card.adjusted(-frame, -frame, frame, frame), 8, ColorRole::OnFill, ColorRole::TrainingFill, frame);
    canvas->setRenderHint(QPainter::SmoothPixmapTransform, false);
    m_picture.setDevicePixelRatio(ratio);
    canvas->drawImage(card.topLeft(), m_picture);
}

} // namespace balcao

#include "moc_qrcodewidget.cpp"
