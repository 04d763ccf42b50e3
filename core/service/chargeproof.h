// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/charge.h"
#include "core/ledger/eventproof.h"

#include <QList>

namespace balcao
{

class LedgerStore;

/** One charge with all that happened to it, and what proves each of its events. */
struct ChargeProof {
    Charge charge;
    QList<EventProof> events;
};

/** By its whole name only: NotFound also where two attempts have that txid. */
[[nodiscard]] Expected<ChargeProof, LedgerError> chargeProofOf(LedgerStore &store, const QString &name);

} // namespace balcao
