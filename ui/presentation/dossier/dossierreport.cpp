// SPDX-License-Identifier: MIT
#include "ui/presentation/dossier/dossierreport.h"

#include "core/brcode/receiver.h"
#include "core/values/ids.h"
#include "ui/presentation/dossier/dossier.h"
#include "ui/presentation/dossier/dossierwords.h"
#include "ui/text/customerfields.h"
#include "ui/text/display.h"

#include <QCoreApplication>

#include <variant>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

struct DossierReportTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::Dossier)
};

using report::Heading;
using report::Pair;
using report::Pairs;
using report::Paragraph;
using report::QrCode;
using report::Table;
using Blocks = QList<report::Block>;

QString dayAndTime(const QDateTime &utc)
{
    return utc.toLocalTime().toString(u"dd/MM/yyyy HH:mm"_s);
}

report::Report headOf(const Dossier &dossier)
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
    const QString end = charge.paidAt.isValid() ? DossierReportTr::tr("Paid on %1").arg(display::moment(charge.paidAt))
                                                : display::statusWord(dossier.status);
    const bool isTold = dossier.terms.hasReceipt || dossier.status != ChargeStatus::Confirmed;
    return {.title = DossierReportTr::tr("Dossier of charge %1").arg(display::chargeNumber(charge)),
            .subtitle = shop.join(u" · "_s),
            .figure = display::amount(charge.amount),
            .figureNote = isTold ? display::withOtherAmount(charge, end) : end,
            .warning =
                dossier.terms.isTraining ? DossierReportTr::tr("TRAINING: this charge has no value.") : QString()};
}

Blocks sale(const Dossier &dossier)
{
    const Charge &charge = dossier.charge;
    const ListedCustomer customer = dossierwords::customer(dossier);
    Pairs facts;
    const auto add = [&facts](const QString &label, const QString &text) {
        if (!text.isEmpty())
            facts.pairs.append({label, text});
    };
    add(DossierReportTr::tr("Customer"), charge.isErased ? DossierReportTr::tr("Data erased") : customer.name);
    add(u"CPF/CNPJ"_s, customer.taxId);
    add(labelOf(CustomerField::Phone), customer.phone);
    add(labelOf(CustomerField::Email), customer.email);
    add(DossierReportTr::tr("Created"), display::moment(charge.createdAt));
    add(DossierReportTr::tr("Valid until"),
        charge.expiresAt.isValid() ? display::moment(charge.expiresAt) : DossierReportTr::tr("not told"));
    QStringList who{display::counter(charge.counter)};
    if (!charge.operatorName.isEmpty())
        who.prepend(display::quoted(charge.operatorName, 60));
    add(DossierReportTr::tr("Operator"), who.join(u", "_s));
    add(DossierReportTr::tr("Allowed by"), dossierwords::authorisers(dossier).join(u", "_s));
    if (dossier.terms.hasCustomer)
        add(markLabel(), display::quoted(charge.mark));
    if (charge.isContested())
        add(DossierReportTr::tr("Contested"), dossierwords::contestation(charge));
    return {Heading{DossierReportTr::tr("The sale")}, facts};
}

Blocks sources(const Dossier &dossier)
{
    const Charge &charge = dossier.charge;
    Pairs facts{{{DossierReportTr::tr("The provider said"), dossierwords::providerSaid(charge)},
                 {DossierReportTr::tr("Amount told"),
                  charge.reportedAmount ? display::amount(*charge.reportedAmount) : DossierReportTr::tr("not told")}}};
    if (dossier.terms.hasReceipt) {
        facts.pairs.append({DossierReportTr::tr("The shop saw"), dossierwords::shopSaw(charge)});
        const auto seen = dossierwords::otherAmountSeen(charge);
        if (charge.receivedAt.isValid())
            facts.pairs.append({DossierReportTr::tr("Amount seen"),
                                seen ? display::amount(*seen) : DossierReportTr::tr("nobody said another one")});
    }
    Blocks blocks{Heading{DossierReportTr::tr("Two sources, side by side")}, facts};
    if (!charge.txid.isEmpty())
        blocks.append(Paragraph{u"txid "_s + display::quoted(charge.txid)});
    if (dossier.terms.hasReceipt && !charge.receivedReference.isEmpty())
        blocks.append(Paragraph{(isEndToEndId(charge.receivedReference)
                                     ? DossierReportTr::tr("Identification of the Pix (E2E) %1")
                                     : DossierReportTr::tr("What the shop noted of the payment: %1"))
                                    .arg(display::quoted(charge.receivedReference))});
    return blocks;
}

