// SPDX-License-Identifier: MIT
#pragma once

#include "core/brcode/codecheck.h"
#include "core/brcode/receiver.h"
#include "core/charge/providercharge.h"
#include "core/enumnames.h"
#include "core/values/money.h"

#include <QDateTime>
#include <QLatin1StringView>
#include <QList>
#include <QStringList>

#include <optional>

namespace balcao
{

/** What was odd in an answer that could be read. key() gives the stable name. */
enum class ReplyWarning {
    AmountFormatPtBr,
    AmountMissing,
    AmountInvalid,
    AmountMismatch,
    TimestampInvalid,
    TimestampNoZone,
    TimestampEpoch,
    ExpiryConflict,
    AlreadyExpired,
    StatusUnknown,
    StatusNormalized,
    MethodNormalized,
    MethodNotPix,
    MethodMissing,
    TxidMissing,
    TxidMismatch,
    TxidNumber,
    CustomerMismatch,
    CustomerMissing,
    CustomerConflict,
    CodeMissing,
    CodeCrcMismatch,
    CodeInvalid,
    CodeRepaired,
    CodeNotPayable,
    CodeAmountMismatch,
    CodeAmountIgnored,
    DuplicateKey,
    NotJson,
    /** "error" is filled, or success is false, or the HTTP status refuses, and a txid is there all the same: it may live. */
    ErrorBesideTxid,
    /** Amount or status stands twice, with two values. */
    FieldTwice,
    /** Status or code cannot be stored as it came (isStorable()): it is left out. */
    TextNotStorable
};

/** "amount_missing", … */
template <>
inline constexpr auto enumText<ReplyWarning> = [] {
    using enum ReplyWarning;
    return std::array{std::pair{AmountFormatPtBr, "amount_format_ptbr"_L1},
                      std::pair{AmountMissing, "amount_missing"_L1},
                      std::pair{AmountInvalid, "amount_invalid"_L1},
                      std::pair{AmountMismatch, "amount_mismatch"_L1},
                      std::pair{TimestampInvalid, "ts_invalid"_L1},
                      std::pair{TimestampNoZone, "ts_no_zone"_L1},
                      std::pair{TimestampEpoch, "ts_epoch"_L1},
                      std::pair{ExpiryConflict, "expiry_conflict"_L1},
                      std::pair{AlreadyExpired, "already_expired"_L1},
                      std::pair{StatusUnknown, "status_unknown"_L1},
                      std::pair{StatusNormalized, "status_normalized"_L1},
                      std::pair{MethodNormalized, "method_normalized"_L1},
                      std::pair{MethodNotPix, "method_not_pix"_L1},
                      std::pair{MethodMissing, "method_missing"_L1},
                      std::pair{TxidMissing, "txid_missing"_L1},
                      std::pair{TxidMismatch, "txid_mismatch"_L1},
                      std::pair{TxidNumber, "txid_number"_L1},
                      std::pair{CustomerMismatch, "customer_mismatch"_L1},
                      std::pair{CustomerMissing, "customer_missing"_L1},
                      std::pair{CustomerConflict, "customer_conflict"_L1},
                      std::pair{CodeMissing, "code_missing"_L1},
                      std::pair{CodeCrcMismatch, "code_crc_mismatch"_L1},
                      std::pair{CodeInvalid, "code_invalid"_L1},
                      std::pair{CodeRepaired, "code_repaired"_L1},
                      std::pair{CodeNotPayable, "code_not_payable"_L1},
                      std::pair{CodeAmountMismatch, "code_amount_mismatch"_L1},
                      std::pair{CodeAmountIgnored, "code_amount_ignored"_L1},
                      std::pair{DuplicateKey, "duplicate_key"_L1},
                      std::pair{NotJson, "not_json"_L1},
                      std::pair{ErrorBesideTxid, "error_beside_txid"_L1},
                      std::pair{FieldTwice, "field_twice"_L1},
                      std::pair{TextNotStorable, "text_not_storable"_L1}};
}();
static_assert(isComplete(enumText<ReplyWarning>, ReplyWarning::TextNotStorable));

/** An answer that holds a charge, read and checked against the request. */
struct ProviderAnswer {
    ProviderCharge charge;
    /** The code of the charge, checked against the amount that was asked for (or, in a status read, the one that was told). */
    CodeCheck code;
    QList<ReplyWarning> warnings;
    /** The HTTP Date header: corrects this computer's clock for countdowns. */
    std::optional<QDateTime> serverDate;
    int httpStatus = 200;
    /** With ErrorBesideTxid: the provider's own sentences, untrusted, to be quoted. */
    QStringList messages;
    /** Whom the shop has accepted, where the code pays somebody else; given by the ledger that writes the answer down. */
    std::optional<Receiver> otherThan = {};
};

} // namespace balcao
