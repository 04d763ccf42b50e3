// SPDX-License-Identifier: MIT
#include "core/charge/chargerules.h"

#include "core/values/storabletext.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace balcao
{

namespace
{

using State = Charge::State;
using CorrectionState = Charge::CorrectionState;

/** The attempt or the newest correction has no written end, and its time limit has passed. */
bool hasOpenEnd(const ChargeFacts &charge, const Situation &situation)
{
    return charge.status == ChargeStatus::UnderWay && !isUnderWay(charge, situation.now, situation.writer);
}

bool isAttemptUnknown(const ChargeFacts &charge, const Situation &situation)
{
    return charge.state == State::Unknown || (charge.state == State::Out && hasOpenEnd(charge, situation));
}

/** It exists, and no correction of it is on its way, here or elsewhere. */
Permission isAtRest(const ChargeFacts &charge, const Situation &situation)
{
    if (charge.state != State::Created)
        return no(isUnderWay(charge, situation.now, situation.writer) ? Obstacle::UnderWay : Obstacle::NotCreated);
    const bool isOpen =
        charge.isCorrecting() &&
        !hasTimedOut(charge.changedAt, std::chrono::milliseconds(charge.limitMs), situation.now, situation.writer);
    return isOpen ? no(Obstacle::CorrectionOpen) : Permission();
}

/** Its txid can be sent as the provider knows it. */
Permission hasExactTxid(const ChargeFacts &charge)
{
    return isExactText(charge.txid) ? Permission() : no(Obstacle::Doubtful);
}

Permission isOfProvider(const ChargeFacts &charge, const Situation &situation)
{
    const bool isOther =
        !charge.provider.isEmpty() && !situation.provider.isEmpty() && charge.provider != situation.provider;
    return isOther ? no(Obstacle::OtherProvider) : Permission();
}

/** No money was seen, by whomever. */
Permission isUnpaid(const ChargeFacts &charge)
{
    if (reportsMoney(charge))
        return no(Obstacle::Paid);
    return charge.receivedAt.isValid() ? no(Obstacle::Confirmed) : Permission();
}

/** It is there by a person's word alone, and no money was seen. */
Permission isOnlySettled(const ChargeFacts &charge)
{
    BALCAO_TRY(isUnpaid(charge));
    return charge.settledBy.isEmpty() || charge.isImported ? no(Obstacle::NotSettled) : Permission();
}

} // namespace

Writer writerOf(const ChargeFacts &charge, const OwnCounter &own)
{
    const QString &counter = charge.changedBy.isEmpty() ? charge.counter : charge.changedBy;
    if (counter != own.name)
        return Writer::Other;
    return own.since.isValid() && charge.changedAt < own.since ? Writer::Earlier : Writer::Own;
}

bool hasTimedOut(const QDateTime &since, std::chrono::milliseconds limit, const QDateTime &now, Writer writer)
{
    constexpr std::chrono::milliseconds clockSkew = 10min;
    const std::chrono::milliseconds age{since.msecsTo(now)};
    // What a clock wrote that went back by more than the skew is not young for ever.
    return writer == Writer::Earlier || age > limit + writeGrace(writer) || age < -clockSkew;
}

ChargeStatus chargeStatus(const ChargeFacts &charge, const QDateTime &now, Writer writer)
{
    if (charge.status != ChargeStatus::UnderWay ||
        !hasTimedOut(charge.changedAt, std::chrono::milliseconds(charge.limitMs), now, writer))
        return charge.status;
    // What was not marked as out never left.
    return charge.state == State::Written ? ChargeStatus::NotSent : ChargeStatus::Unknown;
}

bool isUnderWay(const ChargeFacts &charge, const QDateTime &now, Writer writer)
{
    return chargeStatus(charge, now, writer) == ChargeStatus::UnderWay;
}

bool hasRequestOut(const ChargeFacts &charge, const Situation &situation)
{
    const bool isOut = charge.state == State::Out || charge.correction == CorrectionState::Out;
    return isOut && isUnderWay(charge, situation.now, situation.writer);
}

bool needsPerson(const ChargeFacts &charge, const QDateTime &now, Writer writer)
{
    return charge.isToCheck || chargeStatus(charge, now, writer) == ChargeStatus::Unknown;
}

bool isOverdue(const ChargeFacts &charge, const QDateTime &providerNow)
{
    return charge.status == ChargeStatus::Waiting && charge.expiresAt.isValid() && charge.expiresAt <= providerNow;
}

Permission mayShowCode(const ChargeFacts &charge, const Situation &situation)
{
    BALCAO_TRY(isAtRest(charge, situation));
    if (charge.correction != CorrectionState::None)
        return no(Obstacle::CorrectionOpen);
    switch (charge.status) {
    case ChargeStatus::Paid:
    case ChargeStatus::Refunded:
        return no(Obstacle::Paid);
    case ChargeStatus::Confirmed:
        return no(Obstacle::Confirmed);
    case ChargeStatus::Expired:
    case ChargeStatus::Cancelled:
        return no(Obstacle::Ended);
    case ChargeStatus::Waiting:
        break;
    case ChargeStatus::Attention:
    case ChargeStatus::UnderWay:
    case ChargeStatus::Unknown:
    case ChargeStatus::NotSent:
    case ChargeStatus::Refused:
    case ChargeStatus::Absent:
        return no(Obstacle::Doubtful);
    }
    if (charge.code.isEmpty())
        return no(Obstacle::NoCode);
    return isOverdue(charge, situation.providerNow) && !charge.arrivedLate ? no(Obstacle::PastDue) : Permission();
}

Permission mayCorrect(const ChargeFacts &charge, const Situation &situation)
{
    BALCAO_TRY(isAtRest(charge, situation));
    BALCAO_TRY(isUnpaid(charge));
    if (!ProviderStatus::fromWire(charge.providerStatus).allowsCorrection())
        return no(Obstacle::Ended);
    if (charge.doubts.testFlag(Doubt::TxidShared))
        return no(Obstacle::TxidShared);
    BALCAO_TRY(hasExactTxid(charge));
    return isOfProvider(charge, situation);
}

Permission mayRead(const ChargeFacts &charge, const Situation &situation, bool isReadingOn)
{
    if (!isReadingOn)
        return no(Obstacle::ReadingOff);
    BALCAO_TRY(isAtRest(charge, situation));
    BALCAO_TRY(hasExactTxid(charge));
    return isOfProvider(charge, situation);
}

Permission mayConfirmReceipt(const ChargeFacts &charge, const Situation &situation)
{
    BALCAO_TRY(isAtRest(charge, situation));
    if (isPaymentUnclear(charge))
        return {};
    // Whether the money came is what a person answers where the provider took its word back.
    const bool isOpen = charge.status == ChargeStatus::Paid && charge.doubts.testFlag(Doubt::StatusWentBack);
    if (isOpen && !charge.receivedAt.isValid())
        return {};
    return isOpen ? no(Obstacle::Confirmed) : isUnpaid(charge);
}

Permission mayReceive(const ChargeFacts &charge, const std::optional<Money> &amount)
{
    return !amount && isPaymentUnclear(charge) ? no(Obstacle::AmountNeeded) : Permission();
}

Permission mayTakeBackReceipt(const ChargeFacts &charge, const Situation &situation)
{
    BALCAO_TRY(isAtRest(charge, situation));
    return charge.receivedAt.isValid() ? Permission() : no(Obstacle::NotConfirmed);
}

Permission mayContest(const ChargeFacts &charge, const Situation &situation)
{
    BALCAO_TRY(isAtRest(charge, situation));
    if (charge.isContested())
        return no(Obstacle::Contested);
    const bool isPaid = charge.status == ChargeStatus::Paid || charge.status == ChargeStatus::Confirmed;
    return isPaid ? Permission() : no(Obstacle::NotPaid);
}

Permission mayEndContest(const ChargeFacts &charge)
{
    return charge.isContested() ? Permission() : no(Obstacle::NotContested);
}

bool isPaymentUnclear(const ChargeFacts &charge)
{
    const bool isMoney = ProviderStatus::isMoney(ProviderStatus::fromWire(charge.providerStatus).kind());
    const bool isClear = charge.status == ChargeStatus::Paid || charge.status == ChargeStatus::Refunded;
    return isMoney && !isClear && !charge.receivedAt.isValid();
}

bool reportsMoney(const ChargeFacts &charge)
{
    return charge.status == ChargeStatus::Paid || charge.status == ChargeStatus::Refunded || isPaymentUnclear(charge);
}

QList<Discrepancy> openDiscrepancies(const ChargeFacts &charge)
{
    constexpr Doubts unreadable = Doubts(Doubt::AmountUnreadable) | Doubt::FieldTwice | Doubt::PaidOtherAmount;
    const bool isAccepted = charge.differenceAccepted || charge.reportAccepted;
    const bool isOtherAmount = charge.doubts.testFlag(Doubt::AmountDiffers) && !isAccepted;
    QList<Discrepancy> open;
    if (isOtherAmount || (charge.doubts & unreadable))
        open.append(Discrepancy::Amount);
    if (charge.doubts.testFlag(Doubt::StatusWentBack))
        open.append(Discrepancy::Status);
    if (charge.doubts.testFlag(Doubt::OtherReceiver))
        open.append(Discrepancy::Receiver);
    if (charge.doubts.testFlag(Doubt::MethodNotPix))
        open.append(Discrepancy::Method);
    return open;
}

Permission mayAcceptReport(const ChargeFacts &charge, const Situation &situation)
{
    BALCAO_TRY(isAtRest(charge, situation));
    const bool isOfDoubt = charge.doubts & (Doubts(Doubt::StatusWentBack) | Doubt::PaidOtherAmount);
    // A person says of a refund that is not clear that all of it went back.
    const bool isRefund = isPaymentUnclear(charge) && lastWordOf(charge) == charge.providerStatus &&
                          ProviderStatus::fromWire(charge.providerStatus).kind() == ProviderStatus::Kind::Refunded;
    return isOfDoubt || isRefund ? Permission() : no(Obstacle::NoDifference);
}

Permission maySettleFound(const ChargeFacts &charge, const Situation &situation)
{
    const bool isOpen = isAttemptUnknown(charge, situation) || charge.state == State::Absent;
    return isOpen ? Permission() : no(Obstacle::NotUnknown);
}

Permission maySettleUnder(const ChargeFacts &charge, const QString &txid)
{
    return charge.isImported && charge.txid != txid ? no(Obstacle::NotUnknown) : Permission();
}

Permission maySettleAbsent(const ChargeFacts &charge, const Situation &situation)
{
    if (isAttemptUnknown(charge, situation))
        return {};
    if (!charge.isImported || !charge.doubts.testFlag(Doubt::NeverRead))
        return no(Obstacle::NotUnknown);
    BALCAO_TRY(isAtRest(charge, situation));
    return isUnpaid(charge);
}

Permission mayReopen(const ChargeFacts &charge, const Situation &situation)
{
    BALCAO_TRY(isAtRest(charge, situation));
    return isOnlySettled(charge);
}

Permission mayTakeCreated(const ChargeFacts &charge)
{
    return charge.state == State::Created ? isOnlySettled(charge) : Permission();
}

Permission mayAcceptDifference(const ChargeFacts &charge)
{
    if (charge.state != State::Created)
        return no(Obstacle::NotCreated);
    if (charge.correction != CorrectionState::None)
        return no(Obstacle::CorrectionOpen);
    if (!charge.doubts.testFlag(Doubt::AmountDiffers))
        return no(Obstacle::NoDifference);
    if (charge.doubts.testFlag(Doubt::CodeBroken))
        return no(Obstacle::CodeBroken);
    if (charge.doubts != Doubt::AmountDiffers || charge.status != ChargeStatus::Attention)
        return no(Obstacle::Doubtful);
    return charge.code.isEmpty() ? no(Obstacle::NoCode) : Permission();
}

Permission mayAcceptReceiver(const ChargeFacts &charge)
{
    if (charge.state != State::Created)
        return no(Obstacle::NotCreated);
    if (charge.correction != CorrectionState::None)
        return no(Obstacle::CorrectionOpen);
    return charge.doubts.testFlag(Doubt::OtherReceiver) ? Permission() : no(Obstacle::NoDifference);
}

Permission mayProveProvider(const ChargeFacts &charge)
{
    if (charge.state != State::Created)
        return no(Obstacle::NotCreated);
    if (charge.correction != CorrectionState::None)
        return no(Obstacle::CorrectionOpen);
    if (charge.doubts)
        return no(Obstacle::Doubtful);
    return charge.code.isEmpty() ? no(Obstacle::NoCode) : Permission();
}

Permission mayReplace(const ChargeFacts &charge, const Situation &situation)
{
    if (!charge.replacedBy.isEmpty())
        return no(Obstacle::Replaced);
    switch (charge.state) {
    case State::NotSent:
    case State::Refused:
    case State::Unknown:
    case State::Absent:
        return {};
    case State::Written:
    case State::Out:
        return hasOpenEnd(charge, situation) ? Permission() : no(Obstacle::UnderWay);
    case State::Created:
        break;
    }
    return no(Obstacle::Ended);
}

Permission mayCancel(const ChargeFacts &charge)
{
    return charge.state == State::Written ? Permission() : no(Obstacle::HasLeft);
}

QString lastWordOf(const ChargeFacts &charge)
{
    return charge.doubts.testFlag(Doubt::StatusWentBack) ? charge.laterWord : charge.providerStatus;
}

std::optional<Money> otherAmountOf(const ChargeFacts &charge)
{
    const bool isSeen = charge.status == ChargeStatus::Confirmed;
    const bool isKnown = isSeen || charge.status == ChargeStatus::Paid || charge.differenceAccepted;
    const std::optional<Money> &told = isSeen ? charge.receivedAmount : charge.reportedAmount;
    const bool isOther = told && !charge.amount.isZero() && *told != charge.amount;
    return isKnown && isOther ? told : std::nullopt;
}

bool isOutOfDate(const ChargeFacts &charge, const ChargeEvent &event)
{
    const auto *read = std::get_if<event::StatusRead>(&event.what);
    if (!read)
        return false;
    const QDateTime updated = read->answer.charge.updatedAt.moment.value_or(QDateTime());
    const bool isOlder = updated.isValid() && charge.reportedAt.isValid() && updated < charge.reportedAt;
    const bool isLate = read->askedAt > 0 && read->askedAt != charge.lastChange;
    return isOlder || isLate || charge.isCorrecting() || event.correction != charge.corrections;
}

bool isOvertaken(const ChargeFacts &charge, const ChargeEvent &event)
{
    using Kind = ProviderStatus::Kind;
    const auto *read = std::get_if<event::StatusRead>(&event.what);
    const Kind said = read ? read->answer.charge.status.kind() : Kind::Other;
    // Paga behind Reembolsado is the way that every refund goes.
    const bool isMoney = said == Kind::Refunded || (said == Kind::Paid && charge.status != ChargeStatus::Refunded);
    return !isMoney && isOutOfDate(charge, event);
}

bool mayHaveBeenPaid(const ProviderError &refusal)
{
    if (refusal.outcome != ProviderError::Outcome::Refused)
        return false;
    const bool isVague = refusal.httpStatus == 400 || refusal.httpStatus == 422;
    return refusal.httpStatus == 409 || (isVague && refusal.fields.isEmpty());
}

} // namespace balcao
