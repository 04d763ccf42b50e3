// SPDX-License-Identifier: MIT
#include "core/charge/chargeremarks.h"

#include "core/enumnames.h"

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

bool says(const ProviderAnswer &answer, ReplyWarning warning)
{
    return answer.warnings.contains(warning);
}

/** The answer to @p remark, as far as charge and answer know it. */
bool applies(Remark remark, const Charge &charge, const ProviderAnswer &answer)
{
    const ProviderTime &expiry = answer.charge.expiresAt;
    const auto finds = [&answer](BrCodeFinding finding) { return answer.code.remarks.contains(finding); };
    switch (remark) {
    case Remark::AmountNotConfirmed:
        return says(answer, ReplyWarning::AmountMissing);
    case Remark::CustomerDiffers:
        return says(answer, ReplyWarning::CustomerMismatch);
    case Remark::ExpiredOnArrival:
        return charge.arrivedLate;
    case Remark::ExpiryUnreadable:
        return !expiry.moment && !expiry.text.isEmpty();
    case Remark::ExpiryConflict:
        return says(answer, ReplyWarning::ExpiryConflict);
    case Remark::StatusUnknown:
        return charge.state == Charge::State::Created && !charge.doubts.testFlag(Doubt::NeverRead) &&
               ProviderStatus::fromWire(charge.providerStatus).kind() == ProviderStatus::Kind::Other;
    case Remark::StatusWentBack:
        return charge.doubts.testFlag(Doubt::StatusWentBack);
    case Remark::PaidOtherAmount:
        return charge.doubts.testFlag(Doubt::PaidOtherAmount);
    case Remark::AnswerOutOfDate:
        return charge.isAnswerLate;
    case Remark::MayBePaid:
        return charge.doubts.testFlag(Doubt::MayBePaid);
    case Remark::TxidShared:
        return charge.doubts.testFlag(Doubt::TxidShared);
    case Remark::ErrorBesideTxid:
        return charge.doubts.testFlag(Doubt::ErrorBesideTxid);
    case Remark::FieldTwice:
        return charge.doubts.testFlag(Doubt::FieldTwice);
    case Remark::TextNotStorable:
        return charge.doubts.testFlag(Doubt::TextNotStorable);
    case Remark::EventUnreadable:
        return charge.doubts.testFlag(Doubt::EventUnreadable);
    case Remark::CodeRepaired:
        return says(answer, ReplyWarning::CodeRepaired);
    case Remark::CodeWithoutAmount:
        return finds(BrCodeFinding::WithoutAmount);
    case Remark::CodeWithRecurrence:
        return finds(BrCodeFinding::WithRecurrence);
    case Remark::CodeIsWithdrawal:
        return finds(BrCodeFinding::IsWithdrawal);
    case Remark::CodeWithOtherArrangement:
        return finds(BrCodeFinding::WithOtherArrangement);
    case Remark::FeeInCode:
        return finds(BrCodeFinding::FeeInCode);
    case Remark::OtherReceiver:
        return charge.doubts.testFlag(Doubt::OtherReceiver);
    case Remark::SimilarCharge:
    case Remark::NotCalibrated:
    case Remark::ReadBackMissing:
        return false;
    }
    Q_UNREACHABLE();
}

} // namespace

QList<Remark> remarksOf(const Charge &charge)
{
    const ProviderAnswer answer = charge.answer.value_or(ProviderAnswer{});
    QList<Remark> remarks;
    for (const auto &[remark, name] : enumText<Remark>) {
        if (applies(remark, charge, answer))
            remarks.append(remark);
    }
    return remarks;
}

} // namespace balcao
