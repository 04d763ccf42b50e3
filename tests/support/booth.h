// SPDX-License-Identifier: MIT
#pragma once

#include "core/service/chargeservice.h"
#include "tests/support/chargebook.h"

namespace balcao::test
{

/** The service of counter 02 over a book, with a provider that nobody asks: for what is decided without one. */
struct Booth {
    ChargeBook book;
    ProviderClient client{{.baseUrl = BaseUrl::parse(QStringLiteral("https://pix.example.com/v1")).value(),
                           .key = ApiKey::parse("sandbox-key-for-tests").value()}};
    std::unique_ptr<ChargeLedger> ledger = book.ledger();
    std::unique_ptr<ChargeService> service = std::make_unique<ChargeService>(&client, *ledger, book.clock());
};

} // namespace balcao::test
