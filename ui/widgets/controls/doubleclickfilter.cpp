// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/doubleclickfilter.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

namespace balcao
{

DoubleClickFilter::DoubleClickFilter(QObject *parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool DoubleClickFilter::eventFilter(QObject *watched, QEvent *event)
{
    const bool isPress = event->type() == QEvent::MouseButtonPress;
    if (!isPress && event->type() != QEvent::MouseButtonDblClick)
        return false;
    auto *widget = qobject_cast<QWidget *>(watched);
    if (!widget)
        return false;
    if (isPress)
        m_pressed = widget;
    // A click that a widget ignores comes to its parents, too.
    const bool isSame =
        m_pressed && (widget == m_pressed || widget->isAncestorOf(m_pressed) || m_pressed->isAncestorOf(widget));
    return !isPress && !isSame;
}

} // namespace balcao
