// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>

namespace balcao
{

/** Thins out the progress of long work: a report is due when a step begins, and then every 50 ms. One thread. */
class ProgressPace
{
public:
    /** True when @p step is to be reported now; its next report is counted from here. @p step is 0 or more. */
    [[nodiscard]] bool isDue(int step)
    {
        constexpr qint64 interval = 50; // ms
        if (step == m_step && m_reported.elapsed() < interval)
            return false;
        m_step = step;
        m_reported.start();
        return true;
    }

private:
    QElapsedTimer m_reported;
    int m_step = -1;
};

} // namespace balcao
