// SPDX-License-Identifier: MIT
#pragma once

#include "core/ledger/ledgerevent.h"

#include <QSqlQuery>
#include <QString>

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

} // namespace balcao::eventcolumns
