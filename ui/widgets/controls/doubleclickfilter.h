// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointer>

class QWidget;

namespace balcao
{

/** Drops the second click of a double click that reaches another widget than the first one: a page that comes between the two would be
 *  pressed unseen.
 */
class DoubleClickFilter : public QObject
{
public:
    explicit DoubleClickFilter(QObject *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QPointer<QWidget> m_pressed;
};

} // namespace balcao
