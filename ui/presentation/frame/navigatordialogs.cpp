// SPDX-License-Identifier: MIT
// The dialogs over the pages: which form is asked when, and what its answer does.
#include "core/service/acceptance.h"
#include "core/service/chargeservice.h"
#include "core/values/amounttext.h"
#include "ui/presentation/charge/chargepresenter.h"
#include "ui/presentation/dossier/contestentry.h"
#include "ui/presentation/frame/chargeforms.h"
#include "ui/presentation/frame/navigator.h"
#include "ui/presentation/newcharge/newchargepresenter.h"
#include "ui/presentation/newcharge/outcomepresenter.h"
#include "ui/presentation/queue/queueview.h"
#include "ui/presentation/receiver/calibrationview.h"
#include "ui/text/display.h"
#include "ui/text/messages.h"

#include <algorithm>

namespace balcao
{

using forms::lineOf;

void Navigator::open(Dialog dialog)
{
    dialog.number = ++m_dialogs;
    dialog.held = m_service.hold(dialog.attempt);
    m_open.append(dialog);
    Q_EMIT dialogsChanged();
    Q_EMIT dialogWanted(dialog);
}

void Navigator::open(const QString &attempt, const DialogSpec &form, const DialogSpec::Submit &submit)
{
    Dialog dialog{.attempt = attempt, .form = form};
    dialog.form.submit = submit;
    open(dialog);
}

template <class Make>
void Navigator::openWatched(const QString &attempt, Make make, const DialogSpec::Submit &submit)
{
    const auto again = [this, attempt, make]() -> std::optional<DialogSpec> {
        const Charge *charge = chargeOf(attempt);
        return charge ? make(*charge, m_service.situationOf(*charge)) : std::nullopt;
    };
    if (auto form = again()) {
        form->again = again;
        open(attempt, *form, submit);
    }
}

bool Navigator::mayClose()
{
    const QString attempt = m_service.requestOut();
    const auto isAsked = [](const Dialog &dialog) { return dialog.form.name == forms::closingName; };
    if (!attempt.isEmpty() && std::none_of(m_open.cbegin(), m_open.cend(), isAsked))
        openWatched(attempt, forms::closing, [this](const FormAnswer &) -> FormResult {
            // The dialog goes first, and the keyboard with it.
            QMetaObject::invokeMethod(this, &Navigator::closingWanted, Qt::QueuedConnection);
            return nullptr;
        });
    return attempt.isEmpty();
}

void Navigator::notice(const QString &title, const QString &sentence)
{
    open({}, forms::notice(title, sentence));
}

void Navigator::closed(const Dialog &dialog)
{
    const auto isThis = [&dialog](const Dialog &known) { return known.number == dialog.number; };
    if (m_open.removeIf(isThis) > 0)
        Q_EMIT dialogsChanged();
    // The answer that was waited for came: a correction may have been left alone before.
    const Charge *charge = chargeOf(dialog.attempt);
    if (dialog.form.name == forms::closingName && m_service.requestOut().isEmpty() && m_page != Page::Charge &&
        charge && charge->state == Charge::State::Created)
        ask(Intent::Open, dialog.attempt);
}

bool Navigator::isCorrecting(const QString &attempt) const
{
    return std::any_of(m_open.cbegin(), m_open.cend(), [&attempt](const Dialog &dialog) {
        return dialog.kind == Dialog::Kind::Correction && dialog.attempt == attempt;
    });
}

CommandReply *Navigator::watch(CommandReply *reply)
{
    // An attempt that was begun has a page, which shows its end.
    const QString attempt = reply->attempt();
    reply->whenFinished(this, [this, attempt](const CommandResult &result) {
        const bool hasPage = m_page == Page::Charge || m_page == Page::Outcome;
        const ChargeRecord *record = m_service.record(attempt);
        const bool isToldThere = !result && record && record->ledgerError && hasPage;
        if (!isToldThere)
            tellNotDone(messages::notDone(result));
    });
    return reply;
}

void Navigator::tellNotDone(const QString &sentence)
{
    if (!sentence.isEmpty())
        notice(tr("Not done"), sentence);
}

forms::Answerer Navigator::answerer() const
{
    const People &people = m_service.people();
    return {.name = people.atTheCounter().who(), .isSignedIn = people.isSignedIn()};
}

DialogReply *Navigator::begin(CommandReply *command)
{
    if (command->hasBegun())
        return nullptr;
    auto *reply = new DialogReply(this);
    connect(command, &CommandReply::begun, reply, [reply] { reply->finish({}); });
    command->whenFinished(reply, [reply](const CommandResult &result) {
        // With nothing to report the person went back from the question of who authorises it.
        if (messages::notDone(result).isEmpty())
            reply->finish(Unexpected<FormProblem>(FormProblem()));
        else
            reply->finish({});
    });
    return reply;
}

DialogReply *Navigator::complete(CommandReply *command, FormProblem (*problemOf)(const Refusal &))
{
    auto *reply = new DialogReply(this);
    command->whenFinished(this, [this, problemOf, reply = QPointer(reply)](const CommandResult &result) {
        const bool isOpen = reply && !reply->state()->isDropped;
        if (isOpen && !result)
            return reply->finish(Unexpected<FormProblem>(problemOf(result.error())));
        if (isOpen)
            reply->finish({});
        tellNotDone(messages::notDone(result));
    });
    return reply;
}

namespace
{

FormProblem problemOf(const Refusal &refusal)
{
    return {.sentence = messages::describe(refusal)};
}

} // namespace

void Navigator::explainTrouble()
{
    if (page() == Page::Charge && !isCovered() && m_charge.view().mayFail())
        openWatched(m_charge.attempt(), [this](const Charge &charge, const Situation &situation) {
            return forms::trouble(charge, situation, m_service.isReadingOn());
        });
}

void Navigator::openReceipt(const Charge &charge)
{
    const QString attempt = charge.attempt;
    if (m_service.isCalibratedBy(attempt))
        return openCalibration(attempt);
    const Situation situation = m_service.situationOf(charge);
    const auto permission = mayConfirmReceipt(charge, situation);
    if (permission)
        return openReceiptForm(attempt);
    if (!mayTakeBackReceipt(charge, situation))
        return tellNotDone(messages::describe(permission.error()));
    open(attempt, forms::receiptRevocation(charge, situation.now), [this, attempt](const FormAnswer &answer) {
        const command::TakeBackReceipt revocation{attempt, lineOf(answer.values)};
        return begin(watch(m_service.perform(revocation, m_service.people().atTheCounter())));
    });
}

void Navigator::openReceiptForm(const QString &attempt)
{
    const auto make = [this](const Charge &charge, const Situation &situation) {
        return forms::receipt(charge, situation, answerer());
    };
    openWatched(attempt, make, [this, attempt](const FormAnswer &answer) {
        std::optional<Money> came;
        if (const auto typed = parseAmountText(answer.values.value(formkey::amount)))
            came = *typed;
        const QString reference = display::quoted(answer.values.value(formkey::identifier), forms::longestReference);
        CommandReply *const command = m_service.perform(command::ConfirmReceipt{attempt, reference, came},
                                                        m_service.people().named(lineOf(answer.values)));
        DialogReply *const reply = complete(command, problemOf);
        command->whenFinished(this, [this, attempt, came](const CommandResult &result) {
            if (result && came)
                offerDifference(attempt, *came);
        });
        return reply;
    });
}

void Navigator::openCalibration(const QString &attempt)
{
    open(attempt, forms::calibration(), [this, attempt](const FormAnswer &answer) -> FormResult {
        const auto seen = readSeen(answer.values.value(formkey::amount), answer.values.value(receiverKey));
        if (!seen)
            return Unexpected<FormProblem>(seen.error());
        CommandReply *const command = m_service.perform(
            command::ConfirmCalibration{attempt, seen->amount, seen->receiver}, m_service.people().atTheCounter());
        DialogReply *const reply = complete(command, seenProblem);
        command->whenFinished(this, [this](const CommandResult &result) {
            if (result)
                notice(tr("The provider is calibrated"),
                       tr("From now on everybody at the counter can charge. A code that pays another receiver is not "
                          "shown."));
        });
        return reply;
    });
}

void Navigator::openContest(const Charge &charge)
{
    const QString attempt = charge.attempt;
    if (mayEndContest(charge))
        return open(attempt, forms::contestEnd(charge), [this, attempt](const FormAnswer &answer) {
            const command::EndContest end{attempt, lineOf(answer.values)};
            return begin(watch(m_service.perform(end, m_service.people().atTheCounter())));
        });
    if (const auto permission = mayContest(charge, m_service.situationOf(charge)); !permission)
        return tellNotDone(messages::describe(permission.error()));
    const QDate today = m_service.now().toLocalTime().date();
    open(attempt, forms::contest(charge, today), [this, attempt](const FormAnswer &answer) -> FormResult {
        const ContestEntry typed{.day = answer.values.value(ContestEntry::dayKey),
                                 .deadline = answer.values.value(ContestEntry::deadlineKey),
                                 .reference = answer.values.value(formkey::identifier)};
        const auto contest = typed.read(attempt, m_service.now().toLocalTime().date());
        if (!contest)
            return Unexpected<FormProblem>(contest.error());
        return begin(watch(m_service.perform(*contest, m_service.people().atTheCounter())));
    });
}

void Navigator::openReopening(const Charge &charge)
{
    if (!mayReopen(charge, m_service.situationOf(charge)))
        return;
    const command::Reopen reopening{charge.attempt, charge.txid};
    open(charge.attempt, forms::reopening(charge, answerer()), [this, reopening](const FormAnswer &answer) {
        return begin(watch(m_service.perform(reopening, m_service.people().named(lineOf(answer.values)))));
    });
}

void Navigator::openAbsence(const Charge &charge)
{
    const QString attempt = charge.attempt;
    open(attempt, forms::absence(charge, answerer()), [this, attempt](const FormAnswer &answer) {
        // First the word that it is not there, then the new one that replaces it: the ledger keeps that order.
        const bool isTriedAgain = !answer.isOther;
        CommandReply *const command = m_outcome.settleAbsent(lineOf(answer.values));
        command->whenFinished(this, [this, isTriedAgain, attempt](const CommandResult &result) {
            if (result && isTriedAgain && m_page == Page::Outcome && m_outcome.attempt() == attempt)
                tryAgain();
            else
                tellNotDone(messages::notDone(result));
        });
        return begin(command);
    });
}

void Navigator::openTxid(const Charge &charge)
{
    const auto make = [this](const Charge &now, const Situation &) { return forms::txid(now, answerer()); };
    openWatched(charge.attempt, make, [this](const FormAnswer &answer) {
        return complete(m_outcome.settleFound(answer.values.value(formkey::identifier), lineOf(answer.values)),
                        problemOf);
    });
}

void Navigator::takeAnswer(const Charge &charge, bool isPresent)
{
    const QueueSteps steps = queueSteps(charge, m_service.situationOf(charge));
    const QueueStep step = isPresent ? steps.present : steps.absent;
    switch (step) {
    case QueueStep::Receive:
        return openReceipt(charge);
    case QueueStep::GiveTxid:
        m_receivesNext = charge.attempt;
        m_outcome.show(charge.attempt);
        return openTxid(charge);
    case QueueStep::SettleAbsent:
    case QueueStep::AcceptReport: {
        const bool isReported = step == QueueStep::AcceptReport;
        const bool isSeen = isReported && isPresent;
        const DialogSpec form = isSeen ? forms::inAccount(charge, answerer())
                                       : forms::notInAccount(charge, m_service.now(), isReported, answerer());
        return open(charge.attempt, form, [this, attempt = charge.attempt, isSeen](const FormAnswer &answer) {
            const Charge *now = chargeOf(attempt);
            return now ? begin(watch(answerAccount(*now, isSeen, lineOf(answer.values)))) : nullptr;
        });
    }
    case QueueStep::Open:
        m_intent = Intent::Open;
        return fulfil(charge.attempt);
    }
}

CommandReply *Navigator::answerAccount(const Charge &charge, bool isPresent, const QString &who)
{
    const QueueSteps steps = queueSteps(charge, m_service.situationOf(charge));
    const Actor actor = m_service.people().named(who);
    if ((isPresent ? steps.present : steps.absent) == QueueStep::AcceptReport)
        return m_service.perform(reportSeen(charge), actor);
    // The gate says why where it is settled otherwise by now.
    return m_service.perform(command::SettleAbsent{charge.attempt}, actor);
}

void Navigator::offerDifference(const QString &attempt, Money came)
{
    const Charge *charge = chargeOf(attempt);
    if (!charge || came >= charge->amount || !charge->customer())
        return;
    open(attempt, forms::difference(*charge, came), [this, attempt, came](const FormAnswer &) -> FormResult {
        chargeDifference(attempt, came);
        return nullptr;
    });
}

void Navigator::chargeDifference(const QString &attempt, Money came)
{
    const Charge *charge = chargeOf(attempt);
    const auto customer = charge ? charge->customer() : std::nullopt;
    const auto missing =
        charge ? Money::fromCentavos(charge->amount.centavos() - came.centavos()) : std::optional<Money>();
    if (!customer || !missing)
        return;
    // The mark finds both together.
    const QString mark = charge->mark.isEmpty() ? tr("Rest of %1").arg(display::chargeNumber(*charge)) : charge->mark;
    m_form.fill(*missing, *customer, mark);
    toForm();
}

} // namespace balcao
