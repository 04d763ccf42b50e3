// SPDX-License-Identifier: MIT
#include "ui/presentation/frame/chargeforms.h"

#include "core/charge/charge.h"
#include "core/charge/chargerules.h"
#include "core/charge/endtoend.h"
#include "core/values/amounttext.h"
#include "core/values/ids.h"
#include "ui/presentation/charge/payingtrouble.h"
#include "ui/presentation/dossier/contestentry.h"
#include "ui/presentation/newcharge/outcomepresenter.h"
#include "ui/presentation/queue/queueview.h"
#include "ui/presentation/receiver/calibrationview.h"
#include "ui/text/display.h"
#include "ui/text/messages.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace balcao::forms
{

namespace
{

using Kind = FormField::Kind;
using Style = DialogSpec::Style;

struct FormsTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::ChargeForms)
};

constexpr int longestName = 60;
constexpr int longestReason = 120;
constexpr int longestTxid = 300;
constexpr int longestAmount = 20;
constexpr int longestDay = 10;

FormField whoField(const QString &label, const Answerer &answerer)
{
    return {.key = formkey::who,
            .kind = answerer.isSignedIn ? Kind::Known : Kind::Text,
            .label = label,
            .initial = answerer.name,
            .longest = longestName};
}

QString whoOf(const FormValues &values)
{
    return display::quoted(values.value(formkey::who), longestName);
}

/** A question with one line, without which no answer counts: @p problem asks for it. The caret is there while it is empty, else the keyboard on the way back. */
DialogSpec question(const QString &name, const QString &title, const QString &text, const QString &answer,
                    const FormField &line, const QString &problem)
{
    DialogSpec spec{.name = name,
                    .icon = line.kind == Kind::Known ? u"alert"_s : u"question"_s,
                    .title = title,
                    .text = text,
                    .fields = {line},
                    .first = line.kind == Kind::Text && line.initial.isEmpty() ? line.key : QString(),
                    .back = FormsTr::tr("Back"),
                    .answer = answer};
    spec.check = [key = line.key, problem](const FormValues &values) {
        return lineOf(values).isEmpty() ? FormCheck{{key}, problem} : FormCheck();
    };
    return spec;
}

/** Adds the field @p key where it has a @p problem; the sentence is the first one's. */
void require(FormCheck &check, const QString &key, const QString &problem)
{
    if (problem.isEmpty())
        return;
    if (check.missing.isEmpty())
        check.sentence = problem;
    check.missing.append(key);
}

QString problemOf(const Permission &permission)
{
    return permission ? QString() : messages::describe(permission.error());
}

/** Judges the id's form and minute, and the amount. Only the ledger knows whether another charge has the id. */
FormCheck receiptCheck(const FormValues &values, const Charge &charge, const Situation &situation)
{
    const QString who = whoOf(values);
    FormCheck check{{},
                    FormsTr::tr("It is recorded as “Paid, confirmed at the shop by %1”, apart from what the provider "
                                "says.")
                        .arg(who)};
    if (values.value(formkey::seen).isEmpty())
        require(check, formkey::seen, FormsTr::tr("Tick that the money was seen on the shop's account."));
    if (who.isEmpty())
        require(check, formkey::who, FormsTr::tr("Write who saw it: it is kept with the charge."));
    const QString reference = paymentReference(display::quoted(values.value(formkey::identifier), longestReference));
    require(check, formkey::identifier, problemOf(mayBePaidBy(reference, charge, situation)));
    const QString typed = values.value(formkey::amount);
    const auto amount = parseAmountText(typed);
    if (!amount && !typed.trimmed().isEmpty())
        require(check, formkey::amount, messages::describe(amount.error()));
    else
        require(check, formkey::amount, problemOf(mayReceive(charge, amount ? std::optional(*amount) : std::nullopt)));
    if (check.missing.isEmpty() && amount && *amount != charge.amount)
        check.sentence += u' ' + FormsTr::tr("%1 came of %2: both stand in the charge's history.")
                                     .arg(display::amount(*amount), display::amount(charge.amount));
    return check;
}

FormCheck txidCheck(const FormValues &values)
{
    FormCheck check{{}, FormsTr::tr("Nothing new is created: the attempt gets this txid.")};
    require(check, formkey::identifier, OutcomePresenter::txidProblem(values.value(formkey::identifier)));
    if (whoOf(values).isEmpty())
        require(check, formkey::who, FormsTr::tr("Write who found it: it is kept with the charge."));
    return check;
}

