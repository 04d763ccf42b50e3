// SPDX-License-Identifier: MIT
// Texts about the provider's answers and failures.
#include "ui/text/messages.h"

#include "ui/text/display.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao::messages
{

namespace
{

struct ProviderMessagesTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::messages)
};

/** The provider's words, to be put behind a sentence; nothing when it said none. */
QString quotedMessages(const QStringList &messages)
{
    QStringList quotes;
    for (const QString &message : messages)
        quotes.append(u'“' + display::quoted(message) + u'”');
    return quotes.isEmpty() ? QString() : u' ' + ProviderMessagesTr::tr("Provider: %1").arg(quotes.join(u' '));
}

} // namespace

QString describe(BrCodeFinding problem)
{
    switch (problem) {
    case BrCodeFinding::Empty:
        return ProviderMessagesTr::tr("There is no code.");
    case BrCodeFinding::SeveralCodes:
        return ProviderMessagesTr::tr("There is more than one code in this text. Paste one of them alone.");
    case BrCodeFinding::CrcMismatch:
        return ProviderMessagesTr::tr(
            "The code's check sum (CRC) does not match: something in it was changed or lost.");
    case BrCodeFinding::CrcMissing:
        return ProviderMessagesTr::tr("The code's check sum (CRC) is missing: the end was cut off.");
    case BrCodeFinding::PayloadFormat:
        return ProviderMessagesTr::tr("This is not a Pix copy-and-paste code.");
    case BrCodeFinding::GuiNotPix:
        return ProviderMessagesTr::tr("This is a payment code, but not of Pix.");
    case BrCodeFinding::CurrencyNotBrl:
        return ProviderMessagesTr::tr("The code is not in Brazilian reais.");
    case BrCodeFinding::KeyInvalid:
        return ProviderMessagesTr::tr(
            "The key inside the code is no Pix key: no bank can pay it. Check the shop's key at the provider.");
    case BrCodeFinding::AmountFormat:
    case BrCodeFinding::AmountZero:
        return ProviderMessagesTr::tr("The amount inside the code cannot be paid.");
    case BrCodeFinding::FeeInCode:
        return ProviderMessagesTr::tr("The code adds a tip or a fee to the amount: the customer would pay more.");
    case BrCodeFinding::WithoutAmount:
        return ProviderMessagesTr::tr("The code names no amount: the customer types it. Check how much arrives.");
    case BrCodeFinding::IsWithdrawal:
        return ProviderMessagesTr::tr("The code is for a cash withdrawal (Pix Saque). Check it with the provider.");
    case BrCodeFinding::WithRecurrence:
        return ProviderMessagesTr::tr("With this code the customer can also authorise a recurring payment.");
    case BrCodeFinding::WithOtherArrangement:
        return ProviderMessagesTr::tr("The code can also be paid in another way than by Pix.");
    default:
        return ProviderMessagesTr::tr("The code does not follow the rules of Pix (%1).").arg(key(problem));
    }
}

QString describe(ProviderError::Cause cause)
{
    using Cause = ProviderError::Cause;
    switch (cause) {
    case Cause::Cancelled:
        return ProviderMessagesTr::tr("It was cancelled here.");
    case Cause::ConnectionRefused:
        return ProviderMessagesTr::tr("The provider's computer refused the connection.");
    case Cause::HostNotFound:
        return ProviderMessagesTr::tr("The provider's address was not found.");
    case Cause::ConnectTimeout:
        return ProviderMessagesTr::tr("No connection was made in time.");
    case Cause::Tls:
        return ProviderMessagesTr::tr("The provider's certificate could not be trusted.");
    case Cause::CertificateExpired:
        return ProviderMessagesTr::tr(
            "The provider's certificate is out of date. Check this computer's date and time; if they are right, "
            "tell the provider.");
    case Cause::CertificateNotYetValid:
        return ProviderMessagesTr::tr(
            "The provider's certificate is not valid yet. Check this computer's date and time.");
    case Cause::CertificateOtherName:
        return ProviderMessagesTr::tr(
            "The certificate is of another address. Check the provider's address in the settings.");
    case Cause::CertificateUnknownAuthority:
        return ProviderMessagesTr::tr(
            "This computer does not know who signed the provider's certificate. A proxy, an antivirus program "
            "or a login page of the network may stand in between.");
    case Cause::NoSecureConnection:
        return ProviderMessagesTr::tr(
            "No secure connection (https) came about. Check the provider's address and port.");
    case Cause::Proxy:
        return ProviderMessagesTr::tr(
            "The proxy does not answer. Check its address in the settings, or this computer's proxy settings.");
    case Cause::ProxyRefused:
        return ProviderMessagesTr::tr(
            "The proxy did not let the connection through. It may want another user or password, or it has to "
            "allow the provider's address.");
    case Cause::NetworkUnreachable:
        return ProviderMessagesTr::tr(
            "The network did not lead to the provider. Check this computer's network connection.");
    case Cause::NotRecorded:
        return ProviderMessagesTr::tr("The attempt could not be written down here first.");
    case Cause::ProgramEnded:
        return ProviderMessagesTr::tr("The program ended before it was over.");
    case Cause::Deadline:
        return ProviderMessagesTr::tr("The provider did not answer in time.");
    case Cause::ConnectionLost:
        return ProviderMessagesTr::tr("The connection was lost before the whole answer came.");
    case Cause::InterimAnswer:
        return ProviderMessagesTr::tr(
            "Before its answer the provider sent a notice (HTTP 1xx), and this program cannot read what came "
            "behind it.");
    case Cause::ReplyTooLarge:
        return ProviderMessagesTr::tr("The answer was larger than any charge.");
    case Cause::Redirect:
        return ProviderMessagesTr::tr("The provider's address answered with another address.");
    case Cause::HttpStatus:
        return ProviderMessagesTr::tr("The provider answered that something went wrong on its side.");
    case Cause::NoSuchOperation:
        return ProviderMessagesTr::tr(
            "The provider's address may lack its version. Most end like https://api.example.com/v1.");
    case Cause::ErrorInReply:
        return ProviderMessagesTr::tr("The provider answered with an error.");
    case Cause::UnreadableReply:
        return ProviderMessagesTr::tr("The answer could not be read.");
    case Cause::PackedReply:
        return ProviderMessagesTr::tr("The answer came packed in a way that this program cannot unpack.");
    case Cause::TxidMissing:
        return ProviderMessagesTr::tr("The answer does not say which charge it is about.");
    case Cause::OtherTxid:
        return ProviderMessagesTr::tr("The answer is about another charge.");
    }
    return {};
}

