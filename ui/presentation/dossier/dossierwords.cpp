// SPDX-License-Identifier: MIT
#include "ui/presentation/dossier/dossierwords.h"

#include "core/brcode/receiver.h"
#include "core/values/ids.h"
#include "core/values/phonenumber.h"
#include "core/values/taxid.h"
#include "ui/presentation/words/display.h"
#include "ui/presentation/words/messages.h"

#include <QCoreApplication>

#include <variant>

using namespace Qt::StringLiterals;

namespace balcao::dossierwords
{

namespace
{

struct DossierWordsTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::Dossier)
};

constexpr int longestNameOnPaper = 60;
constexpr int longestSaid = 80;

QString date(int day)
{
    return dayOfNumber(day).toString(u"dd/MM/yyyy"_s);
}

QString amountOr(const std::optional<Money> &amount, const QString &otherwise)
{
    return amount ? display::amount(*amount) : otherwise;
}

QString quotedWord(const ProviderStatus &status)
{
    return u'“' + display::quoted(status.asReceived(), longestNameOnPaper) + u'”';
}

QString place(CodePlace place)
{
    switch (place) {
    case CodePlace::Till:
        break;
    case CodePlace::Customer:
        return DossierWordsTr::tr("on the customer's screen");
    case CodePlace::Paper:
        return DossierWordsTr::tr("to the printer");
    case CodePlace::WhatsApp:
        return DossierWordsTr::tr("by WhatsApp");
    case CodePlace::Clipboard:
        return DossierWordsTr::tr("copied");
    }
    return DossierWordsTr::tr("on the till's screen");
}

/** One overload for each event: a new one does not compile before it is told here. */
struct Fact {
    const LedgerEvent &event;

    QString operator()(const event::AttemptWritten &attempt) const
    {
        if (!event.replaces.isEmpty())
            return DossierWordsTr::tr("Request written before it left, in place of attempt %1")
                .arg(shortName(event.replaces));
        return attempt.isImported ? DossierWordsTr::tr("Taken in by its txid")
                                  : DossierWordsTr::tr("Request written before it left");
    }
    QString operator()(const event::FirstByteOut & /*out*/) const
    {
        return DossierWordsTr::tr("Request sent to the provider");
    }
    QString operator()(const event::ReplyReceived &reply) const
    {
        return DossierWordsTr::tr("Answer %1 received and kept").arg(reply.httpStatus);
    }
    QString operator()(const event::Created &created) const { return codeFact(created.answer, 1); }
    QString operator()(const event::AttemptEnded &ended) const { return messages::describe(ended.error.cause); }
    QString operator()(const event::CorrectionAsked &asked) const
    {
        const QString reason =
            asked.reason.isEmpty() ? QString() : u" ("_s + display::quoted(asked.reason, longestSaid) + u')';
        if (asked.amountBefore && event.amount && *asked.amountBefore != *event.amount)
            return DossierWordsTr::tr("Correction written: %1 → %2")
                       .arg(display::amount(*asked.amountBefore), display::amount(*event.amount)) +
                   reason;
        return (asked.customer.isEmpty() ? DossierWordsTr::tr("Code asked for again")
                                         : DossierWordsTr::tr("Correction of the customer written")) +
               reason;
    }
    QString operator()(const event::CorrectionDone &done) const { return codeFact(done.answer, done.revision); }
    QString operator()(const event::CorrectionEnded &ended) const
    {
        return DossierWordsTr::tr("Correction not made: %1").arg(messages::describe(ended.error.cause));
    }
    QString operator()(const event::StatusRead &read) const
    {
        const QString said = DossierWordsTr::tr("Status read: %1").arg(quotedWord(read.answer.charge.status));
        return read.answer.charge.amount ? said + u", "_s + display::amount(*read.answer.charge.amount) : said;
    }
    QString operator()(const event::DifferenceAccepted &accepted) const
    {
        return DossierWordsTr::tr("Different amount seen and accepted: %1")
            .arg(amountOr(accepted.reportedAmount, u"–"_s));
    }
    QString operator()(const event::ReportAccepted &accepted) const
    {
        return DossierWordsTr::tr("The provider's word on the payment accepted: %1").arg(quotedWord(accepted.status));
    }
    QString operator()(const event::ReceiverAccepted &accepted) const
    {
        return DossierWordsTr::tr("Receiver of the code accepted: %1")
            .arg(display::quoted(accepted.receiver.name, longestNameOnPaper));
    }
    QString operator()(const event::ReceivedByHand &received) const
    {
        const QString reference =
            received.reference.isEmpty() ? QString() : u", "_s + display::quoted(received.reference, longestSaid);
        return DossierWordsTr::tr("Payment seen on the shop's account: %1").arg(amountOr(event.amount, u"–"_s)) +
               reference;
    }
    QString operator()(const event::ReceiptTakenBack &taken) const
    {
        return DossierWordsTr::tr("Receipt taken back: %1").arg(display::quoted(taken.reason, longestSaid));
    }
    QString operator()(const event::Contested &contested) const
    {
        const QString reference =
            contested.reference.isEmpty() ? QString() : u", "_s + display::quoted(contested.reference, longestSaid);
        return DossierWordsTr::tr("Contested on %1, to answer until %2")
                   .arg(contested.on.toString(u"dd/MM/yyyy"_s), contested.until.toString(u"dd/MM/yyyy"_s)) +
               reference;
    }
    QString operator()(const event::ContestEnded &ended) const
    {
        return DossierWordsTr::tr("Contestation ended: %1").arg(display::quoted(ended.outcome, longestSaid));
    }
    QString operator()(const event::Settled &settled) const
    {
        using Finding = event::Settled::Finding;
        if (!settled.sameAs.isEmpty())
            return DossierWordsTr::tr("Settled: it is the charge of attempt %1").arg(shortName(settled.sameAs));
        return settled.finding == Finding::Found    ? DossierWordsTr::tr("Settled: it is at the provider")
               : settled.finding == Finding::Absent ? DossierWordsTr::tr("Settled: the provider never made it")
                                                    : DossierWordsTr::tr("The txid was the wrong one: unknown again");
    }
    QString operator()(const event::Shown &shown) const
    {
        return DossierWordsTr::tr("Code %1 shown: %2").arg(shown.revision).arg(place(shown.place));
    }

private:
    static QString codeFact(const ProviderAnswer &answer, int revision)
    {
        if (answer.charge.copyAndPaste.isEmpty())
            return DossierWordsTr::tr("Answer read: txid, no code");
        return answer.code.isVerified() && !answer.otherThan
                   ? DossierWordsTr::tr("Code %1 received and checked: CRC, amount").arg(revision)
                   : DossierWordsTr::tr("Code %1 received, not as expected").arg(revision);
    }
};

