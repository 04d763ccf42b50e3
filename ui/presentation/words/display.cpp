// SPDX-License-Identifier: MIT
#include "ui/presentation/words/display.h"

#include "core/charge/charge.h"
#include "core/charge/chargerules.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao::display
{

namespace
{

constexpr QChar noBreakSpace(0x00A0);
constexpr QChar minusSign(0x2212);

struct DisplayTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::display)
};

QString twoDigits(qint64 value)
{
    return u"%1"_s.arg(value, 2, 10, QChar(u'0'));
}

/** @p text is what is known of @p sum. */
QString orMore(const QString &text, MoneySum sum)
{
    return sum.isOpenEnded() ? DisplayTr::tr("%1 or more", "a sum").arg(text) : text;
}

} // namespace

QString count(qint64 number)
{
    QString digits = QString::number(number);
    for (qsizetype position = digits.size() - 3; position > 0; position -= 3)
        digits.insert(position, u'.');
    return digits;
}

QString amountDigits(MoneySum amount)
{
    return orMore(count(amount.centavos() / 100) + u',' + twoDigits(amount.centavos() % 100), amount);
}

QString amountInShort(MoneySum amount)
{
    constexpr qint64 thousand = 1000LL * 100;
    const auto tenthsOf = [&amount](qint64 unit) {
        QString text = amountDigits(MoneySum::fromCentavos(amount.centavos() / (unit / 10) * 10));
        text.chop(1);
        return text;
    };
    if (amount.centavos() >= thousand * 1000)
        return orMore(DisplayTr::tr("%1 mi", "million").arg(tenthsOf(thousand * 1000)), amount);
    if (amount.centavos() >= thousand)
        return DisplayTr::tr("%1 k", "thousand").arg(tenthsOf(thousand));
    return amountDigits(amount);
}

QString amount(MoneySum amount)
{
    return u"R$"_s + noBreakSpace + amountDigits(amount);
}

QString otherAmount(const ChargeFacts &charge)
{
    const std::optional<Money> other = otherAmountOf(charge);
    if (!other)
        return {};
    const QString text = charge.status == ChargeStatus::Paid        ? DisplayTr::tr("paid %1")
                         : charge.status == ChargeStatus::Confirmed ? DisplayTr::tr("received %1")
                                                                    : DisplayTr::tr("to pay %1");
    return text.arg(amount(*other));
}

QString withOtherAmount(const ChargeFacts &charge, const QString &text)
{
    const QString other = otherAmount(charge);
    return other.isEmpty() || text.isEmpty() ? other + text : other + u" · "_s + text;
}

QString difference(MoneySum before, MoneySum after)
{
    const qint64 centavos = after.centavos() - before.centavos();
    const QString sign = centavos < 0 ? QString(minusSign) : u"+"_s;
    const MoneySum size = MoneySum::fromCentavos(qAbs(centavos));
    const QString text = sign + noBreakSpace + amount(size);
    return size.isOpenEnded() ? text : orMore(text, std::max(before, after));
}

QString time(const QDateTime &utc)
{
    return utc.toLocalTime().toString(u"HH:mm"_s);
}

QString timeWithSeconds(const QDateTime &utc)
{
    return utc.toLocalTime().toString(u"HH:mm:ss"_s);
}

QString timeOrDay(const QDateTime &utc, const QDateTime &nowUtc)
{
    const bool sameDay = utc.toLocalTime().date() == nowUtc.toLocalTime().date();
    return sameDay ? time(utc) : utc.toLocalTime().toString(u"dd/MM HH:mm"_s);
}

QString timeAndName(const ChargeFacts &charge, const QDateTime &nowUtc)
{
    const auto name = PersonName::parse(charge.name);
    const QString time = timeOrDay(charge.createdAt, nowUtc);
    return name ? time + u" · "_s + name->abbreviated() : time;
}

QString day(const QDateTime &utc)
{
    QString text = QLocale().toString(utc.toLocalTime().date(), u"ddd, d MMM yyyy"_s);
    return text.remove(u'.');
}

QString duration(std::chrono::seconds length)
{
    const qint64 seconds = qMax<qint64>(0, length.count());
    const qint64 minutes = seconds / 60;
    const qint64 hours = minutes / 60;
    const auto pair = [](qint64 large, const QString &largeUnit, const QString &small, const QString &smallUnit) {
        return QString::number(large) + noBreakSpace + largeUnit + u' ' + small + noBreakSpace + smallUnit;
    };
    if (minutes == 0)
        return QString::number(seconds) + noBreakSpace + u's';
    if (hours == 0)
        return pair(minutes, u"min"_s, twoDigits(seconds % 60), u"s"_s);
    if (hours < 24)
        return pair(hours, u"h"_s, twoDigits(minutes % 60), u"min"_s);
    return pair(hours / 24, u"d"_s, QString::number(hours % 24), u"h"_s);
}

