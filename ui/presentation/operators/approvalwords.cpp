// SPDX-License-Identifier: MIT
#include "ui/presentation/operators/approvalwords.h"

#include "ui/text/display.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

struct ApprovalWordsTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::ApprovalWords)
};

struct OfAct {
    /** %1: who may not. */
    QString mayNot;
    /** %1: the charge's number. */
    QString allows;
};

OfAct wordsOf(Act act)
{
    switch (act) {
    case Act::AskAgain:
    case Act::Correct:
        return {ApprovalWordsTr::tr("%1 may not correct a charge."),
                ApprovalWordsTr::tr("Authorises the correction of charge %1")};
    case Act::AcceptDifference:
        return {ApprovalWordsTr::tr("%1 may not accept another amount."),
                ApprovalWordsTr::tr("Authorises the other amount of charge %1")};
    case Act::AcceptReport:
        return {ApprovalWordsTr::tr("%1 may not accept the provider's report."),
                ApprovalWordsTr::tr("Authorises the provider's report on charge %1")};
    case Act::AcceptReceiver:
        return {ApprovalWordsTr::tr("%1 may not accept another receiver."),
                ApprovalWordsTr::tr("Authorises whom the code of charge %1 pays")};
    case Act::GiveUpImport:
    case Act::Settle:
        return {ApprovalWordsTr::tr("%1 may not settle an attempt."),
                ApprovalWordsTr::tr("Authorises what is said of attempt %1")};
    case Act::ConfirmReceipt:
        return {ApprovalWordsTr::tr("%1 may not confirm a receipt."),
                ApprovalWordsTr::tr("Authorises the receipt of charge %1")};
    case Act::TakeBackReceipt:
        return {ApprovalWordsTr::tr("%1 may not take a receipt back."),
                ApprovalWordsTr::tr("Authorises that the receipt of charge %1 is taken back")};
    case Act::Settings:
        return {ApprovalWordsTr::tr("%1 may not change the settings."),
                ApprovalWordsTr::tr("Authorises the change of settings")};
    case Act::Operators:
        return {ApprovalWordsTr::tr("%1 may not change operators."),
                ApprovalWordsTr::tr("Authorises the change of operators")};
    case Act::Contest:
        return {ApprovalWordsTr::tr("%1 may not say that a charge is contested."),
                ApprovalWordsTr::tr("Authorises what is said of the contested charge %1")};
    case Act::CloseDay:
        return {ApprovalWordsTr::tr("%1 may not close the day."), ApprovalWordsTr::tr("Authorises the closing")};
    case Act::AllCounters:
    case Act::Erase:
    case Act::Create:
    case Act::Cancel:
    case Act::Read:
    case Act::Import:
        break;
    }
    return {ApprovalWordsTr::tr("%1 may not do this alone."), ApprovalWordsTr::tr("Authorises it")};
}

/** The difference of a corrected amount; empty: it stays. */
QString differenceIn(const std::optional<Command> &command, const Charge &charge)
{
    const auto *correct = command ? std::get_if<command::Correct>(&*command) : nullptr;
    const bool isOther = correct && correct->correction.amount && *correct->correction.amount != charge.amount;
    return isOther ? display::difference(charge.amount, *correct->correction.amount) : QString();
}

} // namespace

ApprovalWords approvalWords(const ApprovalRequest &request, const Charge *charge)
{
    const OfAct words = wordsOf(request.needs.act);
    const QString who = display::quoted(request.actor.who());
    ApprovalWords all{
        .needed = words.mayNot.arg(who) + u' ' +
                  ApprovalWordsTr::tr("The approval holds for this only, for %1 s.").arg(Gate::longestApproval.count()),
        .recorded = ApprovalWordsTr::tr("%1 stays at the till. Both names are recorded.").arg(who),
        .allows = words.allows};
    if (!charge)
        return all;
    const QString number = charge->number > 0 ? display::chargeNumber(*charge) : shortName(charge->attempt);
    const QString difference = differenceIn(request.command, *charge);
    all.allows = difference.isEmpty() ? words.allows.arg(number)
                                      : ApprovalWordsTr::tr("Authorises %1 on charge %2").arg(difference, number);
    return all;
}

} // namespace balcao
