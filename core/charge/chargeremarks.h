// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/charge.h"
#include "core/enumnames.h"

#include <QLatin1StringView>
#include <QList>

namespace balcao
{

/** What people and scripts are told beside a charge's status; never a status itself (docs/charge.md). */
enum class Remark {
    /** The ledger has a charge of the same amount and customer of the last minutes: said by who makes the charge. */
    SimilarCharge,
    AmountNotConfirmed,
    CustomerDiffers,
    ExpiredOnArrival,
    ExpiryUnreadable,
    /** The answer named two deadlines; the earlier one holds. */
    ExpiryConflict,
    StatusUnknown,
    StatusWentBack,
    PaidOtherAmount,
    /** The answer was out of date when it came, and counts because it tells of money; or it does not: said by who asked. */
    AnswerOutOfDate,
    MayBePaid,
    TxidShared,
    ErrorBesideTxid,
    FieldTwice,
    TextNotStorable,
    EventUnreadable,
    CodeRepaired,
    CodeWithoutAmount,
    CodeWithRecurrence,
    CodeIsWithdrawal,
    CodeWithOtherArrangement,
    FeeInCode,
    /** The code pays somebody else than a manager of the shop has accepted. */
    OtherReceiver,
    /** No manager has calibrated this provider (docs/calibration.md): said by who knows the provider. */
    NotCalibrated,
    /** The drawn code could not be read back: said by who drew it. */
    ReadBackMissing
};
/** "similar_charge", … */
template <>
inline constexpr std::array enumText<Remark> = {
    std::pair{Remark::SimilarCharge, "similar_charge"_L1},
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
static_assert(isComplete(enumText<Remark>, Remark::ReadBackMissing));

/** All that follow from the charge, in the order of the enumeration, each once. A charge of a list has no answer: what follows
 *  from that is missing.
 */
[[nodiscard]] QList<Remark> remarksOf(const Charge &charge);

} // namespace balcao
