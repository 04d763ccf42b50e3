// SPDX-License-Identifier: MIT
#pragma once

#include "core/brcode/codecheck.h"
#include "core/charge/provideranswer.h"
#include "core/charge/providercharge.h"
#include "core/provider/jsontree.h"
#include "core/provider/wireformat.h"

#include <QList>
#include <QString>

namespace balcao
{

/** Everything that can be read of an answer's charge, whether or not it may be used: wireformat::readReply() decides that.
 *
 *  Doubt is never resolved by order: where a name stands twice with different values the txid counts as missing, the
 *  amount as invalid, the code as invalid, the status as unknown, the method as not Pix, a time as no real date, a customer
 *  as absent; DuplicateKey says so, and FieldTwice where it is the amount or the status.
 */
struct ChargeReading {
    ProviderCharge charge;
    CodeCheck code;
    QList<ReplyWarning> warnings;
};

/** The object in which the charge's fields stand: @p body itself or its "data". */
[[nodiscard]] const JsonValue &chargeObjectIn(const JsonValue &body);

[[nodiscard]] ChargeReading readCharge(const JsonValue &object, const wireformat::ReplyContext &context);

} // namespace balcao
