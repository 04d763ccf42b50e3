// SPDX-License-Identifier: MIT
#include "app/shared/threadlimit.h"

#include <QCoreApplication>

#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace balcao::threadlimit
{

namespace
{

struct ThreadLimitTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::ThreadLimit)
};

} // namespace

bool allows(std::size_t count)
{
    std::vector<std::thread> started;
    started.reserve(count);
    std::mutex gate;
    {
        const std::lock_guard closed(gate);
        try {
            while (started.size() < count)
                started.emplace_back([&gate] { const std::lock_guard passing(gate); });
        } catch (const std::system_error &) {
            // started.size() reports it.
        }
    }
    for (std::thread &thread : started)
        thread.join();
    return started.size() == count;
}

QString describe()
{
    return ThreadLimitTr::tr("Too few threads can be started: this user, or this computer, has reached its "
                             "process limit. Nothing was done. Close other programs or raise the limit, then try "
                             "again.");
}

} // namespace balcao::threadlimit
