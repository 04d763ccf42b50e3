// SPDX-License-Identifier: MIT
#include "ui/presentation/dossier/dossierpages.h"

#include "core/brcode/receiver.h"
#include "core/values/ids.h"
#include "ui/presentation/dossier/dossierwords.h"
#include "ui/presentation/words/customerfields.h"
#include "ui/presentation/words/display.h"
#include "ui/sheet/pageflow.h"

#include <QCoreApplication>

#include <utility>
#include <variant>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

struct DossierPagesTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::Dossier)
};

using sheet::PageFlow;
using Pair = PageFlow::Pair;

QString dayAndTime(const QDateTime &utc)
{
    return utc.toLocalTime().toString(u"dd/MM/yyyy HH:mm"_s);
}

PageFlow::Head headOf(const Dossier &dossier)
{
    const Charge &charge = dossier.charge;
    const auto receiver = charge.receiver();
    QStringList shop;
    if (!dossier.terms.shopName.isEmpty())
        shop.append(display::quoted(dossier.terms.shopName));
    else if (receiver)
        shop.append(display::quoted(receiver->name));
    if (receiver && !receiver->city.isEmpty())
        shop.append(display::quoted(receiver->city));
    const QString end = charge.paidAt.isValid()
                            ? DossierPagesTr::tr("Paid on %1").arg(dossierwords::moment(charge.paidAt))
                            : display::statusWord(dossier.status);
    const bool isTold = dossier.terms.hasReceipt || dossier.status != ChargeStatus::Confirmed;
    return {.title = DossierPagesTr::tr("Dossier of charge %1").arg(display::chargeNumber(charge)),
            .subtitle = shop.join(u" · "_s),
            .figure = display::amount(charge.amount),
            .beside = isTold ? display::withOtherAmount(charge, end) : end,
            .warning =
                dossier.terms.isTraining ? DossierPagesTr::tr("TRAINING: this charge has no value.") : QString()};
}

void addSale(PageFlow &flow, const Dossier &dossier)
{
    const Charge &charge = dossier.charge;
    const ListedCustomer customer = dossierwords::customer(dossier);
    QList<Pair> pairs;
    const auto add = [&pairs](const QString &label, const QString &text) {
        if (!text.isEmpty())
            pairs.append({label, text});
    };
    add(DossierPagesTr::tr("Customer"), charge.isErased ? DossierPagesTr::tr("Data erased") : customer.name);
    add(u"CPF/CNPJ"_s, customer.taxId);
    add(labelOf(CustomerField::Phone), customer.phone);
    add(labelOf(CustomerField::Email), customer.email);
    add(DossierPagesTr::tr("Created"), dossierwords::moment(charge.createdAt));
    add(DossierPagesTr::tr("Valid until"),
        charge.expiresAt.isValid() ? dossierwords::moment(charge.expiresAt) : DossierPagesTr::tr("not told"));
    QStringList who{display::counter(charge.counter)};
    if (!charge.operatorName.isEmpty())
        who.prepend(display::quoted(charge.operatorName, 60));
    add(DossierPagesTr::tr("Operator"), who.join(u", "_s));
    add(DossierPagesTr::tr("Allowed by"), dossierwords::authorisers(dossier).join(u", "_s));
    if (dossier.terms.hasCustomer)
        add(markLabel(), display::quoted(charge.mark));
    if (charge.isContested())
        add(DossierPagesTr::tr("Contested"), dossierwords::contestation(charge));
    flow.addSection(DossierPagesTr::tr("The sale"));
    flow.addPairs(pairs);
}

void addSources(PageFlow &flow, const Dossier &dossier)
{
    const Charge &charge = dossier.charge;
    flow.addSection(DossierPagesTr::tr("Two sources, side by side"));
    QList<Pair> pairs{{DossierPagesTr::tr("The provider said"), dossierwords::providerSaid(charge)},
                      {DossierPagesTr::tr("Amount told"), charge.reportedAmount
                                                              ? display::amount(*charge.reportedAmount)
                                                              : DossierPagesTr::tr("not told")}};
    if (dossier.terms.hasReceipt) {
        pairs.append({DossierPagesTr::tr("The shop saw"), dossierwords::shopSaw(charge)});
        const auto seen = dossierwords::otherAmountSeen(charge);
        if (charge.receivedAt.isValid())
            pairs.append({DossierPagesTr::tr("Amount seen"),
                          seen ? display::amount(*seen) : DossierPagesTr::tr("nobody said another one")});
    }
    flow.addPairs(pairs);
    if (!charge.txid.isEmpty())
        flow.addParagraph(u"txid "_s + display::quoted(charge.txid));
    if (dossier.terms.hasReceipt && !charge.receivedReference.isEmpty())
        flow.addParagraph((isEndToEndId(charge.receivedReference)
                               ? DossierPagesTr::tr("Identification of the Pix (E2E) %1")
                               : DossierPagesTr::tr("What the shop noted of the payment: %1"))
                              .arg(display::quoted(charge.receivedReference)));
}

