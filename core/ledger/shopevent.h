// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargeevent.h"

#include <QByteArray>
#include <QDateTime>
#include <QLatin1StringView>
#include <QStringList>
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

/** An event that belonged to no chain was moved to the table set_aside. */
struct SetAside {
    qint64 event = 0;
    QString hash;
};

/** Somebody goes on with the ledger although events are missing that a counter had written. */
struct LossAccepted {
    QString counter;
    /** Their sequence numbers, which are given again. */
    qint64 first = 0;
    qint64 last = 0;
};

using Payload = std::variant<Erased, SetAside, LossAccepted>;

/** "erased", …: as the ledger writes it. */
[[nodiscard]] QLatin1StringView key(const Payload &what);
/** One that says nothing else; empty: no event of the shop is called so. */
[[nodiscard]] std::optional<Payload> named(QStringView name);
[[nodiscard]] QStringList names();
/** Those that on PostgreSQL only the tables' owner may add. */
[[nodiscard]] QStringList ofOwner();

} // namespace shopevent

/** One event of the shop. Of the header it has no attempt, sale, correction, txid and amount. */
struct ShopEvent : EventHeader {
    shopevent::Payload what;
    QByteArray hash;
};

} // namespace balcao
