// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargerequest.h"
#include "core/charge/provideranswer.h"
#include "core/charge/providererror.h"
#include "core/expected.h"
#include "core/provider/provideraccount.h"

#include <QByteArray>
#include <QDateTime>
#include <QUrlQuery>

#include <optional>

/** JSON of the provider's interface to our types and back: pure functions, tolerant in reading, exact in writing.
 *  The only place that knows the interface's own spellings (constumer, expired_at).
 */
namespace balcao::wireformat
{

/** {"amount":10.10,"customer":{…}}: the amount is a number with two decimals (reais) or a whole number (centavos). */
[[nodiscard]] QByteArray writeCreate(const ChargeRequest &request, AmountUnit unit);
[[nodiscard]] QByteArray writeUpdate(const UpdateRequest &request, AmountUnit unit, UpdateAmount form);
/** The same parameters for providers that read the query; the customer's fields as customer[name]=…. */
[[nodiscard]] QUrlQuery writeUpdateQuery(const UpdateRequest &request, AmountUnit unit);

/** A complete HTTP answer, body within the cap. */
struct HttpReply {
    int status = 0;
    QByteArray body;
    std::optional<QByteArray> retryAfter;
    std::optional<QByteArray> rateLimitReset;
    std::optional<QDateTime> date;
};

/** What an answer is read against. */
struct ReplyContext {
    AmountUnit unit = AmountUnit::Reais;
    /** Set for an update: the answer must name the same txid, byte by byte. */
    std::optional<QString> requestTxid;
    /** The amount sent; empty in a status read. */
    std::optional<Money> requestAmount;
    /** What the charge is believed to cost when none was sent: an answer that tells another amount is a mismatch, and the code
     *  is checked against it when the answer tells none. */
    std::optional<Money> knownAmount;
    std::optional<Customer> requestCustomer;
    /** For "expired on arrival". */
    QDateTime now;
};

/** Maps a complete answer to a charge or to what it proves (docs/outcomes.md). */
[[nodiscard]] Expected<ProviderAnswer, ProviderError> readReply(const HttpReply &reply, const ReplyContext &context);

} // namespace balcao::wireformat
