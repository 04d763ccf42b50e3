// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringView>

namespace balcao
{

/** The form in which two names that people take for one are equal; for comparing only. Empty: nothing of the name is seen.
 *
 *  Equal are: letters of any case, width or style; one accent written as one sign or two; Latin letters and those Cyrillic and Greek
 *  ones that look like them; an i with and without its dot; apostrophes; hyphens. Signs that are not seen are left out. Different stay:
 *  an accent and none (João, Joao), a digit and a letter (0 and O), and I, l and 1, which are initials.
 */
[[nodiscard]] QString lookAlikeForm(QStringView name);

} // namespace balcao
