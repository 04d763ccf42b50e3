// SPDX-License-Identifier: MIT
#include "ui/presentation/printing/slip.h"

#include "ui/presentation/printing/slipmark.h"
#include "ui/text/customermask.h"
#include "ui/text/display.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

struct SlipTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::Slip)
};

constexpr int longestName = 60;

QString moment(const QDateTime &utc)
{
    return utc.toLocalTime().toString(u"dd/MM/yyyy HH:mm"_s);
}

void describeToPay(Slip &slip, const Charge &charge, const BrCode &code, const SlipContext &context)
{
    slip.title = SlipTr::tr("PAY BY PIX");
    slip.code = code.bytes();
    slip.hint = SlipTr::tr("Point the camera of your bank's app at it");
    slip.until = charge.arrivedLate           ? SlipTr::tr("How long it is valid is in doubt")
                 : charge.expiresAt.isValid() ? SlipTr::tr("Valid until %1").arg(moment(charge.expiresAt))
                                              : SlipTr::tr("How long it is valid was not told");
    if (const QString name = display::quoted(Receiver::of(code).name, longestName); !name.isEmpty())
        slip.receiver = SlipTr::tr("Your bank shows: %1").arg(name);
    if (context.hasCodeText)
        slip.codeText = code.normalized();
}

void describePaid(Slip &slip, const Charge &charge)
{
    const bool isByHand = charge.status != ChargeStatus::Paid;
    const QDateTime &at = isByHand ? charge.receivedAt : charge.paidAt;
    slip.title = SlipTr::tr("PAID BY PIX");
    slip.hint = isByHand
                    ? SlipTr::tr("Confirmed at the shop by %1").arg(display::quoted(charge.receivedBy, longestName))
                    : SlipTr::tr("Reported by the provider");
    slip.until = at.isValid() ? moment(at) : QString();
}

QList<LabelledText> factsOf(const Charge &charge, const SlipContext &context)
{
    QList<LabelledText> facts{{SlipTr::tr("Charge"), display::chargeNumber(charge)},
                              {SlipTr::tr("Created on"), moment(charge.createdAt)}};
    if (charge.revision > 1)
        facts.append({SlipTr::tr("Revision"), QString::number(charge.revision)});
    if (charge.doubts.testFlag(Doubt::StatusWentBack))
        facts.append({SlipTr::tr("The provider said later"), display::quoted(charge.laterWord, longestName)});
    if (context.hasCustomer) {
        const ListedCustomer customer =
            listed({.name = charge.name, .taxId = charge.taxId, .phone = {}, .email = {}}, Masking::Strict);
        if (!customer.name.isEmpty())
            facts.append({SlipTr::tr("Customer"), display::quoted(customer.name, longestName)});
        if (!customer.taxId.isEmpty())
            facts.append({u"CPF/CNPJ"_s, customer.taxId});
    }
    if (!charge.mark.isEmpty())
        facts.append({markLabel(), charge.mark});
    QStringList counter{display::quoted(charge.counter, 32)};
    if (!charge.operatorName.isEmpty())
        counter.append(display::quoted(charge.operatorName, longestName));
    facts.append({SlipTr::tr("Counter"), counter.join(u", "_s)});
    if (context.hasTxid && !charge.txid.isEmpty())
        facts.append({u"txid"_s, charge.txid});
    return facts;
}

} // namespace

Expected<Slip, Obstacle> slipOf(const Charge &charge, const SlipContext &context)
{
    const Situation &situation = context.situation;
    const ChargeStatus status = chargeStatus(charge, situation.now, situation.writer);
    Slip slip;
    if (status == ChargeStatus::Paid || status == ChargeStatus::Confirmed) {
        describePaid(slip, charge);
    } else {
        BALCAO_TRY(mayShowCode(charge, situation));
        if (!charge.answer || !charge.answer->code.code)
            return no(Obstacle::NoCode);
        describeToPay(slip, charge, *charge.answer->code.code, context);
    }
    const auto receiver = charge.receiver();
    slip.shop = context.shopName.isEmpty() && receiver ? display::quoted(receiver->name, longestName)
                                                       : display::quoted(context.shopName, longestName);
    slip.amount = display::amount(charge.amount);
    slip.otherAmount = display::otherAmount(charge);
    if (context.isTraining)
        slip.training = SlipTr::tr("TRAINING: this charge has no value.");
    slip.facts = factsOf(charge, context);
    if (const auto mark = SlipMark::of(charge))
        slip.mark = mark->text();
    slip.note = SlipTr::tr("Not a tax document");
    return slip;
}

report::Report reportOf(const Slip &slip)
{
    report::Report paper{.title = slip.shop, .subtitle = slip.receiver, .warning = slip.training};
    const auto centred = [&paper](const QString &text, bool isStrong = false, bool isLarge = false) {
        if (!text.isEmpty())
            paper.blocks.append(
                report::Paragraph{.text = text, .isCentred = true, .isStrong = isStrong, .isLarge = isLarge});
    };
    paper.blocks.append(report::Rule{});
    centred(slip.title, true);
    centred(slip.amount, true, true);
    centred(slip.otherAmount, true);
    if (!slip.code.isEmpty())
        paper.blocks.append(report::QrCode{.payload = slip.code});
    centred(slip.hint);
    centred(slip.until, true);
    report::Pairs facts;
    for (const LabelledText &fact : slip.facts)
        facts.pairs.append({fact.label, fact.text});
    paper.blocks << report::Rule{} << facts;
    if (!slip.codeText.isEmpty())
        paper.blocks << report::Rule{} << report::Paragraph{.text = slip.codeText};
    paper.blocks.append(report::Rule{});
    if (!slip.mark.isEmpty())
        paper.blocks.append(report::BarCode{slip.mark});
    paper.footer = slip.note;
    return paper;
}

} // namespace balcao
