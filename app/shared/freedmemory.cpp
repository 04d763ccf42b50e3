// SPDX-License-Identifier: MIT
#include "app/shared/freedmemory.h"

#include <QtGlobal>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace balcao
{

void wipeFreedMemory()
{
#ifdef __GLIBC__
    // What is allocated begins as its complement: zeros.
    constexpr int allBits = 0xff;
    mallopt(M_PERTURB, allBits);
#endif
}

} // namespace balcao
