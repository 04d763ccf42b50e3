// SPDX-License-Identifier: MIT
#include "ui/presentation/messages.h"

#include "ui/presentation/display.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace balcao::messages
{

namespace
{

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(balcao::messages)
};

/** The last two significant characters of a tax number, which are its check digits. */
QString checkDigits(const QString &text)
{
    QString significant;
    for (const QChar character : text) {
        if (character.isLetterOrNumber())
            significant += character;
    }
    return significant.right(2);
}

bool isCnpjLength(const QString &text)
{
    qsizetype significant = 0;
    for (const QChar character : text)
        significant += character.isLetterOrNumber() ? 1 : 0;
    return significant > 11;
}

QString quotedMessages(const ProviderError &error)
{
    QStringList quotes;
    for (const QString &message : error.messages)
        quotes.append(u'“' + display::quoted(message) + u'”');
    return quotes.join(u' ');
}

} // namespace

QString describe(AmountTextError error)
{
    switch (error) {
    case AmountTextError::Empty:
        return Tr::tr("The amount is missing.");
    case AmountTextError::Charset:
        return Tr::tr("The amount holds something that is not a number. Write it like 49,90.");
    case AmountTextError::Format:
        return Tr::tr("The amount can be read in two ways. Write it like 1.234,56.");
    case AmountTextError::Zero:
        return Tr::tr("The amount is zero. Type how much to charge.");
    case AmountTextError::TooLarge:
        return Tr::tr("The amount is larger than a Pix code can hold.");
    }
    return {};
}

QString describe(TaxIdError error, const QString &text)
{
    switch (error) {
    case TaxIdError::Empty:
        return Tr::tr("The CPF or CNPJ is missing. The provider needs it.");
    case TaxIdError::Charset:
        return Tr::tr("Only digits, or a CNPJ with letters. Take out the other characters.");
    case TaxIdError::Length:
        return Tr::tr("A CPF has 11 digits and a CNPJ 14. Check the number.");
    case TaxIdError::RepeatedDigits:
        return Tr::tr("A number of equal digits is nobody's. Ask for it again.");
    case TaxIdError::LetterInCheckDigits:
        return Tr::tr("The last two positions of a CNPJ are always digits.");
    case TaxIdError::CheckDigit:
        break;
    }
    if (text.contains(u'O', Qt::CaseInsensitive) || text.contains(u'I', Qt::CaseInsensitive))
        return Tr::tr("Invalid CNPJ: ending %1 does not match. Check the letter O and the number 0, I and 1.")
            .arg(checkDigits(text));
    return isCnpjLength(text)
               ? Tr::tr("Invalid CNPJ: ending %1 does not match. Ask for it again.").arg(checkDigits(text))
               : Tr::tr("Invalid CPF: ending %1 does not match. Ask for it again.").arg(checkDigits(text));
}

QString describe(PhoneNumberError error)
{
    switch (error) {
    case PhoneNumberError::Empty:
        return Tr::tr("The mobile number is missing. The provider needs it.");
    case PhoneNumberError::Charset:
        return Tr::tr("Only digits. Take out the letters.");
    case PhoneNumberError::Foreign:
        return Tr::tr("Only Brazilian numbers. Ask for one with an area code of Brazil.");
    case PhoneNumberError::Service:
        return Tr::tr("A service number is not a customer's. Ask for the mobile number.");
    case PhoneNumberError::MissingAreaCode:
        return Tr::tr("The area code is missing. Write it like (11) 98765-4321.");
    case PhoneNumberError::AreaCode:
        return Tr::tr("This area code does not exist. Check the first two digits.");
    case PhoneNumberError::OldMobile:
        return Tr::tr("This mobile number lacks the 9. Put it after the area code.");
    case PhoneNumberError::FirstDigit:
        return Tr::tr("A mobile number begins with 9 after the area code.");
    case PhoneNumberError::Length:
        return Tr::tr("The number has too many or too few digits.");
    }
    return {};
}

QString describe(EmailAddressError error)
{
    switch (error) {
    case EmailAddressError::Empty:
        return Tr::tr("E-mail missing. The provider needs it to create the charge.");
    case EmailAddressError::MissingAt:
        return Tr::tr("An e-mail address has one @. Check it.");
    case EmailAddressError::LocalPart:
        return Tr::tr("Check what stands before the @.");
    case EmailAddressError::Domain:
        return Tr::tr("Check the ending of the address, after the @.");
    case EmailAddressError::TooLong:
        return Tr::tr("The address is too long.");
    }
    return {};
}

