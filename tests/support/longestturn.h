// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QFile>
#include <QTimer>

#include <algorithm>
#include <ctime>
#include <utility>

namespace balcao::test
{

/** The longest turn of the event loop of its thread, in milliseconds.
 *
 *  Time in which the thread was ready and other programs had the processors is not counted on Linux.
 */
class LongestTurn : public QObject
{
public:
    LongestTurn()
    {
        connect(&m_timer, &QTimer::timeout, this, &LongestTurn::measure);
        m_timer.setTimerType(Qt::PreciseTimer);
        restart();
        m_timer.start(1);
    }

    /** Forgets the turns before. */
    void restart()
    {
        m_kept = 0;
        m_busy = 0;
        m_worked = worked();
        m_waited = waitedForProcessor();
        m_since.start();
    }
    /** Measured by a clock, not in processor time. */
    [[nodiscard]] qint64 kept() const { return m_kept; }
    /** Processor time of the thread. Always 0 on Windows. */
    [[nodiscard]] qint64 busy() const { return m_busy; }

private:
    void measure()
    {
        const qint64 waitedBefore = std::exchange(m_waited, waitedForProcessor());
        m_kept = std::max(m_kept, m_since.restart() - (m_waited - waitedBefore));
        const qint64 workedBefore = std::exchange(m_worked, worked());
        m_busy = std::max(m_busy, m_worked - workedBefore);
    }
    static qint64 waitedForProcessor()
    {
        QFile file(QStringLiteral("/proc/thread-self/schedstat"));
        return file.open(QIODevice::ReadOnly) ? file.readAll().split(' ').value(1).toLongLong() / 1'000'000 : 0;
    }
    static qint64 worked()
    {
#ifdef Q_OS_WIN
        return 0;
#else
        timespec time{};
        ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return qint64{time.tv_sec} * 1000 + time.tv_nsec / 1'000'000;
#endif
    }

    QTimer m_timer;
    QElapsedTimer m_since;
    qint64 m_worked = 0;
    qint64 m_waited = 0;
    qint64 m_kept = 0;
    qint64 m_busy = 0;
};

} // namespace balcao::test
