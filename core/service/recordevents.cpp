// SPDX-License-Identifier: MIT
#include "core/service/recordevents.h"

#include <QJsonArray>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao::recordevents
{

namespace
{

constexpr std::array verdictNames = {
    std::pair{CodeCheck::Verdict::Verified, "verified"_L1},
    std::pair{CodeCheck::Verdict::Missing, "missing"_L1},
    std::pair{CodeCheck::Verdict::Invalid, "invalid"_L1},
    std::pair{CodeCheck::Verdict::NotPayable, "not_payable"_L1},
    std::pair{CodeCheck::Verdict::AmountDiffers, "amount_differs"_L1},
    std::pair{CodeCheck::Verdict::AmountDiffersIgnoredByBanks, "amount_differs_ignored"_L1}};

QString key(CodeCheck::Verdict verdict)
{
    for (const auto &[known, name] : verdictNames) {
        if (known == verdict)
            return name;
    }
    return {};
}

CodeCheck::Verdict verdictNamed(const QString &name)
{
    for (const auto &[verdict, known] : verdictNames) {
        if (name == known)
            return verdict;
    }
    return CodeCheck::Verdict::Invalid;
}

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

QJsonArray warningNames(const QList<ReplyWarning> &warnings)
{
    QJsonArray names;
    for (const ReplyWarning warning : warnings)
        names.append(key(warning));
    return names;
}

QList<ReplyWarning> warningsNamed(const QJsonArray &names)
{
    QList<ReplyWarning> warnings;
    for (const QJsonValue name : names) {
        if (const std::optional<ReplyWarning> warning = replyWarningNamed(name.toString()))
            warnings.append(*warning);
    }
    return warnings;
}

} // namespace

void putAnswer(EventDraft &draft, const ProviderAnswer &answer, Money checked)
{
    const ProviderCharge &charge = answer.charge;
    draft.txid = charge.txid;
    draft.data.insert("status"_L1, charge.status.asReceived());
    if (charge.amount)
        draft.data.insert("told"_L1, charge.amount->centavos());
    draft.data.insert("attention"_L1, answer.needsAttention());
    if (charge.expiresAt.moment)
        draft.data.insert("expires"_L1, charge.expiresAt.moment->toMSecsSinceEpoch());
    draft.data.insert("code"_L1, charge.copyAndPaste);
    draft.data.insert("answer"_L1, QJsonObject{{"method"_L1, charge.method},
                                               {"created"_L1, timeObject(charge.createdAt)},
                                               {"updated"_L1, timeObject(charge.updatedAt)},
                                               {"expires"_L1, timeObject(charge.expiresAt)},
                                               {"http"_L1, answer.httpStatus},
                                               {"checked"_L1, checked.centavos()},
                                               {"verdict"_L1, key(answer.code.verdict)},
                                               {"warnings"_L1, warningNames(answer.warnings)}});
    // The provider's words may name the customer.
    if (!answer.messages.isEmpty())
        draft.personal.insert("messages"_L1, QJsonArray::fromStringList(answer.messages));
    if (charge.customer)
        draft.personal.insert("customer"_L1, QJsonObject{{"name"_L1, charge.customer->name},
                                                         {"phone"_L1, charge.customer->phone},
                                                         {"email"_L1, charge.customer->email},
                                                         {"tax_id"_L1, charge.customer->taxId}});
}

ProviderAnswer answerOf(const LedgerEvent &event)
{
    const QJsonObject stored = event.data.value("answer"_L1).toObject();
    ProviderAnswer answer;
    ProviderCharge &charge = answer.charge;
    charge.txid = event.txid;
    if (event.data.contains("told"_L1))
        charge.amount = Money::fromCentavos(event.data.value("told"_L1).toInteger(-1));
    charge.status = ProviderStatus::fromWire(event.data.value("status"_L1).toString());
    charge.method = stored.value("method"_L1).toString();
    charge.copyAndPaste = event.data.value("code"_L1).toString();
    charge.createdAt = timeOf(stored.value("created"_L1));
    charge.updatedAt = timeOf(stored.value("updated"_L1));
    charge.expiresAt = timeOf(stored.value("expires"_L1));
    if (event.personal.contains("customer"_L1)) {
        const QJsonObject customer = event.personal.value("customer"_L1).toObject();
        charge.customer = EchoedCustomer{.name = customer.value("name"_L1).toString(),
                                         .phone = customer.value("phone"_L1).toString(),
                                         .email = customer.value("email"_L1).toString(),
                                         .taxId = customer.value("tax_id"_L1).toString()};
    }
    answer.warnings = warningsNamed(stored.value("warnings"_L1).toArray());
    for (const QJsonValue message : event.personal.value("messages"_L1).toArray())
        answer.messages.append(message.toString());
    answer.httpStatus = stored.value("http"_L1).toInt();
    // Checked again, not believed: the ledger is a file like any other. What was doubted when it came stays doubted.
    const Money checked = Money::fromCentavos(stored.value("checked"_L1).toInteger(-1)).value_or(Money());
    answer.code = checkCode(charge.copyAndPaste, checked);
    const CodeCheck::Verdict then = verdictNamed(stored.value("verdict"_L1).toString());
    if (answer.code.isVerified() && then != CodeCheck::Verdict::Verified)
        answer.code.verdict = then;
    return answer;
}

void putError(EventDraft &draft, const ProviderError &error)
{
    draft.data.insert("cause"_L1, key(error.cause));
    draft.data.insert("http"_L1, error.httpStatus);
    draft.data.insert("category"_L1, key(error.category));
    draft.data.insert("code"_L1, error.code);
    if (error.retryAfter)
        draft.data.insert("retry_after"_L1, static_cast<qint64>(error.retryAfter->count()));
    // The provider's words may name the customer.
    if (!error.messages.isEmpty())
        draft.personal.insert("messages"_L1, QJsonArray::fromStringList(error.messages));
    QJsonArray fields;
    for (const FieldMessage &field : error.fields)
        fields.append(QJsonObject{{"field"_L1, field.field}, {"message"_L1, field.message}});
    if (!fields.isEmpty())
        draft.personal.insert("fields"_L1, fields);
    if (!error.rawBody.isEmpty())
        draft.personal.insert("body"_L1, QString::fromUtf8(error.rawBody));
}

ProviderError errorOf(const LedgerEvent &event)
{
    ProviderError error;
    switch (event.kind) {
    case EventKind::NotSent:
    case EventKind::CorrectionNotSent:
        error.outcome = ProviderError::Outcome::NotSent;
        break;
    case EventKind::Refused:
    case EventKind::CorrectionRefused:
        error.outcome = ProviderError::Outcome::Refused;
        break;
    default:
        error.outcome = ProviderError::Outcome::Unknown;
        break;
    }
    error.cause = causeNamed(event.data.value("cause"_L1).toString());
    error.httpStatus = event.data.value("http"_L1).toInt();
    error.category = categoryNamed(event.data.value("category"_L1).toString());
    error.code = event.data.value("code"_L1).toString();
    if (event.data.contains("retry_after"_L1))
        error.retryAfter = std::chrono::seconds(event.data.value("retry_after"_L1).toInteger());
    for (const QJsonValue message : event.personal.value("messages"_L1).toArray())
        error.messages.append(message.toString());
    for (const QJsonValue field : event.personal.value("fields"_L1).toArray())
        error.fields.append({.field = field.toObject().value("field"_L1).toString(),
                             .message = field.toObject().value("message"_L1).toString()});
    error.rawBody = event.personal.value("body"_L1).toString().toUtf8();
    return error;
}

void putCustomer(QJsonObject &personal, const Customer &customer)
{
    personal.insert("name"_L1, customer.name.text());
    personal.insert("phone"_L1, customer.phone.national());
    personal.insert("email"_L1, customer.email.text());
    personal.insert("tax_id"_L1, customer.taxId.canonical());
}

std::optional<Customer> customerOf(const QJsonObject &personal)
{
    const auto name = PersonName::parse(personal.value("name"_L1).toString());
    const auto phone = PhoneNumber::parse(personal.value("phone"_L1).toString());
    const auto email = EmailAddress::parse(personal.value("email"_L1).toString());
    const auto taxId = TaxId::parse(personal.value("tax_id"_L1).toString());
    if (!name || !phone || !email || !taxId)
        return std::nullopt;
    return Customer{.name = *name, .phone = *phone, .email = *email, .taxId = *taxId};
}

QString unitName(AmountUnit unit)
{
    return unit == AmountUnit::Centavos ? u"centavos"_s : u"reais"_s;
}

AmountUnit unitOf(const LedgerEvent &event, AmountUnit otherwise)
{
    const QString name = event.data.value("unit"_L1).toString();
    if (name == "centavos"_L1)
        return AmountUnit::Centavos;
    return name == "reais"_L1 ? AmountUnit::Reais : otherwise;
}

EventKind endOfAttempt(const ProviderError &error)
{
    switch (error.outcome) {
    case ProviderError::Outcome::NotSent:
        return EventKind::NotSent;
    case ProviderError::Outcome::Refused:
        return EventKind::Refused;
    case ProviderError::Outcome::Unknown:
        break;
    }
    return EventKind::Unknown;
}

ProviderError programEnded(ProviderError::Outcome outcome)
{
    ProviderError error;
    error.outcome = outcome;
    error.cause = ProviderError::Cause::ProgramEnded;
    return error;
}

EventKind endOfCorrection(const ProviderError &error)
{
    switch (error.outcome) {
    case ProviderError::Outcome::NotSent:
        return EventKind::CorrectionNotSent;
    case ProviderError::Outcome::Refused:
        return EventKind::CorrectionRefused;
    case ProviderError::Outcome::Unknown:
        break;
    }
    return EventKind::CorrectionUnknown;
}

} // namespace balcao::recordevents
