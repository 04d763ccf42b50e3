// SPDX-License-Identifier: MIT
#include "app/common/threadlimit.h"

#include <QCoreApplication>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <fstream>
#include <mutex>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

namespace balcao::threadlimit
{

namespace
{

struct ThreadLimitTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::ThreadLimit)
};

#ifdef Q_OS_LINUX

std::string wordIn(const std::string &file)
{
    std::string word;
    std::ifstream(file) >> word;
    return word;
}

/** 0: it is none. */
std::uint64_t numberIn(const std::string &text)
{
    std::uint64_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

/** The folders of this process's control groups for processes, from its own to the root. */
std::vector<std::string> processGroups()
{
    // Version 2 has one line, "0::PATH"; version 1 has one with the controller "pids".
    std::string base;
    std::string path;
    std::ifstream file("/proc/self/cgroup");
    for (std::string line; std::getline(file, line);) {
        const bool isPids = line.find(":pids:") != std::string::npos;
        if (isPids || (path.empty() && line.rfind("0::", 0) == 0)) {
            base = isPids ? "/sys/fs/cgroup/pids" : "/sys/fs/cgroup";
            path = line.substr(line.find(':', line.find(':') + 1) + 1);
        }
    }
    std::vector<std::string> groups;
    for (; path.size() > 1; path.erase(std::max<std::size_t>(path.rfind('/'), 1)))
        groups.push_back(base + path + '/');
    groups.push_back(base + '/');
    return groups;
}

/** No control group has a limit that @p count more threads would reach. */
bool allowedByGroups(std::size_t count)
{
    const std::vector<std::string> groups = processGroups();
    for (const std::string &group : groups) {
        const std::string most = wordIn(group + "pids.max");
        // The root has no limit.
        if (most == "max" || (most.empty() && &group == &groups.back()))
            continue;
        const std::string current = wordIn(group + "pids.current");
        if (current.empty() || numberIn(current) + count > numberIn(most))
            return false;
    }
    return true;
}

/** Far from every limit, as usual. Cheaper than to try: that takes two milliseconds of the till's start. */
bool hasRoomFor(std::size_t count)
{
    rlimit limit{};
    if (::getrlimit(RLIMIT_NPROC, &limit) != 0)
        return false;
    std::string running;
    std::ifstream file("/proc/loadavg");
    for (int word = 0; word < 4; ++word)
        file >> running;
    const std::string total = running.substr(running.find('/') + 1);
    const bool isFar =
        numberIn(total) > 0 && (limit.rlim_cur == RLIM_INFINITY || numberIn(total) + count <= limit.rlim_cur);
    return isFar && allowedByGroups(count);
}

#else

bool hasRoomFor(std::size_t)
{
    return false;
}

#endif

} // namespace

bool allows(std::size_t count)
{
    if (hasRoomFor(count))
        return true;
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