QString whoLooked()
{
    return FormsTr::tr("Write who looked: it is kept with the charge.");
}

FormField reasonField(const QString &label)
{
    return {.key = formkey::reason, .label = label, .longest = longestReason};
}

} // namespace

QString lineOf(const FormValues &values)
{
    return values.contains(formkey::reason) ? display::quoted(values.value(formkey::reason), longestReason)
                                            : whoOf(values);
}

DialogSpec notice(const QString &title, const QString &sentence)
{
    return {.name = u"notice"_s,
            .icon = u"alert"_s,
            .title = title,
            .text = sentence,
            .back = FormsTr::tr("Back"),
            .answer = FormsTr::tr("I have read it")};
}

DialogSpec similar(const QString &question, bool isUnknown)
{
    return {.name = u"similar"_s,
            .icon = u"alert"_s,
            .title = isUnknown ? FormsTr::tr("There is an attempt like this one, still to check")
                               : FormsTr::tr("There is a charge like this one"),
            .text = question,
            .back = FormsTr::tr("Back"),
            .answer = FormsTr::tr("Look at that one"),
            .other = FormsTr::tr("Create another")};
}

std::optional<DialogSpec> closing(const Charge &charge, const Situation &situation)
{
    if (!hasRequestOut(charge, situation))
        return std::nullopt;
    const bool isCorrection = charge.state == Charge::State::Created;
    const QString lead =
        isCorrection
            ? FormsTr::tr("The provider may have corrected the charge of %1 for %2. The answer has not come yet.")
            : FormsTr::tr("The provider may have created the charge of %1 for %2. The answer has not come yet.");
    const qint64 left = (charge.limitMs - charge.changedAt.msecsTo(situation.now) + 999) / 1000;
    return DialogSpec{
        .name = closingName,
        .icon = u"question"_s,
        .title = FormsTr::tr("A request has already left"),
        .text = lead.arg(display::amount(charge.amount), display::quoted(charge.name, 60)),
        .width = 600,
        .style = Style::WayBack,
        .warning = {{},
                    isCorrection ? FormsTr::tr("If you close now, the request is not undone. The charge stays “To "
                                               "check” and appears at the next start.")
                                 : FormsTr::tr("If you close now, the request is not undone. The attempt stays “To "
                                               "check” and appears at the next start.")},
        .back = left > 0 ? FormsTr::tr("Wait for the reply (up to %1 s)").arg(left) : FormsTr::tr("Wait for the reply"),
        .answer = FormsTr::tr("Close: stays to check")};
}

std::optional<DialogSpec> receipt(const Charge &charge, const Situation &situation, const Answerer &answerer)
{
    const Permission permission = mayConfirmReceipt(charge, situation);
    if (!permission && (permission.error() == Obstacle::Paid || permission.error() == Obstacle::Confirmed))
        return std::nullopt;
    FormField who = whoField(FormsTr::tr("Who saw it"), answerer);
    who.isBeside = true;
    FormField amount{.key = formkey::amount,
                     .label = FormsTr::tr("Amount that came, if another (optional)"),
                     .longest = longestAmount,
                     .placeholder = display::amountDigits(charge.amount)};
    // Most often the amount of the code before the correction.
    if (charge.corrected && charge.corrected->before != charge.amount)
        amount.offer = {FormsTr::tr("Paid the old amount: %1").arg(display::amount(charge.corrected->before)),
                        display::amountDigits(charge.corrected->before)};
    DialogSpec spec{
        .name = receiptName,
        .icon = u"check-circle"_s,
        .title = FormsTr::tr("Confirm receipt"),
        .text = FormsTr::tr("For when the money is on the shop's account and the screen has not changed yet."),
        .width = 700,
        .style = Style::Receipt,
        .warning = {FormsTr::tr("A receipt on the customer's phone is not proof."),
                    FormsTr::tr("Open the shop's account and look for a Pix of %1, after %2.")
                        .arg(display::amount(charge.amount), display::timeOrDay(charge.createdAt, situation.now))},
        .fields = {{.key = formkey::seen,
                    .kind = Kind::Tick,
                    .label = FormsTr::tr("I saw %1 on the shop's account").arg(display::amount(charge.amount))},
                   {.key = formkey::identifier,
                    .label = FormsTr::tr("Identification on the statement (optional)"),
                    .longest = longestReference,
                    .placeholder = FormsTr::tr("such as E1823…")},
                   who,
                   amount},
        .first = formkey::seen,
        .back = FormsTr::tr("Cancel"),
        .answer = FormsTr::tr("Mark as paid")};
    spec.check = [charge, situation](const FormValues &values) { return receiptCheck(values, charge, situation); };
    return spec;
}