QString describe(PersonNameError error)
{
    switch (error) {
    case PersonNameError::Empty:
        return Tr::tr("The name is missing. The provider needs it.");
    case PersonNameError::TooShort:
        return Tr::tr("The name is too short. Write the full name.");
    case PersonNameError::TooLong:
        return Tr::tr("The name has more than 200 characters. Shorten it.");
    case PersonNameError::Charset:
        return Tr::tr("The name holds a character that names do not have.");
    }
    return {};
}

QString describe(BaseUrlError error)
{
    switch (error) {
    case BaseUrlError::Empty:
        return Tr::tr("The provider's address is missing.");
    case BaseUrlError::Malformed:
        return Tr::tr("The provider's address cannot be read. Write it like https://api.example.com/v1.");
    case BaseUrlError::Scheme:
        return Tr::tr("The provider's address must begin with https://.");
    case BaseUrlError::NotLoopback:
        return Tr::tr("Without https the key could be read on the way: http:// is only for this computer.");
    case BaseUrlError::UserInfo:
        return Tr::tr("The provider's address must not hold a name or password.");
    case BaseUrlError::QueryOrFragment:
        return Tr::tr("The provider's address must end before any ? or #.");
    }
    return {};
}

QString describe(ApiKeyError error)
{
    switch (error) {
    case ApiKeyError::Empty:
        return Tr::tr("The API key is missing.");
    case ApiKeyError::Charset:
        return Tr::tr("The API key holds blanks or characters that keys do not have. Copy it again.");
    case ApiKeyError::TooLong:
        return Tr::tr("The API key is too long. Copy it again.");
    }
    return {};
}

QString describe(BrCodeFinding problem)
{
    switch (problem) {
    case BrCodeFinding::Empty:
        return Tr::tr("There is no code.");
    case BrCodeFinding::CrcMismatch:
        return Tr::tr("The code's check sum (CRC) does not match: something in it was changed or lost.");
    case BrCodeFinding::CrcMissing:
        return Tr::tr("The code's check sum (CRC) is missing: the end was cut off.");
    case BrCodeFinding::PayloadFormat:
        return Tr::tr("This is not a Pix copy-and-paste code.");
    case BrCodeFinding::GuiNotPix:
        return Tr::tr("This is a payment code, but not of Pix.");
    case BrCodeFinding::CurrencyNotBrl:
        return Tr::tr("The code is not in Brazilian reais.");
    case BrCodeFinding::AmountFormat:
    case BrCodeFinding::AmountZero:
        return Tr::tr("The amount inside the code cannot be paid.");
    default:
        return Tr::tr("The code does not follow the rules of Pix (%1).").arg(key(problem));
    }
}

QString describe(ProviderError::Cause cause)
{
    using Cause = ProviderError::Cause;
    switch (cause) {
    case Cause::Cancelled:
        return Tr::tr("It was cancelled here.");
    case Cause::ConnectionRefused:
        return Tr::tr("The provider's computer refused the connection.");
    case Cause::HostNotFound:
        return Tr::tr("The provider's address was not found.");
    case Cause::ConnectTimeout:
        return Tr::tr("No connection was made in time.");
    case Cause::Tls:
        return Tr::tr("The provider's certificate could not be trusted.");
    case Cause::Proxy:
        return Tr::tr("The proxy did not let the connection through.");
    case Cause::NetworkUnreachable:
        return Tr::tr("This computer has no network.");
    case Cause::NotRecorded:
        return Tr::tr("The attempt could not be written down here first.");
    case Cause::ProgramEnded:
        return Tr::tr("The program ended before it was over.");
    case Cause::Deadline:
        return Tr::tr("The provider did not answer in time.");
    case Cause::ConnectionLost:
        return Tr::tr("The connection was lost before the whole answer came.");
    case Cause::ReplyTooLarge:
        return Tr::tr("The answer was larger than any charge.");
    case Cause::Redirect:
        return Tr::tr("The provider's address answered with another address.");
    case Cause::HttpStatus:
        return Tr::tr("The provider answered that something went wrong on its side.");
    case Cause::ErrorInReply:
        return Tr::tr("The provider answered with an error.");
    case Cause::UnreadableReply:
        return Tr::tr("The answer could not be read.");
    case Cause::TxidMissing:
        return Tr::tr("The answer does not say which charge it is about.");
    case Cause::OtherTxid:
        return Tr::tr("The answer is about another charge.");
    }
    return {};
}

