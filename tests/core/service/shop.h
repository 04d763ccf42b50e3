// SPDX-License-Identifier: MIT
#pragma once

#include "core/ledger/ledgerstore.h"
#include "core/signin/staff.h"
#include "tests/support/answers.h"
#include "tests/support/chargebook.h"

#include <memory>

namespace balcao::test
{

inline Pin pin(const char *digits)
{
    return Pin::parse(digits).value();
}

[[nodiscard]] inline std::optional<PinRefusal> pinRefusalIn(const StaffResult &result)
{
    const auto *refusal = result ? nullptr : std::get_if<PinRefusal>(&result.error());
    return refusal ? std::optional(*refusal) : std::nullopt;
}

/** For a failed comparison. */
inline char *toString(const std::optional<PinRefusal> &refusal)
{
    return QTest::toString(refusal ? QStringLiteral("%1, wait %2 s").arg(int(refusal->why)).arg(refusal->wait.count())
                                   : QStringLiteral("no refusal of a PIN"));
}

/** The error of type @p Why in a result of the staff, the service or the ledger; empty: none, or another. */
template <class Why, class Result>
[[nodiscard]] std::optional<Why> refusedIn(const Result &result)
{
    const auto *why = result ? nullptr : std::get_if<Why>(&result.error());
    return why ? std::optional(*why) : std::nullopt;
}

/** Carlos, a manager (246810), and Ana Paula, a cashier (1234), in the ledger; their secrets have few rounds, so that tests are quick. */
inline void employ(LedgerStore &store, int rounds = 1000, const QByteArray &pepper = {})
{
    const auto added = [](const QString &id, const QString &name, Role role) {
        ShopEvent event;
        event.operatorName = QStringLiteral("Dona Rosa");
        event.what = shopevent::OperatorAdded{.id = id, .name = name, .role = role};
        return event;
    };
    const auto withPin = [&](const QString &id, const char *digits) {
        ShopEvent event;
        event.what = shopevent::PinSet{.id = id, .secret = PinSecret::of(pin(digits), pepper, rounds).text()};
        return event;
    };
    const auto done =
        store.appendOfOperators({added(QStringLiteral("id-carlos"), QStringLiteral("Carlos"), Role::Manager),
                                 withPin(QStringLiteral("id-carlos"), "246810"),
                                 added(QStringLiteral("id-ana"), QStringLiteral("Ana Paula"), Role::Cashier),
                                 withPin(QStringLiteral("id-ana"), "1234")},
                                {});
    if (!done)
        qFatal("nobody is employed: %s", qPrintable(done.error().detail));
}

} // namespace balcao::test
