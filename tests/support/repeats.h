// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

namespace balcao::test
{

/** True in the stress tier (`scripts/test --all`): everything is repeated as often as it is documented. */
inline bool isStress()
{
    return qEnvironmentVariableIsSet("BALCAO_STRESS");
}

/** The number of repetitions: the environment variable @p variable, else @p whole in the stress tier and a tenth of it
 *  in the default tier.
 */
inline int repeats(const char *variable, int whole)
{
    bool isNumber = false;
    const int given = qEnvironmentVariableIntValue(variable, &isNumber);
    if (isNumber)
        return given;
    return isStress() ? whole : whole / 10;
}

} // namespace balcao::test
