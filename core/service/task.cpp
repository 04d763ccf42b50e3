// SPDX-License-Identifier: MIT
#include "core/service/task.h"

#include "core/values/progresspace.h"

#include <QDeadlineTimer>
#include <QMutex>
#include <QThread>

#include <atomic>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

/** What both threads know. */
struct Task::Link {
    /** Null: nobody listens any more. */
    QMutex lock;
    Task *task = nullptr;
    std::atomic<bool> isGivenUp = false;
    /** Of the task's thread. */
    ProgressPace pace;

    template <class Call>
    void deliver(Call call)
    {
        const QMutexLocker locker(&lock);
        if (task)
            QMetaObject::invokeMethod(
                task, [call, listener = task] { call(*listener); }, Qt::QueuedConnection);
    }
    bool watch(int now, qint64 done, qint64 all)
    {
        if (pace.isDue(now))
            deliver([now, done, all](Task &listener) { Q_EMIT listener.progressed(now, done, all); });
        return !isGivenUp;
    }
};

Task::Task(std::function<void(const Watch &)> work, QObject *parent)
    : QObject(parent)
    , m_link(std::make_shared<Link>())
{
    m_link->task = this;
    m_thread.reset(QThread::create([link = m_link, work = std::move(work)] {
        work([link](int step, qint64 done, qint64 all) { return link->watch(step, done, all); });
        link->deliver([](Task &listener) { Q_EMIT listener.finished(); });
    }));
    m_thread->setObjectName(u"task"_s);
    m_thread->start();
}

Task::~Task()
{
    giveUp();
    {
        const QMutexLocker locker(&m_link->lock);
        m_link->task = nullptr;
    }
    constexpr std::chrono::seconds longest{2};
    if (!m_thread->wait(QDeadlineTimer(longest)))
        static_cast<void>(m_thread.release());
}

void Task::giveUp()
{
    m_link->isGivenUp = true;
}

bool Task::isGivenUp() const noexcept
{
    return m_link->isGivenUp;
}

} // namespace balcao

#include "moc_task.cpp"
