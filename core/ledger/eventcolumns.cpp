// SPDX-License-Identifier: MIT
#include "core/ledger/eventcolumns.h"

#include "core/ledger/eventcodec.h"
#include "core/ledger/ledgerconnection.h"

#include <QJsonDocument>
#include <QVariant>

#include <utility>

using namespace Qt::StringLiterals;

namespace balcao::eventcolumns
{

const QString &select()
{
    static const QString sql = u"SELECT e.id, e.counter, e.seq, e.at, e.kind, e.attempt, e.sale, e.replaces, "
                               u"e.correction, e.txid, e.operator, "
                               "e.amount, e.data, e.personal_hash, e.token, e.hash, p.salt, p.fields "
                               "FROM event e LEFT JOIN personal p ON p.event = e.id"_s;
    return sql;
}

Stored read(const QSqlQuery &query)
{
    int at = 0;
    const auto next = [&query, &at] { return query.value(at++); };
    Stored stored;
    LedgerEvent &event = stored.event;
    event.id = next().toLongLong();
    event.counter = next().toString();
    event.sequence = next().toLongLong();
    event.at = QDateTime::fromMSecsSinceEpoch(next().toLongLong(), Qt::UTC);
    const std::optional<EventKind> kind = eventKindNamed(next().toString());
    stored.isKnown = kind.has_value();
    event.attempt = next().toString();
    event.sale = next().toString();
    event.replaces = next().toString();
    event.correction = next().toInt();
    event.txid = next().toString();
    event.operatorName = next().toString();
    const QVariant amount = next();
    event.amount = amount.isNull() ? std::nullopt : Money::fromCentavos(amount.toLongLong());
    stored.data = next().toString().toUtf8();
    event.personalHash = next().toString().toLatin1();
    event.token = next().toString();
    event.hash = next().toString().toLatin1();
    const QVariant salt = next();
    stored.salt = salt.toString().toLatin1();
    stored.personal = next().toString().toUtf8();
    event.isPersonal = !event.personalHash.isEmpty() && !salt.isNull();
    event.isErased = !event.personalHash.isEmpty() && salt.isNull();
    if (kind)
        event.what = eventcodec::decode(*kind,
                                        {.data = QJsonDocument::fromJson(stored.data).object(),
                                         .personal = QJsonDocument::fromJson(stored.personal).object()},
                                        event);
    return stored;
}

Expected<QList<LedgerEvent>, LedgerError> list(LedgerConnection &connection, const QString &condition,
                                               const QVariantList &values)
{
    BALCAO_TRY(LedgerRows query, connection.run(select() + u" WHERE "_s + condition + u" ORDER BY e.id"_s, values));
    QList<LedgerEvent> events;
    while (query->next()) {
        Stored stored = read(*query);
        if (stored.isKnown)
            events.append(std::move(stored.event));
    }
    BALCAO_TRY(query.finish());
    return events;
}

} // namespace balcao::eventcolumns
