// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/style/layoutmetrics.h"

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
    /** Puts the keyboard where work goes on. */
    virtual void takeFocus() = 0;
};

} // namespace balcao
