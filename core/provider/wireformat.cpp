// SPDX-License-Identifier: MIT
#include "core/provider/wireformat.h"

#include "core/provider/chargereading.h"
#include "core/provider/errorbody.h"
#include "core/provider/jsontree.h"
#include "core/provider/wiretime.h"

#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao::wireformat
{

namespace
{

constexpr qsizetype maxRawBody = 2048;

QByteArray jsonString(const QString &text)
{
    const QByteArray utf8 = text.toUtf8();
    rapidjson::StringBuffer written;
    rapidjson::Writer(written).String(utf8.constData(), rapidjson::SizeType(utf8.size()));
    return QByteArray(written.GetString(), qsizetype(written.GetSize()));
}

/** "10.10" or "1010": the token as it stands in the JSON, never through a floating point number. */
QByteArray amountToken(Money amount, AmountUnit unit)
{
    return unit == AmountUnit::Reais ? amount.toWire().toLatin1() : QByteArray::number(amount.centavos());
}

QByteArray customerObject(const Customer &customer)
{
    return "{\"name\":" + jsonString(customer.name.text()) + ",\"phone\":" + jsonString(customer.phone.formatted()) +
           ",\"email\":" + jsonString(customer.email.text()) + ",\"tax_id\":" + jsonString(customer.taxId.formatted()) +
           '}';
}

ProviderError::Category categoryOf(int status)
{
    using Category = ProviderError::Category;
    switch (status) {
    case 401:
        return Category::Auth;
    case 403:
        return Category::Permission;
    case 404:
    case 410:
        return Category::NotFound;
    case 409:
        return Category::Conflict;
    case 429:
        return Category::RateLimit;
    case 408:
    case 425:
    case 502:
    case 503:
    case 504:
        return Category::Unavailable;
    default:
        break;
    }
    if (status >= 400 && status < 500)
        return Category::Validation;
    return status >= 500 && status < 600 ? Category::Server : Category::None;
}

ProviderError::Outcome outcomeOf(int status, bool isUpdate)
{
    // 409 on create may speak of the very charge that an earlier byte of this press made; on update it names a state.
    if (status == 408 || status == 425 || (status == 409 && !isUpdate))
        return ProviderError::Outcome::Unknown;
    return status >= 400 && status < 500 ? ProviderError::Outcome::Refused : ProviderError::Outcome::Unknown;
}

std::optional<std::chrono::seconds> readWait(const std::optional<QByteArray> &header, const QDateTime &now)
{
    if (!header)
        return std::nullopt;
    bool isNumber = false;
    const int seconds = header->trimmed().toInt(&isNumber);
    if (isNumber)
        return seconds >= 0 ? std::optional(std::chrono::seconds(seconds)) : std::nullopt;
    const std::optional<QDateTime> until = readHttpDate(*header);
    if (!until || !now.isValid())
        return std::nullopt;
    return std::chrono::seconds(std::max<qint64>(0, now.secsTo(*until)));
}

/** RateLimit-Reset: seconds to wait; some write the epoch of that moment. */
std::optional<std::chrono::seconds> readReset(const std::optional<QByteArray> &header, const QDateTime &now)
{
    constexpr qint64 firstEpoch = 1'000'000'000;
    bool isNumber = false;
    const qint64 value = header ? header->trimmed().toLongLong(&isNumber) : 0;
    if (!isNumber || value < 0)
        return std::nullopt;
    if (value < firstEpoch)
        return std::chrono::seconds(value);
    return now.isValid() ? std::optional(std::chrono::seconds(std::max<qint64>(0, value - now.toSecsSinceEpoch())))
                         : std::nullopt;
}

ProviderError makeError(const HttpReply &reply, const std::optional<JsonValue> &body, const ReplyContext &context)
{
    ProviderError error;
    error.httpStatus = reply.status;
    error.rawBody = reply.body.left(maxRawBody);
    const ErrorBody text = body ? readErrorBody(*body) : ErrorBody{};
    error.messages = text.messages;
    error.fields = text.fields;
    error.code = text.code;
    const QDateTime now = reply.date.value_or(context.now);
    error.retryAfter = readWait(reply.retryAfter, now);
    if (!error.retryAfter && reply.status == 429)
        error.retryAfter = readReset(reply.rateLimitReset, now);
    if (!error.retryAfter)
        error.retryAfter = text.retryAfter;
    return error;
}

ProviderError failedStatus(const HttpReply &reply, const std::optional<JsonValue> &body, const ReplyContext &context)
{
    ProviderError error = makeError(reply, body, context);
    error.outcome = outcomeOf(reply.status, context.requestTxid.has_value());
    error.cause = ProviderError::Cause::HttpStatus;
    if (reply.status >= 300 && reply.status < 400)
        error.cause = ProviderError::Cause::Redirect;
    else if (reply.status == 404 && !context.requestTxid)
        error.cause = ProviderError::Cause::NoSuchOperation;
    error.category = categoryOf(reply.status);
    return error;
}

ProviderError doubt(ProviderError::Cause cause, const HttpReply &reply)
{
    return {.outcome = ProviderError::Outcome::Unknown,
            .cause = cause,
            .httpStatus = reply.status,
            .rawBody = reply.body.left(maxRawBody)};
}

/** A 2xx answer without a txid that can be used. It is a refusal if it says so and names none at all; else the charge was
 *  surely made, and nobody knows its name.
 */
ProviderError withoutTxid(const HttpReply &reply, const JsonValue &body, const ReplyContext &context)
{
    ProviderError error = makeError(reply, body, context);
    error.cause = ProviderError::Cause::TxidMissing;
    const JsonValue::Found txid = chargeObjectIn(body).find("txid"_L1);
    const bool namesTxid = txid.conflict || (txid.value && holdsSomething(*txid.value));
    if (!namesTxid && saysNo(body)) {
        error.outcome = ProviderError::Outcome::Refused;
        error.cause = ProviderError::Cause::ErrorInReply;
        error.category = ProviderError::Category::Business;
    }
    return error;
}

/** A refusal that holds one may have made it. */
bool isWholeCharge(const ChargeReading &reading)
{
    return !reading.charge.txid.isEmpty() && !reading.warnings.contains(ReplyWarning::TxidMismatch) &&
           !reading.charge.copyAndPaste.trimmed().isEmpty();
}

} // namespace

QByteArray writeCreate(const ChargeRequest &request, AmountUnit unit)
{
    return "{\"amount\":" + amountToken(request.amount, unit) + ",\"customer\":" + customerObject(request.customer) +
           '}';
}

QByteArray writeUpdate(const UpdateRequest &request, AmountUnit unit, UpdateAmount form)
{
    QByteArray written = "{\"txid\":" + jsonString(request.txid);
    if (request.amount) {
        const QByteArray token = amountToken(*request.amount, unit);
        written += ",\"amount\":" + (form == UpdateAmount::String ? '"' + token + '"' : token);
    }
    if (request.customer)
        written += ",\"customer\":" + customerObject(*request.customer);
    return written + '}';
}

QUrlQuery writeUpdateQuery(const UpdateRequest &request, AmountUnit unit)
{
    QUrlQuery query;
    // Encoded here and whole: QUrlQuery would leave a '+' alone, which servers read as a blank.
    const auto add = [&query](const QString &name, const QString &value) {
        query.addQueryItem(QString::fromLatin1(QUrl::toPercentEncoding(name)),
                           QString::fromLatin1(QUrl::toPercentEncoding(value)));
    };
    add(u"txid"_s, request.txid);
    if (request.amount)
        add(u"amount"_s, QString::fromLatin1(amountToken(*request.amount, unit)));
    if (request.customer) {
        add(u"customer[name]"_s, request.customer->name.text());
        add(u"customer[phone]"_s, request.customer->phone.formatted());
        add(u"customer[email]"_s, request.customer->email.text());
        add(u"customer[tax_id]"_s, request.customer->taxId.formatted());
    }
    return query;
}

Expected<ProviderAnswer, ProviderError> readReply(const HttpReply &reply, const ReplyContext &context)
{
    using Failed = Unexpected<ProviderError>;
    const std::optional<JsonValue> body = JsonValue::parse(reply.body);
    const bool isObject = body && body->isObject() && !body->find("data"_L1).conflict;
    const bool isRefusal = reply.status < 200 || reply.status > 299;
    ChargeReading reading = isObject ? readCharge(chargeObjectIn(*body), context) : ChargeReading{};
    if (isRefusal && !(reply.status >= 400 && reply.status < 600 && isObject && isWholeCharge(reading)))
        return Failed(failedStatus(reply, body, context));
    if (!isObject)
        return Failed(doubt(ProviderError::Cause::UnreadableReply, reply));
    if (reading.warnings.contains(ReplyWarning::TxidMismatch))
        return Failed(doubt(ProviderError::Cause::OtherTxid, reply));
    if (reading.warnings.contains(ReplyWarning::TxidMissing))
        return Failed(withoutTxid(reply, *body, context));
    QStringList messages;
    if (isRefusal || saysNo(*body)) {
        reading.warnings.append(ReplyWarning::ErrorBesideTxid);
        messages = readErrorBody(*body).messages;
    }
    return ProviderAnswer{.charge = std::move(reading.charge),
                          .code = std::move(reading.code),
                          .warnings = std::move(reading.warnings),
                          .serverDate = reply.date,
                          .httpStatus = reply.status,
                          .messages = std::move(messages)};
}

} // namespace balcao::wireformat
