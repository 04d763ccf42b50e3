// SPDX-License-Identifier: MIT
#include "ui/widgets/errorcount.h"

#include "ui/widgets/painting.h"

using namespace Qt::StringLiterals;

namespace balcao
{

ErrorCount::ErrorCount(QWidget *parent)
    : Label(15, QFont::DemiBold, ColorRole::ErrorInk, Lines::Elide, parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize ErrorCount::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(text()) + 50, 34};
}

void ErrorCount::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    canvas.box(rect(), metrics::radiusControl, ColorRole::ErrorTint);
    canvas.icon(QRectF(11, 7, 20, 20), u"alert-circle"_s, ColorRole::ErrorBorder);
    canvas.text(rect().adjusted(38, 0, 0, 0), text(), font(), ColorRole::ErrorInk);
}

} // namespace balcao
