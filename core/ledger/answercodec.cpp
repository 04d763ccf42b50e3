// SPDX-License-Identifier: MIT
#include "core/ledger/answercodec.h"

#include "core/charge/enumnames.h"

#include <QJsonArray>

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao::eventcodec
{

namespace
{

using Verdict = CodeCheck::Verdict;

constexpr std::array verdictNames = {std::pair{Verdict::Verified, "verified"_L1},
                                     std::pair{Verdict::Missing, "missing"_L1},
                                     std::pair{Verdict::Invalid, "invalid"_L1},
                                     std::pair{Verdict::NotPayable, "not_payable"_L1},
                                     std::pair{Verdict::AmountDiffers, "amount_differs"_L1},
                                     std::pair{Verdict::AmountDiffersIgnoredByBanks, "amount_differs_ignored"_L1}};

QJsonObject timeObject(const ProviderTime &time)
{
    QJsonObject object{{"text"_L1, time.text}};
    if (time.moment)
        object.insert("at"_L1, time.moment->toMSecsSinceEpoch());
    return object;
}

ProviderTime timeOf(const QJsonValue &value)
{
    const QJsonObject object = value.toObject();
    ProviderTime time{.text = object.value("text"_L1).toString(), .moment = {}};
    if (object.contains("at"_L1))
        time.moment = QDateTime::fromMSecsSinceEpoch(object.value("at"_L1).toInteger(), Qt::UTC);
    return time;
}

} // namespace

void putAmount(QJsonObject &object, QLatin1StringView name, const std::optional<Money> &amount)
{
    if (amount)
        object.insert(name, amount->centavos());
}

std::optional<Money> amountAt(const QJsonObject &object, QLatin1StringView name)
{
    return object.contains(name) ? Money::fromCentavos(object.value(name).toInteger(-1)) : std::nullopt;
}

void putAnswer(Stored &stored, const ProviderAnswer &answer, Money checked)
{
    const ProviderCharge &charge = answer.charge;
    QJsonArray warnings;
    for (const ReplyWarning warning : answer.warnings)
        warnings.append(balcao::key(warning));
    stored.data.insert("status"_L1, charge.status.asReceived());
    putAmount(stored.data, "told"_L1, charge.amount);
    stored.data.insert("code"_L1, charge.copyAndPaste);
    stored.data.insert("answer"_L1, QJsonObject{{"method"_L1, charge.method},
                                                {"created"_L1, timeObject(charge.createdAt)},
                                                {"updated"_L1, timeObject(charge.updatedAt)},
                                                {"expires"_L1, timeObject(charge.expiresAt)},
                                                {"http"_L1, answer.httpStatus},
                                                {"checked"_L1, checked.centavos()},
                                                {"verdict"_L1, nameIn(verdictNames, answer.code.verdict)},
                                                {"warnings"_L1, warnings}});
    // The provider's words may name the customer.
    if (!answer.messages.isEmpty())
        stored.personal.insert("messages"_L1, QJsonArray::fromStringList(answer.messages));
    if (charge.customer)
        stored.personal.insert("customer"_L1, QJsonObject{{"name"_L1, charge.customer->name},
                                                          {"phone"_L1, charge.customer->phone},
                                                          {"email"_L1, charge.customer->email},
                                                          {"tax_id"_L1, charge.customer->taxId}});
}

Money checkedAt(const Stored &stored)
{
    const QJsonObject answer = stored.data.value("answer"_L1).toObject();
    return Money::fromCentavos(answer.value("checked"_L1).toInteger(-1)).value_or(Money());
}

ProviderAnswer answerAt(const Stored &stored, const QString &txid)
{
    const QJsonObject kept = stored.data.value("answer"_L1).toObject();
    ProviderAnswer answer;
    ProviderCharge &charge = answer.charge;
    charge.txid = txid;
    charge.amount = amountAt(stored.data, "told"_L1);
    charge.status = ProviderStatus::fromWire(stored.data.value("status"_L1).toString());
    charge.method = kept.value("method"_L1).toString();
    charge.copyAndPaste = stored.data.value("code"_L1).toString();
    charge.createdAt = timeOf(kept.value("created"_L1));
    charge.updatedAt = timeOf(kept.value("updated"_L1));
    charge.expiresAt = timeOf(kept.value("expires"_L1));
    if (const QJsonObject customer = stored.personal.value("customer"_L1).toObject(); !customer.isEmpty())
        charge.customer = EchoedCustomer{.name = customer.value("name"_L1).toString(),
                                         .phone = customer.value("phone"_L1).toString(),
                                         .email = customer.value("email"_L1).toString(),
                                         .taxId = customer.value("tax_id"_L1).toString()};
    const QJsonArray warnings = kept.value("warnings"_L1).toArray();
    for (const auto &name : warnings) {
        if (const auto warning = replyWarningNamed(name.toString()))
            answer.warnings.append(*warning);
    }
    const QJsonArray messages = stored.personal.value("messages"_L1).toArray();
    for (const auto &message : messages)
        answer.messages.append(message.toString());
    answer.httpStatus = kept.value("http"_L1).toInt();
    // Checked again, not believed: the ledger is a file like any other. What was doubted when it came stays doubted.
    answer.code = checkCode(charge.copyAndPaste, checkedAt(stored));
    const Verdict then = valueIn(verdictNames, kept.value("verdict"_L1).toString()).value_or(Verdict::Invalid);
    if (answer.code.isVerified() && then != Verdict::Verified)
        answer.code.verdict = then;
    return answer;
}

void putError(Stored &stored, const ProviderError &error)
{
    stored.data.insert("cause"_L1, balcao::key(error.cause));
    stored.data.insert("http"_L1, error.httpStatus);
    stored.data.insert("category"_L1, balcao::key(error.category));
    stored.data.insert("code"_L1, error.code);
    if (error.retryAfter)
        stored.data.insert("retry_after"_L1, static_cast<qint64>(error.retryAfter->count()));
    // The provider's words may name the customer.
    if (!error.messages.isEmpty())
        stored.personal.insert("messages"_L1, QJsonArray::fromStringList(error.messages));
    QJsonArray fields;
    for (const FieldMessage &field : error.fields)
        fields.append(QJsonObject{{"field"_L1, field.field}, {"message"_L1, field.message}});
    if (!fields.isEmpty())
        stored.personal.insert("fields"_L1, fields);
    if (!error.rawBody.isEmpty())
        stored.personal.insert("body"_L1, QString::fromUtf8(error.rawBody));
}

ProviderError errorAt(const Stored &stored, EventKind kind)
{
    ProviderError error;
    if (kind == EventKind::NotSent || kind == EventKind::CorrectionNotSent)
        error.outcome = ProviderError::Outcome::NotSent;
    else if (kind == EventKind::Refused || kind == EventKind::CorrectionRefused)
        error.outcome = ProviderError::Outcome::Refused;
    error.cause = causeNamed(stored.data.value("cause"_L1).toString());
    error.httpStatus = stored.data.value("http"_L1).toInt();
    error.category = categoryNamed(stored.data.value("category"_L1).toString());
    error.code = stored.data.value("code"_L1).toString();
    if (stored.data.contains("retry_after"_L1))
        error.retryAfter = std::chrono::seconds(stored.data.value("retry_after"_L1).toInteger());
    const QJsonArray messages = stored.personal.value("messages"_L1).toArray();
    for (const auto &message : messages)
        error.messages.append(message.toString());
    const QJsonArray fields = stored.personal.value("fields"_L1).toArray();
    for (const auto &field : fields)
        error.fields.append({.field = field[u"field"].toString(), .message = field[u"message"].toString()});
    error.rawBody = stored.personal.value("body"_L1).toString().toUtf8();
    return error;
}

} // namespace balcao::eventcodec
