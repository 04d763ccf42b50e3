// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/amountunit.h"
#include "core/ledger/ledgerevent.h"
#include "core/ledger/queries/ledgerquery.h"

#include <QList>

#include <optional>

namespace balcao
{

/** The end of the request that a charge's @p events leave open, from what they prove: a stored answer is read, the rest was not sent
 *  or is unknown. Composed as the end of a living request is (core/charge/requestend.h), in the name of who asked. Empty: none is
 *  open. @p unit: of answers to requests that do not say theirs.
 */
[[nodiscard]] std::optional<EventDraft> recoveredEnd(const QList<LedgerEvent> &events, AmountUnit unit);

/** The ends of all that @p counter left open and whose time is over. */
struct FindAbandonedEnds {
    using Result = QList<EventDraft>;
    QString counter;
    AmountUnit unit;

    [[nodiscard]] Expected<Result, LedgerError> run(LedgerStore &store) const;
};

} // namespace balcao
