// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargerules.h"
#include "core/charge/command.h"
#include "core/service/chargerecord.h"
#include "ui/presentation/common/choice.h"
#include "ui/text/customerfields.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <chrono>

namespace balcao
{

/** What the cashier sees when a press ended without a charge (06a and its kin): not sent, refused, or unknown.
 *
 *  Never red for unknown, never "failed"; what is known, what is not, and numbered ways out.
 */
struct OutcomeView {
    enum class Kind { NotSent, NotRecorded, KeyRefused, Refused, Wait, Unknown, Absent };

    Kind kind = Kind::NotSent;
    /** Name of the icon in the banner. */
    QString icon;
    QString title;
    /** Two parts: what happened, and, in bold, what it means for the charge. */
    QString lead;
    QString leadStrong;
    /** Reasons (one list), or what is known and what is not (two). */
    QString factsTitle;
    QStringList facts;
    QString doubtsTitle;
    QStringList doubts;
    QString choicesTitle;
    QList<Choice> choices;
    QString preservedTitle;
    Money amount;
    QList<LabelledText> customer;
    QString tellCustomer;
    /** Short lines in a fixed-width type: attempt, request, status (key and personal data removed). */
    QStringList support;
    /** Until the same data may be sent again after a 429; 0: now. */
    int waitSeconds = 0;
};

/** What the page depends on besides the charge. */
struct OutcomeContext {
    Situation situation;
    std::chrono::milliseconds exchangeTimeout{0};
    /** The last characters of the key in use; may be empty. */
    QString keyHint;
};

/** Of a charge that exists, or may still come to exist by itself, it says nothing. */
[[nodiscard]] OutcomeView outcomeView(const ChargeRecord &record, const OutcomeContext &context);

/** What belongs to the sale of @p ended next. An attempt that never came into the ledger is replaced by nothing. */
[[nodiscard]] SaleContext saleAfter(const Charge &ended);

} // namespace balcao
