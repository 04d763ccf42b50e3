// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

/** Where a PIN may come from: never an argument or a variable, which others can read. */
namespace balcao::pininput
{

/** The next line of a file descriptor that whoever started this program left open, without its end; nothing of the line behind it is
 *  taken. Nothing: it cannot be read, or the line is far too long.
 */
[[nodiscard]] std::optional<QByteArray> fromDescriptor(int descriptor);

/** Asks on the terminal, without showing what is typed. Nothing: there is no terminal. */
[[nodiscard]] std::optional<QByteArray> fromTerminal(const QString &prompt);

} // namespace balcao::pininput
