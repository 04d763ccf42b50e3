// SPDX-License-Identifier: MIT
#pragma once

#include "core/ledger/eventcodec.h"
#include "core/ledger/eventcolumns.h"
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerstore.h"

#include <QJsonDocument>

/** Events at the end of counter 01's chain, written past the ledger's rules; their hashes fit. */
namespace balcao::test
{

/** A row of which kind, data and header are given. */
inline bool appendRow(LedgerStore &store, EventRow row, const QByteArray &personal = {})
{
    LedgerConnection &connection = store.connection();
    const auto previous = connection.list(
        QStringLiteral(
            "SELECT seq, hash, (SELECT max(id) FROM event) FROM event WHERE counter = '01' ORDER BY seq DESC "
            "LIMIT 1"),
        {}, [&row](const QSqlQuery &query) {
            row.sequence = query.value(0).toLongLong();
            row.id = query.value(2).toLongLong();
            return query.value(1).toString().toLatin1();
        });
    ++row.id;
    ++row.sequence;
    row.counter = QStringLiteral("01");
    row.at = QDateTime::currentDateTimeUtc();
    row.token = EventDraft::newToken();
    const QByteArray salt = "00";
    if (!personal.isEmpty())
        row.personalHash = eventhash::ofPersonal(salt, personal);
    row.hash = eventhash::ofEvent(previous->value(0), row, store.idsHashedAfter());
    const auto text = [](const QString &some) { return some.isNull() ? QStringLiteral("") : some; };
    const QVariantList values{row.id,
                              row.counter,
                              row.sequence,
                              row.at.toMSecsSinceEpoch(),
                              row.kind,
                              text(row.attempt),
                              text(row.sale),
                              text(row.replaces),
                              row.correction,
                              text(row.txid),
                              text(row.operatorName),
                              row.amount ? QVariant(row.amount->centavos()) : QVariant(QMetaType(QMetaType::LongLong)),
                              text(QString::fromUtf8(row.data)),
                              text(QString::fromLatin1(row.personalHash)),
                              row.token,
                              QString::fromLatin1(row.hash),
                              text(row.authorisedBy)};
    return connection.run(
               QStringLiteral("INSERT INTO event (%1) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
                   .arg(eventcolumns::names()),
               values) &&
           (personal.isEmpty() ||
            connection.run(QStringLiteral("INSERT INTO personal (event, salt, fields) VALUES (?, ?, ?)"),
                           {row.id, QString::fromLatin1(salt), QString::fromUtf8(personal)}));
}

/** As programs did that hashed every text as it was given. */
inline bool appendAsGiven(LedgerStore &store, const EventDraft &draft)
{
    const eventcodec::Stored stored = eventcodec::encode(draft.what);
    EventRow row;
    static_cast<EventHeader &>(row) = static_cast<const EventHeader &>(draft);
    row.kind = key(draft.kind());
    row.data = QJsonDocument(stored.data).toJson(QJsonDocument::Compact);
    const QByteArray personal = QJsonDocument(stored.personal).toJson(QJsonDocument::Compact);
    return appendRow(store, row, stored.personal.isEmpty() ? QByteArray() : personal);
}

} // namespace balcao::test
