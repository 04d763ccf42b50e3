// SPDX-License-Identifier: MIT
#pragma once

#include "ui/text/display.h"
#include "ui/widgets/style/painting.h"

namespace balcao
{

/** A status as icon and word on a tint, never by colour alone. 28 high in lists, 32 or 40 in the display. */
class StatusPill : public QWidget
{
    Q_OBJECT

public:
    enum class Size { Small, Medium, Large };

    explicit StatusPill(Size size, QWidget *parent = nullptr);

    void setStatus(const display::Status &status);
    [[nodiscard]] QSize sizeHint() const override { return sizeOf(m_size, m_status); }

    [[nodiscard]] static QSize sizeOf(Size size, const display::Status &status);
    /** For delegates: the pill alone, in @p box of sizeOf(). */
    static void paint(Canvas &canvas, const QRect &box, Size size, const display::Status &status);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Size m_size;
    display::Status m_status;
};

} // namespace balcao
