// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace balcao::test
{

/** The most bytes that the heap has had since the first call, at which they stop being returned to the system. 0 without glibc. */
inline qint64 heapPeak()
{
#ifdef __GLIBC__
    constexpr int never = 1 << 30;
    mallopt(M_TRIM_THRESHOLD, never);
    mallopt(M_MMAP_THRESHOLD, never);
    return static_cast<qint64>(mallinfo2().arena);
#else
    return 0;
#endif
}

} // namespace balcao::test