DialogSpec withFiscalLink(DialogSpec receipt, const QString &link)
{
    if (link.isEmpty())
        return receipt;
    for (FormField &field : receipt.fields) {
        if (field.key == formkey::identifier)
            field.label = FormsTr::tr("End-to-end id, for the fiscal document (optional)");
    }
    receipt.note = link;
    return receipt;
}

DialogSpec receiptRevocation(const Charge &charge, const QDateTime &now)
{
    return question(u"receipt-revocation"_s, FormsTr::tr("Take the receipt back?"),
                    FormsTr::tr("%1 confirmed the receipt of %2 at %3. Without it the charge is what the provider says "
                                "of it.")
                        .arg(display::quoted(charge.receivedBy, 60), display::amount(charge.amount),
                             display::timeOrDay(charge.receivedAt, now)),
                    FormsTr::tr("Take the receipt back"), reasonField(FormsTr::tr("Reason")),
                    FormsTr::tr("Write why: it is kept with the charge."));
}

DialogSpec difference(const Charge &charge, Money came)
{
    const auto missing = Money::fromCentavos(charge.amount.centavos() - came.centavos()).value_or(Money());
    return {.name = u"difference"_s,
            .icon = u"alert"_s,
            .title = FormsTr::tr("%1 is missing").arg(display::amount(missing)),
            .text = FormsTr::tr("%1 came of %2, and that is recorded. The difference can be charged from the same "
                                "customer, with the sale's mark.")
                        .arg(display::amount(came), display::amount(charge.amount)),
            .back = FormsTr::tr("Leave it"),
            .answer = FormsTr::tr("Charge the difference")};
}

DialogSpec calibration()
{
    return {
        .name = u"calibration"_s,
        .icon = u"search"_s,
        .title = FormsTr::tr("What does the bank's app show?"),
        .text = FormsTr::tr("Read the code with it, do not pay, and type what stands there: both have to be right."),
        .width = 620,
        .style = Style::Form,
        .fields =
            {{.key = formkey::amount, .label = FormsTr::tr("Amount"), .longest = longestAmount, .placeholder = u"R$"_s},
             {.key = receiverKey, .label = FormsTr::tr("Receiver's name"), .longest = 120}},
        .first = formkey::amount,
        .back = FormsTr::tr("Back"),
        .answer = FormsTr::tr("That is what it shows")};
}

DialogSpec contest(const Charge &charge, QDate today)
{
    const ContestEntry usual = ContestEntry::usual(today);
    return {.name = u"contest"_s,
            .icon = u"alert"_s,
            .title = FormsTr::tr("Contested by a bank"),
            .text = FormsTr::tr("A bank asks for the %1 of charge %2 back. The status of the charge stays as it is.")
                        .arg(display::amount(charge.amount), display::chargeNumber(charge)),
            .style = Style::Form,
            .fields = {{.key = ContestEntry::dayKey,
                        .label = FormsTr::tr("The shop was told on"),
                        .initial = usual.day,
                        .longest = longestDay},
                       {.key = ContestEntry::deadlineKey,
                        .label = FormsTr::tr("To be answered until"),
                        .initial = usual.deadline,
                        .longest = longestDay,
                        .isBeside = true},
                       {.key = formkey::identifier,
                        .label = FormsTr::tr("The bank's number (optional)"),
                        .longest = ContestEntry::longestReference,
                        .placeholder = FormsTr::tr("number of the complaint")}},
            .hint = FormsTr::tr("The bank says until when. Save the dossier (F11) and send it to who asks."),
            .first = ContestEntry::deadlineKey,
            .back = FormsTr::tr("Cancel"),
            .answer = FormsTr::tr("Note the contestation")};
}

DialogSpec contestEnd(const Charge &charge)
{
    return question(
        u"contest-end"_s, FormsTr::tr("Is the contestation over?"),
        FormsTr::tr(
            "A bank has asked for %1 back since %2. Say how it ended: the money stays, went back, or part of it.")
            .arg(display::amount(charge.amount), dayOfNumber(charge.contestedOn).toString(u"dd/MM/yyyy"_s)),
        FormsTr::tr("It is over"), reasonField(FormsTr::tr("How it ended")),
        FormsTr::tr("Write how it ended: it is kept with the charge."));
}

