// SPDX-License-Identifier: MIT
#pragma once

namespace balcao
{

/** A crash of this process leaves no core file: it would hold the key and customers' data. Nothing to do on Windows, where
 *  dumps are asked for, not made.
 */
void disableCoreDumps();

} // namespace balcao
