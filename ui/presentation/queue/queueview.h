// SPDX-License-Identifier: MIT
#pragma once

#include "core/values/money.h"
#include "ui/report/report.h"

#include <QDateTime>
#include <QList>
#include <QString>

namespace balcao
{

struct Charge;
struct ChargeFacts;
struct Situation;

/** What an answer of the owner's queue does. */
enum class QueueStep {
    /** The receipt by hand is asked for. */
    Receive,
    /** First the txid: without one nobody knows what was paid. */
    GiveTxid,
    /** The attempt ends: it was never made. */
    SettleAbsent,
    /** What the provider says is right. */
    AcceptReport,
    /** No word of a person settles it: the charge's own page has what does. */
    Open
};

/** What "it is in the account" and "it is not" do about a charge. */
struct QueueSteps {
    QueueStep present = QueueStep::Open;
    QueueStep absent = QueueStep::Open;

    bool operator==(const QueueSteps &) const = default;
};
[[nodiscard]] QueueSteps queueSteps(const ChargeFacts &charge, const Situation &situation);

/** A charge that waits for whoever sees the shop's account. */
struct QueueRow {
    QString attempt;
    Money amount;
    /** "3 days ago". */
    QString age;
    QString customer;
    /** "Sat, 11 Jul, 09:12". */
    QString when;
    QString what;
    /** "Look after 09:12." */
    QString lookAfter;
    QueueSteps steps;

    bool operator==(const QueueRow &) const = default;
};

/** The owner's queue (23). */
struct QueueView {
    QList<QueueRow> rows;
    /** "4 charges"; where more wait than are shown "20 of 23 charges". */
    QString count;
    /** Of the rows. */
    MoneySum sum;
    /** Of the rows: "3 days". Empty: there are none. */
    QString oldest;
    /** For whoever sees the account: no name, no number of a customer. */
    QString text;
    /** More wait than are shown. */
    int more = 0;
};

struct QueueContext {
    QString shopName;
    QDateTime now;
    /** All that wait, shown or not. */
    int waiting = 0;
};

/** @p charges in the order in which they are shown, with their events folded; @p situations: of each. */
[[nodiscard]] QueueView queueView(const QList<Charge> &charges, const QList<Situation> &situations,
                                  const QueueContext &context);
/** The rows for the receipt printer, each with two boxes to tick, in the order of the text and as bare of the customers. */
[[nodiscard]] report::Report queueSlip(const QueueView &view, const QueueContext &context);

} // namespace balcao
