// SPDX-License-Identifier: MIT
#pragma once

#include "core/enumnames.h"

#include <QFlags>
#include <QLatin1StringView>
#include <QString>
#include <QStringView>

#include <optional>

namespace balcao
{

/** Where a charge stands for people: the provider's word, the shop's own knowledge, or doubt (docs/charge.md). */
enum class ChargeStatus {
    Waiting,
    /** By the provider's word. */
    Paid,
    /** By the word of a person of the shop: kept apart from Paid everywhere. */
    Confirmed,
    Expired,
    Cancelled,
    Refunded,
    /** A request is out, and its end may still come. */
    UnderWay,
    /** Nobody knows whether the provider made it, or what a correction did. */
    Unknown,
    /** It exists, but something about it needs a person. */
    Attention,
    NotSent,
    Refused,
    /** Settled by a person: the provider never made it. */
    Absent
};
/** "waiting", "received" (Confirmed), … : the word in the ledger, in JSON and in options. */
template <>
inline constexpr std::array enumText<ChargeStatus> = {
    std::pair{ChargeStatus::Waiting, "waiting"_L1},     std::pair{ChargeStatus::Paid, "paid"_L1},
    std::pair{ChargeStatus::Confirmed, "received"_L1},  std::pair{ChargeStatus::Expired, "expired"_L1},
    std::pair{ChargeStatus::Cancelled, "cancelled"_L1}, std::pair{ChargeStatus::Refunded, "refunded"_L1},
    std::pair{ChargeStatus::UnderWay, "under_way"_L1},  std::pair{ChargeStatus::Unknown, "unknown"_L1},
    std::pair{ChargeStatus::Attention, "attention"_L1}, std::pair{ChargeStatus::NotSent, "not_sent"_L1},
    std::pair{ChargeStatus::Refused, "refused"_L1},     std::pair{ChargeStatus::Absent, "absent"_L1}};
static_assert(isComplete(enumText<ChargeStatus>, ChargeStatus::Absent));

/** What makes a charge that exists doubtful. */
enum class Doubt {
    /** Provider and shop name different amounts, or the code carries another one that banks ignore. */
    AmountDiffers = 1 << 0,
    /** The provider's amount cannot be read as one. */
    AmountUnreadable = 1 << 1,
    /** The code fails its check, or would make the payer pay another amount. */
    CodeBroken = 1 << 2,
    CodeMissing = 1 << 3,
    NotPayable = 1 << 4,
    MethodNotPix = 1 << 5,
    /** Another attempt lives under the same txid. */
    TxidShared = 1 << 6,
    ErrorBesideTxid = 1 << 7,
    /** An update was refused in a way that a charge just paid would be. */
    MayBePaid = 1 << 8,
    /** Paid or refunded was known, and a later answer said less. */
    StatusWentBack = 1 << 9,
    /** Imported or found by a person: the provider has said nothing of it yet. */
    NeverRead = 1 << 10,
    /** Paid by the provider's word, with another amount than the one asked for, and no person has accepted it. */
    PaidOtherAmount = 1 << 11,
    /** The provider's last answer names two amounts or two statuses: neither is believed. */
    FieldTwice = 1 << 12,
    /** The code pays somebody else than the shop has accepted, and no manager has looked at it. */
    OtherReceiver = 1 << 13,
    /** Txid, status or code holds what the ledger cannot give back: the provider has another one than is kept here. */
    TextNotStorable = 1 << 20,
    /** An event of the charge is in the ledger, and cannot be read. */
    EventUnreadable = 1 << 21
};
Q_DECLARE_FLAGS(Doubts, Doubt)

/** "amount_differs,code_missing": the doubts as the ledger writes them; unknown words are left out. */
[[nodiscard]] QString keys(Doubts doubts);
[[nodiscard]] Doubts doubtsNamed(QStringView names);

} // namespace balcao
