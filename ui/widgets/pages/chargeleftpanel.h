// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/charge/chargepresenter.h"
#include "ui/widgets/style/painting.h"
#include "ui/widgets/style/panelplaces.h"

#include <QWidget>

namespace balcao
{

class Button;
class ChargeStateView;
class MomentBand;
class QrCodeWidget;

/** The left half of a charge: waiting, the code, why there is no code, or paid. The frame stays, the middle changes.
 *
 *  The code is taken off in the same call in which the presenter stops giving one.
 */
class ChargeLeftPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ChargeLeftPanel(ChargePresenter &presenter);

    void refresh();
    void setMetrics(const LayoutMetrics &grid);
    [[nodiscard]] const QrCodeWidget &code() const { return *m_code; }
    [[nodiscard]] Button *chargeAgainButton() const;

Q_SIGNALS:
    void chargeAgainRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *) override { arrange(); }

private:
    [[nodiscard]] PanelPlaces places() const;
    void arrange();
    void paintTitle(Canvas &canvas, const PanelPlaces &places);
    void paintBadge(Canvas &canvas, const PanelPlaces &places);

    ChargePresenter &m_presenter;
    QrCodeWidget *m_code;
    ChargeStateView *m_state;
    MomentBand *m_band;
    LayoutMetrics m_metrics = LayoutMetrics::usual();
};

} // namespace balcao
