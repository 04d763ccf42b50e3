// SPDX-License-Identifier: MIT
// A file system without permissions, for a program that is started with this library in LD_PRELOAD.
#include <sys/stat.h>

#include <cerrno>

extern "C" {

int chmod(const char *, mode_t) noexcept
{
    errno = EPERM;
    return -1;
}

int fchmod(int, mode_t) noexcept
{
    errno = EPERM;
    return -1;
}
}
