// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/charge.h"

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
[[nodiscard]] QLatin1StringView key(Remark remark);

/** All that follow from the charge, in the order of the enumeration, each once. A charge of a list has no answer: what follows
 *  from that is missing.
 */
[[nodiscard]] QList<Remark> remarksOf(const Charge &charge);

} // namespace balcao
