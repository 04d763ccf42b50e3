// SPDX-License-Identifier: MIT
// LedgerStore's search index on SQLite. It follows the events at leisure: a sale never waits for it.
#include "core/ledger/chargecolumns.h"
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerstore.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** Events from, to: what the next batch looks at. Equal: the index is complete. */
Expected<std::pair<qint64, qint64>, LedgerError> nextBatch(LedgerConnection &connection)
{
    constexpr qint64 size = 200;
    const auto bounds =
        connection.run(u"SELECT event, (SELECT coalesce(max(id), 0) FROM event) FROM search_progress"_s);
    if (!bounds)
        return Unexpected<LedgerError>(bounds.error());
    if (!(*bounds)->next())
        return ledgerFailure(LedgerError::Kind::Damaged, u"search_progress is empty"_s);
    const qint64 from = (*bounds)->value(0).toLongLong();
    const qint64 newest = (*bounds)->value(1).toLongLong();
    (*bounds)->finish();
    return std::pair{from, std::min(newest, from + size)};
}

Expected<void, LedgerError> runAll(LedgerConnection &connection,
                                   const QList<std::pair<QString, QVariantList>> &statements)
{
    for (const auto &[sql, values] : statements) {
        if (const auto done = connection.run(sql, values); !done)
            return Unexpected<LedgerError>(done.error());
    }
    return {};
}

} // namespace

Expected<void, LedgerError> LedgerStore::unindex(qint64 id)
{
    if (isPostgres())
        return runAll(*m_connection, {{u"DELETE FROM charge_search WHERE id = ?"_s, {id}}});
    // The index is told the old text to forget it.
    return runAll(
        *m_connection,
        {{u"INSERT INTO charge_words (charge_words, rowid, words) SELECT 'delete', id, words FROM charge_search "
          "WHERE id = ?"_s,
          {id}},
         {u"INSERT INTO charge_parts (charge_parts, rowid, parts) SELECT 'delete', id, parts FROM charge_search "
          "WHERE id = ?"_s,
          {id}},
         {u"DELETE FROM charge_search WHERE id = ?"_s, {id}}});
}

Expected<void, LedgerError> LedgerStore::reindex(const Charge &row)
{
    if (isPostgres())
        return {};
    if (auto forgotten = unindex(row.id); !forgotten)
        return forgotten;
    const QString words = chargecolumns::searchWords(row);
    const QString parts = chargecolumns::searchParts(row);
    return runAll(*m_connection,
                  {{u"INSERT INTO charge_search (id, words, parts) VALUES (?, ?, ?)"_s, {row.id, words, parts}},
                   {u"INSERT INTO charge_words (rowid, words) VALUES (?, ?)"_s, {row.id, words}},
                   {u"INSERT INTO charge_parts (rowid, parts) VALUES (?, ?)"_s, {row.id, parts}}});
}

Expected<bool, LedgerError> LedgerStore::index(int batches)
{
    if (isPostgres())
        return false;
    for (int done = 0;; ++done) {
        // Looked at before the right to write is taken: mostly there is nothing to do.
        const auto ahead = nextBatch(*m_connection);
        if (!ahead)
            return Unexpected<LedgerError>(ahead.error());
        if (ahead->first >= ahead->second)
            return false;
        if (done == batches)
            return true;
        auto transaction = LedgerTransaction::begin(*m_connection);
        if (!transaction)
            return Unexpected<LedgerError>(transaction.error());
        const auto batch = nextBatch(*m_connection);
        if (!batch)
            return Unexpected<LedgerError>(batch.error());
        const auto query = m_connection->run(
            u"SELECT "_s + chargecolumns::names() +
                u" FROM charge WHERE attempt IN (SELECT attempt FROM event WHERE id > ? AND id <= ?) ORDER BY id"_s,
            {batch->first, batch->second});
        if (!query)
            return Unexpected<LedgerError>(query.error());
        while ((*query)->next()) {
            const Charge row = chargecolumns::read(**query);
            if (const auto known = reindex(row); !known)
                return Unexpected<LedgerError>(known.error());
        }
        (*query)->finish();
        if (const auto noted = m_connection->run(u"UPDATE search_progress SET event = ?"_s, {batch->second}); !noted)
            return Unexpected<LedgerError>(noted.error());
        if (const auto committed = transaction->commit(); !committed)
            return Unexpected<LedgerError>(committed.error());
    }
}

} // namespace balcao
