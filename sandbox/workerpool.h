// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

#include <httplib.h>

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace balcao::sandbox
{

/** Threads for connections, made when there is a connection and no idle thread, at most 128.
 *  Connections beyond that wait their turn; each holds a thread for no longer than the limits of RequestReader.
 */
class WorkerPool final : public httplib::TaskQueue
{
public:
    WorkerPool() = default;
    ~WorkerPool() override;
    Q_DISABLE_COPY_MOVE(WorkerPool)

    void enqueue(std::function<void()> job) override;
    /** Runs what is queued and waits for all. */
    void shutdown() override;

private:
    void work();

    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::deque<std::function<void()>> m_jobs;
    std::vector<std::thread> m_threads;
    std::size_t m_idle = 0;
    bool m_shutdown = false;
};

} // namespace balcao::sandbox
