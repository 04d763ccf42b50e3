// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargestatus.h"
#include "core/values/money.h"
#include "ui/text/format.h"

#include <QDateTime>
#include <QString>

#include <chrono>

namespace balcao
{

struct ChargeFacts;
struct Situation;

} // namespace balcao

/** Charges as text for people. */
namespace balcao::display
{

/** "paid R$ 9,00", "received R$ 9,00" (a person saw it come) or "to pay R$ 9,00", where that is another amount than the charge's; else
 *  nothing.
 */
[[nodiscard]] QString otherAmount(const ChargeFacts &charge);
/** "paid R$ 9,00 · Vera P.": that, and then @p text. */
[[nodiscard]] QString withOtherAmount(const ChargeFacts &charge, const QString &text);
/** "14:32 · Marina P.", the time as timeOrDay(): which charge, in a short list. */
[[nodiscard]] QString timeAndName(const ChargeFacts &charge, const QDateTime &nowUtc);

/** What a pill says of a charge, in the language of the program; the label of an unknown word is that word. */
struct Status {
    /** What is told apart for a while: LastMinute and JustPaid in the row of open charges only. */
    enum class Moment { None, LastMinute, JustPaid, PastDue };
    /** What it means to who looks at it. */
    enum class Tone { Waiting, Done, Over, Refunded, UnderWay, ToCheck };

    ChargeStatus value = ChargeStatus::Attention;
    QString label;
    /** Name in resources/icons: it is never told by the tone alone. */
    QString icon = QStringLiteral("question");
    Tone tone = Tone::ToCheck;
    Moment moment = Moment::None;

    /** Paid by an operator's word, not the provider's. */
    [[nodiscard]] bool isByHand() const { return value == ChargeStatus::Confirmed; }
    bool operator==(const Status &) const = default;
};

/** One charge in a few words. */
struct ChargeLine {
    QString attempt;
    Money amount;
    /** "14:29 · Vera P." or "Vera P. · 30": when or which, and whose. */
    QString line;
    Status status;

    bool operator==(const ChargeLine &) const = default;
};

/** @p line says when or which, and whose. */
[[nodiscard]] ChargeLine chargeLine(const ChargeFacts &charge, const QString &line, const Situation &situation);

/** "R$ 86,40, 14:29 · Vera P.": its status is told apart. */
[[nodiscard]] QString accessibleText(const ChargeLine &line);

/** So little is left until a deadline that it is told apart. */
constexpr std::chrono::seconds lastMinute{60};

/** What it is called where no charge and no clock is at hand. */
[[nodiscard]] Status status(ChargeStatus value);
/** The same where there is no icon: a person's word is told apart from the provider's. */
[[nodiscard]] QString statusWord(ChargeStatus value);
/** A waiting charge behind its deadline. */
[[nodiscard]] QString pastDueWord();
[[nodiscard]] QString statusWord(const ChargeFacts &charge, const Situation &situation);
/** A waiting charge past its deadline is past due (our clock; Expired is the provider's word), a request that may still be answered as under way. */
[[nodiscard]] Status status(const ChargeFacts &charge, const Situation &situation);

/** "01-111": each counter counts its own. */
[[nodiscard]] QString chargeNumber(const ChargeFacts &charge);

} // namespace balcao::display
