// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/style/layoutmetrics.h"

#include <QStackedWidget>
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

/** As high as it is told: the pages fold by themselves. */
class PageStack : public QStackedWidget
{
    Q_OBJECT

public:
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {1, 1}; }
};

} // namespace balcao
