// SPDX-License-Identifier: MIT
// What the owner's answers lead to, and the charge of what is missing.
#include "core/service/acceptance.h"
#include "core/service/chargeservice.h"
#include "ui/presentation/check/queueview.h"
#include "ui/presentation/newcharge/newchargepresenter.h"
#include "ui/presentation/newcharge/outcomepresenter.h"
#include "ui/presentation/shell/navigator.h"
#include "ui/presentation/words/display.h"
#include "ui/presentation/words/messages.h"

using namespace Qt::StringLiterals;

namespace balcao
{

void Navigator::takeAnswer(const Charge &charge, bool isPresent)
{
    const QueueSteps steps = queueSteps(charge, m_service.situationOf(charge));
    const QString amount = display::amount(charge.amount);
    const QString since = display::timeOrDay(charge.createdAt, m_service.now());
    switch (isPresent ? steps.present : steps.absent) {
    case QueueStep::Receive:
        return openReceipt(charge);
    case QueueStep::GiveTxid:
        m_receivesNext = charge.attempt;
        m_outcome.show(charge.attempt);
        return openTxid(charge);
    case QueueStep::SettleAbsent:
        return open(Dialog::Kind::NotInAccount, charge.attempt, tr("It is not in the account?"),
                    tr("Did you look on the shop's account for %1 after %2, and it is not there? The attempt ends: "
                       "nobody has its code.")
                        .arg(amount, since));
    case QueueStep::AcceptReport:
        if (isPresent)
            return open(Dialog::Kind::InAccount, charge.attempt, tr("It is in the account?"),
                        tr("The provider says that %1 was paid, and %2 was asked for. Say so after you saw the payment "
                           "on the shop's account.")
                            .arg(display::amount(charge.reportedAmount.value_or(charge.amount)), amount));
        return open(Dialog::Kind::NotInAccount, charge.attempt, tr("It is not in the account?"),
                    tr("The provider said that %1 was paid, and says “%2” now. Without the payment on the shop's "
                       "account its last word holds.")
                        .arg(amount, display::quoted(lastWordOf(charge), 40)));
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
        return watch(m_service.perform(reportSeen(charge), actor));
    // The gate says why where it is settled otherwise by now.
    return watch(m_service.perform(command::SettleAbsent{charge.attempt}, actor));
}

void Navigator::openTxid(const Charge &charge)
{
    open(Dialog::Kind::GiveTxid, charge.attempt, {},
         tr("Open the provider's panel, find the charge of %1 and copy its identifier.")
             .arg(display::amount(charge.amount)));
}

void Navigator::offerDifference(const QString &attempt, Money came)
{
    const Charge *charge = chargeOf(attempt);
    if (!charge || came >= charge->amount || !charge->customer())
        return;
    m_came = came;
    const auto missing = Money::fromCentavos(charge->amount.centavos() - came.centavos()).value_or(Money());
    open(
        Dialog::Kind::Difference, attempt, tr("%1 is missing").arg(display::amount(missing)),
        tr("%1 came of %2, and that is recorded. The difference can be charged from the same customer, with the sale's "
           "mark.")
            .arg(display::amount(came), display::amount(charge->amount)));
}

void Navigator::chargeDifference(const Charge &charge, Money came)
{
    const auto customer = charge.customer();
    const auto missing = Money::fromCentavos(charge.amount.centavos() - came.centavos());
    if (!customer || !missing)
        return;
    // By the mark both are found together.
    const QString mark = charge.mark.isEmpty() ? tr("Rest of %1").arg(display::chargeNumber(charge)) : charge.mark;
    m_form.fill(*missing, *customer, mark);
    toForm();
}

} // namespace balcao
