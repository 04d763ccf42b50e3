// SPDX-License-Identifier: MIT
#include "ui/widgets/thinscrollbar.h"

#include "ui/widgets/painting.h"

#include <QPainter>
#include <QStyle>
#include <QStyleOptionSlider>

namespace balcao
{

ThinScrollBar::ThinScrollBar(QWidget *parent)
    : QScrollBar(Qt::Vertical, parent)
{
    setAttribute(Qt::WA_Hover);
}

void ThinScrollBar::paintEvent(QPaintEvent *)
{
    if (minimum() == maximum())
        return;
    QStyleOptionSlider option;
    initStyleOption(&option);
    const QRect handle =
        style()->subControlRect(QStyle::CC_ScrollBar, &option, QStyle::SC_ScrollBarSlider, this).adjusted(3, 2, -3, -2);
    QPainter painter(this);
    const bool isLit = underMouse() || isSliderDown();
    painting::box(painter, handle, handle.width() / 2.0,
                  Theme::of(this).color(isLit ? ColorRole::Stroke : ColorRole::Line));
}

} // namespace balcao
