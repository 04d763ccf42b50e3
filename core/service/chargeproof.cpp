// SPDX-License-Identifier: MIT
#include "core/service/chargeproof.h"

#include "core/ledger/ledgerstore.h"
#include "core/ledger/queries/chargequeries.h"

namespace balcao
{

Expected<ChargeProof, LedgerError> FindProof::run(LedgerStore &store) const
{
    BALCAO_TRY(const Charge row, store.ask(FindWholeCharge{name}));
    BALCAO_TRY(const auto events, store.ask(EventsOfCharge{row.attempt}));
    BALCAO_TRY(auto proofs, proofsOf(store, row.attempt));
    return ChargeProof{.charge = folded(events), .events = std::move(proofs)};
}

} // namespace balcao
