// SPDX-License-Identifier: MIT
#pragma once

#include "core/values/money.h"

#include <QDate>
#include <QDateTime>
#include <QString>

#include <chrono>

/** Values as text for people. Amounts, dates and durations are Brazilian in every language of the program. */
namespace balcao::display
{

/** "1.234": how many there are. */
[[nodiscard]] QString count(qint64 number);
/** "1.234,56": the digits of an amount; of a sum that may be larger than it says "9.999.999.999.999,99 or more", and so below. */
[[nodiscard]] QString amountDigits(MoneySum amount);
/** "4,3 mi", "123,4 mil"; what is less than a thousand in full. The rest is left off, not rounded up. */
[[nodiscard]] QString amountInShort(MoneySum amount);
/** "R$ 1.234,56", with a no-break space. */
[[nodiscard]] QString amount(MoneySum amount);
/** "− R$ 10,00" or "+ R$ 10,00". */
[[nodiscard]] QString difference(MoneySum before, MoneySum after);
/** "14:32", local time of @p utc. */
[[nodiscard]] QString time(const QDateTime &utc);
/** "14:32:09". */
[[nodiscard]] QString timeWithSeconds(const QDateTime &utc);
/** "14:47" today, "21/11 14:47" on another day than @p nowUtc. */
[[nodiscard]] QString timeOrDay(const QDateTime &utc, const QDateTime &nowUtc);
/** "ter, 14 jul 2026" in the language of the program. */
[[nodiscard]] QString day(const QDateTime &utc);
/** "14 min 28 s", "48 s", "2 h 05 min", "3 d 4 h": never mm:ss, which reads as a time of day. */
[[nodiscard]] QString duration(std::chrono::seconds length);
/** The time until duration() of @p left changes while it runs down. */
[[nodiscard]] std::chrono::milliseconds untilOtherDuration(std::chrono::milliseconds left);
/** "0,4 s". */
[[nodiscard]] QString shortDuration(std::chrono::milliseconds length);
/** "14/07/2026". */
[[nodiscard]] QString date(QDate day);
/** "14/07/2026 14:29:05", local time of @p utc; empty if it is invalid. */
[[nodiscard]] QString moment(const QDateTime &utc);

/** "counter 02" */
[[nodiscard]] QString counter(const QString &name);

/** "AP" of "Ana Paula Souza": of the first two words. */
[[nodiscard]] QString initials(const QString &name);

/** Untrusted text of one line: control and direction characters removed, cut to @p maxLength with an ellipsis. */
[[nodiscard]] QString quoted(const QString &untrusted, qsizetype maxLength = 200);

} // namespace balcao::display
