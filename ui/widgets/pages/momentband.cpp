// SPDX-License-Identifier: MIT
#include "ui/widgets/pages/momentband.h"

#include "ui/widgets/style/painting.h"

#include <QStyle>

namespace balcao
{

MomentBand::MomentBand(QWidget *parent)
    : QWidget(parent)
{
    hide();
    connect(&m_fade, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    connect(&m_fade, &QVariantAnimation::finished, this, [this] { setVisible(m_stands); });
}

void MomentBand::setMoment(const std::optional<Moment> &moment)
{
    if (moment.has_value() == m_stands && (!moment || *moment == m_moment))
        return;
    m_stands = moment.has_value();
    if (!moment)
        return fadeTo(0);
    m_moment = *moment;
    setAccessibleName(m_moment.text());
    show();
    fadeTo(1);
}

void MomentBand::fadeTo(double opacity)
{
    const double now = m_fade.currentValue().toDouble();
    m_fade.stop();
    m_fade.setStartValue(now);
    m_fade.setEndValue(opacity);
    m_fade.setDuration(style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this));
    m_fade.start();
}

/** The next page is another charge's: nothing of this one fades over it. */
void MomentBand::hideEvent(QHideEvent *)
{
    if (m_fade.state() == QAbstractAnimation::Running)
        m_fade.setCurrentTime(m_fade.duration());
}

void MomentBand::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    canvas->setOpacity(m_fade.currentValue().toDouble());
    canvas.fill(rect(), ColorRole::Ochre);
    /** Dark in both themes: the band is ochre in both. */
    constexpr Shades ink{ColorRole::Ink.light, ColorRole::Ink.light};
    constexpr int icon = 34;
    const QFont bold = fonts::fitting(m_moment.text(), width() - icon - 30, {16, 15, 14, 13, 12}, QFont::DemiBold);
    QFont old = fonts::text(bold.pixelSize());
    old.setStrikeOut(true);
    constexpr int gap = 5;
    const auto widthOf = [](const QFont &font, const QString &text) {
        return text.isEmpty() ? 0 : gap + QFontMetrics(font).horizontalAdvance(text);
    };
    // The amounts are never cut; a long name is.
    const int amounts = widthOf(old, m_moment.struck) + widthOf(bold, m_moment.rest);
    const int lead = qMin(QFontMetrics(bold).horizontalAdvance(m_moment.lead) + 1, width() - 24 - icon - amounts);
    int left = (width() - icon - lead - amounts) / 2;
    canvas.icon(QRectF(left, height() / 2.0 - 11, 22, 22), m_moment.icon, ink);
    left += icon;
    canvas.text(QRect(left, 0, lead, height()), m_moment.lead, bold, ink);
    left += lead + gap;
    left += canvas.text(QRect(left, 0, amounts, height()), m_moment.struck, old, ink);
    canvas.text(QRect(left + (m_moment.struck.isEmpty() ? 0 : gap), 0, amounts, height()), m_moment.rest, bold, ink);
}

} // namespace balcao
