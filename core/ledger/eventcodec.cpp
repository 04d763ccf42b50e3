// SPDX-License-Identifier: MIT
#include "core/ledger/eventcodec.h"

#include "core/charge/enumnames.h"
#include "core/ledger/answercodec.h"

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao::eventcodec
{

namespace
{

using Request = event::ReplyReceived::Request;
using Finding = event::Settled::Finding;

constexpr std::array requestNames = {std::pair{Request::Create, "create"_L1},
                                     std::pair{Request::Correction, "correction"_L1},
                                     std::pair{Request::Status, "status"_L1}};

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
