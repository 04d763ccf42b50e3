// SPDX-License-Identifier: MIT
#include "core/ledger/chargecolumns.h"

#include "core/ledger/chargequery.h"

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
        "state correction corrections revision standing txid status amount told attention accepted expires_at code "
        "received_at received_by settled_by name phone email tax_id erased"_s.split(u' ');
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

/** A number outside the names (a damaged row) becomes the first of them that claims least. */
template <class Enum>
Enum bounded(const QVariant &value, Enum last, Enum otherwise, bool &isSound)
{
    const int number = value.toInt();
    const bool isNamed = number >= 0 && number <= static_cast<int>(last);
    isSound = isSound && isNamed;
    return isNamed ? static_cast<Enum>(number) : otherwise;
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
            static_cast<int>(row.state),
            static_cast<int>(row.correction),
            row.corrections,
            row.revision,
            static_cast<int>(row.standing),
            text(row.txid),
            text(row.status),
            row.amount.centavos(),
            amount(row.told),
            row.needsAttention ? 1 : 0,
            row.differenceAccepted ? 1 : 0,
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
    // Half of the columns of a new charge are empty, and each value that is bound takes its time.
    static const QVariantList empty = values(Charge{});
    static const QStringList literals = [] {
        QStringList list;
        for (const QVariant &value : empty)
            list.append(value.isNull() ? u"NULL"_s : value.typeId() == QMetaType::QString ? u"''"_s : value.toString());
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
    row.state = bounded(next(), Charge::State::Absent, Charge::State::Unknown, isSound);
    row.correction = bounded(next(), Charge::Correction::Unknown, Charge::Correction::Unknown, isSound);
    row.corrections = next().toInt();
    row.revision = next().toInt();
    row.standing = bounded(next(), ChargeStatus::Absent, ChargeStatus::Unknown, isSound);
    row.txid = next().toString();
    row.status = next().toString();
    row.amount = bounded(next(), isSound).value_or(Money());
    const QVariant told = next();
    row.told = told.isNull() ? std::nullopt : bounded(told, isSound);
    row.needsAttention = next().toInt() != 0;
    row.differenceAccepted = next().toInt() != 0;
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

QString searchWords(const Charge &row)
{
    // The blank in front makes the beginning of a word the same thing everywhere.
    return u' ' + searchWordsOf(row.name);
}

QString searchParts(const Charge &row)
{
    // A blank between the fields: a search (which has none) never matches across two of them.
    return (row.txid + u' ' + row.taxId + u' ' + row.phone + u' ' + row.email).toCaseFolded();
}

bool matches(const Charge &row, const SearchTerms &terms)
{
    if (terms.amount && row.amount == *terms.amount)
        return true;
    if (!terms.part.isEmpty() && searchParts(row).contains(terms.part))
        return true;
    if (terms.words.isEmpty())
        return false;
    const QString name = searchWords(row);
    return std::all_of(terms.words.begin(), terms.words.end(),
                       [&name](const QString &word) { return name.contains(u' ' + word); });
}

} // namespace balcao::chargecolumns
