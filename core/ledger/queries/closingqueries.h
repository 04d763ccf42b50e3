// SPDX-License-Identifier: MIT
#pragma once

#include "core/closing/closing.h"
#include "core/ledger/queries/ledgerquery.h"

#include <QList>

#include <limits>

namespace balcao
{

/** The figures that a closing would have now. */
struct RunningClosing {
    using Result = DayClosing;
    ClosingTerms terms;

    [[nodiscard]] Expected<Result, LedgerError> run(LedgerStore &store) const;
};

/** The newest first. */
struct MadeClosings {
    using Result = QList<MadeClosing>;
    int limit = std::numeric_limits<int>::max();

    [[nodiscard]] Expected<Result, LedgerError> run(LedgerStore &store) const;
};

/** NotFound: there is none of that number. */
struct FindClosing {
    using Result = MadeClosing;
    int number = 0;

    [[nodiscard]] Expected<Result, LedgerError> run(LedgerStore &store) const;
};

} // namespace balcao
