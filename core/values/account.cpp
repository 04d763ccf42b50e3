// SPDX-License-Identifier: MIT
#include "core/values/account.h"

#ifdef Q_OS_WIN
#include <windows.h>
// Behind the types that it uses.
#include <lmcons.h>
#else
#include <pwd.h>
#include <unistd.h>
#endif

namespace balcao
{

namespace
{

QString asked()
{
#ifdef Q_OS_WIN
    wchar_t name[UNLEN + 1];
    DWORD size = UNLEN + 1;
    return GetUserNameW(name, &size) != 0 ? QString::fromWCharArray(name) : QString();
#else
    const passwd *const entry = getpwuid(geteuid());
    return entry ? QString::fromLocal8Bit(entry->pw_name) : QString::number(geteuid());
#endif
}

} // namespace

QString accountName()
{
    static const QString name = asked(); // whichever thread asks first
    return name;
}

} // namespace balcao
