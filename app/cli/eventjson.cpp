// SPDX-License-Identifier: MIT
#include "app/cli/eventjson.h"

#include "core/enumnames.h"

#include <QJsonArray>

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

using Request = event::ReplyReceived::Request;
using Verdict = CodeCheck::Verdict;
using Finding = event::Settled::Finding;

constexpr std::array requestNames = {std::pair{Request::Create, "create"_L1},
                                     std::pair{Request::Correction, "correction"_L1},
                                     std::pair{Request::Status, "status"_L1}};
constexpr std::array unitNames = {std::pair{AmountUnit::Reais, "reais"_L1},
                                  std::pair{AmountUnit::Centavos, "centavos"_L1}};
constexpr std::array verdictNames = {std::pair{Verdict::Verified, "verified"_L1},
                                     std::pair{Verdict::Missing, "missing"_L1},
                                     std::pair{Verdict::Invalid, "invalid"_L1},
                                     std::pair{Verdict::NotPayable, "not_payable"_L1},
                                     std::pair{Verdict::AmountDiffers, "amount_differs"_L1},
                                     std::pair{Verdict::AmountDiffersIgnoredByBanks, "amount_differs_ignored"_L1}};
static_assert(isComplete(requestNames, Request::Status));
static_assert(isComplete(unitNames, AmountUnit::Centavos));
static_assert(isComplete(verdictNames, Verdict::AmountDiffersIgnoredByBanks));

/** Milliseconds since 1970 in UTC. */
qint64 moment(const QDateTime &time)
{
    return time.toMSecsSinceEpoch();
}

void addText(QJsonObject &object, QLatin1StringView key, const QString &text)
{
    if (!text.isEmpty())
        object.insert(key, text);
}

void addTrue(QJsonObject &object, QLatin1StringView key, bool value)
{
    if (value)
        object.insert(key, true);
}

void addAmount(QJsonObject &object, QLatin1StringView key, const std::optional<Money> &amount)
{
    if (amount)
        object.insert(key, amount->centavos());
}

void addUnit(QJsonObject &object, const std::optional<AmountUnit> &unit)
{
    if (unit)
        object.insert("unit"_L1, nameIn(unitNames, *unit));
}

template <class Person>
QJsonObject person(const Person &customer)
{
    return {{u"name"_s, customer.name},
            {u"phone"_s, customer.phone},
            {u"email"_s, customer.email},
            {u"tax_id"_s, customer.taxId}};
}

/** Its fields stand in the personal part itself. */
QJsonObject personOrNothing(const CustomerText &customer)
{
    return customer.isEmpty() ? QJsonObject() : person(customer);
}

QJsonObject timeObject(const ProviderTime &time)
{
    QJsonObject object{{u"text"_s, time.text}};
    if (time.moment)
        object.insert("at"_L1, moment(*time.moment));
    return object;
}

QJsonArray warningArray(const QList<ReplyWarning> &warnings)
{
    QJsonArray list;
    for (const ReplyWarning warning : warnings)
        list.append(QString(key(warning)));
    return list;
}

void addAnswer(EventJson &json, const ProviderAnswer &answer, Money checked)
{
    const ProviderCharge &charge = answer.charge;
    json.data.insert("status"_L1, charge.status.asReceived());
    addAmount(json.data, "told"_L1, charge.amount);
    // Nobody is given a code of another receiver.
    json.data.insert("code"_L1, answer.otherThan ? QJsonValue() : QJsonValue(charge.copyAndPaste));
    if (answer.otherThan && answer.code.code)
        json.data.insert("other_receiver"_L1,
                         QJsonObject{{u"expected"_s, receiverObject(*answer.otherThan)},
                                     {u"found"_s, receiverObject(Receiver::of(*answer.code.code))}});
    json.data.insert("answer"_L1, QJsonObject{{u"method"_s, charge.method},
                                              {u"created"_s, timeObject(charge.createdAt)},
                                              {u"updated"_s, timeObject(charge.updatedAt)},
                                              {u"expires"_s, timeObject(charge.expiresAt)},
                                              {u"http"_s, answer.httpStatus},
                                              {u"checked"_s, checked.centavos()},
                                              {u"verdict"_s, nameIn(verdictNames, answer.code.verdict)},
                                              {u"warnings"_s, warningArray(answer.warnings)}});
    if (!answer.messages.isEmpty())
        json.personal.insert("messages"_L1, QJsonArray::fromStringList(answer.messages));
    if (charge.customer)
        json.personal.insert("customer"_L1, person(*charge.customer));
}

void addError(EventJson &json, const ProviderError &error)
{
    json.data.insert("cause"_L1, key(error.cause));
    json.data.insert("http"_L1, error.httpStatus);
    json.data.insert("category"_L1, key(error.category));
    json.data.insert("code"_L1, error.code);
    if (error.retryAfter)
        json.data.insert("retry_after"_L1, static_cast<qint64>(error.retryAfter->count()));
    QJsonArray fields;
    for (const FieldMessage &said : error.fields)
        fields.append(QJsonObject{{u"field"_s, said.field}, {u"message"_s, said.message}});
    if (!fields.isEmpty())
        json.personal.insert("fields"_L1, fields);
    if (!error.messages.isEmpty())
        json.personal.insert("messages"_L1, QJsonArray::fromStringList(error.messages));
    addText(json.personal, "body"_L1, QString::fromUtf8(error.rawBody));
}

