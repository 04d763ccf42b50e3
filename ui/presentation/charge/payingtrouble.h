// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

#include <optional>

namespace balcao
{

struct Charge;
struct Situation;

/** "Didn't it go through?": why the customer's bank does not take a code that is shown, and what helps. Four causes, those that are likely
 *  with this charge first.
 */
struct PayingTrouble {
    struct Cause {
        /** What the customer tells of it. */
        QString cause;
        QString advice;
        bool isLikely = false;
    };
    QList<Cause> causes;
};

/** Empty: nobody can pay the charge now, by what is known of it. The time of day is that of the provider's clock, as people read it. */
[[nodiscard]] std::optional<PayingTrouble> payingTrouble(const Charge &charge, const Situation &situation,
                                                         bool isReadingOn);

} // namespace balcao