/** An answer, which the provider gave. */
bool isOfProvider(EventKind kind)
{
    return kind == EventKind::ReplyReceived || kind == EventKind::Created || kind == EventKind::CorrectionDone ||
           kind == EventKind::StatusRead;
}

/** Where the codes were to be seen: "Code 1 shown …, 14:29:06". */
QStringList exposures(const Dossier &dossier)
{
    QStringList lines;
    for (const EventProof &proof : dossier.events) {
        if (std::holds_alternative<event::Shown>(proof.event.what))
            lines.append(moment(proof.event.at) + u": "_s + fact(proof.event));
    }
    return lines;
}

/** Of the contestation that was told last. */
QString bankReference(const Dossier &dossier)
{
    QString reference;
    for (const EventProof &proof : dossier.events) {
        if (const auto *contested = std::get_if<event::Contested>(&proof.event.what))
            reference = contested->reference;
    }
    return reference;
}

} // namespace

QString moment(const QDateTime &utc)
{
    return utc.isValid() ? utc.toLocalTime().toString(u"dd/MM/yyyy HH:mm:ss"_s) : QString();
}

QString fact(const LedgerEvent &event)
{
    return std::visit(Fact{event}, event.what);
}

QString who(const LedgerEvent &event)
{
    if (isOfProvider(event.kind()))
        return DossierWordsTr::tr("provider");
    const QString name = display::quoted(event.operatorName, longestNameOnPaper);
    const QString who = name.isEmpty() ? DossierWordsTr::tr("counter %1").arg(event.counter) : name;
    return event.authorisedBy.isEmpty() ? who
                                        : DossierWordsTr::tr("%1, allowed by %2")
                                              .arg(who, display::quoted(event.authorisedBy, longestNameOnPaper));
}

QString proof(const EventProof &event)
{
    constexpr qsizetype group = 4;
    const QString hash = QString::fromLatin1(event.event.hash);
    return hash.left(group) + u' ' + hash.mid(group, group) + u' ' + hash.mid(2 * group, group);
}

QString providerSaid(const Charge &charge)
{
    if (charge.providerStatus.isEmpty())
        return DossierWordsTr::tr("nothing yet");
    const QString word = display::quoted(charge.providerStatus, longestNameOnPaper);
    const QDateTime &at = charge.paidAt.isValid() ? charge.paidAt : charge.answeredAt;
    return at.isValid() ? word + u", "_s + moment(at) : word;
}

QString shopSaw(const Charge &charge)
{
    if (!charge.receivedAt.isValid())
        return DossierWordsTr::tr("nothing was noted");
    return DossierWordsTr::tr("%1 saw it, %2")
        .arg(display::quoted(charge.receivedBy, longestNameOnPaper), moment(charge.receivedAt));
}

ListedCustomer customer(const Dossier &dossier)
{
    const Charge &charge = dossier.charge;
    const ListedCustomer kept{.name = charge.name, .taxId = charge.taxId, .phone = charge.phone, .email = charge.email};
    if (!dossier.terms.hasCustomer)
        return listed(kept, Masking::Strict);
    ListedCustomer shown{
        .name = display::quoted(kept.name), .taxId = {}, .phone = {}, .email = display::quoted(kept.email)};
    if (const auto taxId = TaxId::parse(kept.taxId))
        shown.taxId = taxId->formatted();
    if (const auto phone = PhoneNumber::parse(kept.phone))
        shown.phone = phone->formatted();
    return shown;
}

