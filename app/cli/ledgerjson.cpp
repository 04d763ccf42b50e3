// SPDX-License-Identifier: MIT
#include "app/cli/ledgerjson.h"

#include "app/cli/jsonline.h"
#include "core/ledger/eventcodec.h"

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

QJsonValue momentOrNull(const QDateTime &utc)
{
    return utc.isValid() ? QJsonValue(utc.toUTC().toString(Qt::ISODateWithMs)) : QJsonValue();
}

/** Names of docs/balcao-cli.md that differ from the ledger's. Scripts read them: they change only with jsonSchema. */
constexpr std::array renamed = {std::pair{"adopted"_L1, "imported"_L1}};

/** Replies are text here, whatever bytes came. */
void setBody(QJsonObject &personal, const QByteArray &body)
{
    personal.insert("body"_L1, QString::fromUtf8(body));
}

/** Replaces what the ledger writes differently. */
struct Published {
    eventcodec::Stored &json;

    void operator()(const event::ReplyReceived &reply) const { setBody(json.personal, reply.body); }
    void operator()(const event::Shown &shown) const { json.data.insert("place"_L1, balcao::key(shown.place)); }
    template <class Ended>
    requires requires(Ended ended) { ended.error; }
    void operator()(const Ended &ended) const
    {
        setBody(json.personal, ended.error.rawBody);
        if (json.personal.value("body"_L1).toString().isEmpty())
            json.personal.remove("body"_L1);
    }
    template <class Answered>
    requires requires(Answered answered) { answered.answer; }
    void operator()(const Answered &answered) const
    {
        const ProviderAnswer &answer = answered.answer;
        if (!answer.otherThan)
            return;
        // A code of another receiver is never given out.
        json.data.insert("code"_L1, QJsonValue());
        json.data.remove("other_than"_L1);
        if (answer.code.code)
            json.data.insert("other_receiver"_L1,
                             QJsonObject{{u"expected"_s, receiverObject(*answer.otherThan)},
                                         {u"found"_s, receiverObject(Receiver::of(*answer.code.code))}});
    }
    template <class AsStored>
    void operator()(const AsStored & /*unchanged*/) const
    {
    }
};

/** An event without its header, as scripts read it. */
eventcodec::Stored published(const event::Payload &what)
{
    eventcodec::Stored json = eventcodec::encode(what);
    for (const auto &[stored, name] : renamed) {
        if (const QJsonValue value = json.data.take(stored); !value.isUndefined())
            json.data.insert(name, value);
    }
    std::visit(Published{json}, what);
    return json;
}

} // namespace

QString key(ledger::Damage::What what)
{
    using What = ledger::Damage::What;
    constexpr std::array names = {
        std::pair{What::Event, "event"_L1},           std::pair{What::Sequence, "sequence"_L1},
        std::pair{What::Personal, "personal"_L1},     std::pair{What::PersonalMissing, "personal_missing"_L1},
        std::pair{What::Projection, "projection"_L1}, std::pair{What::Search, "search"_L1},
        std::pair{What::Database, "database"_L1},     std::pair{What::Schema, "schema"_L1},
        std::pair{What::Behind, "behind"_L1}};
    return nameIn(names, what);
}

