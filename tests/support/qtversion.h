// SPDX-License-Identifier: MIT
#pragma once

#include <QLibraryInfo>
#include <QVersionNumber>

namespace balcao::test
{

/** Whether Qt 6.8 or later runs. It differs from 6.4 in HTTP: interim answers, connections, copies of the headers. */
inline bool isQt68()
{
    return QLibraryInfo::version() >= QVersionNumber(6, 8);
}

} // namespace balcao::test
