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
 *  as absent; DuplicateKey says so.
 */
struct ChargeReading {
    ProviderCharge charge;
    CodeCheck code;
    QList<ReplyWarning> warnings;
    /** "constumer" or "customer": where the customer was found. Empty: nowhere. */
    QString customerKey;
    /** "expired_at" or "expires_at": which one charge.expiresAt is. */
    QString expiresKey;
    /** "data" when the charge was wrapped. */
    QString envelope;

    /** A charge that can be shown as it is: txid (the asked one), verified code, method Pix, amount as sent or not told. */
    [[nodiscard]] bool isReady() const;
};

/** The object in which the charge's fields stand: @p body itself or its "data". */
struct ChargeObject {
    const JsonValue *object = nullptr;
    bool isWrapped = false;
};
[[nodiscard]] ChargeObject findChargeObject(const JsonValue &body);

[[nodiscard]] ChargeReading readCharge(const ChargeObject &found, const wireformat::ReplyContext &context);

/** How pix_qr_code_image is written; looked at, never fetched or decoded to pixels. */
[[nodiscard]] ProviderImage readImage(const JsonValue &value);

} // namespace balcao