QString describe(const ProviderError &error)
{
    QString result;
    switch (error.outcome) {
    case ProviderError::Outcome::NotSent:
        result = ProviderMessagesTr::tr("The request did not leave this computer. You can try again.");
        break;
    case ProviderError::Outcome::Refused:
        result = error.category == ProviderError::Category::Auth
                     ? ProviderMessagesTr::tr("The provider refused the API key. Nothing was done.")
                     : ProviderMessagesTr::tr("The provider refused. Nothing was done.");
        break;
    case ProviderError::Outcome::Unknown:
        result = ProviderMessagesTr::tr("Unknown outcome: the request left, but what became of it is not known. "
                                        "Check at the provider before sending another.");
        break;
    }
    if (error.outcome != ProviderError::Outcome::Refused || error.cause == ProviderError::Cause::NoSuchOperation)
        result += u' ' + describe(error.cause);
    if (error.httpStatus != 0)
        result += u' ' + ProviderMessagesTr::tr("Answer %1.").arg(error.httpStatus);
    if (error.category == ProviderError::Category::RateLimit && error.retryAfter)
        result += u' ' + ProviderMessagesTr::tr("Wait %n second(s) before trying again.", nullptr,
                                                static_cast<int>(std::min<qint64>(error.retryAfter->count(), 3600)));
    return result + quotedMessages(error.messages);
}

QString describe(Remark remark)
{
    switch (remark) {
    case Remark::AmountNotConfirmed:
        return ProviderMessagesTr::tr("The provider did not confirm the amount.");
    case Remark::CustomerDiffers:
        return ProviderMessagesTr::tr("The provider has other customer data than what was typed.");
    case Remark::ExpiredOnArrival:
        return ProviderMessagesTr::tr(
            "The charge was past its deadline when it arrived. The provider's clock or this computer's is wrong: check "
            "that the customer's bank takes the code.");
    case Remark::ExpiryUnreadable:
        return ProviderMessagesTr::tr("The provider's deadline cannot be read.");
    case Remark::ExpiryConflict:
        return ProviderMessagesTr::tr("The provider named two deadlines. The earlier one is shown.");
    case Remark::StatusUnknown:
        return ProviderMessagesTr::tr("The provider used a status word that this program does not know.");
    case Remark::StatusWentBack:
        return describe(Doubt::StatusWentBack);
    case Remark::PaidOtherAmount:
        return describe(Doubt::PaidOtherAmount);
    case Remark::MayBePaid:
        return describe(Doubt::MayBePaid);
    case Remark::TxidShared:
        return describe(Doubt::TxidShared);
    case Remark::ErrorBesideTxid:
        return describe(Doubt::ErrorBesideTxid);
    case Remark::FieldTwice:
        return describe(Doubt::FieldTwice);
    case Remark::TextNotStorable:
        return describe(Doubt::TextNotStorable);
    case Remark::EventUnreadable:
        return describe(Doubt::EventUnreadable);
    case Remark::CodeRepaired:
        return ProviderMessagesTr::tr("The provider's code had small flaws and was repaired.");
    case Remark::CodeWithoutAmount:
        return describe(BrCodeFinding::WithoutAmount);
    case Remark::CodeWithRecurrence:
        return describe(BrCodeFinding::WithRecurrence);
    case Remark::CodeIsWithdrawal:
        return describe(BrCodeFinding::IsWithdrawal);
    case Remark::CodeWithOtherArrangement:
        return describe(BrCodeFinding::WithOtherArrangement);
    case Remark::FeeInCode:
        return describe(BrCodeFinding::FeeInCode);
    case Remark::ReadBackMissing:
        return ProviderMessagesTr::tr("The picture was not read back: this program was built without a reader.");
    case Remark::AnswerOutOfDate:
        return ProviderMessagesTr::tr(
            "The provider's answer came after something else had changed this charge, or was older than what "
            "was known. The charge stands as the ledger has it.");
    case Remark::OtherReceiver:
        return describe(Doubt::OtherReceiver);
    case Remark::NotCalibrated:
        return ProviderMessagesTr::tr(
            "This provider is not calibrated: nobody has compared a charge with what a bank's app shows.");
    case Remark::SimilarCharge:
        break;
    }
    return {};
}

} // namespace balcao::messages