/** One overload for each event: a new one does not compile before it is told here. */
struct Writer {
    EventJson &json;

    void operator()(const event::AttemptWritten &attempt) const
    {
        json.data = {{u"number"_s, attempt.number}, {u"day"_s, attempt.day}};
        if (attempt.limit.count() != 0)
            json.data.insert("limit_ms"_L1, static_cast<qint64>(attempt.limit.count()));
        addUnit(json.data, attempt.unit);
        addText(json.data, "provider"_L1, attempt.provider);
        addTrue(json.data, "imported"_L1, attempt.isImported);
        json.personal = personOrNothing(attempt.customer);
        addText(json.personal, "mark"_L1, attempt.mark);
    }
    void operator()(const event::FirstByteOut & /*out*/) const {}
    void operator()(const event::ReplyReceived &reply) const
    {
        json.data = {{u"request"_s, nameIn(requestNames, reply.request)}, {u"http"_s, reply.httpStatus}};
        if (reply.date)
            json.data.insert("date"_L1, moment(*reply.date));
        json.personal.insert("body"_L1, QString::fromUtf8(reply.body));
    }
    void operator()(const event::Created &created) const
    {
        addAnswer(json, created.answer, created.checked);
        addText(json.data, "shared_with"_L1, created.sharedWith);
    }
    void operator()(const event::AttemptEnded &ended) const { addError(json, ended.error); }
    void operator()(const event::CorrectionAsked &asked) const
    {
        json.data = {{u"reason"_s, asked.reason}, {u"limit_ms"_s, static_cast<qint64>(asked.limit.count())}};
        addAmount(json.data, "before"_L1, asked.amountBefore);
        addUnit(json.data, asked.unit);
        json.personal = personOrNothing(asked.customer);
        if (!asked.customerBefore.isEmpty())
            json.personal.insert("before"_L1, person(asked.customerBefore));
    }
    void operator()(const event::CorrectionDone &done) const
    {
        json.personal = personOrNothing(done.customer);
        addAnswer(json, done.answer, done.checked);
        json.data.insert("revision"_L1, done.revision);
        json.data.insert("reason"_L1, done.reason);
    }
    void operator()(const event::CorrectionEnded &ended) const
    {
        addError(json, ended.error);
        json.data.insert("doubt"_L1, ended.leavesDoubt);
        addTrue(json.data, "may_be_paid"_L1, ended.mayBePaid);
    }
    void operator()(const event::StatusRead &read) const
    {
        addAnswer(json, read.answer, read.checked);
        if (read.askedAt != 0)
            json.data.insert("asked_at"_L1, read.askedAt);
    }
    void operator()(const event::DifferenceAccepted &accepted) const
    {
        addAmount(json.data, "told"_L1, accepted.reportedAmount);
    }
    void operator()(const event::ReportAccepted &accepted) const
    {
        json.data.insert("status"_L1, accepted.status.asReceived());
        addAmount(json.data, "told"_L1, accepted.reportedAmount);
    }
    void operator()(const event::ReceiverAccepted &accepted) const
    {
        json.data.insert("receiver"_L1, receiverObject(accepted.receiver));
        if (accepted.forms)
            json.data.insert("forms"_L1, formsObject(*accepted.forms));
    }
    void operator()(const event::ReceivedByHand &received) const
    {
        json.data.insert("reference"_L1, received.reference);
        addText(json.data, "same_as"_L1, received.sameAs);
    }
    void operator()(const event::ReceiptTakenBack &taken) const
    {
        json.data.insert("reason"_L1, taken.reason);
        addText(json.data, "doubts"_L1, keys(taken.doubts));
        addTrue(json.data, "report_accepted"_L1, taken.isReportAccepted);
    }
    void operator()(const event::Settled &settled) const
    {
        if (settled.finding == Finding::Reopened)
            json.data.insert("reopened"_L1, settled.wrongTxid);
        else
            json.data.insert("found"_L1, settled.finding == Finding::Found);
        addText(json.data, "same_as"_L1, settled.sameAs);
        json.personal = personOrNothing(settled.customer);
    }
    void operator()(const event::Contested &contested) const
    {
        json.data.insert("on"_L1, contested.on.toString(Qt::ISODate));
        json.data.insert("until"_L1, contested.until.toString(Qt::ISODate));
        json.data.insert("reference"_L1, contested.reference);
    }
    void operator()(const event::ContestEnded &ended) const { json.data.insert("outcome"_L1, ended.outcome); }
    void operator()(const event::Shown &shown) const
    {
        json.data.insert("revision"_L1, shown.revision);
        json.data.insert("place"_L1, key(shown.place));
    }
};

} // namespace

QJsonObject receiverObject(const Receiver &receiver)
{
    return {{u"name"_s, receiver.name}, {u"city"_s, receiver.city}, {u"place"_s, receiver.place}};
}

QJsonObject formsObject(const ReplyForms &forms)
{
    QJsonArray statuses;
    for (const int status : forms.httpStatuses)
        statuses.append(status);
    return {{u"amount"_s, forms.amount}, {u"time"_s, forms.time}, {u"image"_s, forms.hasImage}, {u"http"_s, statuses}};
}

EventJson EventJson::of(const event::Payload &what)
{
    EventJson json;
    std::visit(Writer{json}, what);
    return json;
}

} // namespace balcao::cli