QString verdict(const Dossier::Code &code)
{
    using Verdict = CodeCheck::Verdict;
    if (code.isOtherReceiver)
        return DossierWordsTr::tr("It pays another receiver and is not given out.");
    switch (code.check.verdict) {
    case Verdict::Verified:
        break;
    case Verdict::Missing:
    case Verdict::Invalid:
        return DossierWordsTr::tr("It is not a whole Pix code.");
    case Verdict::NotPayable:
        return DossierWordsTr::tr("It authorises a recurring payment and pays nothing.");
    case Verdict::AmountDiffers:
    case Verdict::AmountDiffersIgnoredByBanks:
        return DossierWordsTr::tr("It carries another amount.");
    }
    return code.until.isValid() ? DossierWordsTr::tr("Replaced by a correction.")
                                : DossierWordsTr::tr("The last code of this charge.");
}

QString wholeness(const Dossier &dossier)
{
    const QString proven = QString::number(dossier.proven());
    const QString all = QString::number(dossier.events.size());
    return dossier.isWhole()
               ? DossierWordsTr::tr("%1 of %2 facts are proven: each is as it was written.").arg(proven, all)
               : DossierWordsTr::tr("Only %1 of %2 facts are proven: the ledger was changed or damaged. Tell support.")
                     .arg(proven, all);
}

QStringList authorisers(const Dossier &dossier)
{
    QStringList names;
    for (const EventProof &proof : dossier.events) {
        if (!proof.event.authorisedBy.isEmpty())
            names.append(display::quoted(proof.event.authorisedBy, longestNameOnPaper));
    }
    names.removeDuplicates();
    return names;
}

std::optional<Money> otherAmountSeen(const Charge &charge)
{
    return charge.receivedAmount != charge.amount ? charge.receivedAmount : std::nullopt;
}

QString textForBank(const Dossier &dossier)
{
    const Charge &charge = dossier.charge;
    QStringList lines{DossierWordsTr::tr("Charge %1 of %2, created on %3 at counter %4 by %5.")
                          .arg(display::chargeNumber(charge), display::amount(charge.amount), moment(charge.createdAt),
                               display::quoted(charge.counter, longestNameOnPaper),
                               charge.operatorName.isEmpty()
                                   ? DossierWordsTr::tr("nobody who said a name")
                                   : display::quoted(charge.operatorName, longestNameOnPaper))};
    if (dossier.terms.isTraining)
        lines.prepend(DossierWordsTr::tr("TRAINING: this charge has no value."));
    if (!charge.txid.isEmpty())
        lines.append(DossierWordsTr::tr("txid: %1").arg(display::quoted(charge.txid)));
    if (dossier.terms.hasReceipt && !charge.receivedReference.isEmpty())
        lines.append((isEndToEndId(charge.receivedReference)
                          ? DossierWordsTr::tr("Identification of the Pix (E2E): %1")
                          : DossierWordsTr::tr("What the shop noted of the payment: %1"))
                         .arg(display::quoted(charge.receivedReference)));
    lines.append(DossierWordsTr::tr("The provider said: %1.").arg(providerSaid(charge)));
    if (charge.reportedAmount)
        lines.append(
            DossierWordsTr::tr("Amount told by the provider: %1.").arg(display::amount(*charge.reportedAmount)));
    if (dossier.terms.hasReceipt)
        lines.append(DossierWordsTr::tr("Seen on the shop's account: %1.").arg(shopSaw(charge)));
    if (const auto seen = otherAmountSeen(charge); seen && dossier.terms.hasReceipt)
        lines.append(DossierWordsTr::tr("Amount seen there: %1.").arg(display::amount(*seen)));
    if (const auto receiver = charge.receiver())
        lines.append(DossierWordsTr::tr("Receiver in the code: %1, %2.")
                         .arg(display::quoted(receiver->name, longestNameOnPaper),
                              display::quoted(receiver->city, longestNameOnPaper)));
    lines += exposures(dossier);
    if (charge.isContested())
        lines.append(DossierWordsTr::tr("Contested on %1, to answer until %2.")
                         .arg(date(charge.contestedOn), date(charge.contestedUntil)));
    if (const QString reference = bankReference(dossier); charge.isContested() && !reference.isEmpty())
        lines.append(DossierWordsTr::tr("The bank's number of it: %1").arg(display::quoted(reference, longestSaid)));
    lines.append(wholeness(dossier));
    if (!dossier.events.isEmpty())
        lines.append(DossierWordsTr::tr("Proof of the last fact: %1")
                         .arg(QString::fromLatin1(dossier.events.constLast().event.hash)));
    return lines.join(u'\n') + u'\n';
}

} // namespace balcao::dossierwords
