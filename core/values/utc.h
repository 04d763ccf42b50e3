// SPDX-License-Identifier: MIT
#pragma once

#include <QTimeZone>

namespace balcao
{

/** The UTC argument of QDateTime's constructors and functions.
 *
 *  Qt 6.4 takes a Qt::TimeSpec. Later versions deprecate it for QTimeZone::UTC, which Qt 6.5 introduced.
 */
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
inline constexpr QTimeZone::Initialization utcZone = QTimeZone::UTC;
#else
inline constexpr Qt::TimeSpec utcZone = Qt::UTC;
#endif

} // namespace balcao
