// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <optional>
#include <vector>

namespace balcao
{

/** The modules of a QR code: byte mode, error correction M, the smallest version that fits. No quiet zone. */
class QrMatrix
{
public:
    /** Modules of white that belong around every drawn code. */
    static constexpr int quietZone = 4;

    /** Empty when @p bytes are none or more than a QR code holds (2331). */
    [[nodiscard]] static std::optional<QrMatrix> encode(QByteArrayView bytes);

    /** Modules a side. */
    [[nodiscard]] int size() const noexcept { return m_size; }
    /** False outside of the matrix. */
    [[nodiscard]] bool isDark(int x, int y) const
    {
        return x >= 0 && y >= 0 && x < m_size && y < m_size &&
               m_dark[static_cast<std::size_t>(y) * static_cast<std::size_t>(m_size) + static_cast<std::size_t>(x)];
    }

private:
    explicit QrMatrix(int size)
        : m_size(size)
    {
    }

    int m_size;
    std::vector<bool> m_dark;
};

/** Grey, a byte a pixel (0 is black), rows from the top without gaps. */
struct GreyPicture {
    int width = 0;
    int height = 0;
    QByteArray pixels;
};

/** Black on white with the quiet zone, @p modulePixels whole pixels a module (at least 1). */
[[nodiscard]] GreyPicture drawQr(const QrMatrix &matrix, int modulePixels);
/** The same as a standalone SVG, one unit a module. */
[[nodiscard]] QByteArray drawQrSvg(const QrMatrix &matrix);
/** By Qt's core alone: QImage would bring the X libraries into programs without a window. */
[[nodiscard]] QByteArray toPng(const GreyPicture &picture);

/** Whether the middle of each module of a picture by drawQr() is as the encoder says. */
[[nodiscard]] bool isDrawnAs(const GreyPicture &picture, QByteArrayView bytes);
/** Whether @p picture decodes to exactly @p bytes, by another library than the one that drew it; isDrawnAs() where that was
 *  not built in (Windows; see canReadBack()).
 */
[[nodiscard]] bool readsBack(const GreyPicture &picture, QByteArrayView bytes);
[[nodiscard]] bool canReadBack() noexcept;
/** What the QR code somewhere in @p picture says, a photo for one; empty: there is none that can be read, or !canReadBack(). */
[[nodiscard]] std::optional<QByteArray> readQr(const GreyPicture &picture);

} // namespace balcao