QString describe(const ProviderError &error)
{
    QString result;
    switch (error.outcome) {
    case ProviderError::Outcome::NotSent:
        result = Tr::tr("The request did not leave this computer. You can try again.");
        break;
    case ProviderError::Outcome::Refused:
        result = error.category == ProviderError::Category::Auth
                     ? Tr::tr("The provider refused the API key. Nothing was done.")
                     : Tr::tr("The provider refused. Nothing was done.");
        break;
    case ProviderError::Outcome::Unknown:
        result = Tr::tr("Unknown outcome: the request left, but what became of it is not known. "
                        "Check at the provider before sending another.");
        break;
    }
    const bool saidWhy = error.outcome == ProviderError::Outcome::Refused;
    if (!saidWhy)
        result += u' ' + describe(error.cause);
    if (error.httpStatus != 0)
        result += u' ' + Tr::tr("Answer %1.").arg(error.httpStatus);
    if (!error.messages.isEmpty())
        result += u' ' + Tr::tr("Provider: %1").arg(quotedMessages(error));
    return result;
}

QString describe(Doubt doubt)
{
    switch (doubt) {
    case Doubt::MayBePaid:
        return Tr::tr("The provider refused the correction: the charge may just have been paid. Look at the shop's account, or "
                      "read the status, before you go on.");
    case Doubt::TxidShared:
        return Tr::tr("The provider gave two attempts the same txid: only one of them can be paid. Look into its panel with "
                      "the manager before the customer pays.");
    case Doubt::ErrorBesideTxid:
        return Tr::tr("The provider made the charge, but reported an error beside it. Look into its panel before the customer "
                      "pays.");
    case Doubt::StatusWentBack:
        return Tr::tr("The provider had reported the payment, and a later answer says less. Look at the shop's account.");
    case Doubt::AmountDiffers:
    case Doubt::AmountUnreadable:
    case Doubt::CodeBroken:
    case Doubt::CodeMissing:
    case Doubt::NotPayable:
    case Doubt::MethodNotPix:
    case Doubt::NeverRead:
        break;
    }
    return {};
}

QString describe(Obstacle obstacle)
{
    switch (obstacle) {
    case Obstacle::UnderWay:
    case Obstacle::CorrectionOpen:
        return Tr::tr("The provider is being asked about this charge. One moment.");
    case Obstacle::Paid:
        return Tr::tr("This charge is paid already.");
    case Obstacle::Confirmed:
        return Tr::tr("Somebody has confirmed the payment of this charge already.");
    case Obstacle::OtherProvider:
        return Tr::tr("This charge was made at another provider than the one that is set up here.");
    case Obstacle::TxidShared:
        return describe(Doubt::TxidShared);
    case Obstacle::ReadingOff:
        return Tr::tr("Reading the status is not switched on for this provider.");
    case Obstacle::NotCreated:
    case Obstacle::Doubtful:
    case Obstacle::Ended:
    case Obstacle::PastDue:
    case Obstacle::NoCode:
    case Obstacle::CodeBroken:
    case Obstacle::NoDifference:
    case Obstacle::NotUnknown:
    case Obstacle::NotSettled:
    case Obstacle::Replaced:
    case Obstacle::HasLeft:
    case Obstacle::TooYoung:
    case Obstacle::ClockUnconfirmed:
    case Obstacle::Training:
        break;
    }
    return Tr::tr("The charge's state does not allow this any more. Look at it again.");
}

QString describeAttention(const Charge &charge)
{
    for (const Doubt doubt : {Doubt::TxidShared, Doubt::MayBePaid, Doubt::ErrorBesideTxid}) {
        if (charge.doubts.testFlag(doubt))
            return describe(doubt);
    }
    if (!charge.answer)
        return Tr::tr("The provider's answer does not match the charge.");
    const CodeCheck &check = charge.answer->code;
    const bool knowsCodeAmount = check.code && check.code->fields().amount;
    switch (check.verdict) {
    case CodeCheck::Verdict::AmountDiffers:
    case CodeCheck::Verdict::AmountDiffersIgnoredByBanks:
        if (knowsCodeAmount)
            return Tr::tr(
                       "The amount inside the code is %1, but the charge is %2. For safety the QR code is not shown.")
                .arg(display::amount(*check.code->fields().amount), display::amount(charge.amount));
        break;
    case CodeCheck::Verdict::Missing:
        return Tr::tr("The provider created the charge, but sent no code.");
    case CodeCheck::Verdict::NotPayable:
        return Tr::tr("The code only authorises a recurring payment. It does not pay this charge.");
    case CodeCheck::Verdict::Invalid:
        return describe(check.problem.value_or(BrCodeFinding::PayloadFormat));
    case CodeCheck::Verdict::Verified:
        break;
    }
    if (charge.doubts.testFlag(Doubt::AmountDiffers) && charge.reportedAmount)
        return Tr::tr("The provider says %1, but the charge is %2. If it is 100 times off, check the setting "
                      "of the amount's unit.")
            .arg(display::amount(*charge.reportedAmount), display::amount(charge.amount));
    if (charge.doubts.testFlag(Doubt::AmountUnreadable))
        return Tr::tr("The provider's answer holds an amount that cannot be read. The charge is %1.")
            .arg(display::amount(charge.amount));
    if (charge.doubts.testFlag(Doubt::MethodNotPix))
        return Tr::tr("The provider says that this charge is not paid by Pix: “%1”.")
            .arg(display::quoted(charge.answer->charge.method, 40));
    return Tr::tr("The provider's answer does not match the charge.");
}

