// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerappend.h"

#include "core/charge/chargequery.h"
#include "core/ledger/eventcodec.h"
#include "core/ledger/eventcolumns.h"
#include "core/ledger/ledgerconnection.h"
#include "core/values/account.h"
#include "core/values/utc.h"

#include <QJsonDocument>
#include <QRandomGenerator>

#include <array>
#include <limits>

using namespace Qt::StringLiterals;

namespace balcao::ledgerappend
{

namespace
{

using Kind = LedgerError::Kind;

QByteArray freshSalt()
{
    std::array<quint32, 4> bits{};
    QRandomGenerator::system()->fillRange(bits.data(), static_cast<qsizetype>(bits.size()));
    return QByteArray(reinterpret_cast<const char *>(bits.data()), sizeof bits).toHex();
}

QByteArray textOf(const QJsonObject &object)
{
    return object.isEmpty() ? QByteArray() : QJsonDocument(object).toJson(QJsonDocument::Compact);
}

EventRow rowWith(const EventHeader &header, QLatin1StringView kind, const eventcodec::Stored &stored,
                 const QString &token)
{
    EventRow row;
    static_cast<EventHeader &>(row) = header;
    row.kind = kind;
    row.data = QJsonDocument(stored.data).toJson(QJsonDocument::Compact);
    row.token = token;
    return row;
}

/** Where the next event of this counter belongs. */
struct Place {
    /** The hash before it. */
    QByteArray previous;
    /** The next number of an attempt of that day. */
    int number = 0;
};

/** Gives the event its counter and numbers. The right to write is taken: nobody else counts meanwhile. */
Expected<Place, LedgerError> place(const Writer &writer, EventHeader &event, int day)
{
    event.counter = writer.counter;
    // A counter's first event has none before it: number 0 and no hash.
    BALCAO_TRY(
        LedgerRows last,
        writer.connection.run(u"SELECT (SELECT max(id) FROM event), (SELECT max(number) FROM charge WHERE day = ? "
                              "AND counter = ?), seq, hash FROM (SELECT seq, hash FROM event WHERE counter = ? "
                              "UNION ALL SELECT 0, '' ORDER BY seq DESC LIMIT 1) AS newest"_s,
                              {day, event.counter, event.counter}));
    if (!last->next())
        return ledgerFailure(Kind::WriteFailed, u"the end of the chain cannot be read"_s);
    const qint64 newest = last->value(0).toLongLong();
    if (newest == std::numeric_limits<qint64>::max())
        return ledgerFailure(Kind::Damaged, u"the events' numbers have come to their end"_s);
    event.id = newest + 1;
    event.sequence = last->value(2).toLongLong() + 1;
    return Place{.previous = last->value(3).toString().toLatin1(), .number = last->value(1).toInt() + 1};
}

Expected<void, LedgerError> write(const Writer &writer, EventRow &row, const QByteArray &previous,
                                  const QByteArray &personal)
{
    const QByteArray salt = freshSalt();
    if (!personal.isEmpty())
        row.personalHash = eventhash::ofPersonal(salt, personal);
    row.hash = eventhash::ofEvent(previous, row, writer.idsHashedAfter);
    const QVariantList values{row.id,
                              row.counter,
                              row.sequence,
                              row.at.toMSecsSinceEpoch(),
                              row.kind,
                              columnText(row.attempt),
                              columnText(row.sale),
                              columnText(row.replaces),
                              row.correction,
                              columnText(row.txid),
                              columnText(row.operatorName),
                              row.amount ? QVariant(row.amount->centavos()) : QVariant(QMetaType(QMetaType::LongLong)),
                              QString::fromUtf8(row.data),
                              columnText(QString::fromLatin1(row.personalHash)),
                              row.token,
                              QString::fromLatin1(row.hash),
                              columnText(row.authorisedBy)};
    const QVariantList ofPerson{QString::fromLatin1(salt), columnText(QString::fromUtf8(personal))};
    if (writer.connection.isPostgres()) {
        BALCAO_TRY(writer.connection.run(
            u"SELECT balcao_append(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s, values + ofPerson));
        return {};
    }
    BALCAO_TRY(writer.connection.write(
        u"INSERT INTO event (%1) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s.arg(
            eventcolumns::names()),
        values));
    if (!personal.isEmpty())
        BALCAO_TRY(writer.connection.write(u"INSERT INTO personal (event, salt, fields) VALUES (?, ?, ?)"_s,
                                           QVariantList{row.id} + ofPerson));
    return {};
}

} // namespace

Expected<LedgerEvent, LedgerError> charge(const Writer &writer, const EventDraft &draft)
{
    LedgerEvent event;
    static_cast<EventDraft &>(event) = draft;
    eventcodec::normalize(event);
    eventcodec::normalize(event.what, event);
    event.at = QDateTime::fromMSecsSinceEpoch(writer.now.toMSecsSinceEpoch(), utcZone);
    // An attempt is numbered within its day.
    auto *attempt = std::get_if<event::AttemptWritten>(&event.what);
    const int day = attempt ? businessDay(event.at) : 0;
    BALCAO_TRY(const Place end, place(writer, event, day));
    if (attempt) {
        attempt->number = end.number;
        attempt->day = day;
    }
    const eventcodec::Stored stored = eventcodec::encode(event.what);
    event.isPersonal = !stored.personal.isEmpty();
    EventRow row = rowWith(event, key(event.kind()), stored, event.token);
    BALCAO_TRY(write(writer, row, end.previous, textOf(stored.personal)));
    event.hash = row.hash;
    return event;
}

Expected<ShopEvent, LedgerError> shop(const Writer &writer, ShopEvent event)
{
    std::visit(
        [](auto &what) {
            if constexpr (requires { what.account; })
                what.account = accountName();
        },
        event.what);
    eventcodec::normalize(event);
    eventcodec::normalize(event.what);
    event.at = QDateTime::fromMSecsSinceEpoch(writer.now.toMSecsSinceEpoch(), utcZone);
    BALCAO_TRY(const Place end, place(writer, event, 0));
    EventRow row = rowWith(event, shopevent::key(event.what), eventcodec::encode(event.what), EventDraft::newToken());
    BALCAO_TRY(write(writer, row, end.previous, {}));
    event.hash = row.hash;
    return event;
}

} // namespace balcao::ledgerappend
