// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/charge.h"
#include "core/ledger/queries/eventproof.h"
#include "core/ledger/queries/ledgerquery.h"

#include <QList>

namespace balcao
{

/** One charge with all that happened to it, and what proves each of its events. */
struct ChargeProof {
    Charge charge;
    QList<EventProof> events;
};

/** By its whole name only: NotFound also where two attempts have that txid. */
struct FindProof {
    using Result = ChargeProof;
    QString name;

    [[nodiscard]] Expected<Result, LedgerError> run(LedgerStore &store) const;
};

} // namespace balcao
