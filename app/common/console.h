// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <cstdio>

/** Standard output and standard error. On Windows a console gets UTF-16, whatever its code page; a file or a pipe UTF-8. */
namespace balcao::console
{

/** False: the bytes cannot be got rid of (the disk is full, the reader has gone). */
bool print(std::FILE *stream, const QByteArray &bytes);
/** Without control and direction characters, but for line ends: to a terminal they are orders. */
bool say(std::FILE *stream, const QString &text);

/** Not a file or a pipe. */
[[nodiscard]] bool isTerminal(std::FILE *stream);

/** False: nobody would see what is written. On Windows a program with a window has no console of its own; the one that it was
 *  started from is taken, once.
 */
[[nodiscard]] bool isThere();

} // namespace balcao::console