QString describe(ReplyWarning warning)
{
    switch (warning) {
    case ReplyWarning::AmountMissing:
        return Tr::tr("The provider did not confirm the amount.");
    case ReplyWarning::AlreadyExpired:
        return Tr::tr("By this computer's clock the charge is already past its deadline. Check the clock.");
    case ReplyWarning::CustomerMismatch:
        return Tr::tr("The provider has other customer data than what was typed.");
    case ReplyWarning::ExpiryConflict:
        return Tr::tr("The provider named two deadlines. The earlier one is shown.");
    case ReplyWarning::StatusUnknown:
        return Tr::tr("The provider used a status word that this program does not know.");
    default:
        return {};
    }
}

QString describe(const LedgerError &error)
{
    using Kind = LedgerError::Kind;
    switch (error.kind) {
    case Kind::CannotOpen:
        return Tr::tr("The ledger cannot be opened. Check its folder and who may write there.");
    case Kind::ReadOnly:
        return Tr::tr("The ledger may only be read. Check who may write to its file.");
    case Kind::Busy:
        return Tr::tr("Another program keeps the ledger locked. Close it, or wait a moment.");
    case Kind::DiskFull:
        return Tr::tr("The disk is full. Make room; nothing is sent until the ledger can be written.");
    case Kind::WriteFailed:
        return Tr::tr("The ledger cannot be written. Check the disk.");
    case Kind::Damaged:
        return Tr::tr(
            "The ledger is damaged. Keep the file, restore a backup or start a new ledger, and tell support.");
    case Kind::WrongEnvironment:
        return Tr::tr(
            "A training ledger cannot be the shop's, nor the shop's one for training. Choose another ledger.");
    case Kind::NewerSchema:
        return Tr::tr("The ledger was written by a newer version of the program. Update this one.");
    case Kind::SchemaMissing:
        return Tr::tr("The ledger's tables are not there. The database's owner makes them by connecting once.");
    case Kind::NoDriver:
        return Tr::tr("This program cannot speak to PostgreSQL: its driver (libqt6sql6-psql) is not installed.");
    case Kind::AccessRefused:
        return Tr::tr("The database refused this user. Check the user's name, password and rights.");
    case Kind::ConnectionLost:
        return Tr::tr("The ledger's database is out of reach. The program connects again by itself.");
    case Kind::NoAnswer:
        return Tr::tr("The ledger does not answer. The program goes on trying.");
    case Kind::LiveAttempt:
        return Tr::tr("This sale has a request under way already. Look at today's list.");
    case Kind::Overtaken:
        return Tr::tr("Somebody else changed this charge first. Look at it again.");
    case Kind::NotFound:
        return Tr::tr("There is no such charge in the ledger.");
    case Kind::NotAllowed:
        return Tr::tr("The charge's state does not allow it.");
    }
    return {};
}

QString describe(LedgerAddressError error)
{
    switch (error) {
    case LedgerAddressError::Empty:
        return Tr::tr("The ledger's address is empty.");
    case LedgerAddressError::Scheme:
        return Tr::tr("The ledger is a file, or an address that begins with postgresql://.");
    case LedgerAddressError::Malformed:
        return Tr::tr("The ledger's address cannot be read. It looks like postgresql://user@host/database.");
    case LedgerAddressError::HasPassword:
        return Tr::tr("The ledger's address must not hold the password, which others could read. "
                      "Give it in PGPASSWORD or the pgpass file.");
    }
    return {};
}

} // namespace balcao::messages
