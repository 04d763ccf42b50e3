// SPDX-License-Identifier: MIT
#include "core/service/acceptance.h"

namespace balcao
{

command::AcceptReport reportSeen(const Charge &charge)
{
    return {charge.attempt, lastWordOf(charge), charge.reportedAmount};
}

Expected<Command, Obstacle> acceptance(const Charge &charge, std::optional<Discrepancy> what)
{
    const QList<Discrepancy> open = openDiscrepancies(charge);
    const command::AcceptReport report = reportSeen(charge);
    const auto kind = ProviderStatus::fromWire(charge.providerStatus).kind();
    const bool isUnclear = isPaymentUnclear(charge) && !charge.doubts.testFlag(Doubt::StatusWentBack);
    // All of it went back: that answers each open question at once.
    if (!what && isUnclear && kind == ProviderStatus::Kind::Refunded)
        return report;
    if (!what && open.size() > 1)
        return no(Obstacle::SeveralDifferences);
    if (what && !open.contains(*what))
        return no(Obstacle::NoDifference);
    // A refund can be unclear without a discrepancy: its amount is missing after a correction.
    if (!what && open.isEmpty())
        return report;
    const Discrepancy accepted = what.value_or(open.constFirst());
    if (const auto receiver = charge.otherReceiver(); accepted == Discrepancy::Receiver && receiver)
        return command::AcceptReceiver{charge.attempt, *receiver};
    // The code of the other receiver came before the last answer: there is no name to compare.
    if (what == Discrepancy::Receiver)
        return no(Obstacle::NoCode);
    // The same event accepts a later status and another amount that was paid. The status goes first, alone.
    if (accepted == Discrepancy::Amount && open.contains(Discrepancy::Status))
        return no(Obstacle::StatusFirst);
    if (accepted == Discrepancy::Amount && mayAcceptDifference(charge))
        return command::AcceptDifference{charge.attempt, charge.reportedAmount};
    // An unseen payment is not accepted: a receipt names the amount.
    if (isUnclear && kind == ProviderStatus::Kind::Paid && !charge.doubts.testFlag(Doubt::PaidOtherAmount))
        return no(Obstacle::AmountNeeded);
    return report;
}

bool namesReceiver(const Charge &charge, QStringView typed)
{
    const auto receiver = charge.otherReceiver();
    const QStringList places = charge.foreignPlaces();
    if (places.isEmpty())
        return receiver && receiver->isShownAs(typed);
    // Several hosts are not accepted by the name of one.
    return places.size() == 1 && places.constFirst().compare(typed.trimmed(), Qt::CaseInsensitive) == 0;
}

} // namespace balcao
