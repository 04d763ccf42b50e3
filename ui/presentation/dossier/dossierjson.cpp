// SPDX-License-Identifier: MIT
#include "ui/presentation/dossier/dossierjson.h"

#include "ui/presentation/dossier/dossierwords.h"
#include "ui/text/display.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <variant>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** The form of the file; a new number only for what would break who reads it. */
constexpr int dossierForm = 1;

QJsonValue textOrNull(const QString &text)
{
    return text.isEmpty() ? QJsonValue() : QJsonValue(text);
}

QJsonValue momentOrNull(const QDateTime &utc)
{
    return utc.isValid() ? QJsonValue(utc.toUTC().toString(Qt::ISODateWithMs)) : QJsonValue();
}

QJsonValue amountOrNull(const std::optional<Money> &amount)
{
    return amount ? QJsonValue(amount->toWire()) : QJsonValue();
}

/** As in the code: what is not in it is null. */
QJsonObject fieldsObject(const BrCode &code)
{
    const BrCodeFields &fields = code.fields();
    return {{u"kind"_s, QString(key(code.kind()))},
            {u"amount"_s, textOrNull(fields.amountText)},
            {u"merchant_name"_s, textOrNull(fields.merchantName)},
            {u"merchant_city"_s, textOrNull(fields.merchantCity)},
            {u"txid"_s, textOrNull(fields.txid)},
            {u"url"_s, textOrNull(fields.url)},
            {u"key"_s, textOrNull(fields.key)},
            {u"currency"_s, textOrNull(fields.currency)},
            {u"country"_s, textOrNull(fields.country)},
            {u"crc"_s, textOrNull(fields.crc)}};
}

QJsonObject codeObject(const Dossier::Code &code)
{
    const bool isShown = !code.isOtherReceiver;
    QJsonObject fields = code.check.code ? fieldsObject(*code.check.code) : QJsonObject();
    if (!isShown) {
        // With its place a code could be made again.
        fields.remove(u"url"_s);
        fields.remove(u"key"_s);
    }
    return {{u"revision"_s, code.revision},
            {u"since"_s, momentOrNull(code.since)},
            {u"until"_s, momentOrNull(code.until)},
            {u"charged"_s, code.charged.toWire()},
            {u"verdict"_s, QString(key(code.check.verdict))},
            {u"other_receiver"_s, code.isOtherReceiver},
            {u"received"_s, isShown ? QJsonValue(code.text) : QJsonValue()},
            {u"code"_s, isShown && code.check.code ? QJsonValue(code.check.code->normalized()) : QJsonValue()},
            {u"fields"_s, code.check.code ? QJsonValue(fields) : QJsonValue()}};
}

/** The customer's part of an event holds data, or an answer as received: the terms say which of them are given. */
bool givesPersonal(const Dossier &dossier, const EventProof &proof)
{
    const bool isReply = std::holds_alternative<event::ReplyReceived>(proof.event.what) ||
                         std::holds_alternative<event::AttemptEnded>(proof.event.what) ||
                         std::holds_alternative<event::CorrectionEnded>(proof.event.what);
    return dossier.terms.hasCustomer && !proof.salt.isEmpty() && (!isReply || dossier.hasReplies());
}

QJsonObject eventObject(const Dossier &dossier, const EventProof &proof, const EventContext &context)
{
    const LedgerEvent &event = proof.event;
    QJsonValue personal;
    if (givesPersonal(dossier, proof))
        personal =
            QJsonObject{{u"salt"_s, QString::fromLatin1(proof.salt)}, {u"text"_s, QString::fromUtf8(proof.personal)}};
    const bool isWithheld = event.paysAnother();
    return {{u"event"_s, event.id},
            {u"id_hashed"_s, proof.isIdHashed},
            {u"counter"_s, event.counter},
            {u"sequence"_s, event.sequence},
            {u"at"_s, momentOrNull(event.at)},
            {u"at_ms"_s, event.at.toMSecsSinceEpoch()},
            {u"kind"_s, QString(key(event.kind()))},
            {u"attempt"_s, event.attempt},
            {u"sale"_s, event.sale},
            {u"replaces"_s, event.replaces},
            {u"correction"_s, event.correction},
            {u"txid"_s, event.txid},
            {u"operator"_s, event.operatorName},
            {u"authorised_by"_s, event.authorisedBy},
            {u"centavos"_s, event.amount ? event.amount->centavos() : qint64{-1}},
            {u"data"_s, isWithheld ? QJsonValue() : QJsonValue(QString::fromUtf8(proof.data))},
            {u"withheld"_s, isWithheld ? QJsonValue(u"other_receiver"_s) : QJsonValue()},
            {u"personal_hash"_s, QString::fromLatin1(proof.personalHash)},
            {u"personal"_s, personal},
            {u"erased"_s, event.isErased},
            {u"token"_s, event.token},
            {u"previous"_s, proof.previous ? QJsonValue(QString::fromLatin1(*proof.previous)) : QJsonValue()},
            {u"hash"_s, QString::fromLatin1(event.hash)},
            {u"proven"_s, proof.holds},
            {u"fact"_s, describe(event, context).inOneLine()},
            {u"who"_s, actorOf(event)}};
}