QJsonObject chargeObject(const Charge &row, ChargeStatus status)
{
    QJsonValue customer;
    if (!row.taxId.isEmpty())
        customer = QJsonObject{
            {u"name"_s, row.name}, {u"phone"_s, row.phone}, {u"email"_s, row.email}, {u"tax_id"_s, row.taxId}};
    QJsonArray doubts;
    for (const QString &doubt : keys(row.doubts).split(u',', Qt::SkipEmptyParts))
        doubts.append(doubt);
    QJsonValue received;
    if (row.receivedAt.isValid())
        received =
            QJsonObject{{u"at"_s, momentOrNull(row.receivedAt)},
                        {u"by"_s, row.receivedBy},
                        {u"amount"_s, row.receivedAmount ? QJsonValue(row.receivedAmount->toWire()) : QJsonValue()},
                        {u"reference"_s, textOrNull(row.receivedReference)}};
    QJsonValue contested;
    if (row.isContested())
        contested = QJsonObject{{u"on"_s, dayOfNumber(row.contestedOn).toString(Qt::ISODate)},
                                {u"until"_s, dayOfNumber(row.contestedUntil).toString(Qt::ISODate)}};
    return {{u"attempt"_s, row.attempt},
            {u"txid"_s, textOrNull(row.txid)},
            {u"number"_s, row.number},
            {u"counter"_s, row.counter},
            {u"operator"_s, textOrNull(row.operatorName)},
            {u"amount"_s, row.amount.isZero() ? QJsonValue() : QJsonValue(row.amount.toWire())},
            {u"reported_amount"_s, row.reportedAmount ? QJsonValue(row.reportedAmount->toWire()) : QJsonValue()},
            {u"status"_s, QString(balcao::key(status))},
            {u"provider_status"_s, textOrNull(row.providerStatus)},
            {u"state"_s, QString(balcao::key(row.state))},
            {u"created_at"_s, momentOrNull(row.createdAt)},
            {u"changed_at"_s, momentOrNull(row.changedAt)},
            {u"expires_at"_s, momentOrNull(row.expiresAt)},
            {u"doubts"_s, doubts},
            {u"revision"_s, row.revision},
            {u"corrections"_s, row.corrections},
            {u"received"_s, received},
            {u"contested"_s, contested},
            {u"shared_with"_s, textOrNull(row.sharedWith)},
            {u"settled_by"_s, textOrNull(row.settledBy)},
            {u"replaces"_s, textOrNull(row.replaces)},
            {u"replaced_by"_s, textOrNull(row.replacedBy)},
            {u"erased"_s, row.isErased},
            {u"customer"_s, customer},
            {u"mark"_s, textOrNull(row.mark)}};
}

QJsonObject eventObject(const LedgerEvent &event, bool hidesBodies)
{
    eventcodec::Stored said = published(event.what);
    if (hidesBodies)
        said.personal.remove("body"_L1);
    return {{u"event"_s, event.id},
            {u"counter"_s, event.counter},
            {u"sequence"_s, event.sequence},
            {u"at"_s, momentOrNull(event.at)},
            {u"kind"_s, QString(balcao::key(event.kind()))},
            {u"operator"_s, textOrNull(event.operatorName)},
            {u"authorised_by"_s, textOrNull(event.authorisedBy)},
            {u"txid"_s, textOrNull(event.txid)},
            {u"amount"_s, event.amount ? QJsonValue(event.amount->toWire()) : QJsonValue()},
            {u"correction"_s, event.correction},
            {u"data"_s, said.data},
            {u"personal"_s, said.personal.isEmpty() ? QJsonValue() : QJsonValue(said.personal)},
            {u"erased"_s, event.isErased},
            {u"hash"_s, QString::fromLatin1(event.hash)}};
}

QJsonObject receiverObject(const Receiver &receiver)
{
    return eventcodec::encode(receiver);
}

QJsonObject formsObject(const ReplyForms &forms)
{
    return eventcodec::encode(forms);
}

QJsonObject damageObject(const ledger::Damage &damage)
{
    return {{u"what"_s, key(damage.what)},
            {u"event"_s, damage.event == 0 ? QJsonValue() : QJsonValue(damage.event)},
            {u"counter"_s, textOrNull(damage.counter)},
            {u"sequence"_s, damage.sequence == 0 ? QJsonValue() : QJsonValue(damage.sequence)},
            {u"last_sequence"_s, damage.lastSequence == 0 ? QJsonValue() : QJsonValue(damage.lastSequence)},
            {u"attempt"_s, textOrNull(damage.attempt)},
            {u"text"_s, textOrNull(damage.text)}};
}

} // namespace balcao::cli
