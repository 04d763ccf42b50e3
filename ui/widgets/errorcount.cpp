// SPDX-License-Identifier: MIT
#include "ui/widgets/errorcount.h"

#include "ui/widgets/icon.h"
#include "ui/widgets/painting.h"

#include <QPainter>

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
    QPainter painter(this);
    const Theme theme = Theme::of(this);
    painting::box(painter, rect(), metrics::radiusControl, theme.color(ColorRole::ErrorTint));
    paintIcon(painter, QRectF(11, 7, 20, 20), u"alert-circle"_s, theme.color(ColorRole::ErrorBorder));
    painter.setPen(theme.color(ColorRole::ErrorInk));
    painter.drawText(rect().adjusted(38, 0, 0, 0), Qt::AlignVCenter, text());
}

} // namespace balcao
