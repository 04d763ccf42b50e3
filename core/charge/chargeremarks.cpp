// SPDX-License-Identifier: MIT
#include "core/charge/chargeremarks.h"

#include "core/enumnames.h"

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr std::array remarkNames = {std::pair{Remark::SimilarCharge, "similar_charge"_L1},
                                    std::pair{Remark::AmountNotConfirmed, "amount_not_confirmed"_L1},
                                    std::pair{Remark::CustomerDiffers, "customer_differs"_L1},
                                    std::pair{Remark::ExpiredOnArrival, "expired_on_arrival"_L1},
                                    std::pair{Remark::ExpiryUnreadable, "expiry_unreadable"_L1},
                                    std::pair{Remark::ExpiryConflict, "expiry_conflict"_L1},
                                    std::pair{Remark::StatusUnknown, "status_unknown"_L1},
                                    std::pair{Remark::StatusWentBack, "status_went_back"_L1},
                                    std::pair{Remark::PaidOtherAmount, "paid_other_amount"_L1},
                                    std::pair{Remark::AnswerOutOfDate, "answer_out_of_date"_L1},
                                    std::pair{Remark::MayBePaid, "may_be_paid"_L1},
                                    std::pair{Remark::TxidShared, "txid_shared"_L1},
                                    std::pair{Remark::ErrorBesideTxid, "error_beside_txid"_L1},
                                    std::pair{Remark::FieldTwice, "field_twice"_L1},
                                    std::pair{Remark::TextNotStorable, "text_not_storable"_L1},
                                    std::pair{Remark::EventUnreadable, "event_unreadable"_L1},
                                    std::pair{Remark::CodeRepaired, "code_repaired"_L1},
                                    std::pair{Remark::CodeWithoutAmount, "code_without_amount"_L1},
                                    std::pair{Remark::CodeWithRecurrence, "code_with_recurrence"_L1},
                                    std::pair{Remark::CodeIsWithdrawal, "code_is_withdrawal"_L1},
                                    std::pair{Remark::CodeWithOtherArrangement, "code_with_other_arrangement"_L1},
                                    std::pair{Remark::FeeInCode, "fee_in_code"_L1},
                                    std::pair{Remark::OtherReceiver, "other_receiver"_L1},
                                    std::pair{Remark::NotCalibrated, "not_calibrated"_L1},
                                    std::pair{Remark::ReadBackMissing, "read_back_missing"_L1}};

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

QLatin1StringView key(Remark remark)
{
    return nameIn(remarkNames, remark);
}

QList<Remark> remarksOf(const Charge &charge)
{
    const ProviderAnswer answer = charge.answer.value_or(ProviderAnswer{});
    QList<Remark> remarks;
    for (const auto &[remark, name] : remarkNames) {
        if (applies(remark, charge, answer))
            remarks.append(remark);
    }
    return remarks;
}

} // namespace balcao
