// SPDX-License-Identifier: MIT
#pragma once

#include <QMutex>
#include <QObject>

#include <deque>
#include <functional>

namespace balcao
{

/** An object that others give work to: whatever is added runs in the object's own thread, in the order of adding. It is handed
 *  over under a lock of ours, so that tools which look for races can follow it through Qt.
 */
class WorkQueue : public QObject
{
public:
    using QObject::QObject;

    /** From any thread. */
    void add(std::function<void()> work);

protected:
    void customEvent(QEvent *event) override;

private:
    QMutex m_lock;
    std::deque<std::function<void()>> m_added;
};

} // namespace balcao
