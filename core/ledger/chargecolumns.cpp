// SPDX-License-Identifier: MIT
#include "core/ledger/chargecolumns.h"

#include "core/ledger/ledgerconnection.h"
#include "core/values/utc.h"

#include <QJsonValue>
#include <QStringList>
#include <QVariant>

#include <array>

using namespace Qt::StringLiterals;

namespace balcao::chargecolumns
{

namespace
{

const QVariant null{QMetaType(QMetaType::LongLong)};

template <class Member>
QVariant stored(const Member &member)
{
    if constexpr (std::is_same_v<Member, QString>) {
        return columnText(member);
    } else if constexpr (std::is_same_v<Member, QDateTime>) {
        return member.isValid() ? QVariant(member.toMSecsSinceEpoch()) : null;
    } else if constexpr (std::is_same_v<Member, Money>) {
        return member.centavos();
    } else if constexpr (std::is_same_v<Member, std::optional<Money>>) {
        return member ? QVariant(member->centavos()) : null;
    } else if constexpr (std::is_same_v<Member, Doubts>) {
        return stored(keys(member));
    } else if constexpr (std::is_enum_v<Member>) {
        return QString(key(member));
    } else {
        return std::is_same_v<Member, bool> ? QVariant(member ? 1 : 0) : QVariant(member);
    }
}

/** A word or an amount that is none of ours (a damaged row) is read as the most cautious one. */
template <class Member>
bool orCautious(Member &member, const std::optional<Member> &known, Member cautious)
{
    member = known.value_or(cautious);
    return known.has_value();
}

/** False: the value is none of ours. */
template <class Member>
bool load(Member &member, const QVariant &value)
{
    if constexpr (std::is_same_v<Member, QDateTime>)
        member = value.isNull() ? QDateTime() : QDateTime::fromMSecsSinceEpoch(value.toLongLong(), utcZone);
    else if constexpr (std::is_same_v<Member, Money>)
        return orCautious(member, Money::fromCentavos(value.toLongLong()), Money());
    else if constexpr (std::is_same_v<Member, std::optional<Money>>)
        return value.isNull() || (member = Money::fromCentavos(value.toLongLong())).has_value();
    else if constexpr (std::is_same_v<Member, Doubts>)
        member = doubtsNamed(value.toString());
    else if constexpr (std::is_same_v<Member, QString>)
        return orCautious(member, value.typeId() == QMetaType::QString ? std::optional(value.toString()) : std::nullopt,
                          QString());
    else if constexpr (HasEnumText<Member>)
        return orCautious(member, fromKey<Member>(value.toString()), Member::Unknown);
    else
        member = value.value<Member>();
    return true;
}

/** A member of Charge and its column. */
struct Column {
    QString name;
    QString type;
    /** What an attempt is born with is not written again. */
    bool isFixed = false;
    /** What an empty charge has there, as a literal. */
    QString empty;
    QVariant (*value)(const Charge &);
    bool (*read)(Charge &, const QVariant &);
    bool (*isSame)(const Charge &, const Charge &);
};

QString literal(const QVariant &value)
{
    const QString text = value.toString();
    return value.isNull() ? u"NULL"_s : value.typeId() == QMetaType::QString ? u'\'' + text + u'\'' : text;
}

template <auto member>
Column column(const char *name, const char *type, bool isFixed = false)
{
    return {.name = QLatin1StringView(name),
            .type = QLatin1StringView(type),
            .isFixed = isFixed,
            .empty = literal(stored(Charge().*member)),
            .value = [](const Charge &row) { return stored(row.*member); },
            .read = [](Charge &row, const QVariant &value) { return load(row.*member, value); },
            .isSame = [](const Charge &left, const Charge &right) { return left.*member == right.*member; }};
}

constexpr auto text = "TEXT NOT NULL";
constexpr auto count = "INTEGER NOT NULL";
constexpr auto number = "BIGINT NOT NULL";
constexpr auto optional = "BIGINT";
constexpr bool fixed = true;

const std::array<Column, 49> &columns()
{
    static const std::array list = {column<&Charge::id>("id", "$key PRIMARY KEY REFERENCES event (id)", fixed),
                                    column<&Charge::attempt>("attempt", "TEXT NOT NULL UNIQUE", fixed),
                                    column<&Charge::sale>("sale", text, fixed),
                                    column<&Charge::replaces>("replaces", text, fixed),
                                    column<&Charge::replacedBy>("replaced_by", text),
                                    column<&Charge::counter>("counter", text, fixed),
                                    column<&Charge::operatorName>("operator", text, fixed),
                                    column<&Charge::number>("number", count, fixed),
                                    column<&Charge::day>("day", count, fixed),
                                    column<&Charge::createdAt>("created_at", number, fixed),
                                    column<&Charge::changedAt>("changed_at", number),
                                    column<&Charge::changedBy>("changed_by", text),
                                    column<&Charge::limitMs>("limit_ms", count),
                                    column<&Charge::lastEvent>("last_event", number),
                                    column<&Charge::lastChange>("last_change", number),
                                    column<&Charge::state>("state", text),
                                    column<&Charge::correction>("correction", text),
                                    column<&Charge::corrections>("corrections", count),
                                    column<&Charge::revision>("revision", count),
                                    column<&Charge::status>("status", text),
                                    column<&Charge::txid>("txid", text),
                                    column<&Charge::provider>("provider", text, fixed),
                                    column<&Charge::isImported>("imported", count, fixed),
                                    column<&Charge::sharedWith>("shared_with", text),
                                    column<&Charge::providerStatus>("provider_status", text),
                                    column<&Charge::amount>("amount", number),
                                    column<&Charge::reportedAmount>("reported_amount", optional),
                                    column<&Charge::reportedAt>("reported_at", optional),
                                    column<&Charge::doubts>("doubts", text),
                                    column<&Charge::laterWord>("later_word", text),
                                    column<&Charge::differenceAccepted>("accepted", count),
                                    column<&Charge::reportAccepted>("report_accepted", count),
                                    column<&Charge::isToCheck>("to_check", count),
                                    column<&Charge::arrivedLate>("arrived_late", count),
                                    column<&Charge::expiresAt>("expires_at", optional),
                                    column<&Charge::code>("code", text),
                                    column<&Charge::receivedAt>("received_at", optional),
                                    column<&Charge::receivedBy>("received_by", text),
                                    column<&Charge::receivedAmount>("received_amount", optional),
                                    column<&Charge::receivedReference>("received_reference", text),
                                    column<&Charge::contestedUntil>("contested_until", count),
                                    column<&Charge::contestedOn>("contested_on", count),
                                    column<&Charge::settledBy>("settled_by", text),
                                    column<&Charge::name>("name", text),
                                    column<&Charge::phone>("phone", text),
                                    column<&Charge::email>("email", text),
                                    column<&Charge::taxId>("tax_id", text),
                                    column<&Charge::mark>("mark", text),
                                    column<&Charge::isErased>("erased", count)};
    return list;
}

} // namespace

QString names(const QString &prefix, Which which)
{
    QStringList list;
    for (const Column &column : columns()) {
        if (which == Which::All || !column.isFixed)
            list.append(prefix + column.name);
    }
    return list.join(u", "_s);
}

QString definitions()
{
    QStringList list;
    for (const Column &column : columns())
        list.append(column.name + u' ' + column.type);
    return list.join(u",\n    "_s);
}

Statement replacement(const Charge &row)
{
    static const QString sql = [] {
        QStringList sets;
        for (const Column &column : columns())
            sets.append(column.name + u" = excluded."_s + column.name);
        const QStringList places(sets.size(), u"?"_s);
        return u"INSERT INTO charge ("_s + names() + u") VALUES ("_s + places.join(u", "_s) +
               u") ON CONFLICT (id) DO UPDATE SET "_s + sets.sliced(1).join(u", "_s);
    }();
    Statement statement{sql, {}};
    for (const Column &column : columns())
        statement.values.append(column.value(row));
    return statement;
}

Statement insertion(const Charge &row)
{
    // Half of the columns of a new charge are as in any, and each value that is bound takes its time.
    static const Charge empty;
    static const QString beginning = u"INSERT INTO charge ("_s + names() + u") VALUES ("_s;
    constexpr qsizetype longest = 1000;
    Statement statement{beginning, {}};
    statement.sql.reserve(longest);
    for (const Column &column : columns()) {
        const bool isEmpty = column.isSame(row, empty);
        statement.sql += isEmpty ? column.empty : u"?"_s;
        statement.sql += u", ";
        if (!isEmpty)
            statement.values.append(column.value(row));
    }
    statement.sql.chop(2);
    statement.sql += u')';
    return statement;
}

Statement update(const Charge &before, const Charge &after)
{
    Statement statement{u"UPDATE charge SET "_s, {}};
    for (const Column &column : columns()) {
        if (column.isSame(before, after))
            continue;
        statement.sql += (statement.values.isEmpty() ? QString() : u", "_s) + column.name + u" = ?"_s;
        statement.values.append(column.value(after));
    }
    statement.sql += u" WHERE id = ?";
    statement.values.append(before.id);
    return statement;
}

QJsonObject object(const Charge &row)
{
    QJsonObject result;
    for (const Column &column : columns()) {
        const QVariant value = column.value(row);
        result.insert(column.name, value.isNull() ? QJsonValue() : QJsonValue::fromVariant(value));
    }
    return result;
}

Expected<QList<Charge>, LedgerError> select(LedgerConnection &connection, const QString &condition,
                                            const QVariantList &values)
{
    return connection.list(u"SELECT "_s + names() + u" FROM charge WHERE "_s + condition, values,
                           [](const QSqlQuery &query) { return read(query); });
}

Charge read(const QSqlQuery &query, int at)
{
    Charge row;
    bool isSound = true;
    for (const Column &column : columns())
        isSound = column.read(row, query.value(at++)) && isSound;
    if (!isSound)
        row.lastEvent = 0;
    return row;
}

} // namespace balcao::chargecolumns
