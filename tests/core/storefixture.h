// SPDX-License-Identifier: MIT
#pragma once

#include "core/ledger/ledgerstore.h"
#include "tests/core/ledgerplaces.h"

#include <QObject>

#include <chrono>
#include <memory>

namespace balcao
{

/** What tests of the store begin with: a ledger at every place, and a clock that can be set. */
class StoreFixture : public QObject
{
protected:
    static void everyPlace()
    {
        QTest::addColumn<QString>("place");
        LedgerPlaces::addRows();
    }

    [[nodiscard]] Clock clock() const
    {
        return Clock([this] { return QDateTime::currentDateTimeUtc().addMSecs(m_offset.count()); });
    }
    [[nodiscard]] std::unique_ptr<LedgerStore> open(const LedgerAddress &address,
                                                    const QString &counter = QStringLiteral("01")) const
    {
        auto store = LedgerStore::open(address, {.counter = counter, .clock = clock()});
        if (!store)
            qWarning("the ledger does not open: %s", qPrintable(store.error().detail));
        return store ? *std::move(store) : nullptr;
    }

    LedgerPlaces m_places;
    std::chrono::milliseconds m_offset{0};
};

} // namespace balcao
