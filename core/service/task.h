// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

class QThread;

namespace balcao
{

/** Something that takes long, in a thread of its own, for a program with an event loop.
 *
 *  What came of it is told once, from the event loop of the thread that began it, and not at all when the task has gone by then. Deleting
 *  it gives it up and waits a little: what hangs in a silent server is left alone, and the program ends around it.
 */
class Task : public QObject
{
    Q_OBJECT

public:
    /** In the task's thread (or another one): how far the step has come. False: it is given up. */
    using Watch = std::function<bool(int step, qint64 done, qint64 all)>;

    /** @p then may delete the task, later. */
    template <class T>
    [[nodiscard]] static Task *begin(std::function<T(const Watch &)> work, QObject *parent,
                                     std::function<void(const T &)> then)
    {
        auto made = std::make_shared<std::optional<T>>();
        auto *task =
            new Task([made, work = std::move(work)](const Watch &watch) { made->emplace(work(watch)); }, parent);
        connect(task, &Task::finished, task, [made, then = std::move(then)] {
            const auto result = std::move(*made);
            then(*result);
        });
        return task;
    }
    ~Task() override;
    Q_DISABLE_COPY_MOVE(Task)

    /** The next watch says so. */
    void giveUp();
    [[nodiscard]] bool isGivenUp() const noexcept;

Q_SIGNALS:
    /** At most every 50 ms, but at the beginning of each step. */
    void progressed(int step, qint64 done, qint64 all);
    void finished();

private:
    struct Link;

    Task(std::function<void(const Watch &)> work, QObject *parent);

    std::shared_ptr<Link> m_link;
    std::unique_ptr<QThread> m_thread;
};

} // namespace balcao
