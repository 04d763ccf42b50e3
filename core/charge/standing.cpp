// SPDX-License-Identifier: MIT
#include "core/charge/standing.h"

#include "core/values/storabletext.h"

namespace balcao::standing
{

namespace
{

using State = ChargeFacts::State;
using CorrectionState = ChargeFacts::CorrectionState;
using Kind = ProviderStatus::Kind;

/** The provider's report of money says who was paid and how much. Of a refund a person may say so instead. */
bool isMoneyClear(const ChargeFacts &charge, Kind said)
{
    constexpr Doubts always =
        Doubts(Doubt::AmountUnreadable) | Doubt::FieldTwice | Doubt::MethodNotPix | Doubt::OtherReceiver;
    constexpr Doubts ofAmount = Doubts(Doubt::AmountDiffers) | Doubt::CodeBroken;
    if (said == Kind::Refunded && charge.reportAccepted)
        return true;
    const bool isAmountKnown =
        charge.reportedAmount || (charge.correction == CorrectionState::None && !(charge.doubts & ofAmount));
    return isAmountKnown && !(charge.doubts & always);
}

/** Where it stands, as far as no clock is needed: the rows of the table in docs/charge.md, first that fits. */
ChargeStatus statusOf(const ChargeFacts &charge)
{
    const Kind said = ProviderStatus::fromWire(charge.providerStatus).kind();
    const bool isMoney = ProviderStatus::isMoney(said);
    if (isMoney && isMoneyClear(charge, said))
        return said == Kind::Paid ? ChargeStatus::Paid : ChargeStatus::Refunded;
    if (charge.receivedAt.isValid())
        return ChargeStatus::Confirmed;
    if (charge.state == State::Unknown || charge.correction == CorrectionState::Unknown)
        return ChargeStatus::Unknown;
    if (charge.state == State::Written || charge.state == State::Out || charge.isCorrecting())
        return ChargeStatus::UnderWay;
    if (charge.state == State::NotSent)
        return ChargeStatus::NotSent;
    if (charge.state == State::Refused)
        return ChargeStatus::Refused;
    if (charge.state == State::Absent)
        return ChargeStatus::Absent;
    if (said == Kind::Expired)
        return ChargeStatus::Expired;
    if (said == Kind::Cancelled)
        return ChargeStatus::Cancelled;
    const bool isAccepted = !isMoney && charge.differenceAccepted && charge.doubts == Doubt::AmountDiffers;
    return charge.doubts && !isAccepted ? ChargeStatus::Attention : ChargeStatus::Waiting;
}

/** Of another amount than this shop asks for. */
bool isPaidOtherwise(const ChargeFacts &charge)
{
    return ProviderStatus::fromWire(charge.providerStatus).kind() == Kind::Paid && charge.reportedAmount &&
           !charge.amount.isZero() && *charge.reportedAmount != charge.amount;
}

/** The queue in docs/charge.md, as far as no clock is needed. */
bool isToCheck(const ChargeFacts &charge)
{
    constexpr Doubts always =
        Doubts(Doubt::StatusWentBack) | Doubt::PaidOtherAmount | Doubt::MayBePaid | Doubt::EventUnreadable;
    if (charge.status == ChargeStatus::UnderWay)
        return false;
    return charge.status == ChargeStatus::Unknown || charge.status == ChargeStatus::Attention ||
           (charge.doubts & always);
}

} // namespace

Doubts doubtsOf(const ProviderAnswer &answer, Money amount)
{
    Doubts doubts;
    const Kind said = answer.charge.status.kind();
    const std::optional<Money> &reported = answer.charge.amount;
    doubts.setFlag(Doubt::AmountDiffers, reported && !amount.isZero() && *reported != amount);
    // A payment without any amount, here or there, is a payment of an unreadable amount.
    const bool isMoney = ProviderStatus::isMoney(said);
    doubts.setFlag(Doubt::AmountUnreadable,
                   answer.warnings.contains(ReplyWarning::AmountInvalid) || (isMoney && !reported && amount.isZero()));
    doubts.setFlag(Doubt::ErrorBesideTxid, answer.warnings.contains(ReplyWarning::ErrorBesideTxid));
    doubts.setFlag(Doubt::FieldTwice, answer.warnings.contains(ReplyWarning::FieldTwice));
    doubts.setFlag(Doubt::TextNotStorable,
                   answer.warnings.contains(ReplyWarning::TextNotStorable) || !isExactText(answer.charge.txid));
    doubts.setFlag(Doubt::MethodNotPix, answer.warnings.contains(ReplyWarning::MethodNotPix));
    doubts.setFlag(Doubt::OtherReceiver, answer.otherThan.has_value());
    switch (answer.code.verdict) {
    case CodeCheck::Verdict::Verified:
        break;
    case CodeCheck::Verdict::Missing:
        doubts.setFlag(Doubt::CodeMissing, lacksCode(said, answer.charge.copyAndPaste));
        break;
    case CodeCheck::Verdict::Invalid:
    case CodeCheck::Verdict::AmountDiffers:
        doubts |= Doubt::CodeBroken;
        break;
    case CodeCheck::Verdict::NotPayable:
        doubts |= Doubt::NotPayable;
        break;
    case CodeCheck::Verdict::AmountDiffersIgnoredByBanks:
        doubts |= Doubt::AmountDiffers;
        break;
    }
    return doubts;
}

bool lacksCode(Kind said, const QString &code)
{
    return code.isEmpty() && (said == Kind::Waiting || said == Kind::Other);
}

void derive(ChargeFacts &charge)
{
    charge.doubts.setFlag(Doubt::PaidOtherAmount, isPaidOtherwise(charge) && !charge.reportAccepted);
    charge.status = statusOf(charge);
    charge.isToCheck = isToCheck(charge);
}

} // namespace balcao::standing
