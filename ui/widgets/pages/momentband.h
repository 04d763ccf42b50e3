// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/charge/moment.h"

#include <QVariantAnimation>
#include <QWidget>

namespace balcao
{

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

} // namespace balcao
