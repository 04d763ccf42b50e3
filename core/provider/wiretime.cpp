// SPDX-License-Identifier: MIT
#include "core/provider/wiretime.h"

#include "core/values/utc.h"

#include <QLocale>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** The years in which a charge of this program can lie; outside them a number is not taken for an epoch. */
constexpr qint64 firstEpochSecond = 946'684'800;  // 2000-01-01
constexpr qint64 lastEpochSecond = 4'102'444'800; // 2100-01-01
constexpr int saoPauloOffset = -3 * 3600;

std::optional<QDateTime> momentFromEpoch(const QString &token)
{
    static const QRegularExpression form(u"^([0-9]{9,13})(?:\\.([0-9]+))?$"_s);
    const QRegularExpressionMatch match = form.match(token);
    if (!match.hasMatch())
        return std::nullopt;
    const qint64 whole = match.capturedView(1).toLongLong();
    qint64 milliseconds = whole;
    if (whole < lastEpochSecond)
        milliseconds = whole * 1000 + match.captured(2).leftJustified(3, u'0', true).toInt();
    if (milliseconds < firstEpochSecond * 1000 || milliseconds >= lastEpochSecond * 1000)
        return std::nullopt;
    return QDateTime::fromMSecsSinceEpoch(milliseconds, utcZone);
}

/** Seconds east of UTC; empty when the zone is written but cannot be one. */
std::optional<int> offsetFromZone(QStringView zone)
{
    if (zone.compare(u'Z', Qt::CaseInsensitive) == 0)
        return 0;
    const int hours = zone.sliced(1, 2).toInt();
    const int minutes = zone.size() > 3 ? zone.last(2).toInt() : 0;
    if (hours > 14 || minutes > 59)
        return std::nullopt;
    const int seconds = hours * 3600 + minutes * 60;
    return zone.startsWith(u'-') ? -seconds : seconds;
}

void readText(const QString &text, WireTime &result)
{
    static const QRegularExpression form(
        u"^([0-9]{4})-([0-9]{2})-([0-9]{2})(?:[Tt]| +)([0-9]{2}):([0-9]{2})(?::([0-9]{2})"
        "(?:[.,]([0-9]+))?)?\\s*([Zz]|[+-][0-9]{2}(?::?[0-9]{2})?)?$"_s);
    const QRegularExpressionMatch match = form.match(text.trimmed());
    result.isInvalid = true;
    if (!match.hasMatch())
        return;
    const QDate date(match.capturedView(1).toInt(), match.capturedView(2).toInt(), match.capturedView(3).toInt());
    const int second = match.capturedView(6).toInt();
    const bool isLeapSecond = second == 60;
    const int milliseconds = match.captured(7).leftJustified(3, u'0', true).toInt();
    const QTime time(match.capturedView(4).toInt(), match.capturedView(5).toInt(), isLeapSecond ? 59 : second,
                     milliseconds);
    const QStringView zone = match.capturedView(8);
    const std::optional<int> offset = zone.isEmpty() ? saoPauloOffset : offsetFromZone(zone);
    if (!date.isValid() || !time.isValid() || !offset)
        return;
    const QDateTime moment = QDateTime(date, time, utcZone).addSecs((isLeapSecond ? 1 : 0) - *offset);
    if (!moment.isValid())
        return;
    result.isInvalid = false;
    result.hasNoZone = zone.isEmpty();
    result.time.moment = moment;
}

} // namespace

WireTime readWireTime(const JsonValue &value)
{
    WireTime result;
    result.time.text = value.text();
    if (value.isNull() || (value.isString() && value.text().trimmed().isEmpty()))
        return result;
    if (value.isNumber() || value.isString()) {
        if (const std::optional<QDateTime> moment = momentFromEpoch(value.text().trimmed())) {
            result.isEpoch = true;
            result.time.moment = moment;
            return result;
        }
    }
    if (value.isString())
        readText(value.text(), result);
    else
        result.isInvalid = true;
    return result;
}

std::optional<QDateTime> readHttpDate(QByteArrayView header)
{
    static const QRegularExpression form(
        u"^[A-Za-z]{3,9}, ([0-9]{1,2}[ -][A-Z][a-z]{2}[ -][0-9]{4}) ([0-9]{2}:[0-9]{2}:[0-9]{2}) (?:GMT|UTC)$"_s);
    const QRegularExpressionMatch match = form.match(QString::fromLatin1(header).trimmed());
    const QDate date = QLocale::c().toDate(match.captured(1).replace(u'-', u' '), u"d MMM yyyy"_s);
    const QTime time = QTime::fromString(match.captured(2), u"hh:mm:ss"_s);
    if (!date.isValid() || !time.isValid())
        return std::nullopt;
    return QDateTime(date, time, utcZone);
}

} // namespace balcao
