// SPDX-License-Identifier: MIT
#include "core/charge/provideranswer.h"

using namespace Qt::StringLiterals;

namespace balcao
{

QString key(ReplyWarning warning)
{
    switch (warning) {
    case ReplyWarning::AmountFormatPtBr:
        return u"amount_format_ptbr"_s;
    case ReplyWarning::AmountMissing:
        return u"amount_missing"_s;
    case ReplyWarning::AmountInvalid:
        return u"amount_invalid"_s;
    case ReplyWarning::AmountMismatch:
        return u"amount_mismatch"_s;
    case ReplyWarning::TimestampInvalid:
        return u"ts_invalid"_s;
    case ReplyWarning::TimestampNoZone:
        return u"ts_no_zone"_s;
    case ReplyWarning::TimestampEpoch:
        return u"ts_epoch"_s;
    case ReplyWarning::ExpiryConflict:
        return u"expiry_conflict"_s;
    case ReplyWarning::AlreadyExpired:
        return u"already_expired"_s;
    case ReplyWarning::StatusUnknown:
        return u"status_unknown"_s;
    case ReplyWarning::StatusNormalized:
        return u"status_normalized"_s;
    case ReplyWarning::MethodNormalized:
        return u"method_normalized"_s;
    case ReplyWarning::MethodNotPix:
        return u"method_not_pix"_s;
    case ReplyWarning::MethodMissing:
        return u"method_missing"_s;
    case ReplyWarning::TxidMissing:
        return u"txid_missing"_s;
    case ReplyWarning::TxidMismatch:
        return u"txid_mismatch"_s;
    case ReplyWarning::TxidNumber:
        return u"txid_number"_s;
    case ReplyWarning::CustomerMismatch:
        return u"customer_mismatch"_s;
    case ReplyWarning::CustomerMissing:
        return u"customer_missing"_s;
    case ReplyWarning::CustomerConflict:
        return u"customer_conflict"_s;
    case ReplyWarning::CodeMissing:
        return u"code_missing"_s;
    case ReplyWarning::CodeCrcMismatch:
        return u"code_crc_mismatch"_s;
    case ReplyWarning::CodeInvalid:
        return u"code_invalid"_s;
    case ReplyWarning::CodeRepaired:
        return u"code_repaired"_s;
    case ReplyWarning::CodeNotPayable:
        return u"code_not_payable"_s;
    case ReplyWarning::CodeAmountMismatch:
        return u"code_amount_mismatch"_s;
    case ReplyWarning::CodeAmountIgnored:
        return u"code_amount_ignored"_s;
    case ReplyWarning::DuplicateKey:
        return u"duplicate_key"_s;
    case ReplyWarning::NotJson:
        return u"not_json"_s;
    case ReplyWarning::ErrorBesideTxid:
        return u"error_beside_txid"_s;
    }
    return {};
}

std::optional<ReplyWarning> replyWarningNamed(QStringView name)
{
    // The compiler sees to it that each has a name, so the first value without one is behind the last.
    for (int i = 0; !key(ReplyWarning(i)).isEmpty(); ++i) {
        if (key(ReplyWarning(i)) == name)
            return ReplyWarning(i);
    }
    return std::nullopt;
}

bool ProviderAnswer::needsAttention() const
{
    if (warnings.contains(ReplyWarning::AmountMismatch) || warnings.contains(ReplyWarning::AmountInvalid) ||
        warnings.contains(ReplyWarning::MethodNotPix) || warnings.contains(ReplyWarning::ErrorBesideTxid))
        return true;
    // A charge that nobody can pay any more needs no code; a wrong one is a sign of trouble all the same.
    const ProviderStatus::Kind kind = charge.status.kind();
    const bool needsCode = kind == ProviderStatus::Kind::Waiting || kind == ProviderStatus::Kind::Other;
    return !code.isVerified() && (needsCode || code.verdict != CodeCheck::Verdict::Missing);
}

} // namespace balcao
