// SPDX-License-Identifier: MIT
#include "core/ledger/eventcodec.h"

#include "core/charge/enumnames.h"

#include <QJsonArray>

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao::eventcodec
{

namespace
{

using Request = event::ReplyReceived::Request;
using Finding = event::Settled::Finding;
using Verdict = CodeCheck::Verdict;

constexpr std::array verdictNames = {std::pair{Verdict::Verified, "verified"_L1},
                                     std::pair{Verdict::Missing, "missing"_L1},
                                     std::pair{Verdict::Invalid, "invalid"_L1},
                                     std::pair{Verdict::NotPayable, "not_payable"_L1},
                                     std::pair{Verdict::AmountDiffers, "amount_differs"_L1},
                                     std::pair{Verdict::AmountDiffersIgnoredByBanks, "amount_differs_ignored"_L1}};

constexpr std::array requestNames = {std::pair{Request::Create, "create"_L1},
                                     std::pair{Request::Correction, "correction"_L1},
                                     std::pair{Request::Status, "status"_L1}};

void putAmount(QJsonObject &object, QLatin1StringView name, const std::optional<Money> &amount)
{
    if (amount)
        object.insert(name, amount->centavos());
}

std::optional<Money> amountAt(const QJsonObject &object, QLatin1StringView name)
{
    return object.contains(name) ? Money::fromCentavos(object.value(name).toInteger(-1)) : std::nullopt;
}

void putUnit(QJsonObject &data, const std::optional<AmountUnit> &unit)
{
    if (unit)
        data.insert("unit"_L1, eventcodec::key(*unit));
}

std::optional<AmountUnit> unitAt(const QJsonObject &data)
{
    const QString name = data.value("unit"_L1).toString();
    if (name == "centavos"_L1)
        return AmountUnit::Centavos;
    return name == "reais"_L1 ? std::optional(AmountUnit::Reais) : std::nullopt;
}

void putCustomer(QJsonObject &personal, const CustomerText &customer)
{
    if (customer.isEmpty())
        return;
    personal.insert("name"_L1, customer.name);
    personal.insert("phone"_L1, customer.phone);
    personal.insert("email"_L1, customer.email);
    personal.insert("tax_id"_L1, customer.taxId);
}

CustomerText customerAt(const QJsonObject &personal)
{
    return {.name = personal.value("name"_L1).toString(),
            .phone = personal.value("phone"_L1).toString(),
            .email = personal.value("email"_L1).toString(),
            .taxId = personal.value("tax_id"_L1).toString()};
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

struct Encoder {
    Stored operator()(const event::AttemptWritten &attempt) const
    {
        Stored stored;
        stored.data.insert("number"_L1, attempt.number);
        stored.data.insert("day"_L1, attempt.day);
        if (attempt.limit.count() > 0)
            stored.data.insert("limit_ms"_L1, static_cast<qint64>(attempt.limit.count()));
        putUnit(stored.data, attempt.unit);
        if (!attempt.provider.isEmpty())
            stored.data.insert("provider"_L1, attempt.provider);
        if (attempt.isImported)
            stored.data.insert("adopted"_L1, true);
        putCustomer(stored.personal, attempt.customer);
        return stored;
    }
    Stored operator()(const event::FirstByteOut &) const { return {}; }
    Stored operator()(const event::ReplyReceived &reply) const
    {
        Stored stored;
        stored.data = {{"request"_L1, nameIn(requestNames, reply.request)}, {"http"_L1, reply.httpStatus}};
        if (reply.date)
            stored.data.insert("date"_L1, reply.date->toMSecsSinceEpoch());
        stored.personal.insert("body"_L1, QString::fromUtf8(reply.body));
        return stored;
    }
    Stored operator()(const event::Created &created) const
    {
        Stored stored;
        putAnswer(stored, created.answer, created.checked);
        if (!created.sharedWith.isEmpty())
            stored.data.insert("shared_with"_L1, created.sharedWith);
        return stored;
    }
    Stored operator()(const event::AttemptEnded &ended) const
    {
        Stored stored;
        putError(stored, ended.error);
        return stored;
    }
    Stored operator()(const event::CorrectionAsked &asked) const
    {
        Stored stored;
        stored.data = {{"reason"_L1, asked.reason}, {"limit_ms"_L1, static_cast<qint64>(asked.limit.count())}};
        putAmount(stored.data, "before"_L1, asked.amountBefore);
        putUnit(stored.data, asked.unit);
        QJsonObject before;
        putCustomer(before, asked.customerBefore);
        if (!before.isEmpty())
            stored.personal.insert("before"_L1, before);
        putCustomer(stored.personal, asked.customer);
        return stored;
    }
    Stored operator()(const event::CorrectionDone &done) const
    {
        Stored stored;
        putAnswer(stored, done.answer, done.checked);
        stored.data.insert("revision"_L1, done.revision);
        stored.data.insert("reason"_L1, done.reason);
        putCustomer(stored.personal, done.customer);
        return stored;
    }
    Stored operator()(const event::CorrectionEnded &ended) const
    {
        Stored stored;
        putError(stored, ended.error);
        stored.data.insert("doubt"_L1, ended.leavesDoubt);
        if (ended.mayBePaid)
            stored.data.insert("may_be_paid"_L1, true);
        return stored;
    }
    Stored operator()(const event::StatusRead &read) const
    {
        Stored stored;
        putAnswer(stored, read.answer, read.checked);
        if (read.askedAt > 0)
            stored.data.insert("asked_at"_L1, read.askedAt);
        return stored;
    }
    Stored operator()(const event::DifferenceAccepted &accepted) const
    {
        Stored stored;
        putAmount(stored.data, "told"_L1, accepted.reportedAmount);
        return stored;
    }
    Stored operator()(const event::ReceivedByHand &received) const
    {
        Stored stored;
        stored.data.insert("reference"_L1, received.reference);
        if (!received.sameAs.isEmpty())
            stored.data.insert("same_as"_L1, received.sameAs);
        return stored;
    }
    Stored operator()(const event::Settled &settled) const
    {
        Stored stored;
        if (settled.finding == Finding::Reopened)
            stored.data.insert("reopened"_L1, settled.wrongTxid);
        else
            stored.data.insert("found"_L1, settled.finding == Finding::Found);
        if (!settled.sameAs.isEmpty())
            stored.data.insert("same_as"_L1, settled.sameAs);
        putCustomer(stored.personal, settled.customer);
        return stored;
    }
    Stored operator()(const event::Shown &shown) const
    {
        return {.data = {{"revision"_L1, shown.revision}}, .personal = {}};
    }
    Stored operator()(const event::Erased &erased) const
    {
        return {.data = {{"before"_L1, erased.before.toMSecsSinceEpoch()}, {"charges"_L1, erased.charges}},
                .personal = {}};
    }
};

event::AttemptWritten attemptAt(const Stored &stored)
{
    return {.number = stored.data.value("number"_L1).toInt(),
            .day = stored.data.value("day"_L1).toInt(),
            .limit = std::chrono::milliseconds(stored.data.value("limit_ms"_L1).toInteger()),
            .unit = unitAt(stored.data),
            .provider = stored.data.value("provider"_L1).toString(),
            .isImported = stored.data.value("adopted"_L1).toBool(),
            .customer = customerAt(stored.personal)};
}

event::ReplyReceived replyAt(const Stored &stored)
{
    event::ReplyReceived reply;
    reply.request = valueIn(requestNames, stored.data.value("request"_L1).toString()).value_or(Request::Create);
    reply.httpStatus = stored.data.value("http"_L1).toInt();
    if (stored.data.contains("date"_L1))
        reply.date = QDateTime::fromMSecsSinceEpoch(stored.data.value("date"_L1).toInteger(), Qt::UTC);
    reply.body = stored.personal.value("body"_L1).toString().toUtf8();
    return reply;
}

event::CorrectionAsked correctionAt(const Stored &stored)
{
    return {.amountBefore = amountAt(stored.data, "before"_L1),
            .customerBefore = customerAt(stored.personal.value("before"_L1).toObject()),
            .customer = customerAt(stored.personal),
            .reason = stored.data.value("reason"_L1).toString(),
            .limit = std::chrono::milliseconds(stored.data.value("limit_ms"_L1).toInteger()),
            .unit = unitAt(stored.data)};
}

event::Settled settlementAt(const Stored &stored)
{
    event::Settled settled;
    if (stored.data.contains("reopened"_L1))
        settled.finding = Finding::Reopened;
    else if (stored.data.value("found"_L1).toBool())
        settled.finding = Finding::Found;
    settled.sameAs = stored.data.value("same_as"_L1).toString();
    settled.wrongTxid = stored.data.value("reopened"_L1).toString();
    settled.customer = customerAt(stored.personal);
    return settled;
}

} // namespace

QString key(AmountUnit unit)
{
    return unit == AmountUnit::Centavos ? u"centavos"_s : u"reais"_s;
}

Stored encode(const event::Payload &what)
{
    return std::visit(Encoder(), what);
}

event::Payload decode(EventKind kind, const Stored &stored, const ChargeEvent &header)
{
    switch (kind) {
    case EventKind::AttemptWritten:
        return attemptAt(stored);
    case EventKind::FirstByteOut:
        return event::FirstByteOut{};
    case EventKind::ReplyReceived:
        return replyAt(stored);
    case EventKind::Created:
        return event::Created{.answer = answerAt(stored, header.txid),
                              .checked = checkedAt(stored),
                              .sharedWith = stored.data.value("shared_with"_L1).toString()};
    case EventKind::NotSent:
    case EventKind::Refused:
    case EventKind::Unknown:
        return event::AttemptEnded{.error = errorAt(stored, kind)};
    case EventKind::CorrectionAsked:
        return correctionAt(stored);
    case EventKind::CorrectionDone:
        return event::CorrectionDone{.answer = answerAt(stored, header.txid),
                                     .checked = checkedAt(stored),
                                     .customer = customerAt(stored.personal),
                                     .revision = stored.data.value("revision"_L1).toInt(1),
                                     .reason = stored.data.value("reason"_L1).toString()};
    case EventKind::CorrectionNotSent:
    case EventKind::CorrectionRefused:
    case EventKind::CorrectionUnknown:
        return event::CorrectionEnded{.error = errorAt(stored, kind),
                                      .leavesDoubt = stored.data.value("doubt"_L1).toBool(),
                                      .mayBePaid = stored.data.value("may_be_paid"_L1).toBool()};
    case EventKind::StatusRead:
        return event::StatusRead{.answer = answerAt(stored, header.txid),
                                 .checked = checkedAt(stored),
                                 .askedAt = stored.data.value("asked_at"_L1).toInteger()};
    case EventKind::DifferenceAccepted:
        return event::DifferenceAccepted{.reportedAmount = amountAt(stored.data, "told"_L1)};
    case EventKind::ReceivedByHand:
        return event::ReceivedByHand{.reference = stored.data.value("reference"_L1).toString(),
                                     .sameAs = stored.data.value("same_as"_L1).toString()};
    case EventKind::Settled:
        return settlementAt(stored);
    case EventKind::Shown:
        return event::Shown{.revision = stored.data.value("revision"_L1).toInt(1)};
    case EventKind::Erased:
        return event::Erased{.before =
                                 QDateTime::fromMSecsSinceEpoch(stored.data.value("before"_L1).toInteger(), Qt::UTC),
                             .charges = stored.data.value("charges"_L1).toInt()};
    }
    Q_UNREACHABLE();
}

} // namespace balcao::eventcodec
