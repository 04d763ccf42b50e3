// SPDX-License-Identifier: MIT
#pragma once

#include "core/ledger/ledgerstore.h"
#include "tests/support/counter.h"

#include <memory>
#include <utility>

namespace balcao::test
{

inline ChargeRequest request(qint64 centavos = 8640)
{
    return {.amount = Money::fromCentavos(centavos).value(), .customer = Counter::customer()};
}

/** The new attempt. */
inline QString create(Counter &counter, const SaleContext &sale = {})
{
    return counter.service
        ->perform(command::Create{.request = request(), .sale = sale}, counter.service->people().atTheCounter())
        ->attempt();
}

inline const Charge &chargeOf(const Counter &counter, const QString &attempt)
{
    return counter.service->record(attempt)->charge;
}

inline bool mayShow(const Counter &counter, const Charge &charge)
{
    return mayShowCode(charge, counter.service->situationOf(charge)).has_value();
}

inline std::unique_ptr<LedgerStore> storeOf(const Counter &counter, const Clock &clock = {},
                                            const QString &name = QStringLiteral("01"))
{
    auto store = LedgerStore::open(counter.ledger->address(), {.counter = name, .clock = clock});
    return store ? *std::move(store) : nullptr;
}

} // namespace balcao::test
