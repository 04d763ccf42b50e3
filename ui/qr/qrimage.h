// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QImage>

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
    [[nodiscard]] bool isDark(int x, int y) const
    {
        return m_dark[static_cast<std::size_t>(y) * static_cast<std::size_t>(m_size) + static_cast<std::size_t>(x)];
    }

private:
    explicit QrMatrix(int size)
        : m_size(size)
    {
    }

    int m_size;
    std::vector<bool> m_dark;
};

/** Black on white with the quiet zone, @p modulePixels whole pixels a module (at least 1). */
[[nodiscard]] QImage drawQr(const QrMatrix &matrix, int modulePixels);
/** The same as a standalone SVG, one unit a module. */
[[nodiscard]] QByteArray drawQrSvg(const QrMatrix &matrix);

/** Whether @p picture decodes to exactly @p bytes, by another library than the one that drew it.
 *  True without looking where no such library was built in (Windows); see canReadBack().
 */
[[nodiscard]] bool readsBack(const QImage &picture, QByteArrayView bytes);
[[nodiscard]] bool canReadBack() noexcept;

} // namespace balcao
