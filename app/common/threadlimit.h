// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <cstddef>

/** Limits of threads: of the user (`ulimit -u`) or of a container. A library whose thread is not started waits for it for ever, so a
 *  program asks before it begins.
 */
namespace balcao::threadlimit
{

/** More than a command of the command line, or the sandbox, has at once. */
constexpr std::size_t ofCommand = 12;
/** The same for the till, with its display, its ledger and training. */
constexpr std::size_t ofTill = 24;

/** Starts @p count threads beside each other, which end at once. False: one of them could not be started. */
[[nodiscard]] bool allows(std::size_t count);
/** A sentence for people. */
[[nodiscard]] QString describe();

} // namespace balcao::threadlimit
