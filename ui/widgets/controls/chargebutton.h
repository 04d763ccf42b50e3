// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/display.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/style/painting.h"

#include <span>

namespace balcao
{

/** One charge to be opened: its amount, when or whose, its status. The focus' ring is drawn inside its contents' margins. */
class ChargeButton : public Button
{
    Q_OBJECT

public:
    ChargeButton(Shades border, int height, QWidget *parent = nullptr);

    /** Each of @p buttons shows one of @p lines; those for which there is none are hidden. */
    static void showLines(std::span<ChargeButton *const> buttons, const QList<display::ChargeLine> &lines);
    [[nodiscard]] const QString &attempt() const { return m_line.attempt; }
    /** For delegates: what stands on it. */
    static void paint(Canvas &canvas, const QRect &box, const display::ChargeLine &line, int amountPixels,
                      int linePixels);
    [[nodiscard]] QSize sizeHint() const override { return {200, minimumHeight()}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {180, minimumHeight()}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void setLine(const display::ChargeLine &line);

    Shades m_border;
    display::ChargeLine m_line;
};

} // namespace balcao
