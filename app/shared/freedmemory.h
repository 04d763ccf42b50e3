// SPDX-License-Identifier: MIT
#pragma once

namespace balcao
{

/** From now on what is freed is overwritten, where the C library can do that (glibc): what Qt's network and TLS leave behind them holds the
 *  provider's key. Small blocks only when their thread ends, which for a request is at its end. Takes some milliseconds from a
 *  start, so not before the first frame.
 */
void wipeFreedMemory();

} // namespace balcao
