// SPDX-License-Identifier: MIT
#include "core/ledger/workqueue.h"

#include <QCoreApplication>
#include <QEvent>

#include <utility>

namespace balcao
{

void WorkQueue::add(std::function<void()> work)
{
    {
        const QMutexLocker locker(&m_lock);
        m_added.push_back(std::move(work));
    }
    QCoreApplication::postEvent(this, new QEvent(QEvent::User));
}

void WorkQueue::customEvent(QEvent *)
{
    std::function<void()> work;
    {
        const QMutexLocker locker(&m_lock);
        if (m_added.empty())
            return;
        work = std::move(m_added.front());
        m_added.pop_front();
    }
    work();
}

} // namespace balcao
