// SPDX-License-Identifier: MIT
#include "ui/presentation/chargedetail.h"

#include "core/brcode/codecheck.h"
#include "core/charge/providerstatus.h"
#include "core/values/taxid.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(balcao::ChargeDetail)
};

/** The drawing itself is read back by the widget that makes it. */
std::optional<BrCode> codeToShow(const Charge &row, const QDateTime &now)
{
    const bool mayBePaid = row.standing == ChargeStatus::Waiting && row.correction == Charge::Correction::None &&
                           row.state == Charge::State::Created && !display::isOverdue(row, now);
    if (!mayBePaid)
        return std::nullopt;
    const CodeCheck check = checkCode(row.code, row.amount);
    const bool isAccepted = check.verdict == CodeCheck::Verdict::AmountDiffersIgnoredByBanks && row.differenceAccepted;
    return check.isVerified() || isAccepted ? check.code : std::nullopt;
}

bool canCorrect(const Charge &row)
{
    return row.state == Charge::State::Created && row.correction == Charge::Correction::None && !row.txid.isEmpty() &&
           !row.receivedAt.isValid() && ProviderStatus::fromWire(row.status).allowsCorrection();
}

QString doubt(const Charge &row)
{
    if (row.standing == ChargeStatus::Unknown) {
        return row.state == Charge::State::Created
                   ? Tr::tr("It is not known whether the last correction was made. Do not let the customer pay the "
                            "old code before this is settled.")
                   : Tr::tr("The request left, but no answer came back. The charge may or may not exist at the "
                            "provider. Check before creating another.");
    }
    if (row.standing != ChargeStatus::Attention)
        return {};
    if (row.code.isEmpty())
        return Tr::tr("The provider has this charge, but its code is not here. Open it and ask for the code again.");
    return Tr::tr("The provider's answer does not match the charge. Open it to see the difference.");
}

QStringList notes(const Charge &row)
{
    QStringList notes;
    if (const QString text = doubt(row); !text.isEmpty())
        notes.append(text);
    if (row.standing == ChargeStatus::ReceivedByHand)
        notes.append(Tr::tr("%1 confirmed the payment at the counter. The provider has not reported it.")
                         .arg(row.receivedBy.isEmpty() ? Tr::tr("Somebody") : display::quoted(row.receivedBy, 60)));
    if (!row.replaces.isEmpty())
        notes.append(Tr::tr("It replaces attempt %1.").arg(shortName(row.replaces)));
    if (!row.replacedBy.isEmpty())
        notes.append(Tr::tr("It was replaced by attempt %1.").arg(shortName(row.replacedBy)));
    if (row.isErased)
        notes.append(Tr::tr("The customer's data was erased. Amounts and times stay."));
    return notes;
}

QString openLabel(const Charge &row, bool hasCode)
{
    if (hasCode)
        return Tr::tr("Open QR");
    if (row.isOpen())
        return Tr::tr("Settle");
    return row.state == Charge::State::Created ? Tr::tr("Open") : QString();
}

} // namespace

ChargeDetail chargeDetail(const Charge &row, const DetailContext &context)
{
    const std::optional<BrCode> code = codeToShow(row, context.nowUtc);
    const bool isUnderWay = display::isUnderWay(row, context.nowUtc);
    const auto taxId = TaxId::parse(row.taxId);
    ChargeDetail detail;
    detail.attempt = row.attempt;
    detail.title = context.hasSeveralCounters ? Tr::tr("Charge %1 · counter %2").arg(row.number).arg(row.counter)
                                              : Tr::tr("Charge %1").arg(row.number);
    detail.amount = display::amount(row.amount);
    detail.status = display::status(row, context.nowUtc);
    detail.customer = row.isErased ? Tr::tr("Data erased") : display::quoted(row.name);
    detail.taxIdLabel = taxId && taxId->kind() == TaxId::Kind::Cnpj ? u"CNPJ"_s : u"CPF"_s;
    detail.taxId = taxId ? taxId->masked() : QString();
    detail.txid = row.txid;
    if (!isUnderWay)
        detail.notes = notes(row);
    detail.isDoubtful = row.isOpen() && !isUnderWay;
    if (code) {
        detail.codeBytes = code->bytes();
        detail.codeText = code->normalized();
    }
    detail.openLabel = isUnderWay ? QString() : openLabel(row, code.has_value());
    detail.canRefresh = context.mayRefresh && row.state == Charge::State::Created && !row.txid.isEmpty() && !isUnderWay;
    detail.canCorrect = canCorrect(row) && !isUnderWay;
    detail.canReceive = row.canBeReceived() && !isUnderWay;
    return detail;
}

} // namespace balcao