PageFlow::Picture pictureOf(const Dossier::Code &code)
{
    QStringList lines{display::amount(code.charged)};
    lines.append(code.until.isValid() ? DossierPagesTr::tr("from %1 to %2")
                                            .arg(dossierwords::moment(code.since), dossierwords::moment(code.until))
                                      : DossierPagesTr::tr("since %1").arg(dossierwords::moment(code.since)));
    if (code.check.code && !code.isOtherReceiver) {
        const BrCodeFields &fields = code.check.code->fields();
        lines.append(DossierPagesTr::tr("Receiver: %1").arg(display::quoted(fields.merchantName, 40)));
        lines.append(DossierPagesTr::tr("CRC %1").arg(display::quoted(fields.crc)));
    }
    return {.bytes = code.isDrawn && code.check.code ? code.check.code->bytes() : QByteArray(),
            .title = DossierPagesTr::tr("Code %1").arg(code.revision),
            .lines = lines,
            .note = dossierwords::verdict(code)};
}

void addCodes(PageFlow &flow, const Dossier &dossier)
{
    if (!dossier.terms.hasCodes || dossier.codes.isEmpty())
        return;
    flow.addSection(DossierPagesTr::tr("Codes that there were"));
    QList<PageFlow::Picture> pictures;
    bool areDrawn = false;
    for (const Dossier::Code &code : dossier.codes) {
        pictures.append(pictureOf(code));
        areDrawn = areDrawn || code.isDrawn;
    }
    flow.addPictures(pictures);
    if (!areDrawn)
        flow.addParagraph(
            DossierPagesTr::tr("No code is drawn while somebody might still pay by it, or where it was not verified."));
}

void addEvents(PageFlow &flow, const Dossier &dossier)
{
    flow.addSection(DossierPagesTr::tr("What happened, in its order"));
    const EventContext context = dossierwords::contextOf(dossier);
    QList<QStringList> rows;
    QDate day = dossier.charge.createdAt.toLocalTime().date();
    for (const EventProof &proof : dossier.events) {
        const QDateTime at = proof.event.at.toLocalTime();
        if (at.date() != day) {
            day = at.date();
            rows.append({day.toString(u"dd/MM/yyyy"_s)});
        }
        rows.append({at.toString(u"HH:mm:ss"_s), describe(proof.event, context).inOneLine(), actorOf(proof.event),
                     proof.holds ? dossierwords::proof(proof) : DossierPagesTr::tr("not proven")});
    }
    flow.addTable({{.title = DossierPagesTr::tr("Time"), .width = 74},
                   {.title = DossierPagesTr::tr("Fact")},
                   {.title = DossierPagesTr::tr("Who"), .width = 128},
                   {.title = DossierPagesTr::tr("Proof"), .width = 118}},
                  rows);
    flow.addParagraph(
        DossierPagesTr::tr("Each proof depends on the one before it at its counter. %1 Checked on %2. The file %3.json "
                           "has everything that it takes to prove them again.")
            .arg(dossierwords::wholeness(dossier), dayAndTime(dossier.madeAt), dossierFileName(dossier)));
    if (dossier.paysAnother())
        flow.addParagraph(
            DossierPagesTr::tr("But a fact that holds another receiver's code is proven by the ledger alone."));
}

void addReplies(PageFlow &flow, const Dossier &dossier)
{
    if (!dossier.hasReplies())
        return;
    bool isFirst = true;
    for (const EventProof &proof : dossier.events) {
        const auto *reply = std::get_if<event::ReplyReceived>(&proof.event.what);
        if (!reply || reply->body.isEmpty())
            continue;
        if (std::exchange(isFirst, false))
            flow.addSection(DossierPagesTr::tr("The provider's answers, as received"));
        constexpr qsizetype longest = 4000;
        flow.addParagraph(
            DossierPagesTr::tr("%1, HTTP %2").arg(dossierwords::moment(proof.event.at)).arg(reply->httpStatus),
            {.pixels = 13, .face = sheet::Face::Strong});
        const QString withheld = DossierPagesTr::tr("(a code that somebody might still pay by)");
        QString body = QString::fromUtf8(reply->body);
        for (const Dossier::Code &code : dossier.codes) {
            // JSON may write a slash in two ways.
            if (!code.isDrawn && !code.text.isEmpty())
                body.replace(code.text, withheld).replace(QString(code.text).replace(u'/', "\\/"_L1), withheld);
        }
        flow.addParagraph(display::quoted(body, longest));
    }
}

} // namespace

QString dossierFileName(const Dossier &dossier)
{
    return DossierPagesTr::tr("dossier-%1").arg(display::chargeNumber(dossier.charge));
}

sheet::Document dossierPages(const Dossier &dossier)
{
    PageFlow flow(headOf(dossier));
    addSale(flow, dossier);
    addSources(flow, dossier);
    addCodes(flow, dossier);
    addEvents(flow, dossier);
    addReplies(flow, dossier);
    QString by = display::quoted(dossier.terms.madeBy, 60);
    if (by.isEmpty())
        by = DossierPagesTr::tr("somebody");
    if (!dossier.terms.account.isEmpty())
        by = DossierPagesTr::tr("%1 (account %2)").arg(by, display::quoted(dossier.terms.account, 40));
    return flow.finish(
        DossierPagesTr::tr("Made by %1 on %2, %3").arg(by, dayAndTime(dossier.madeAt), dossier.terms.program),
        [](int page, int of) { return DossierPagesTr::tr("Page %1 of %2").arg(page).arg(of); });
}

} // namespace balcao
