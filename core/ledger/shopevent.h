// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargeevent.h"

#include <QDateTime>
#include <QLatin1StringView>
#include <QStringView>

#include <optional>
#include <variant>

namespace balcao
{

/** What an event of the shop says: no charge changes by it. */
namespace shopevent
{

/** Personal fields of charges older than that were blanked. */
struct Erased {
    QDateTime before;
    int charges = 0;
};

using Payload = std::variant<Erased>;

/** "erased", …: as the ledger writes it. */
[[nodiscard]] QLatin1StringView key(const Payload &what);
/** One that says nothing else; empty: no event of the shop is called so. */
[[nodiscard]] std::optional<Payload> named(QStringView name);

} // namespace shopevent

/** One event of the shop. Of the header it has no attempt, sale, correction, txid and amount. */
struct ShopEvent : EventHeader {
    shopevent::Payload what;
};

} // namespace balcao
