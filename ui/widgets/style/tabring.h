// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QWidget>

namespace balcao
{

/** Tab goes through @p stops in their order. All are in one window already; what does not take the keyboard is passed over. */
inline void setTabRing(const QList<QWidget *> &stops)
{
    for (qsizetype i = 1; i < stops.size(); ++i)
        QWidget::setTabOrder(stops.at(i - 1), stops.at(i));
}

} // namespace balcao