QString shortDuration(std::chrono::milliseconds length)
{
    const qint64 tenths = qMax<qint64>(0, length.count()) / 100;
    return QString::number(tenths / 10) + u',' + QString::number(tenths % 10) + noBreakSpace + u's';
}

Status status(ChargeStatus value)
{
    using Tone = Status::Tone;
    switch (value) {
    case ChargeStatus::UnderWay:
        return {value, DisplayTr::tr("Under way"), u"send"_s, Tone::UnderWay};
    case ChargeStatus::Paid:
    case ChargeStatus::Confirmed:
        return {value, DisplayTr::tr("Paid"), u"check-circle"_s, Tone::Done};
    case ChargeStatus::Refunded:
        return {value, DisplayTr::tr("Refunded"), u"undo"_s, Tone::Refunded};
    case ChargeStatus::Waiting:
        break;
    case ChargeStatus::Expired:
        return {value, DisplayTr::tr("Expired"), u"hourglass"_s, Tone::Over};
    case ChargeStatus::Cancelled:
        return {value, DisplayTr::tr("Cancelled"), u"x-circle"_s, Tone::Over};
    case ChargeStatus::NotSent:
        return {value, DisplayTr::tr("Not sent"), u"minus"_s, Tone::Over};
    case ChargeStatus::Refused:
        return {value, DisplayTr::tr("Refused"), u"minus"_s, Tone::Over};
    case ChargeStatus::Absent:
        return {value, DisplayTr::tr("Not created"), u"minus"_s, Tone::Over};
    case ChargeStatus::Unknown:
    case ChargeStatus::Attention:
        return {value, DisplayTr::tr("To check")};
    }
    return {value, DisplayTr::tr("Waiting"), u"clock"_s, Tone::Waiting};
}

QString statusWord(ChargeStatus value)
{
    return value == ChargeStatus::Confirmed ? DisplayTr::tr("Confirmed at the shop") : status(value).label;
}

QString pastDueWord()
{
    return DisplayTr::tr("Past due");
}

QString statusWord(const ChargeFacts &charge, const Situation &situation)
{
    return statusWord(chargeStatus(charge, situation.now, situation.writer));
}

Status status(const ChargeFacts &charge, const Situation &situation)
{
    const ChargeStatus value = chargeStatus(charge, situation.now, situation.writer);
    Status known = status(value);
    if (value != ChargeStatus::Waiting)
        return known;
    if (isOverdue(charge, situation.providerNow))
        return {value, pastDueWord(), u"clock-off"_s, Status::Tone::Over, Status::Moment::PastDue};
    // A word of the provider that nobody knows is shown as it came.
    const bool isOddWord = ProviderStatus::fromWire(charge.providerStatus).kind() == ProviderStatus::Kind::Other;
    const QString word = isOddWord ? quoted(charge.providerStatus, 24) : QString();
    if (!word.isEmpty())
        known.label = word;
    return known;
}

ChargeLine chargeLine(const ChargeFacts &charge, const QString &line, const Situation &situation)
{
    return {.attempt = charge.attempt,
            .amount = charge.amount,
            .line = withOtherAmount(charge, line),
            .status = status(charge, situation)};
}

QString accessibleText(const ChargeLine &line)
{
    return amount(line.amount) + u", "_s + line.line;
}

QString initials(const QString &name)
{
    const QStringList words = name.split(u' ', Qt::SkipEmptyParts);
    return (words.value(0).left(1) + words.value(1).left(1)).toUpper();
}

QString chargeNumber(const ChargeFacts &charge)
{
    return charge.counter + u'-' + QString::number(charge.number);
}

QString counter(const QString &name)
{
    return DisplayTr::tr("counter %1").arg(quoted(name));
}

QString quoted(const QString &untrusted, qsizetype maxLength)
{
    QString text;
    for (const QChar character : untrusted) {
        if (character.isSpace())
            text += u' ';
        else if (character.category() != QChar::Other_Control && character.category() != QChar::Other_Format)
            text += character;
    }
    text = text.simplified();
    if (text.size() > maxLength)
        text = text.left(maxLength - 1) + QChar(0x2026);
    return text;
}

} // namespace balcao::display
