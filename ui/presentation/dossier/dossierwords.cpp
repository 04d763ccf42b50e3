// SPDX-License-Identifier: MIT
#include "ui/presentation/dossier/dossierwords.h"

#include "core/brcode/receiver.h"
#include "core/values/ids.h"
#include "core/values/phonenumber.h"
#include "core/values/taxid.h"
#include "ui/text/display.h"

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

/** Where the codes were to be seen: "Code 1 shown …, 14:29:06". */
QStringList exposures(const Dossier &dossier)
{
    const EventContext context = contextOf(dossier);
    QStringList lines;
    for (const EventProof &proof : dossier.events) {
        if (proof.event.kind() == EventKind::Shown)
            lines.append(display::moment(proof.event.at) + u": "_s + describe(proof.event, context).inOneLine());
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

EventContext contextOf(const Dossier &dossier)
{
    EventContext context{.use = EventContext::Use::Proof};
    for (const EventProof &proof : dossier.events)
        context.add(proof.event);
    return context;
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
    return at.isValid() ? word + u", "_s + display::moment(at) : word;
}

QString shopSaw(const Charge &charge)
{
    if (!charge.receivedAt.isValid())
        return DossierWordsTr::tr("nothing was noted");
    return DossierWordsTr::tr("%1 saw it, %2")
        .arg(display::quoted(charge.receivedBy, longestNameOnPaper), display::moment(charge.receivedAt));
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

QString contestation(const Charge &charge)
{
    return contestPeriod(dayOfNumber(charge.contestedOn), dayOfNumber(charge.contestedUntil));
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
                          .arg(display::chargeNumber(charge), display::amount(charge.amount),
                               display::moment(charge.createdAt), display::quoted(charge.counter, longestNameOnPaper),
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
        lines.append(DossierWordsTr::tr("Contested") + u": "_s + contestation(charge) + u'.');
    if (const QString reference = bankReference(dossier); charge.isContested() && !reference.isEmpty())
        lines.append(DossierWordsTr::tr("The bank's number of it: %1").arg(display::quoted(reference, longestSaid)));
    lines.append(wholeness(dossier));
    if (!dossier.events.isEmpty())
        lines.append(DossierWordsTr::tr("Proof of the last fact: %1")
                         .arg(QString::fromLatin1(dossier.events.constLast().event.hash)));
    return lines.join(u'\n') + u'\n';
}

} // namespace balcao::dossierwords
