// SPDX-License-Identifier: MIT
#include "ui/presentation/charge/acceptancequestion.h"

#include "core/service/acceptance.h"
#include "ui/text/display.h"

#include <QCoreApplication>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

struct AcceptanceQuestionTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::AcceptanceQuestion)
};

using Action = Choice::Action;

Choice receiverQuestion(const Charge &charge, const Receiver &receiver)
{
    const QStringList places = charge.foreignPlaces();
    if (!places.isEmpty())
        return {AcceptanceQuestionTr::tr("Accept the other address"),
                AcceptanceQuestionTr::tr("It is the shop's. Only this code is shown: the next one asks again."),
                AcceptanceQuestionTr::tr("Accept %1").arg(display::quoted(places.join(u", "_s), 40)),
                Action::AcceptReceiver};
    return {AcceptanceQuestionTr::tr("Accept the new receiver"),
            AcceptanceQuestionTr::tr("It is the shop's. Its codes are shown from now on."),
            AcceptanceQuestionTr::tr("Accept %1").arg(display::quoted(receiver.name, 25)), Action::AcceptReceiver};
}

Choice reportQuestion(const Charge &charge)
{
    if (charge.doubts.testFlag(Doubt::StatusWentBack))
        return {AcceptanceQuestionTr::tr("The provider's last word is right"),
                AcceptanceQuestionTr::tr("The charge then counts as “%1”.").arg(display::quoted(charge.laterWord, 40)),
                AcceptanceQuestionTr::tr("Accept it"), Action::AcceptReport};
    if (isPaymentUnclear(charge))
        return {AcceptanceQuestionTr::tr("All of it went back"),
                AcceptanceQuestionTr::tr("No part of the payment is left."),
                AcceptanceQuestionTr::tr("Accept the refund"), Action::AcceptReport};
    const QString reported = charge.reportedAmount ? display::amount(*charge.reportedAmount) : QString();
    return {AcceptanceQuestionTr::tr("The other amount is right"),
            AcceptanceQuestionTr::tr("You have seen that %1 came.").arg(reported),
            AcceptanceQuestionTr::tr("Accept %1").arg(reported), Action::AcceptReport};
}

} // namespace

QList<AcceptanceQuestion> acceptanceQuestions(const Charge &charge, const Situation &situation)
{
    QList<AcceptanceQuestion> questions;
    if (const auto receiver = charge.otherReceiver(); receiver && mayAcceptReceiver(charge))
        questions.append({receiverQuestion(charge, *receiver), command::AcceptReceiver{charge.attempt, *receiver}});
    if (mayAcceptReport(charge, situation))
        questions.append({reportQuestion(charge), reportSeen(charge)});
    if (mayAcceptDifference(charge))
        questions.append({{AcceptanceQuestionTr::tr("Accept the difference"),
                           AcceptanceQuestionTr::tr("You have seen both amounts, and know which one is right."),
                           AcceptanceQuestionTr::tr("Show the code"), Action::AcceptDifference},
                          command::AcceptDifference{charge.attempt, charge.reportedAmount}});
    return questions;
}

} // namespace balcao
