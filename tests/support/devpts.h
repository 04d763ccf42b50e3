// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

#ifndef Q_OS_WIN
#include <cstdlib>
#include <fcntl.h>
#include <unistd.h>
#endif

namespace balcao::test
{

/** Whether this machine has pseudo-terminals. A chroot and some containers have no /dev/pts. */
inline bool hasPseudoTerminals()
{
#ifdef Q_OS_WIN
    return false;
#else
    const int terminal = ::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (terminal < 0)
        return false;
    const bool isGranted = ::grantpt(terminal) == 0 && ::unlockpt(terminal) == 0;
    const char *const name = isGranted ? ::ptsname(terminal) : nullptr;
    const int other = name ? ::open(name, O_RDWR | O_NOCTTY | O_CLOEXEC) : -1;
    if (other >= 0)
        ::close(other);
    ::close(terminal);
    return other >= 0;
#endif
}

} // namespace balcao::test
