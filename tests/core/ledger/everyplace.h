// SPDX-License-Identifier: MIT
#pragma once

#include "tests/core/ledger/storefixture.h"

namespace balcao
{

/** A test class whose functions run once at every place: on SQLite, and on PostgreSQL where it is installed. */
class EveryPlaceFixture : public StoreFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data() { everyPlace(); }
    void init() { m_offset = {}; }

protected:
    [[nodiscard]] static QString place()
    {
        QFETCH_GLOBAL(const QString, place);
        return place;
    }
    /** A row of the table of one function. */
    template <class... Values>
    static void addRow(const char *name, const Values &...values)
    {
        QTestData &row = QTest::newRow(name);
        static_cast<void>((row << ... << values));
    }
    /** A ledger that does not exist yet, at the place of this run. */
    [[nodiscard]] LedgerAddress freshAddress() { return m_places.fresh(place()); }
    /** A new ledger at the place of this run. The program ends if it does not open. */
    [[nodiscard]] std::unique_ptr<LedgerStore> fresh()
    {
        auto store = open(freshAddress());
        if (!store)
            qFatal("there is no new ledger");
        return store;
    }
};

} // namespace balcao
