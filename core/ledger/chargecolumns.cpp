// SPDX-License-Identifier: MIT
#include "core/ledger/chargecolumns.h"

#include "core/charge/chargequery.h"

#include <QJsonValue>
#include <QStringList>
#include <QVariant>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao::chargecolumns
{

namespace
{

const QStringList &columns()
{
    static const QStringList list =
        u"id attempt sale replaces replaced_by counter operator number day created_at changed_at limit_ms last_event "
        "last_change state correction corrections revision status txid provider imported shared_with provider_status "
        "amount reported_amount reported_at doubts accepted arrived_late expires_at code received_at received_by "
        "settled_by name phone email tax_id erased"_s.split(u' ');
    return list;
}

/** A null QString would become NULL. */
QVariant text(QString value)
{
    // No database takes a NUL in a text; the event keeps it, escaped.
    value.remove(QChar(u'\0'));
    return value.isNull() ? u""_s : value;
}

QVariant moment(const QDateTime &utc)
{
    return utc.isValid() ? QVariant(utc.toMSecsSinceEpoch()) : QVariant(QMetaType(QMetaType::LongLong));
}

QDateTime moment(const QVariant &value)
{
    return value.isNull() ? QDateTime() : QDateTime::fromMSecsSinceEpoch(value.toLongLong(), Qt::UTC);
}

QVariant amount(const std::optional<Money> &value)
{
    return value ? QVariant(value->centavos()) : QVariant(QMetaType(QMetaType::LongLong));
}

/** A word that is none of ours (a damaged row) is read as the most cautious one. */
template <class Enum>
Enum orCautious(std::optional<Enum> known, Enum cautious, bool &isSound)
{
    isSound = isSound && known.has_value();
    return known.value_or(cautious);
}

std::optional<Money> bounded(const QVariant &value, bool &isSound)
{
    const auto amount = Money::fromCentavos(value.toLongLong());
    isSound = isSound && amount.has_value();
    return amount;
}

/** To QVariant alone, NULL and 0 are equal. */
bool isSame(const QVariant &left, const QVariant &right)
{
    return left == right && left.isNull() == right.isNull();
}

QVariantList values(const Charge &row)
{
    return {row.id,
            text(row.attempt),
            text(row.sale),
            text(row.replaces),
            text(row.replacedBy),
            text(row.counter),
            text(row.operatorName),
            row.number,
            row.day,
            row.createdAt.toMSecsSinceEpoch(),
            row.changedAt.toMSecsSinceEpoch(),
            row.limitMs,
            row.lastEvent,
            row.lastChange,
            QString(key(row.state)),
            QString(key(row.correction)),
            row.corrections,
            row.revision,
            QString(key(row.status)),
            text(row.txid),
            text(row.provider),
            row.isImported ? 1 : 0,
            text(row.sharedWith),
            text(row.providerStatus),
            row.amount.centavos(),
            amount(row.reportedAmount),
            moment(row.reportedAt),
            text(keys(row.doubts)),
            row.differenceAccepted ? 1 : 0,
            row.arrivedLate ? 1 : 0,
            moment(row.expiresAt),
            text(row.code),
            moment(row.receivedAt),
            text(row.receivedBy),
            text(row.settledBy),
            text(row.name),
            text(row.phone),
            text(row.email),
            text(row.taxId),
            row.isErased ? 1 : 0};
}

} // namespace

QString names(const QString &prefix)
{
    QStringList list;
    for (const QString &column : columns())
        list.append(prefix + column);
    return list.join(u", "_s);
}

Statement replacement(const Charge &row)
{
    static const QString sql = [] {
        QStringList sets;
        for (const QString &column : columns().sliced(1))
            sets.append(column + u" = excluded."_s + column);
        return u"INSERT INTO charge ("_s + names() + u") VALUES ("_s +
               QStringList(columns().size(), u"?"_s).join(u", "_s) + u") ON CONFLICT (id) DO UPDATE SET "_s +
               sets.join(u", "_s);
    }();
    return {sql, values(row)};
}

Statement insertion(const Charge &row)
{
    // Half of the columns of a new charge are as in any, and each value that is bound takes its time.
    static const QVariantList empty = values(Charge{});
    static const QStringList literals = [] {
        QStringList list;
        for (const QVariant &value : empty)
            list.append(value.isNull()                         ? u"NULL"_s
                        : value.typeId() == QMetaType::QString ? u'\'' + value.toString() + u'\''
                                                               : value.toString());
        return list;
    }();
    static const QString beginning = u"INSERT INTO charge ("_s + names() + u") VALUES ("_s;
    constexpr qsizetype longest = 1000;
    Statement statement{beginning, {}};
    statement.sql.reserve(longest);
    const QVariantList all = values(row);
    for (qsizetype i = 0; i < all.size(); ++i) {
        if (i > 0)
            statement.sql += u", ";
        if (!isSame(all.at(i), empty.at(i))) {
            statement.sql += u'?';
            statement.values.append(all.at(i));
        } else {
            statement.sql += literals.at(i);
        }
    }
    statement.sql += u')';
    return statement;
}

Statement update(const Charge &before, const Charge &after)
{
    Statement statement{u"UPDATE charge SET "_s, {}};
    const QVariantList old = values(before);
    const QVariantList all = values(after);
    for (qsizetype i = 0; i < all.size(); ++i) {
        if (isSame(all.at(i), old.at(i)))
            continue;
        statement.sql += (statement.values.isEmpty() ? QString() : u", "_s) + columns().at(i) + u" = ?"_s;
        statement.values.append(all.at(i));
    }
    statement.sql += u" WHERE id = ?";
    statement.values.append(before.id);
    return statement;
}

QJsonObject object(const Charge &row)
{
    QJsonObject result;
    const QVariantList list = values(row);
    for (qsizetype i = 0; i < list.size(); ++i)
        result.insert(columns().at(i), QJsonValue::fromVariant(list.at(i).isNull() ? QVariant() : list.at(i)));
    return result;
}

Charge read(const QSqlQuery &query, int at)
{
    const auto next = [&query, &at] { return query.value(at++); };
    Charge row;
    bool isSound = true;
    row.id = next().toLongLong();
    row.attempt = next().toString();
    row.sale = next().toString();
    row.replaces = next().toString();
    row.replacedBy = next().toString();
    row.counter = next().toString();
    row.operatorName = next().toString();
    row.number = next().toInt();
    row.day = next().toInt();
    row.createdAt = moment(next());
    row.changedAt = moment(next());
    row.limitMs = next().toInt();
    row.lastEvent = next().toLongLong();
    row.lastChange = next().toLongLong();
    row.state = orCautious(stateNamed(next().toString()), Charge::State::Unknown, isSound);
    row.correction = orCautious(correctionNamed(next().toString()), Charge::Correction::Unknown, isSound);
    row.corrections = next().toInt();
    row.revision = next().toInt();
    row.status = orCautious(chargeStatusNamed(next().toString()), ChargeStatus::Unknown, isSound);
    row.txid = next().toString();
    row.provider = next().toString();
    row.isImported = next().toInt() != 0;
    row.sharedWith = next().toString();
    row.providerStatus = next().toString();
    row.amount = bounded(next(), isSound).value_or(Money());
    const QVariant reported = next();
    row.reportedAmount = reported.isNull() ? std::nullopt : bounded(reported, isSound);
    row.reportedAt = moment(next());
    row.doubts = doubtsNamed(next().toString());
    row.differenceAccepted = next().toInt() != 0;
    row.arrivedLate = next().toInt() != 0;
    row.expiresAt = moment(next());
    row.code = next().toString();
    row.receivedAt = moment(next());
    row.receivedBy = next().toString();
    row.settledBy = next().toString();
    row.name = next().toString();
    row.phone = next().toString();
    row.email = next().toString();
    row.taxId = next().toString();
    row.isErased = next().toInt() != 0;
    if (!isSound)
        row.lastEvent = 0;
    return row;
}

} // namespace balcao::chargecolumns
