// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/chargepresenter.h"
#include "ui/presentation/panelplaces.h"
#include "ui/widgets/style/painting.h"

#include <QTimer>
#include <QWidget>

namespace balcao
{

class Button;
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
    /** What stands at the foot of the panel; nullptr: nothing. */
    void setFooter(QWidget *footer);
    [[nodiscard]] const QrCodeWidget &code() const { return *m_code; }
    [[nodiscard]] Button *chargeAgainButton() const { return m_chargeAgain; }

Q_SIGNALS:
    void chargeAgainRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *) override { arrange(); }
    void showEvent(QShowEvent *) override { updateSpinner(); }
    void hideEvent(QHideEvent *) override { updateSpinner(); }

private:
    struct PanelStyle;
    [[nodiscard]] PanelStyle look() const;
    [[nodiscard]] PanelPlaces places() const;
    void arrange();
    void paintPaid(Canvas &canvas);
    void paintQuietPayment(Canvas &canvas);
    void paintTitle(Canvas &canvas, const PanelPlaces &places);
    void paintMiddle(Canvas &canvas, const QRect &box);
    void paintTable(Canvas &canvas, const QPoint &corner);
    void paintBadge(Canvas &canvas, const PanelPlaces &places);
    void updateSpinner();

    ChargePresenter &m_presenter;
    QrCodeWidget *m_code;
    MomentBand *m_band;
    Button *m_chargeAgain;
    QTimer m_spin;
    int m_angle = 0;
    LayoutMetrics m_metrics;
    QWidget *m_footer = nullptr;
};

} // namespace balcao
