// SPDX-License-Identifier: MIT
// What lies over the pages, and what a person answers there.
#include "core/service/chargeservice.h"
#include "ui/presentation/charge/chargepresenter.h"
#include "ui/presentation/newcharge/newchargepresenter.h"
#include "ui/presentation/newcharge/outcomepresenter.h"
#include "ui/presentation/shell/navigator.h"
#include "ui/presentation/words/display.h"
#include "ui/presentation/words/messages.h"

#include <algorithm>

namespace balcao
{

bool Navigator::mayClose()
{
    const QString attempt = m_service.requestOut();
    const auto isAsked = [](const Dialog &dialog) { return dialog.kind == Dialog::Kind::Closing; };
    if (!attempt.isEmpty() && std::none_of(m_open.cbegin(), m_open.cend(), isAsked))
        open(Dialog::Kind::Closing, attempt, tr("A request has already left"));
    return attempt.isEmpty();
}

void Navigator::open(Dialog::Kind kind, const QString &attempt, const QString &title, const QString &text)
{
    m_open.append({.kind = kind,
                   .attempt = attempt,
                   .title = title,
                   .text = text,
                   .who = kind == Dialog::Kind::TakeBack || kind == Dialog::Kind::ContestEnd
                              ? QString()
                              : m_service.people().atTheCounter().who(),
                   .held = m_service.hold(attempt)});
    Q_EMIT dialogsChanged();
    Q_EMIT dialogWanted(m_open.constLast());
}

void Navigator::explainTrouble()
{
    if (page() == Page::Charge && !isCovered() && m_charge.view().mayFail())
        open(Dialog::Kind::Trouble, m_charge.attempt());
}

void Navigator::openReceipt(const Charge &charge)
{
    if (m_service.isCalibratedBy(charge.attempt))
        return open(Dialog::Kind::Calibration, charge.attempt);
    const Situation situation = m_service.situationOf(charge);
    const auto permission = mayConfirmReceipt(charge, situation);
    if (permission)
        return open(Dialog::Kind::Receipt, charge.attempt);
    if (!mayTakeBackReceipt(charge, situation))
        return tellNotDone(messages::describe(permission.error()));
    open(Dialog::Kind::TakeBack, charge.attempt, tr("Take the receipt back?"),
         tr("%1 confirmed the receipt of %2 at %3. Without it the charge is what the provider says of it.")
             .arg(display::quoted(charge.receivedBy, 60), display::amount(charge.amount),
                  display::timeOrDay(charge.receivedAt, situation.now)));
}

void Navigator::openContest(const Charge &charge)
{
    if (mayEndContest(charge))
        return open(
            Dialog::Kind::ContestEnd, charge.attempt, tr("Is the contestation over?"),
            tr("A bank has asked for %1 back since %2. Say how it ended: the money stays, went back, or part of it.")
                .arg(display::amount(charge.amount),
                     dayOfNumber(charge.contestedOn).toString(QStringLiteral("dd/MM/yyyy"))));
    const auto permission = mayContest(charge, m_service.situationOf(charge));
    if (permission)
        open(Dialog::Kind::Contest, charge.attempt);
    else
        tellNotDone(messages::describe(permission.error()));
}

void Navigator::openReopening(const Charge &charge)
{
    if (mayReopen(charge, m_service.situationOf(charge)))
        open(Dialog::Kind::Reopening, charge.attempt, tr("The wrong txid?"),
             tr("%1 gave the txid %2 for the charge of %3. Then nobody knows again whether the charge exists: look for "
                "it in the provider's panel once more.")
                 .arg(display::quoted(charge.settledBy, 60), display::quoted(charge.txid, 60),
                      display::amount(charge.amount)));
}

void Navigator::closed(const Dialog &dialog)
{
    const auto isThis = [&dialog](const Dialog &known) {
        return known.kind == dialog.kind && known.attempt == dialog.attempt;
    };
    const auto found = std::find_if(m_open.cbegin(), m_open.cend(), isThis);
    if (found != m_open.cend()) {
        m_open.erase(found);
        Q_EMIT dialogsChanged();
    }
    // The answer that was waited for came: a correction may have been left alone meanwhile.
    const Charge *charge = chargeOf(dialog.attempt);
    if (dialog.kind == Dialog::Kind::Closing && m_service.requestOut().isEmpty() && m_page != Page::Charge && charge &&
        charge->state == Charge::State::Created)
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
    // An attempt that was begun has a page, which tells how it ends.
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

QString Navigator::answerTxid(const QString &txid, const QString &who)
{
    QString problem = OutcomePresenter::txidProblem(txid);
    if (!problem.isEmpty())
        return problem;
    const QString attempt = m_outcome.attempt();
    m_outcome.settleFound(txid, who)->whenFinished(this, [this, attempt](const CommandResult &result) {
        const bool isOpen = std::any_of(m_open.cbegin(), m_open.cend(), [&attempt](const Dialog &dialog) {
            return dialog.kind == Dialog::Kind::GiveTxid && dialog.attempt == attempt;
        });
        if (isOpen && !result)
            Q_EMIT txidNotTaken(messages::describe(result.error()));
        else
            tellNotDone(messages::notDone(result));
    });
    return {};
}

CommandReply *Navigator::answer(const Dialog &dialog, Answer answer, const QString &line)
{
    const Charge *charge = chargeOf(dialog.attempt);
    if (dialog.kind == Dialog::Kind::TakeBack)
        return watch(
            m_service.perform(command::TakeBackReceipt{dialog.attempt, line}, m_service.people().atTheCounter()));
    if (dialog.kind == Dialog::Kind::ContestEnd)
        return watch(m_service.perform(command::EndContest{dialog.attempt, line}, m_service.people().atTheCounter()));
    if ((dialog.kind == Dialog::Kind::InAccount || dialog.kind == Dialog::Kind::NotInAccount) && charge)
        return answerAccount(*charge, dialog.kind == Dialog::Kind::InAccount, line);
    if (dialog.kind == Dialog::Kind::Difference && charge)
        chargeDifference(*charge, m_came);
    if (dialog.kind == Dialog::Kind::Reopening && charge)
        return watch(m_service.perform(command::Reopen{dialog.attempt, charge->txid}, m_service.people().named(line)));
    if (dialog.kind == Dialog::Kind::Absence) {
        // First the word that it is not there, then the new one that replaces it: the ledger keeps that order.
        const bool isTriedAgain = answer == Answer::First;
        CommandReply *const reply = m_outcome.settleAbsent(line);
        reply->whenFinished(this, [this, isTriedAgain, attempt = dialog.attempt](const CommandResult &result) {
            if (result && isTriedAgain && m_page == Page::Outcome && m_outcome.attempt() == attempt)
                tryAgain();
            else
                tellNotDone(messages::notDone(result));
        });
        return reply;
    }
    if (dialog.kind == Dialog::Kind::Similar)
        answer == Answer::First ? ask(Intent::Open, dialog.attempt) : m_form.submitAnyway();
    else if (dialog.kind == Dialog::Kind::Closing && answer == Answer::Other)
        Q_EMIT closingWanted();
    return nullptr;
}

} // namespace balcao
