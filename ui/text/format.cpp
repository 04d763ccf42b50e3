// SPDX-License-Identifier: MIT
#include "ui/text/format.h"

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

std::chrono::milliseconds untilOtherDuration(std::chrono::milliseconds left)
{
    using namespace std::chrono;
    const milliseconds unit = left < 1h ? milliseconds(1s) : left < 24h ? milliseconds(1min) : milliseconds(1h);
    return left % unit + 1ms;
}

QString shortDuration(std::chrono::milliseconds length)
{
    const qint64 tenths = qMax<qint64>(0, length.count()) / 100;
    return QString::number(tenths / 10) + u',' + QString::number(tenths % 10) + noBreakSpace + u's';
}

QString initials(const QString &name)
{
    const QStringList words = name.split(u' ', Qt::SkipEmptyParts);
    return (words.value(0).left(1) + words.value(1).left(1)).toUpper();
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

QString date(QDate day)
{
    return day.toString(u"dd/MM/yyyy"_s);
}

QString moment(const QDateTime &utc)
{
    return utc.isValid() ? utc.toLocalTime().toString(u"dd/MM/yyyy HH:mm:ss"_s) : QString();
}

} // namespace balcao::display