std::optional<DialogSpec> txid(const Charge &charge, const Answerer &answerer)
{
    if (charge.state == Charge::State::Created)
        return std::nullopt;
    DialogSpec spec{.name = u"txid"_s,
                    .icon = u"search"_s,
                    .title = FormsTr::tr("Use the existing charge"),
                    .text = FormsTr::tr("Open the provider's panel, find the charge of %1 and copy its identifier.")
                                .arg(display::amount(charge.amount)),
                    .style = Style::Form,
                    .fields = {{.key = formkey::identifier,
                                .label = FormsTr::tr("Identifier (txid)"),
                                .longest = longestTxid,
                                .placeholder = FormsTr::tr("txid, as the provider's panel shows it")},
                               whoField(FormsTr::tr("Who found it"), answerer)},
                    .first = formkey::identifier,
                    .back = FormsTr::tr("Back"),
                    .answer = FormsTr::tr("Use the existing one")};
    spec.check = txidCheck;
    return spec;
}

DialogSpec reopening(const Charge &charge, const Answerer &answerer)
{
    return question(u"reopening"_s, FormsTr::tr("The wrong txid?"),
                    FormsTr::tr("%1 gave the txid %2 for the charge of %3. Then nobody knows again whether the charge "
                                "exists: look for it in the provider's panel once more.")
                        .arg(display::quoted(charge.settledBy, 60), display::quoted(charge.txid, 60),
                             display::amount(charge.amount)),
                    FormsTr::tr("Wrong: look again"), whoField(FormsTr::tr("Who looked in the panel"), answerer),
                    whoLooked());
}

DialogSpec absence(const Charge &charge, const Answerer &answerer)
{
    DialogSpec spec =
        question(u"absence"_s, FormsTr::tr("The charge is not there?"),
                 FormsTr::tr("Did you look in the provider's panel, and the charge of %1 (attempt %2) is not there?")
                     .arg(display::amount(charge.amount), shortName(charge.attempt)),
                 FormsTr::tr("Not there: create another"), whoField(FormsTr::tr("Who looked in the panel"), answerer),
                 whoLooked());
    spec.other = FormsTr::tr("Not there: only note it");
    return spec;
}

DialogSpec inAccount(const Charge &charge, const Answerer &answerer)
{
    return question(
        u"in-account"_s, FormsTr::tr("It is in the account?"),
        FormsTr::tr("The provider says that %1 was paid, and %2 was asked for. Say so after you saw the "
                    "payment on the shop's account.")
            .arg(display::amount(charge.reportedAmount.value_or(charge.amount)), display::amount(charge.amount)),
        FormsTr::tr("It is in the account"), whoField(FormsTr::tr("Who looked at the account"), answerer), whoLooked());
}

DialogSpec notInAccount(const Charge &charge, const QDateTime &now, bool isReported, const Answerer &answerer)
{
    const QString amount = display::amount(charge.amount);
    const QString text =
        isReported ? FormsTr::tr("The provider said that %1 was paid, and says “%2” now. Without the payment on the "
                                 "shop's account its last word holds.")
                         .arg(amount, display::quoted(lastWordOf(charge), 40))
                   : FormsTr::tr("Did you look on the shop's account for %1 after %2, and it is not there? The attempt "
                                 "ends: nobody has its code.")
                         .arg(amount, display::timeOrDay(charge.createdAt, now));
    return question(u"not-in-account"_s, FormsTr::tr("It is not in the account?"), text, FormsTr::tr("It is not there"),
                    whoField(FormsTr::tr("Who looked at the account"), answerer), whoLooked());
}

std::optional<DialogSpec> trouble(const Charge &charge, const Situation &situation, bool isReadingOn)
{
    const auto causes = payingTrouble(charge, situation, isReadingOn);
    if (!causes)
        return std::nullopt;
    DialogSpec spec{.name = u"trouble"_s,
                    .icon = u"info"_s,
                    .title = FormsTr::tr("Didn't it go through?"),
                    .text = FormsTr::tr("What the customer's bank says, and what helps. The charge stays as it is."),
                    .width = 720,
                    .arePartsNumbered = true,
                    .back = FormsTr::tr("Back")};
    for (const PayingTrouble::Cause &cause : causes->causes)
        spec.parts.append({cause.cause, cause.advice});
    return spec;
}

} // namespace balcao::forms
