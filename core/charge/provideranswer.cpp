// SPDX-License-Identifier: MIT
#include "core/charge/provideranswer.h"

#include "core/enumnames.h"

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr auto warningNames = [] {
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
static_assert(isComplete(warningNames, ReplyWarning::TextNotStorable));

} // namespace

QLatin1StringView key(ReplyWarning warning)
{
    return nameIn(warningNames, warning);
}

std::optional<ReplyWarning> replyWarningNamed(QStringView name)
{
    return valueIn(warningNames, name);
}

} // namespace balcao
