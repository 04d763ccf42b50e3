// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"
#include "core/ledger/ledgeranchor.h"

namespace balcao
{

class LedgerStore;

} // namespace balcao

namespace balcao::ledger
{

struct AcceptedLoss {
    /** Empty: nothing is missing, and nothing was written. */
    QList<LedgerGap> gaps;
    /** Attempts and corrections that may have been sent in what is missing: they are unknown from now on. */
    int doubtful = 0;
};

/** Goes on with a ledger that is behind its anchors, as @p operatorName decides: an event for each counter says what is missing. What
 *  was written and is not known to have been sent may have been sent in the events that are gone: it becomes unknown, never 'not sent'.
 *  @p store was opened with acceptsGaps.
 */
[[nodiscard]] Expected<AcceptedLoss, LedgerError> acceptLoss(LedgerStore &store, const QString &operatorName);

} // namespace balcao::ledger
