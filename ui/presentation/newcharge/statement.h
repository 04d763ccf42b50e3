// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

namespace balcao
{

struct ChargeFacts;
struct Situation;

/** Of whoever states something, in characters. */
constexpr int longestStatedName = 60;
/** Of why something is taken back. */
constexpr int longestStatedReason = 120;

/** What a person states of a charge (07b, and what is asked in 05), and what of it is still missing. */
struct Statement {
    enum class Part { Seen, Identifier, Who, Reason, Amount };

    /** In the order of the dialog: the caret belongs to the first. Empty: it may be given. */
    QList<Part> missing;
    /** How the first is mended, or what will be kept. */
    QString sentence;
};

/** The tick that the money was seen on the shop's account. */
[[nodiscard]] Statement receiptStatement(bool isTicked, const QString &who);
/** What stands in the fields of a receipt by hand. */
struct StatedReceipt {
    bool isTicked = false;
    QString who = {};
    /** Any words, or an end-to-end id. */
    QString reference = {};
    /** Empty: what was asked for came. */
    QString amount = {};
};
/** The same with all of it judged: the id's form and minute, the amount. Whether another charge has the id the ledger knows alone. */
[[nodiscard]] Statement receiptStatement(const StatedReceipt &stated, const ChargeFacts &charge,
                                         const Situation &situation);
/** That the charge was found under this txid. */
[[nodiscard]] Statement txidStatement(const QString &txid, const QString &who);
/** That somebody looked in the provider's panel. */
[[nodiscard]] Statement panelStatement(const QString &who);
/** How a contestation ended. */
[[nodiscard]] Statement outcomeStatement(const QString &outcome);
/** Why a receipt is taken back. */
[[nodiscard]] Statement reasonStatement(const QString &reason);

} // namespace balcao
