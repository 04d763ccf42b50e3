// SPDX-License-Identifier: MIT
#include "core/service/task.h"

#include <QDeadlineTimer>

namespace balcao
{

TaskLink::TaskLink(ReplyBase *reply)
    : m_reply(reply)
    , m_state(reply->state())
{
}

bool TaskLink::watch(int step, qint64 done, qint64 all)
{
    if (m_pace.isDue(step)) {
        const QMutexLocker locker(&m_lock);
        if (m_reply)
            QMetaObject::invokeMethod(
                m_reply, [reply = m_reply, step, done, all] { Q_EMIT reply->progressed(step, done, all); },
                Qt::QueuedConnection);
    }
    return !m_state->isGivenUp && !m_state->isDropped;
}

void TaskLink::close(std::unique_ptr<QThread> thread)
{
    m_state->isDropped = true;
    {
        const QMutexLocker locker(&m_lock);
        m_reply = nullptr;
    }
    constexpr std::chrono::seconds longest{2};
    if (!thread->wait(QDeadlineTimer(longest)))
        static_cast<void>(thread.release());
}

} // namespace balcao
