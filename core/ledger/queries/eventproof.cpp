// SPDX-License-Identifier: MIT
#include "core/ledger/queries/eventproof.h"

#include "core/ledger/eventcolumns.h"
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerstore.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** Of the event before that one. In the place of one that was set aside another may have been written: that one counts. */
Expected<std::optional<QByteArray>, LedgerError> hashBefore(LedgerConnection &connection, const EventRow &row)
{
    if (row.sequence <= 1)
        return std::optional<QByteArray>(QByteArray());
    for (const QString &table : {u"event"_s, u"set_aside"_s}) {
        BALCAO_TRY(const QStringList found,
                   connection.list(u"SELECT hash FROM %1 WHERE counter = ? AND seq = ?"_s.arg(table),
                                   {row.counter, row.sequence - 1},
                                   [](const QSqlQuery &query) { return query.value(0).toString(); }));
        if (!found.isEmpty())
            return std::optional<QByteArray>(found.constFirst().toLatin1());
    }
    return std::optional<QByteArray>();
}

EventProof proofOf(const eventcolumns::Stored &stored, LedgerEvent event, std::optional<QByteArray> previous,
                   qint64 idsHashedAfter)
{
    const auto personal = stored.isPersonal
                              ? eventhash::personalAsHashed(stored.personalHash, stored.salt, stored.personal)
                              : std::optional(stored.personal);
    const auto row = previous ? eventhash::asHashed(*previous, stored, idsHashedAfter) : std::nullopt;
    return {.event = std::move(event),
            .data = row ? row->data : stored.data,
            .personalHash = stored.personalHash,
            .salt = stored.salt,
            .personal = personal.value_or(stored.personal),
            .previous = std::move(previous),
            .isIdHashed = stored.id > idsHashedAfter,
            .holds = row && personal};
}

} // namespace

Expected<QList<EventProof>, LedgerError> proofsOf(LedgerStore &store, const QString &attempt)
{
    LedgerConnection &connection = store.connection();
    BALCAO_TRY(LedgerRows query,
               connection.run(eventcolumns::select() +
                                  u" WHERE e.attempt = ? OR e.id IN (SELECT id FROM event WHERE kind = 'attempt' AND "
                                  "replaces = ? AND sale = (SELECT sale FROM event WHERE kind = 'attempt' AND "
                                  "attempt = ?)) ORDER BY e.id"_s,
                              {attempt, attempt, attempt}));
    QList<eventcolumns::Stored> rows;
    while (query->next())
        rows.append(eventcolumns::read(*query));
    BALCAO_TRY(query.finish());
    QList<EventProof> proofs;
    for (const eventcolumns::Stored &row : std::as_const(rows)) {
        auto event = row.ofCharge();
        if (!event)
            continue; // of a newer program
        BALCAO_TRY(auto previous, hashBefore(connection, row));
        proofs.append(proofOf(row, *std::move(event), std::move(previous), store.idsHashedAfter()));
    }
    return proofs;
}

} // namespace balcao
