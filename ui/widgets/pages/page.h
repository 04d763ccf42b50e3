// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/layoutmetrics.h"

#include <QWidget>

namespace balcao
{

/** One of what the window shows beside its rail. */
class PageWidget : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    virtual void setMetrics(const LayoutMetrics &grid) = 0;
    /** What it is made for: in a smaller window it is scrolled. */
    [[nodiscard]] virtual QSize leastWindow() const { return LayoutMetrics::leastWindow; }
    /** Puts the keyboard where work goes on. */
    virtual void takeFocus() = 0;
};

} // namespace balcao
