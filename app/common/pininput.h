// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"

#include <QByteArray>
#include <QString>

/** The sources of a PIN: never an argument or a variable, which others can read. */
namespace balcao::pininput
{

/** A password may be long. */
constexpr qsizetype longestLine = 1000;

enum class LineError {
    NoTerminal,
    /** The descriptor is not open, or not for reading. */
    NotReadable,
    /** It ended before a line began. */
    NoLine,
    /** More than longestLine bytes. */
    TooLong
};

/** The next line of a file descriptor that the calling program left open, without its end; nothing of the line behind it is
 *  taken.
 */
[[nodiscard]] Expected<QByteArray, LineError> fromDescriptor(int descriptor);

/** Asks on the terminal, without showing what is typed. */
[[nodiscard]] Expected<QByteArray, LineError> fromTerminal(const QString &prompt);

/** A sentence for people. @p option: whose descriptor it is, "pin-fd"; empty: the terminal. */
[[nodiscard]] QString describe(LineError error, const QString &option);

} // namespace balcao::pininput
