// SPDX-License-Identifier: MIT
#pragma once

#include "app/till/tilloptions.h"
#include "core/settings/settingsfile.h"

namespace balcao
{

/** --setup: does what the pages of a first run do, as a file says it, without a question. What is not right in that file refuses it whole:
 *  each problem is told with its line, and nothing is written.
 *
 *  The file has the settings' keys and, of [manager], "name" and "pin-file", whose first line is the PIN, for this user alone; else the PIN is the
 *  next line of @p pinDescriptor. The provider's key goes into the keyring where an option or a variable brings it.
 *  0, 1 for what is not right, 7 where it could not be done.
 */
[[nodiscard]] int runSetup(const TillOptions &now, const SettingsFile &files);

} // namespace balcao