QJsonArray exposuresOf(const Dossier &dossier)
{
    QJsonArray shown;
    for (const EventProof &proof : dossier.events) {
        if (const auto *what = std::get_if<event::Shown>(&proof.event.what))
            shown.append(QJsonObject{{u"revision"_s, what->revision},
                                     {u"place"_s, QString(key(what->place))},
                                     {u"at"_s, momentOrNull(proof.event.at)},
                                     {u"counter"_s, proof.event.counter},
                                     {u"operator"_s, textOrNull(proof.event.operatorName)}});
    }
    return shown;
}

QJsonArray approvalsOf(const Dossier &dossier)
{
    QJsonArray approvals;
    for (const EventProof &proof : dossier.events) {
        if (!proof.event.authorisedBy.isEmpty())
            approvals.append(QJsonObject{{u"event"_s, proof.event.id},
                                         {u"kind"_s, QString(key(proof.event.kind()))},
                                         {u"at"_s, momentOrNull(proof.event.at)},
                                         {u"operator"_s, textOrNull(proof.event.operatorName)},
                                         {u"authorised_by"_s, proof.event.authorisedBy}});
    }
    return approvals;
}

QJsonObject chargeObject(const Dossier &dossier)
{
    const Charge &charge = dossier.charge;
    const ListedCustomer customer = dossierwords::customer(dossier);
    QJsonValue contested;
    if (charge.isContested())
        contested = QJsonObject{{u"on"_s, dayOfNumber(charge.contestedOn).toString(Qt::ISODate)},
                                {u"until"_s, dayOfNumber(charge.contestedUntil).toString(Qt::ISODate)}};
    return {{u"attempt"_s, charge.attempt},
            {u"number"_s, display::chargeNumber(charge)},
            {u"txid"_s, textOrNull(charge.txid)},
            {u"amount"_s, charge.amount.toWire()},
            {u"reported_amount"_s, amountOrNull(charge.reportedAmount)},
            {u"status"_s, QString(key(dossier.status))},
            {u"provider_status"_s, textOrNull(charge.providerStatus)},
            {u"created_at"_s, momentOrNull(charge.createdAt)},
            {u"expires_at"_s, momentOrNull(charge.expiresAt)},
            {u"paid_at"_s, momentOrNull(charge.paidAt)},
            {u"revision"_s, charge.revision},
            {u"counter"_s, charge.counter},
            {u"operator"_s, textOrNull(charge.operatorName)},
            {u"mark"_s, dossier.terms.hasCustomer ? textOrNull(charge.mark) : QJsonValue()},
            {u"contested"_s, contested},
            {u"erased"_s, charge.isErased},
            {u"customer"_s, QJsonObject{{u"name"_s, customer.name},
                                        {u"tax_id"_s, customer.taxId},
                                        {u"phone"_s, customer.phone},
                                        {u"email"_s, customer.email}}}};
}

QJsonValue receiptOf(const Dossier &dossier)
{
    const Charge &charge = dossier.charge;
    if (!dossier.terms.hasReceipt || !charge.receivedAt.isValid())
        return {};
    return QJsonObject{{u"at"_s, momentOrNull(charge.receivedAt)},
                       {u"by"_s, charge.receivedBy},
                       {u"amount"_s, amountOrNull(charge.receivedAmount)},
                       {u"reference"_s, textOrNull(charge.receivedReference)}};
}

} // namespace

QJsonObject dossierObject(const Dossier &dossier)
{
    const EventContext context = dossierwords::contextOf(dossier);
    QJsonArray events;
    for (const EventProof &proof : dossier.events)
        events.append(eventObject(dossier, proof, context));
    QJsonArray codes;
    for (const Dossier::Code &code : dossier.codes) {
        if (dossier.terms.hasCodes)
            codes.append(codeObject(code));
    }
    const DossierTerms &terms = dossier.terms;
    return {{u"form"_s, dossierForm},
            {u"made_at"_s, momentOrNull(dossier.madeAt)},
            {u"made_by"_s, terms.madeBy},
            {u"account"_s, textOrNull(terms.account)},
            {u"program"_s, terms.program},
            {u"shop"_s, textOrNull(terms.shopName)},
            {u"training"_s, terms.isTraining},
            {u"includes"_s, QJsonObject{{u"customer"_s, terms.hasCustomer},
                                        {u"codes"_s, terms.hasCodes},
                                        {u"receipt"_s, terms.hasReceipt},
                                        {u"replies"_s, dossier.hasReplies()}}},
            {u"charge"_s, chargeObject(dossier)},
            {u"events"_s, events},
            {u"proven"_s, dossier.proven()},
            {u"whole"_s, dossier.isWhole()},
            {u"codes"_s, codes},
            {u"shown"_s, exposuresOf(dossier)},
            {u"approvals"_s, approvalsOf(dossier)},
            {u"receipt"_s, receiptOf(dossier)},
            {u"text_for_bank"_s, dossierwords::textForBank(dossier)}};
}

QByteArray dossierFile(const Dossier &dossier)
{
    return QJsonDocument(dossierObject(dossier)).toJson();
}

} // namespace balcao
