// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"
#include "core/ledger/ledgererror.h"
#include "core/ledger/ledgerevent.h"

#include <QSqlQuery>
#include <QString>
#include <QVariantList>

namespace balcao
{
class LedgerConnection;
}

/** Rows of event (with personal joined) to LedgerEvent. */
namespace balcao::eventcolumns
{

/** "SELECT … FROM event e LEFT JOIN personal p ON p.event = e.id". */
[[nodiscard]] const QString &select();

/** An event and what its hash is computed from. */
struct Stored {
    LedgerEvent event;
    QByteArray data;
    QByteArray salt;
    QByteArray personal;
    /** The kind is one that this program knows. */
    bool isKnown = true;
};
/** From the query's current row. */
[[nodiscard]] Stored read(const QSqlQuery &query);
/** The events (e) of kinds that this program knows for which @p condition holds, by their ids. */
[[nodiscard]] Expected<QList<LedgerEvent>, LedgerError> list(LedgerConnection &connection, const QString &condition,
                                                             const QVariantList &values);

} // namespace balcao::eventcolumns
