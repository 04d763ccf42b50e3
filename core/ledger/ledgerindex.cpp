// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerindex.h"

#include "core/charge/chargequery.h"

#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerstore.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** Events from, to: what the next batch looks at, @p size of them. Equal: the index is complete. */
Expected<std::pair<qint64, qint64>, LedgerError> nextBatch(LedgerConnection &connection, int size)
{
    BALCAO_TRY(LedgerRows bounds,
               connection.run(u"SELECT event, (SELECT coalesce(max(id), 0) FROM event) FROM search_progress"_s));
    if (!bounds->next())
        return ledgerFailure(LedgerError::Kind::Damaged, u"search_progress is empty"_s);
    const qint64 known = bounds->value(0).toLongLong();
    const qint64 newest = bounds->value(1).toLongLong();
    if (known == newest)
        return std::pair{known, newest};
    // Ahead of all events: nobody knows what it was.
    const qint64 from = known > newest ? 0 : known;
    // By events, not by numbers: between two of them there may be any gap.
    BALCAO_TRY(const qint64 to,
               connection.number(u"SELECT max(id) FROM (SELECT id FROM event WHERE id > ? ORDER BY id LIMIT ?)"_s,
                                 {from, size}));
    return std::pair{from, to};
}

} // namespace

Expected<void, LedgerError> ledgerindex::add(LedgerConnection &connection, const Charge &row)
{
    const QString words = searchWords(row);
    const QString parts = searchParts(row);
    BALCAO_TRY(
        connection.run(u"INSERT INTO charge_search (id, words, parts) VALUES (?, ?, ?)"_s, {row.id, words, parts}));
    if (connection.isPostgres())
        return {};
    BALCAO_TRY(connection.run(u"INSERT INTO charge_words (rowid, words) VALUES (?, ?)"_s, {row.id, words}));
    BALCAO_TRY(connection.run(u"INSERT INTO charge_parts (rowid, parts) VALUES (?, ?)"_s, {row.id, parts}));
    return {};
}

Expected<void, LedgerError> ledgerindex::remove(LedgerConnection &connection, qint64 id)
{
    if (!connection.isPostgres()) {
        // The index is told the old text to forget it.
        for (const QString &column : {u"words"_s, u"parts"_s})
            BALCAO_TRY(connection.run(u"INSERT INTO charge_%1 (charge_%1, rowid, %1) SELECT 'delete', id, %1 FROM "
                                      "charge_search WHERE id = ?"_s.arg(column),
                                      {id}));
    }
    BALCAO_TRY(connection.run(u"DELETE FROM charge_search WHERE id = ?"_s, {id}));
    return {};
}

Expected<void, LedgerError> ledgerindex::replace(LedgerConnection &connection, const Charge &row)
{
    BALCAO_TRY(remove(connection, row.id));
    return add(connection, row);
}

Expected<void, LedgerError> ledgerindex::clear(LedgerConnection &connection)
{
    if (connection.isPostgres())
        return {};
    return connection.execute(u"INSERT INTO charge_words (charge_words) VALUES ('delete-all')\n--\n"
                              "INSERT INTO charge_parts (charge_parts) VALUES ('delete-all')\n--\n"
                              "DELETE FROM charge_search\n--\n"
                              "INSERT OR REPLACE INTO search_progress (one, event) VALUES (1, 0)"_s);
}

Expected<void, LedgerError> ledgerindex::setComplete(LedgerConnection &connection)
{
    if (!connection.isPostgres())
        BALCAO_TRY(connection.run(u"UPDATE search_progress SET event = (SELECT coalesce(max(id), 0) FROM event)"_s));
    return {};
}

Expected<bool, LedgerError> LedgerStore::index(int batches)
{
    if (isPostgres())
        return false;
    // A till that sells waits for no more than some milliseconds; who wants all of it wants it soon.
    const int size = batches < 0 ? 5000 : 200;
    for (int done = 0;; ++done) {
        // Looked at before the right to write is taken: mostly there is nothing to do.
        BALCAO_TRY(const auto ahead, nextBatch(*m_connection, size));
        if (ahead.first >= ahead.second)
            return false;
        if (done == batches)
            return true;
        BALCAO_TRY(auto transaction, LedgerTransaction::begin(*m_connection));
        BALCAO_TRY(const auto batch, nextBatch(*m_connection, size));
        BALCAO_TRY(const auto changed,
                   rows(u"attempt IN (SELECT attempt FROM event WHERE id > ? AND id <= ?) ORDER BY id"_s,
                        {batch.first, batch.second}));
        for (const Charge &row : changed)
            BALCAO_TRY(ledgerindex::replace(*m_connection, row));
        BALCAO_TRY(m_connection->run(u"UPDATE search_progress SET event = ?"_s, {batch.second}));
        BALCAO_TRY(transaction.commit());
    }
}

} // namespace balcao
