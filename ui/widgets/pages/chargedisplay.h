// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/chargepresenter.h"
#include "ui/widgets/style/painting.h"

#include <QWidget>

namespace balcao
{

/** The dark panel of a charge: heading, status, amount, the bar that runs down and the time (03, 04, 07, 14). */
class ChargeDisplay : public QWidget
{
    Q_OBJECT

public:
    /** @p presenter outlives the widget. It repaints by itself when the presenter ticks. */
    explicit ChargeDisplay(const ChargePresenter &presenter, QWidget *parent = nullptr);

    void setMetrics(const LayoutMetrics &grid);
    void refresh();
    [[nodiscard]] QSize sizeHint() const override { return {676, 243}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {300, 120}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintHead(Canvas &canvas, const QRect &line, Shades dim);
    void paintFacts(Canvas &canvas, const QRect &box, Shades dim);
    void paintTime(Canvas &canvas, const QRect &line, Shades dim);

    const ChargePresenter &m_presenter;
    LayoutMetrics m_metrics;
};

} // namespace balcao
