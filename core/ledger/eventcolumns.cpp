// SPDX-License-Identifier: MIT
#include "core/ledger/eventcolumns.h"

#include "core/ledger/eventcodec.h"
#include "core/ledger/ledgerconnection.h"
#include "core/values/utc.h"

#include <QJsonDocument>
#include <QVariant>

#include <utility>

using namespace Qt::StringLiterals;

namespace balcao::eventcolumns
{

namespace
{

/** Nothing: not both parts are objects. */
std::optional<eventcodec::Stored> objectsOf(const Stored &stored)
{
    const QJsonDocument data = QJsonDocument::fromJson(stored.data);
    const QJsonDocument personal = QJsonDocument::fromJson(stored.personal);
    if (!data.isObject() || (!personal.isObject() && !stored.personal.isEmpty()))
        return std::nullopt;
    return eventcodec::Stored{.data = data.object(), .personal = personal.object()};
}

template <class Kind>
std::optional<eventcodec::Stored> wellFormed(const Kind &kind, const Stored &stored)
{
    auto objects = objectsOf(stored);
    return objects && eventcodec::isWellFormed(kind, *objects) ? objects : std::nullopt;
}

// One bit makes bytes of a text, or of a zero. SQL takes neither for the other, nor is it done here: the hash does not fit.
QString textOf(const QVariant &value)
{
    return value.typeId() == QMetaType::QString ? value.toString() : QString();
}

qint64 numberOf(const QVariant &value)
{
    return value.isNull() || value.typeId() == QMetaType::QByteArray ? -1 : value.toLongLong();
}

} // namespace

const QString &names()
{
    static const QString list = u"id, counter, seq, at, kind, attempt, sale, replaces, correction, txid, operator, "
                                "amount, data, personal_hash, token, hash, authorised_by"_s;
    return list;
}

const QString &select()
{
    static const QString sql = u"SELECT e.id, e.counter, e.seq, e.at, e.kind, e.attempt, e.sale, e.replaces, "
                               u"e.correction, e.txid, e.operator, "
                               "e.authorised_by, e.amount, e.data, e.personal_hash, e.token, e.hash, p.salt, p.fields "
                               "FROM event e LEFT JOIN personal p ON p.event = e.id"_s;
    return sql;
}

Stored read(const QSqlQuery &query)
{
    int at = 0;
    const auto next = [&query, &at] { return query.value(at++); };
    const auto text = [&next] { return textOf(next()); };
    const auto number = [&next] { return numberOf(next()); };
    Stored stored;
    stored.id = number();
    stored.counter = text();
    stored.sequence = number();
    stored.at = QDateTime::fromMSecsSinceEpoch(number(), utcZone);
    stored.kind = text();
    stored.attempt = text();
    stored.sale = text();
    stored.replaces = text();
    stored.correction = static_cast<int>(number());
    stored.txid = text();
    stored.operatorName = text();
    stored.authorisedBy = text();
    const QVariant amount = next();
    stored.amount = amount.isNull() ? std::nullopt : Money::fromCentavos(amount.toLongLong());
    stored.data = text().toUtf8();
    stored.personalHash = text().toLatin1();
    stored.token = text();
    stored.hash = text().toLatin1();
    const QVariant salt = next();
    stored.salt = textOf(salt).toLatin1();
    stored.personal = text().toUtf8();
    stored.isPersonal = !stored.personalHash.isEmpty() && !salt.isNull();
    stored.isErased = !stored.personalHash.isEmpty() && salt.isNull();
    return stored;
}

Expected<void, LedgerError> readAll(LedgerConnection &connection, const FunctionRef<bool(const Stored &)> &take)
{
    constexpr int batch = 2000;
    for (qint64 last = 0;;) {
        BALCAO_TRY(LedgerRows query,
                   connection.run(select() + u" WHERE e.id > ? ORDER BY e.id LIMIT %1"_s.arg(batch), {last}));
        int count = 0;
        while (query->next()) {
            const Stored stored = read(*query);
            last = stored.id;
            ++count;
            if (!take(stored))
                return {};
        }
        BALCAO_TRY(query.finish());
        if (count < batch)
            return {};
    }
}

std::optional<LedgerEvent> Stored::ofCharge() const
{
    const std::optional<EventKind> known = fromKey<EventKind>(kind);
    if (!known)
        return std::nullopt;
    LedgerEvent event;
    static_cast<EventHeader &>(event) = static_cast<const EventHeader &>(*this);
    eventcodec::normalize(event);
    const auto objects = wellFormed(*known, *this);
    event.isMalformed = !objects;
    event.what = eventcodec::decode(*known, objects.value_or(eventcodec::Stored()), event);
    event.token = token;
    event.hash = hash;
    return event;
}

std::optional<ShopEvent> Stored::ofShop() const
{
    const auto known = shopevent::named(kind);
    const auto objects = known ? wellFormed(*known, *this) : std::nullopt;
    if (!objects)
        return std::nullopt;
    ShopEvent event;
    static_cast<EventHeader &>(event) = static_cast<const EventHeader &>(*this);
    eventcodec::normalize(event);
    event.what = eventcodec::decode(*known, *objects);
    event.hash = hash;
    return event;
}

bool Stored::isMalformed() const
{
    if (const auto known = fromKey<EventKind>(kind))
        return !wellFormed(*known, *this);
    const auto known = shopevent::named(kind);
    return known && !wellFormed(*known, *this);
}

Expected<QList<LedgerEvent>, LedgerError> list(LedgerConnection &connection, const QString &condition,
                                               const QVariantList &values)
{
    BALCAO_TRY(LedgerRows query, connection.run(select() + u" WHERE "_s + condition + u" ORDER BY e.id"_s, values));
    QList<LedgerEvent> events;
    while (query->next()) {
        if (auto event = read(*query).ofCharge())
            events.append(*std::move(event));
    }
    BALCAO_TRY(query.finish());
    return events;
}

} // namespace balcao::eventcolumns
