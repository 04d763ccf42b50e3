// SPDX-License-Identifier: MIT
#pragma once

#include "core/ledger/queries/chargequeries.h"
#include "tests/core/service/shop.h"
#include "tests/widgets/till.h"
#include "ui/widgets/operators/pinpad.h"

namespace balcao::test
{

/** A till whose shop has Carlos, a manager (246810), and Ana Paula, a cashier (1234), who is at it. */
struct StaffedTill : Till {
    explicit StaffedTill(const QString &who = QStringLiteral("Ana Paula"), const char *digits = "1234")
    {
        counter.service->staff().setRounds(1000);
        employ(*LedgerStore::open(counter.ledger->address(), {.counter = QStringLiteral("09")}).value());
        static_cast<void>(answerTo(counter.service->staff().refresh()));
        counter.service->signIn(answerTo(counter.service->staff().signIn(who, pin(digits))).value());
    }

    /** The one that is seen; nullptr: none. */
    template <class T>
    T *shown()
    {
        for (T *one : window.findChildren<T *>()) {
            if (one->isVisible())
                return one;
        }
        return nullptr;
    }
    [[nodiscard]] QList<LedgerEvent> events(const QString &attempt) const
    {
        return LedgerStore::open(counter.ledger->address(), {.counter = QStringLiteral("09")})
            .value()
            ->ask(EventsOfCharge{attempt})
            .value_or(QList<LedgerEvent>());
    }
    void typePin(const char *digits) { QTest::keyClicks(shown<PinField>(), QString::fromLatin1(digits)); }
};

/** All that was written about the charges of @p till, but for what the provider is asked by itself. */
inline qsizetype eventCount(const Till &till)
{
    const auto store = LedgerStore::open(till.counter.ledger->address(), {.counter = QStringLiteral("09")}).value();
    qsizetype count = 0;
    for (const QString &attempt : till.attempts) {
        const auto events = store->ask(EventsOfCharge{attempt}).value_or(QList<LedgerEvent>());
        count += std::count_if(events.begin(), events.end(), [](const LedgerEvent &one) {
            return !std::holds_alternative<event::StatusRead>(one.what);
        });
    }
    return count;
}

} // namespace balcao::test
