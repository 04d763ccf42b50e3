// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargerules.h"
#include "core/charge/command.h"
#include "ui/presentation/common/choice.h"

#include <QList>

namespace balcao
{

/** A question whether a person accepts one discrepancy of a charge: what is shown, and what follows a yes. */
struct AcceptanceQuestion {
    /** Title, text and the name of the yes; its action says which question it is. */
    Choice shown;
    /** Carries what the person saw. Another answer makes it void. */
    Command yes;
};

/** Those that the rules allow now, the receiver first. Pure. */
[[nodiscard]] QList<AcceptanceQuestion> acceptanceQuestions(const Charge &charge, const Situation &situation);

} // namespace balcao
