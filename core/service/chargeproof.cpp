// SPDX-License-Identifier: MIT
#include "core/service/chargeproof.h"

#include "core/ledger/ledgerstore.h"

namespace balcao
{

Expected<ChargeProof, LedgerError> chargeProofOf(LedgerStore &store, const QString &name)
{
    BALCAO_TRY(const Charge row, store.findWhole(name));
    BALCAO_TRY(const auto events, store.events(row.attempt));
    BALCAO_TRY(auto proofs, proofsOf(store, row.attempt));
    return ChargeProof{.charge = folded(events), .events = std::move(proofs)};
}

} // namespace balcao
