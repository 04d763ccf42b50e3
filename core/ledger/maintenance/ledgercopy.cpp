// SPDX-License-Identifier: MIT
#include "core/ledger/maintenance/ledgercopy.h"

#include "core/ledger/chargecolumns.h"
#include "core/ledger/eventcolumns.h"
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerstore.h"
#include "core/values/storabletext.h"

#include <limits>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao::ledgercopy
{

namespace
{

/** A statement takes so many: a server far away is asked less often. */
constexpr qsizetype rowsAtOnce = 100;

struct Table {
    QString name;
    /** The key is the first one. */
    QString columns;

    [[nodiscard]] qsizetype width() const { return columns.count(u',') + 1; }
    /** @p place is the SQL of each value. */
    [[nodiscard]] QString insertionOf(qsizetype rows, const QString &place) const
    {
        const QString row = u'(' + QStringList(width(), place).join(u", "_s) + u')';
        return u"INSERT INTO %1 (%2) VALUES %3"_s.arg(name, columns, QStringList(rows, row).join(u", "_s));
    }
};

/** For SQLite: bytes in place of a text that it would change. */
QVariant exact(const QVariant &value)
{
    const bool isChanged = value.typeId() == QMetaType::QString && !isStorable(value.toString());
    return isChanged ? QVariant(value.toString().toUtf8()) : value;
}

Expected<void, LedgerError> insert(LedgerConnection &to, const Table &table, const QVariantList &values)
{
    // SQLite takes a text that is bound as bytes unchanged; the column makes a number of a number's text.
    const QString place = to.isPostgres() ? u"?"_s : u"(? || '')"_s;
    const qsizetype width = table.width();
    const qsizetype most = rowsAtOnce * width;
    const qsizetype whole = values.size() / most * most;
    for (qsizetype at = 0; at < whole; at += most)
        BALCAO_TRY(to.run(table.insertionOf(rowsAtOnce, place), values.mid(at, most)));
    for (qsizetype at = whole; at < values.size(); at += width)
        BALCAO_TRY(to.run(table.insertionOf(1, place), values.mid(at, width)));
    return {};
}

Expected<void, LedgerError> copyRows(LedgerConnection &from, LedgerConnection &to, const Table &table,
                                     const LedgerWatch &watch)
{
    constexpr int batch = 5000;
    const qsizetype width = table.width();
    const QString key = table.columns.section(u',', 0, 0);
    const QString select =
        u"SELECT %1 FROM %2 WHERE %3 > ? ORDER BY %3 LIMIT %4"_s.arg(table.columns, table.name, key).arg(batch);
    qint64 all = 0;
    if (watch) {
        BALCAO_TRY(all, from.number(u"SELECT count(*) FROM %1"_s.arg(table.name)));
    }
    qint64 done = 0;
    for (qint64 last = std::numeric_limits<qint64>::min();;) {
        QVariantList values;
        BALCAO_TRY(LedgerRows rows, from.run(select, {last}));
        while (rows->next()) {
            last = rows->value(0).toLongLong();
            for (int i = 0; i < width; ++i)
                values.append(to.isPostgres() ? rows->value(i) : exact(rows->value(i)));
        }
        BALCAO_TRY(rows.finish());
        BALCAO_TRY(insert(to, table, values));
        const qsizetype count = values.size() / width;
        done += count;
        BALCAO_TRY(goOn(watch, done, all));
        if (count < batch)
            return {};
    }
}

} // namespace

Expected<void, LedgerError> events(LedgerStore &from, LedgerStore &to, const LedgerWatch &watch)
{
    BALCAO_TRY(to.setIdsHashedAfter(from.idsHashedAfter()));
    BALCAO_TRY(copyRows(from.connection(), to.connection(), {u"event"_s, eventcolumns::names()}, watch));
    for (const Table &table : {Table{u"personal"_s, u"event, salt, fields"_s}, Table{u"erasure"_s, u"event, before"_s},
                               Table{u"set_aside"_s, eventcolumns::names()}})
        BALCAO_TRY(copyRows(from.connection(), to.connection(), table, {}));
    return {};
}

Expected<void, LedgerError> charges(LedgerStore &from, LedgerStore &to)
{
    return copyRows(from.connection(), to.connection(), {u"charge"_s, chargecolumns::names()}, {});
}

} // namespace balcao::ledgercopy
