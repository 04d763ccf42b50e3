// SPDX-License-Identifier: MIT
#pragma once

#include "core/brcode/codecheck.h"
#include "core/brcode/receiver.h"
#include "core/charge/providercharge.h"
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
[[nodiscard]] QLatin1StringView key(ReplyWarning warning);
[[nodiscard]] std::optional<ReplyWarning> replyWarningNamed(QStringView name);

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
