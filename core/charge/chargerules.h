// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/charge.h"
#include "core/enumnames.h"
#include "core/expected.h"

#include <QDateTime>
#include <QString>

#include <chrono>
#include <utility>

/** Every question that anybody asks of a charge, each answered once (docs/charge.md). Pure functions: screens, service, ledger and
 *  command line call the same ones. Who may ask is a second question, and the service's.
 */
namespace balcao
{

/** Whose clock wrote the times that are compared: another counter's may be minutes off. Earlier: this counter's, before its program
 *  began, so that no program waits for an answer any more.
 */
enum class Writer { Own, Earlier, Other };

/** The counter that asks. */
struct OwnCounter {
    explicit OwnCounter(QString ownName, QDateTime began = {})
        : name(std::move(ownName))
        , since(std::move(began))
    {
    }

    QString name;
    /** When its program began; invalid: others may be writing under the same name, as the command line does. */
    QDateTime since;
};

/** What an answer depends on besides the charge. */
struct Situation {
    /** By the clock that writes this ledger: for what the ledger wrote. */
    QDateTime now;
    /** The same moment, corrected by the provider's Date header: for the provider's deadlines. */
    QDateTime providerNow;
    Writer writer = Writer::Other;
    /** Scheme, host and port of the provider that would be asked; empty: none. */
    QString provider;
    /** A receipt by hand takes an end-to-end id or nothing: the shop links payments to fiscal documents. */
    bool takesEndToEndOnly = false;
};

/** Why not. */
enum class Obstacle {
    NotCreated,
    UnderWay,
    CorrectionOpen,
    Doubtful,
    Paid,
    Confirmed,
    Ended,
    PastDue,
    NoCode,
    CodeBroken,
    NoDifference,
    TxidShared,
    OtherProvider,
    ReadingOff,
    NotUnknown,
    NotSettled,
    Replaced,
    HasLeft,
    /** Somebody else changed the charge first. */
    Overtaken,
    /** Another attempt of the sale lives. */
    SaleUnderWay,
    /** The txid is that of another charge of this shop. */
    TxidTaken,
    /** Nobody has confirmed its payment. */
    NotConfirmed,
    /** The provider has to be calibrated first (docs/calibration.md). */
    NotCalibrated,
    /** No money was seen of it. */
    NotPaid,
    /** A bank asks for its money back already. */
    Contested,
    /** No bank does. */
    NotContested,
    /** Another charge's receipt has that end-to-end id. */
    ReferenceTaken,
    /** That end-to-end id names a minute at which nobody could pay the charge. */
    ReferenceOutside,
    /** It is nearly an end-to-end id: another one's could pass beside it. */
    ReferenceMisspelt,
    /** The provider's report of money is not clear: a receipt names the amount on the bank's statement. */
    AmountNeeded,
    /** More than one discrepancy is open: each is accepted by its name. */
    SeveralDifferences,
    /** A later status that says less is accepted before another amount. */
    StatusFirst
};
/** "not_created", … */
template <>
inline constexpr std::array enumText<Obstacle> = {std::pair{Obstacle::NotCreated, "not_created"_L1},
                                                  std::pair{Obstacle::UnderWay, "under_way"_L1},
                                                  std::pair{Obstacle::CorrectionOpen, "correction_open"_L1},
                                                  std::pair{Obstacle::Doubtful, "doubtful"_L1},
                                                  std::pair{Obstacle::Paid, "paid"_L1},
                                                  std::pair{Obstacle::Confirmed, "received"_L1},
                                                  std::pair{Obstacle::Ended, "ended"_L1},
                                                  std::pair{Obstacle::PastDue, "past_due"_L1},
                                                  std::pair{Obstacle::NoCode, "no_code"_L1},
                                                  std::pair{Obstacle::CodeBroken, "code_broken"_L1},
                                                  std::pair{Obstacle::NoDifference, "no_difference"_L1},
                                                  std::pair{Obstacle::TxidShared, "txid_shared"_L1},
                                                  std::pair{Obstacle::OtherProvider, "other_provider"_L1},
                                                  std::pair{Obstacle::ReadingOff, "reading_off"_L1},
                                                  std::pair{Obstacle::NotUnknown, "not_unknown"_L1},
                                                  std::pair{Obstacle::NotSettled, "not_settled"_L1},
                                                  std::pair{Obstacle::Replaced, "replaced"_L1},
                                                  std::pair{Obstacle::HasLeft, "has_left"_L1},
                                                  std::pair{Obstacle::Overtaken, "overtaken"_L1},
                                                  std::pair{Obstacle::SaleUnderWay, "sale_under_way"_L1},
                                                  std::pair{Obstacle::TxidTaken, "txid_taken"_L1},
                                                  std::pair{Obstacle::NotConfirmed, "not_received"_L1},
                                                  std::pair{Obstacle::NotCalibrated, "not_calibrated"_L1},
                                                  std::pair{Obstacle::NotPaid, "not_paid"_L1},
                                                  std::pair{Obstacle::Contested, "contested"_L1},
                                                  std::pair{Obstacle::NotContested, "not_contested"_L1},
                                                  std::pair{Obstacle::ReferenceTaken, "reference_taken"_L1},
                                                  std::pair{Obstacle::ReferenceOutside, "reference_outside"_L1},
                                                  std::pair{Obstacle::ReferenceMisspelt, "reference_misspelt"_L1},
                                                  std::pair{Obstacle::AmountNeeded, "amount_needed"_L1},
                                                  std::pair{Obstacle::SeveralDifferences, "several_differences"_L1},
                                                  std::pair{Obstacle::StatusFirst, "status_first"_L1}};
static_assert(isComplete(enumText<Obstacle>, Obstacle::StatusFirst));

/** Yes, or why not. */
using Permission = Expected<void, Obstacle>;

[[nodiscard]] inline Unexpected<Obstacle> no(Obstacle obstacle)
{
    return Unexpected<Obstacle>(obstacle);
}

/** Who wrote what the charge is waiting for. */
[[nodiscard]] Writer writerOf(const ChargeFacts &charge, const OwnCounter &own);
/** How long behind its limit a request is still given: for writing its end down, and for clocks that disagree. */
[[nodiscard]] constexpr std::chrono::milliseconds writeGrace(Writer writer)
{
    return writer == Writer::Other ? std::chrono::minutes(10) : std::chrono::seconds(10);
}
/** Whether a request that began at @p since and may take @p limit is over by @p now, with or without its end being written. */
[[nodiscard]] bool hasTimedOut(const QDateTime &since, std::chrono::milliseconds limit, const QDateTime &now,
                               Writer writer);

[[nodiscard]] ChargeStatus chargeStatus(const ChargeFacts &charge, const QDateTime &now, Writer writer);
[[nodiscard]] bool isUnderWay(const ChargeFacts &charge, const QDateTime &now, Writer writer);
/** A request of it has left, and its end may still come. */
[[nodiscard]] bool hasRequestOut(const ChargeFacts &charge, const Situation &situation);
/** It counts as "to check", here and everywhere: unknown, in doubt, paid with another amount, paid with a later answer that said
 *  less, or perhaps paid.
 */
[[nodiscard]] bool needsPerson(const ChargeFacts &charge, const QDateTime &now, Writer writer);
/** Waiting, and past its deadline by the provider's clock. Shown, never written. */
[[nodiscard]] bool isOverdue(const ChargeFacts &charge, const QDateTime &providerNow);

/** The code may be on a screen, copied, printed, sent. */
[[nodiscard]] Permission mayShowCode(const ChargeFacts &charge, const Situation &situation);
[[nodiscard]] Permission mayCorrect(const ChargeFacts &charge, const Situation &situation);
/** The provider may be asked for the status. @p isReadingOn: the shop switched it on for this provider. */
[[nodiscard]] Permission mayRead(const ChargeFacts &charge, const Situation &situation, bool isReadingOn);
/** A person may say that the money is on the shop's account. */
[[nodiscard]] Permission mayConfirmReceipt(const ChargeFacts &charge, const Situation &situation);
/** A receipt by hand may name this amount; nothing: the one that was asked for. */
[[nodiscard]] Permission mayReceive(const ChargeFacts &charge, const std::optional<Money> &amount);
/** A receipt by hand may be taken back: it was a mistake. */
[[nodiscard]] Permission mayTakeBackReceipt(const ChargeFacts &charge, const Situation &situation);
/** A person may say that a bank asks for the money back. */
[[nodiscard]] Permission mayContest(const ChargeFacts &charge, const Situation &situation);
/** That may be over. */
[[nodiscard]] Permission mayEndContest(const ChargeFacts &charge);
/** A person may say that the provider has it. */
[[nodiscard]] Permission maySettleFound(const ChargeFacts &charge, const Situation &situation);
/** A person may say so of @p txid: an imported charge is never another txid's. */
[[nodiscard]] Permission maySettleUnder(const ChargeFacts &charge, const QString &txid);
/** A person may say that the provider never made it. */
[[nodiscard]] Permission maySettleAbsent(const ChargeFacts &charge, const Situation &situation);
/** The txid that a person gave may be taken back. */
[[nodiscard]] Permission mayReopen(const ChargeFacts &charge, const Situation &situation);
/** The provider reports money, and not clearly whose or how much: it counts once a person has named the amount that came. */
[[nodiscard]] bool isPaymentUnclear(const ChargeFacts &charge);
/** The provider reports a payment or a refund, clearly or not. */
[[nodiscard]] bool reportsMoney(const ChargeFacts &charge);
/** Differences that a person accepts one by one. */
enum class Discrepancy { Amount, Status, Receiver, Method };
/** Those that are open, each once. */
[[nodiscard]] QList<Discrepancy> openDiscrepancies(const ChargeFacts &charge);
/** A person may say that what the provider says of the payment is right: another amount, or a later word that said less. */
[[nodiscard]] Permission mayAcceptReport(const ChargeFacts &charge, const Situation &situation);
/** The provider's answer to create counts, however late: also against a person's word, whatever is under way since. */
[[nodiscard]] Permission mayTakeCreated(const ChargeFacts &charge);
/** A person may show the code although the amounts differ: never one that makes the payer pay another amount. */
[[nodiscard]] Permission mayAcceptDifference(const ChargeFacts &charge);
/** A manager may say that the receiver of its code is the shop's. */
[[nodiscard]] Permission mayAcceptReceiver(const ChargeFacts &charge);
/** A manager may say what a bank's app shows of it, so that it proves how the provider works: nothing about it is in doubt. */
[[nodiscard]] Permission mayProveProvider(const ChargeFacts &charge);
/** The sale may have another attempt in the place of this one. */
[[nodiscard]] Permission mayReplace(const ChargeFacts &charge, const Situation &situation);
/** The create may still be stopped. */
[[nodiscard]] Permission mayCancel(const ChargeFacts &charge);

/** The provider's last word, also where it said less than the money that was seen. */
[[nodiscard]] QString lastWordOf(const ChargeFacts &charge);
/** The amount that was paid, that a person saw come, or knows will be paid, where it is another than the one asked for. */
[[nodiscard]] std::optional<Money> otherAmountOf(const ChargeFacts &charge);
/** Something happened to the charge since the status read @p event was asked for, or its provider has told of a later change. */
[[nodiscard]] bool isOutOfDate(const ChargeFacts &charge, const ChargeEvent &event);
/** The same, and it does not count: money counts whenever it is told. */
[[nodiscard]] bool isOvertaken(const ChargeFacts &charge, const ChargeEvent &event);
/** A refusal of an update that a charge paid meanwhile would give: 409, or 400 and 422 that name no field. */
[[nodiscard]] bool mayHaveBeenPaid(const ProviderError &refusal);

} // namespace balcao
