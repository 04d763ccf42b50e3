// SPDX-License-Identifier: MIT
#include "ui/presentation/history/chargedetail.h"

#include "core/brcode/codecheck.h"
#include "core/values/taxid.h"

#include "core/values/ids.h"
#include "ui/text/messages.h"
#include "ui/text/whatsapp.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

struct ChargeDetailTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::ChargeTableModel)
};

/** Checked again here; the drawing itself is read back by the widget that makes it. */
std::optional<BrCode> codeToShow(const Charge &row, const Situation &situation)
{
    return mayShowCode(row, situation) ? checkCode(row.code, row.amount).code : std::nullopt;
}

QString doubt(const Charge &row, ChargeStatus status)
{
    if (isPaymentUnclear(row))
        return messages::describeUnclearPayment(row);
    if (status == ChargeStatus::Unknown) {
        return row.state == Charge::State::Created
                   ? ChargeDetailTr::tr(
                         "It is not known whether the last correction was made. Do not let the customer pay the "
                         "old code before this is settled.")
                   : ChargeDetailTr::tr(
                         "The request left, but no answer came back. The charge may or may not exist at the "
                         "provider. Check before creating another.");
    }
    if (status != ChargeStatus::Attention)
        return {};
    if (const auto known = messages::firstDoubtOf(row))
        return messages::describe(*known);
    if (row.code.isEmpty())
        return ChargeDetailTr::tr(
            "The provider has this charge, but its code is not here. Open it and ask for the code again.");
    return ChargeDetailTr::tr("The provider's answer does not match the charge. Open it to see the difference.");
}

QStringList notes(const Charge &row, ChargeStatus status)
{
    QStringList notes;
    if (otherAmountOf(row))
        notes.append(messages::describeOtherAmount(row));
    for (const Doubt known : {Doubt::StatusWentBack, Doubt::PaidOtherAmount, Doubt::MayBePaid}) {
        if (status != ChargeStatus::Attention && row.doubts.testFlag(known))
            notes.append(messages::describe(known));
    }
    if (const QString text = doubt(row, status); !text.isEmpty())
        notes.append(text);
    if (row.isContested())
        notes.append(ChargeDetailTr::tr("A bank asks for the money back, since %1. To be answered until %2.")
                         .arg(dayOfNumber(row.contestedOn).toString(u"dd/MM/yyyy"_s),
                              dayOfNumber(row.contestedUntil).toString(u"dd/MM/yyyy"_s)));
    if (status == ChargeStatus::Confirmed)
        notes.append(
            ChargeDetailTr::tr("%1 confirmed the payment at the shop. The provider has not reported it.")
                .arg(row.receivedBy.isEmpty() ? ChargeDetailTr::tr("Somebody") : display::quoted(row.receivedBy, 60)));
    if (!row.replaces.isEmpty())
        notes.append(ChargeDetailTr::tr("It replaces attempt %1.").arg(shortName(row.replaces)));
    if (!row.replacedBy.isEmpty())
        notes.append(ChargeDetailTr::tr("It was replaced by attempt %1.").arg(shortName(row.replacedBy)));
    if (row.isErased)
        notes.append(ChargeDetailTr::tr("The customer's data was erased. Amounts and times stay."));
    return notes;
}

QString openLabel(const Charge &row, bool hasCode, bool isDoubtful)
{
    if (hasCode)
        return ChargeDetailTr::tr("Open QR");
    if (isDoubtful)
        return ChargeDetailTr::tr("Settle");
    return row.state == Charge::State::Created ? ChargeDetailTr::tr("Open") : QString();
}

QList<LabelledText> customerOf(const Charge &row, Masking masking)
{
    const ListedCustomer customer =
        listed({.name = row.name, .taxId = row.taxId, .phone = row.phone, .email = row.email}, masking);
    QList<LabelledText> rows{{ChargeDetailTr::tr("Customer"), row.isErased         ? ChargeDetailTr::tr("Data erased")
                                                              : row.name.isEmpty() ? ChargeDetailTr::tr("Not known")
                                                                                   : customer.name}};
    const auto add = [&rows](const QString &label, const QString &text) {
        if (!text.isEmpty())
            rows.append({label, text});
    };
    const auto taxId = TaxId::parse(row.taxId);
    add(taxId && taxId->kind() == TaxId::Kind::Cnpj ? u"CNPJ"_s : u"CPF"_s, customer.taxId);
    add(labelOf(CustomerField::Phone), customer.phone);
    add(labelOf(CustomerField::Email), customer.email);
    if (!row.mark.isEmpty())
        rows.append({markLabel(), display::quoted(row.mark)});
    return rows;
}

} // namespace

ChargeDetail chargeDetail(const Charge &row, const DetailContext &context)
{
    const Situation situation = context.clock.situationOf(row);
    const std::optional<BrCode> code = codeToShow(row, situation);
    const ChargeStatus status = chargeStatus(row, situation.now, situation.writer);
    ChargeDetail detail;
    detail.attempt = row.attempt;
    detail.title = ChargeDetailTr::tr("Charge %1").arg(display::chargeNumber(row));
    detail.amount = row.amount;
    detail.status = display::status(row, situation);
    detail.customer = customerOf(row, context.masking);
    detail.txid = row.txid;
    if (status != ChargeStatus::UnderWay)
        detail.notes = notes(row, status);
    detail.isDoubtful = needsPerson(row, situation.now, situation.writer);
    if (code) {
        detail.codeBytes = code->bytes();
        detail.codeText = code->normalized();
        detail.whatsAppUrl = whatsAppUrl(detail.codeText, context.isTraining);
    }
    if (status != ChargeStatus::UnderWay)
        detail.openLabel = openLabel(row, code.has_value(), detail.isDoubtful);
    detail.mayRefresh = context.mayRefresh;
    detail.canRefresh = mayRead(row, situation, context.mayRefresh).has_value();
    detail.canCorrect = mayCorrect(row, situation).has_value();
    detail.canReceive = mayConfirmReceipt(row, situation).has_value();
    detail.canPrint = code.has_value() || status == ChargeStatus::Paid || status == ChargeStatus::Confirmed;
    detail.canTakeBack = !detail.canReceive && mayTakeBackReceipt(row, situation).has_value();
    detail.canContest = mayContest(row, situation).has_value();
    detail.canEndContest = mayEndContest(row).has_value();
    return detail;
}

} // namespace balcao
