// SPDX-License-Identifier: MIT
#include "core/ledger/workqueue.h"

#include <QCoreApplication>
#include <QEvent>

#include <utility>

namespace balcao
{

void WorkQueue::post(std::function<void()> work)
{
    {
        const QMutexLocker locker(&m_lock);
        m_posted.push_back(std::move(work));
    }
    QCoreApplication::postEvent(this, new QEvent(QEvent::User));
}

void WorkQueue::customEvent(QEvent *)
{
    std::function<void()> work;
    {
        const QMutexLocker locker(&m_lock);
        if (m_posted.empty())
            return;
        work = std::move(m_posted.front());
        m_posted.pop_front();
    }
    work();
}

} // namespace balcao
