// SPDX-License-Identifier: MIT
#pragma once

namespace balcao
{

class Staff;

/** Has the keyring asked for the pepper as soon as somebody's PIN or badge was made with one, once: where none was, no keyring is opened. @p staff
 *  outlives the answer.
 */
void takePepper(Staff &staff);

} // namespace balcao
