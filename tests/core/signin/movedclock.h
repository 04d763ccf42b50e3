// SPDX-License-Identifier: MIT
#pragma once

#include "core/clock.h"
#include "core/ledger/ledgerstore.h"

#include <atomic>
#include <chrono>
#include <memory>

namespace balcao::test
{

/** Milliseconds since 1970: moved by tests, read by the ledger's threads. */
inline std::atomic<qint64> now;

inline Clock shopClock()
{
    return Clock([] { return QDateTime::fromMSecsSinceEpoch(now).toUTC(); });
}

inline void advance(std::chrono::milliseconds by)
{
    now += by.count();
}

/** The ledger by that clock. The program ends if it does not open. */
inline std::unique_ptr<LedgerStore> storeAt(const LedgerAddress &address, const QString &counter = QStringLiteral("09"))
{
    auto opened = LedgerStore::open(address, {.counter = counter, .clock = shopClock()});
    if (!opened)
        qFatal("the ledger does not open: %s", qPrintable(opened.error().detail));
    return *std::move(opened);
}

} // namespace balcao::test
