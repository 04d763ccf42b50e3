// SPDX-License-Identifier: MIT
#pragma once

#include "ui/qr/qrimage.h"
#include "ui/widgets/style/painting.h"

#include <QImage>

#include <optional>

namespace balcao
{

/** A QR code on a white card in every theme: black on white, four modules of quiet zone, whole device pixels a module.
 *
 *  Shows a code only after its own drawing was read back as the very same bytes (where a reader is built in).
 */
class QrCodeWidget : public QWidget
{
    Q_OBJECT

public:
    explicit QrCodeWidget(QWidget *parent = nullptr);

    /** Empty bytes take the code off. False when the code cannot be drawn readably: then nothing is shown. */
    [[nodiscard]] bool setCode(const QByteArray &bytes);
    [[nodiscard]] bool hasCode() const noexcept { return m_matrix.has_value(); }
    /** A frame around the card, in training. */
    void setTraining(bool training) { redraw(this, m_training, training); }

    /** Device pixels a module at the present size; 0 without a code. */
    [[nodiscard]] int modulePixels() const { return m_matrix ? modulePixels(qMin(width(), height())) : 0; }
    /** The side of the largest drawing, frame included, that fits into a square of @p room. */
    [[nodiscard]] int sideIn(int room) const;
    [[nodiscard]] QSize sizeHint() const override { return {488, 488}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {183, 183}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] int modules() const;
    [[nodiscard]] int modulePixels(int room) const;
    [[nodiscard]] int frameWidth() const { return m_training ? 8 : 0; }

    QByteArray m_bytes;
    std::optional<QrMatrix> m_matrix;
    QImage m_picture;
    bool m_training = false;
};

} // namespace balcao
