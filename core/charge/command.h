// SPDX-License-Identifier: MIT
#pragma once

#include "core/brcode/receiver.h"
#include "core/charge/chargerequest.h"
#include "core/values/ids.h"
#include "core/values/salemark.h"

#include <QDate>
#include <QString>

#include <optional>
#include <variant>

namespace balcao
{

/** What a press belongs to: one sale has one live attempt, refused otherwise by the ledger itself. */
struct SaleContext {
    /** UUID, made when the form starts empty; empty: a sale of its own. */
    QString sale;
    /** The attempt that this one replaces because it ended without a charge; empty: it is the first. */
    QString replaces;
    /** Empty: none. Of the attempts of one sale each has it. */
    SaleMark mark = {};
};

/** Everything that a person may have done to charges. What is asked of a charge names it by its attempt. */
namespace command
{

/** One create is sent; one at a time. */
struct Create {
    ChargeRequest request;
    SaleContext sale;
    /** Not begun where a charge like it may exist (LedgerError::Kind::Similar): a person is asked first. */
    bool unlessSimilar = false;
};
/** Stops a create from which nothing has left. */
struct Cancel {
    QString attempt;
};
/** Asks the provider by an update that carries only the txid ("Consultar situação"). */
struct ReadStatus {
    QString attempt;
};
struct Correct {
    QString attempt;
    Correction correction;
};
/** Sends the amount and customer that the charge has: the answer brings its code again. */
struct RequestCodeAgain {
    QString attempt;
};
/** A person has seen the difference in amounts and shows the code all the same. */
struct AcceptDifference {
    QString attempt;
    /** The provider's amount that the person saw; empty: it told none. */
    std::optional<Money> reportedAmount;
};
/** A person has looked: what the provider says of the payment is right, another amount or a later word that said less. */
struct AcceptReport {
    QString attempt;
    /** What the person saw: lastWordOf() the charge, and the provider's amount. */
    QString word;
    std::optional<Money> reportedAmount;
};
/** A manager has looked at whom the charge's code pays, and that is the shop's receiver from here on. */
struct AcceptReceiver {
    QString attempt;
    /** Whom the person saw. */
    Receiver receiver;
};
/** Makes the small odd charge by which the provider is calibrated. */
struct BeginCalibration {
    Customer customer;
};
/** A manager says what a bank's app shows of that charge. */
struct ConfirmCalibration {
    QString attempt;
    Money amount;
    QString receiver;
};
/** A person found an unknown attempt at the provider; where reading is switched on the charge is then read. */
struct SettleFound {
    QString attempt;
    Txid txid;
};
/** A person looked, and it is not there. */
struct SettleAbsent {
    QString attempt;
};
/** The txid that was given is the wrong one: the attempt is unknown again. */
struct Reopen {
    QString attempt;
    QString txid;
};
/** A person saw the payment on the shop's account. */
struct ConfirmReceipt {
    QString attempt;
    QString reference;
    /** What came, where it is another amount than was asked for. */
    std::optional<Money> amount = {};
};
/** Somebody confirmed a payment by mistake. */
struct TakeBackReceipt {
    QString attempt;
    QString reason;
};
/** A bank asks for the money back, as a person was told. */
struct Contest {
    QString attempt;
    QDate on;
    /** Until when the shop may answer; not before on. */
    QDate until;
    QString reference;
};
struct EndContest {
    QString attempt;
    QString outcome;
};
/** Takes a charge that was made elsewhere into the ledger. */
struct ImportCharge {
    Txid txid;
};

} // namespace command

using Command = std::variant<command::Create, command::Cancel, command::ReadStatus, command::Correct,
                             command::RequestCodeAgain, command::AcceptDifference, command::AcceptReport,
                             command::AcceptReceiver, command::BeginCalibration, command::ConfirmCalibration,
                             command::SettleFound, command::SettleAbsent, command::Reopen, command::ConfirmReceipt,
                             command::TakeBackReceipt, command::Contest, command::EndContest, command::ImportCharge>;

} // namespace balcao