QrCode pictureOf(const Dossier::Code &code)
{
    QStringList lines{display::amount(code.charged)};
    lines.append(
        code.until.isValid()
            ? DossierReportTr::tr("from %1 to %2").arg(display::moment(code.since), display::moment(code.until))
            : DossierReportTr::tr("since %1").arg(display::moment(code.since)));
    if (code.check.code && !code.isOtherReceiver) {
        const BrCodeFields &fields = code.check.code->fields();
        lines.append(DossierReportTr::tr("Receiver: %1").arg(display::quoted(fields.merchantName, 40)));
        lines.append(DossierReportTr::tr("CRC %1").arg(display::quoted(fields.crc)));
    }
    return {.payload = code.isDrawn && code.check.code ? code.check.code->bytes() : QByteArray(),
            .title = DossierReportTr::tr("Code %1").arg(code.revision),
            .lines = lines,
            .note = dossierwords::verdict(code)};
}

Blocks codes(const Dossier &dossier)
{
    if (!dossier.terms.hasCodes || dossier.codes.isEmpty())
        return {};
    Blocks blocks{Heading{DossierReportTr::tr("Codes that there were")}};
    bool areDrawn = false;
    for (const Dossier::Code &code : dossier.codes) {
        blocks.append(pictureOf(code));
        areDrawn = areDrawn || code.isDrawn;
    }
    if (!areDrawn)
        blocks.append(Paragraph{DossierReportTr::tr(
            "No code is drawn while somebody might still pay by it, or where it was not verified.")});
    return blocks;
}

Blocks events(const Dossier &dossier)
{
    const EventContext context = dossierwords::contextOf(dossier);
    Table table{.columns = {{.title = DossierReportTr::tr("Time")},
                            {.title = DossierReportTr::tr("Fact")},
                            {.title = DossierReportTr::tr("Who")},
                            {.title = DossierReportTr::tr("Proof")}},
                .rows = {}};
    QDate day = dossier.charge.createdAt.toLocalTime().date();
    for (const EventProof &proof : dossier.events) {
        const QDate itsDay = proof.event.at.toLocalTime().date();
        if (itsDay != day)
            table.rows.append({itsDay});
        day = itsDay;
        table.rows.append({display::timeWithSeconds(proof.event.at), describe(proof.event, context).inOneLine(),
                           actorOf(proof.event),
                           proof.holds ? dossierwords::proof(proof) : DossierReportTr::tr("not proven")});
    }
    Blocks blocks{
        Heading{DossierReportTr::tr("What happened, in its order")}, table,
        Paragraph{
            DossierReportTr::tr("Each proof depends on the one before it at its counter. %1 Checked on %2. The file "
                                "%3.json has everything that it takes to prove them again.")
                .arg(dossierwords::wholeness(dossier), dayAndTime(dossier.madeAt), dossierFileName(dossier))}};
    if (dossier.paysAnother())
        blocks.append(Paragraph{
            DossierReportTr::tr("But a fact that holds another receiver's code is proven by the ledger alone.")});
    return blocks;
}

Blocks replies(const Dossier &dossier)
{
    Blocks blocks;
    if (!dossier.hasReplies())
        return blocks;
    for (const EventProof &proof : dossier.events) {
        const auto *reply = std::get_if<event::ReplyReceived>(&proof.event.what);
        if (!reply || reply->body.isEmpty())
            continue;
        if (blocks.isEmpty())
            blocks.append(Heading{DossierReportTr::tr("The provider's answers, as received")});
        constexpr qsizetype longest = 4000;
        blocks.append(Paragraph{
            .text = DossierReportTr::tr("%1, HTTP %2").arg(display::moment(proof.event.at)).arg(reply->httpStatus),
            .isStrong = true});
        const QString withheld = DossierReportTr::tr("(a code that somebody might still pay by)");
        QString body = QString::fromUtf8(reply->body);
        for (const Dossier::Code &code : dossier.codes) {
            // JSON may write a slash in two ways.
            if (!code.isDrawn && !code.text.isEmpty())
                body.replace(code.text, withheld).replace(QString(code.text).replace(u'/', "\\/"_L1), withheld);
        }
        blocks.append(Paragraph{display::quoted(body, longest)});
    }
    return blocks;
}

} // namespace

QString dossierFileName(const Dossier &dossier)
{
    return DossierReportTr::tr("dossier-%1").arg(display::chargeNumber(dossier.charge));
}

report::Report dossierReport(const Dossier &dossier)
{
    report::Report report = headOf(dossier);
    report.blocks = sale(dossier) + sources(dossier) + codes(dossier) + events(dossier) + replies(dossier);
    QString by = display::quoted(dossier.terms.madeBy, 60);
    if (by.isEmpty())
        by = DossierReportTr::tr("somebody");
    if (!dossier.terms.account.isEmpty())
        by = DossierReportTr::tr("%1 (account %2)").arg(by, display::quoted(dossier.terms.account, 40));
    report.footer =
        DossierReportTr::tr("Made by %1 on %2, %3").arg(by, dayAndTime(dossier.madeAt), dossier.terms.program);
    return report;
}

} // namespace balcao
