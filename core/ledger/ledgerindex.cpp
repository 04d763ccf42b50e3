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
    BALCAO_TRY(LedgerRows bounds,
               connection.run(u"SELECT event, (SELECT coalesce(max(id), 0) FROM event) FROM search_progress"_s));
    if (!bounds->next())
        return ledgerFailure(LedgerError::Kind::Damaged, u"search_progress is empty"_s);
    const qint64 from = bounds->value(0).toLongLong();
    const qint64 newest = bounds->value(1).toLongLong();
    bounds->finish();
    return std::pair{from, std::min(newest, from + size)};
}

Expected<void, LedgerError> runAll(LedgerConnection &connection,
                                   const QList<std::pair<QString, QVariantList>> &statements)
{
    for (const auto &[sql, values] : statements) {
        BALCAO_TRY(connection.run(sql, values));
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
    BALCAO_TRY(unindex(row.id));
    const QString words = searchWords(row);
    const QString parts = searchParts(row);
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
        BALCAO_TRY(const auto ahead, nextBatch(*m_connection));
        if (ahead.first >= ahead.second)
            return false;
        if (done == batches)
            return true;
        BALCAO_TRY(auto transaction, LedgerTransaction::begin(*m_connection));
        BALCAO_TRY(const auto batch, nextBatch(*m_connection));
        BALCAO_TRY(
            LedgerRows query,
            m_connection->run(
                u"SELECT "_s + chargecolumns::names() +
                    u" FROM charge WHERE attempt IN (SELECT attempt FROM event WHERE id > ? AND id <= ?) ORDER BY id"_s,
                {batch.first, batch.second}));
        while (query->next()) {
            const Charge row = chargecolumns::read(*query);
            BALCAO_TRY(reindex(row));
        }
        query->finish();
        BALCAO_TRY(m_connection->run(u"UPDATE search_progress SET event = ?"_s, {batch.second}));
        BALCAO_TRY(transaction.commit());
    }
}

} // namespace balcao
