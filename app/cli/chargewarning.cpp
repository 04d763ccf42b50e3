// SPDX-License-Identifier: MIT
#include "app/cli/chargewarning.h"

#include "ui/presentation/messages.h"

#include <QCoreApplication>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(balcao::cli::Warning)
};

QString sentenceOf(Remark remark)
{
    switch (remark) {
    case Remark::AmountNotConfirmed:
        return messages::describe(ReplyWarning::AmountMissing);
    case Remark::CustomerDiffers:
        return messages::describe(ReplyWarning::CustomerMismatch);
    case Remark::ExpiredOnArrival:
        return messages::describe(ReplyWarning::AlreadyExpired);
    case Remark::ExpiryUnreadable:
        return Tr::tr("The provider's deadline cannot be read.");
    case Remark::StatusUnknown:
        return messages::describe(ReplyWarning::StatusUnknown);
    case Remark::StatusWentBack:
        return messages::describe(Doubt::StatusWentBack);
    case Remark::MayBePaid:
        return messages::describe(Doubt::MayBePaid);
    case Remark::TxidShared:
        return messages::describe(Doubt::TxidShared);
    case Remark::ErrorBesideTxid:
        return messages::describe(Doubt::ErrorBesideTxid);
    case Remark::CodeRepaired:
        return Tr::tr("The provider's code had small flaws and was repaired.");
    case Remark::CodeWithoutAmount:
        return messages::describe(BrCodeFinding::WithoutAmount);
    case Remark::CodeWithRecurrence:
        return messages::describe(BrCodeFinding::WithRecurrence);
    case Remark::CodeIsWithdrawal:
        return messages::describe(BrCodeFinding::IsWithdrawal);
    case Remark::FeeInCode:
        return messages::describe(BrCodeFinding::FeeInCode);
    case Remark::ReadBackMissing:
        return Tr::tr("The picture was not read back: this program was built without a reader.");
    case Remark::SimilarCharge:
    case Remark::OtherReceiver:
        break;
    }
    return {};
}

} // namespace

Warning warningOf(Remark remark)
{
    return {.code = balcao::key(remark), .message = sentenceOf(remark)};
}

Warning similarCharge(const QString &attempt)
{
    return {
        .code = balcao::key(Remark::SimilarCharge),
        .message =
            Tr::tr("There is a charge of the same amount and customer of the last minutes: attempt %1.").arg(attempt)};
}

QJsonArray toJson(const QList<Warning> &warnings)
{
    QJsonArray list;
    for (const Warning &warning : warnings)
        list.append(QJsonObject{{u"code"_s, QString(warning.code)}, {u"message"_s, warning.message}});
    return list;
}

} // namespace balcao::cli
