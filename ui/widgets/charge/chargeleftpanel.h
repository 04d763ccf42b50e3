// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/charge/chargestateview.h"
#include "ui/widgets/controls/qrcodewidget.h"
#include "ui/widgets/style/layoutmetrics.h"
#include "ui/widgets/style/painting.h"

#include <QVariantAnimation>
#include <QWidget>

#include <optional>

namespace balcao
{

class ChargePresenter;

/** What has just happened, over the code (04f, 04g). It comes and goes within the style's time for animations, which is none where
 *  the system asks for reduced motion.
 */
class MomentBand : public QWidget
{
    Q_OBJECT

public:
    explicit MomentBand(QWidget *parent);

    /** Empty: the band goes. */
    void setMoment(const std::optional<Moment> &moment);

protected:
    void hideEvent(QHideEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void fadeTo(double opacity);

    /** Kept while it fades away. */
    Moment m_moment;
    bool m_stands = false;
    QVariantAnimation m_fade;
};

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

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *) override { arrange(); }
    void showEvent(QShowEvent *event) override;

private:
    /** The code was drawn and read back: from here on it may be paid. */
    void noteShown();
    [[nodiscard]] PanelPlaces places() const;
    void arrange();
    void paintTitle(Canvas &canvas, const PanelPlaces &places);
    void paintBadge(Canvas &canvas, const PanelPlaces &places);

    ChargePresenter &m_presenter;
    QrCodeWidget *m_code = new QrCodeWidget(this);
    ChargeStateView *m_state = new ChargeStateView(this);
    MomentBand *m_band = new MomentBand(this);
    LayoutMetrics m_metrics;
};

} // namespace balcao
