// SPDX-License-Identifier: MIT
#pragma once

#include "core/reply.h"
#include "core/values/progresspace.h"

#include <QMutex>
#include <QThread>

#include <memory>
#include <utility>

namespace balcao
{

/** The part that a task's work and its reply share. */
class TaskLink
{
public:
    explicit TaskLink(ReplyBase *reply);

    /** In the task's thread: how far a step has come. False: it is given up. */
    bool watch(int step, qint64 done, qint64 all);
    /** Calls @p function in the reply's thread, unless the reply has gone by then. */
    template <class Function>
    void deliver(Function function)
    {
        const QMutexLocker locker(&m_lock);
        if (m_reply)
            QMetaObject::invokeMethod(m_reply, std::move(function), Qt::QueuedConnection);
    }
    /** The reply goes. Waits a little for @p thread: one that hangs in a silent server is left alone, and the program ends around it. */
    void close(std::unique_ptr<QThread> thread);

private:
    QMutex m_lock;
    ReplyBase *m_reply;
    std::shared_ptr<ReplyState> m_state;
    /** Belongs to the task's thread. */
    ProgressPace m_pace;
};

/** For the work of a task; may be copied. */
class TaskWatch
{
public:
    explicit TaskWatch(std::shared_ptr<TaskLink> link)
        : m_link(std::move(link))
    {
    }
    bool operator()(int step, qint64 done, qint64 all) const { return m_link->watch(step, done, all); }
    /** For work of one step. */
    bool operator()(qint64 done, qint64 all) const { return m_link->watch(0, done, all); }

private:
    std::shared_ptr<TaskLink> m_link;
};

/** The reply of work that takes long, in a thread of its own. Destroying it gives the work up. */
template <class T, class E>
class Task : public Reply<T, E>
{
public:
    template <class Work>
    Task(Work work, QObject *parent)
        : Reply<T, E>(parent)
        , m_link(std::make_shared<TaskLink>(this))
        , m_thread(QThread::create([this, link = m_link, work = std::move(work)] {
            link->deliver([this, result = work(TaskWatch(link))]() mutable { this->finish(std::move(result)); });
        }))
    {
        m_thread->setObjectName(QStringLiteral("task"));
        m_thread->start();
    }
    ~Task() override { m_link->close(std::move(m_thread)); }
    Q_DISABLE_COPY_MOVE(Task)

private:
    std::shared_ptr<TaskLink> m_link;
    std::unique_ptr<QThread> m_thread;
};

/** Begins @p work, which takes a TaskWatch and returns an Expected. */
template <class Work>
auto *beginTask(QObject *parent, Work work)
{
    using Result = decltype(work(std::declval<TaskWatch>()));
    return new Task<typename Result::value_type, typename Result::error_type>(std::move(work), parent);
}

} // namespace balcao
