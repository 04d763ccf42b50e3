// SPDX-License-Identifier: MIT
#include "sandbox/workerpool.h"

#include <system_error>

namespace balcao::sandbox
{

namespace
{

constexpr std::size_t maxThreads = 128;

} // namespace

WorkerPool::~WorkerPool()
{
    shutdown();
}

void WorkerPool::enqueue(std::function<void()> job)
{
    const std::lock_guard lock(m_mutex);
    m_jobs.push_back(std::move(job));
    if (m_jobs.size() > m_idle && m_threads.size() < maxThreads) {
        try {
            m_threads.emplace_back([this] { work(); });
        } catch (const std::system_error &) {
            // The system has no more threads to give: the job waits for one of those that are there.
        }
    }
    m_wake.notify_one();
}

void WorkerPool::shutdown()
{
    {
        const std::lock_guard lock(m_mutex);
        m_shutdown = true;
    }
    m_wake.notify_all();
    for (std::thread &thread : m_threads) {
        thread.join();
    }
    m_threads.clear();
}

void WorkerPool::work()
{
    std::unique_lock lock(m_mutex);
    for (;;) {
        ++m_idle;
        m_wake.wait(lock, [this] { return m_shutdown || !m_jobs.empty(); });
        --m_idle;
        if (m_jobs.empty()) {
            return;
        }
        const std::function<void()> job = std::move(m_jobs.front());
        m_jobs.pop_front();
        lock.unlock();
        job();
        lock.lock();
    }
}

} // namespace balcao::sandbox
