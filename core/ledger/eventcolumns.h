// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"
#include "core/ledger/ledgererror.h"
#include "core/ledger/ledgerevent.h"
#include "core/operators/shopevent.h"
#include "core/values/functionref.h"

#include <QSqlQuery>
#include <QString>
#include <QVariantList>

#include <optional>

namespace balcao
{
class LedgerConnection;
}

/** Rows of event (with personal joined). */
namespace balcao::eventcolumns
{

/** Of the table event, and of set_aside, which keeps what was taken out of it. */
[[nodiscard]] const QString &names();
/** "SELECT … FROM event e LEFT JOIN personal p ON p.event = e.id". */
[[nodiscard]] const QString &select();

/** An event and its customer's part. */
struct Stored : EventRow {
    QByteArray salt;
    QByteArray personal;

    /** Empty: it is not of a charge, or of a newer program. */
    [[nodiscard]] std::optional<LedgerEvent> ofCharge() const;
    /** Empty: it is not of the shop, or of a newer program, or malformed. */
    [[nodiscard]] std::optional<ShopEvent> ofShop() const;
    /** The kind is known, and the data is of another shape than such events have. */
    [[nodiscard]] bool isMalformed() const;
    [[nodiscard]] bool isKnown() const { return fromKey<EventKind>(kind) || shopevent::named(kind); }
};
/** From the query's current row. */
[[nodiscard]] Stored read(const QSqlQuery &query);
/** Hands out everything by its id, in batches: nothing is held while others write. @p take tells whether it takes more. */
[[nodiscard]] Expected<void, LedgerError> readAll(LedgerConnection &connection,
                                                  const FunctionRef<bool(const Stored &)> &take);
/** The charges' events (e) for which @p condition holds, by their ids. */
[[nodiscard]] Expected<QList<LedgerEvent>, LedgerError> list(LedgerConnection &connection, const QString &condition,
                                                             const QVariantList &values);

} // namespace balcao::eventcolumns
