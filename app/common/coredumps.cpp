// SPDX-License-Identifier: MIT
#include "app/common/coredumps.h"

#include <QtGlobal>

#ifdef Q_OS_UNIX
#include <sys/resource.h>
#endif

namespace balcao
{

void disableCoreDumps()
{
#ifdef Q_OS_UNIX
    const rlimit none{.rlim_cur = 0, .rlim_max = 0};
    setrlimit(RLIMIT_CORE, &none);
#endif
}

} // namespace balcao
