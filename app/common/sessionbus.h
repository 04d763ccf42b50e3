// SPDX-License-Identifier: MIT
#pragma once

namespace balcao
{

/** Does without the session's D-Bus where that takes connections and answers nothing within half a second: Qt and the keyring would each wait
 *  for it up to a minute, and no window came. Before QApplication, and before a keyring is asked. One that is well costs a moment.
 */
void leaveSilentSessionBus();

} // namespace balcao
