// SPDX-License-Identifier: MIT
#include "ui/text/messages.h"

#include <QCoreApplication>
#include <QDir>

using namespace Qt::StringLiterals;

namespace balcao::messages
{

namespace
{

struct MessagesTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::messages)
};

/** The letters and digits of a tax number; the last two are its check digits. */
QString significant(const QString &text)
{
    QString kept = TaxId::withoutLabel(text).toString();
    kept.removeIf([](QChar c) { return !c.isLetterOrNumber(); });
    return kept;
}

} // namespace

QString describe(AmountTextError error)
{
    switch (error) {
    case AmountTextError::Empty:
        return MessagesTr::tr("The amount is missing.");
    case AmountTextError::Charset:
        return MessagesTr::tr("The amount holds something that is not a number. Write it like 49,90.");
    case AmountTextError::Format:
        return MessagesTr::tr("The amount can be read in two ways. Write it like 1.234,56.");
    case AmountTextError::PointForComma:
        return MessagesTr::tr("A dot stands where the comma before the centavos belongs. Write it like 1.234,56.");
    case AmountTextError::Incomplete:
        return MessagesTr::tr("A digit is missing before or after the comma. Write it like 0,50.");
    case AmountTextError::Decimals:
        return MessagesTr::tr("Reais have only two digits after the comma. Write it like 49,90.");
    case AmountTextError::Zero:
        return MessagesTr::tr("The amount is zero. Type how much to charge.");
    case AmountTextError::TooLarge:
        return MessagesTr::tr("The amount is larger than a Pix code can hold.");
    }
    return {};
}

QString describe(TaxIdError error, const QString &text)
{
    switch (error) {
    case TaxIdError::Empty:
        return MessagesTr::tr("The CPF or CNPJ is missing. The provider needs it.");
    case TaxIdError::Charset:
        return MessagesTr::tr("Only digits, or a CNPJ with letters. Take out the other characters.");
    case TaxIdError::Length:
        return MessagesTr::tr("A CPF has 11 digits and a CNPJ 14. Check the number.");
    case TaxIdError::RepeatedDigits:
        return MessagesTr::tr("A number of equal digits is nobody's. Ask for it again.");
    case TaxIdError::LetterInCheckDigits:
        return MessagesTr::tr("The last two positions of a CNPJ are always digits.");
    case TaxIdError::Ambiguous:
        return MessagesTr::tr(
            "This can be a CPF or a CNPJ. Write a CPF without the letters, a CNPJ with its dots and dashes.");
    case TaxIdError::CheckDigit:
        break;
    }
    const QString number = significant(text);
    if (number.contains(u'O', Qt::CaseInsensitive) || number.contains(u'I', Qt::CaseInsensitive))
        return MessagesTr::tr("Invalid CNPJ: ending %1 does not match. Check the letter O and the number 0, I and 1.")
            .arg(number.right(2));
    return (number.size() > 11 ? MessagesTr::tr("Invalid CNPJ: ending %1 does not match. Ask for it again.")
                               : MessagesTr::tr("Invalid CPF: ending %1 does not match. Ask for it again."))
        .arg(number.right(2));
}

QString describe(PhoneNumberError error)
{
    switch (error) {
    case PhoneNumberError::Empty:
        return MessagesTr::tr("The mobile number is missing. The provider needs it.");
    case PhoneNumberError::Charset:
        return MessagesTr::tr("Only digits. Take out the letters.");
    case PhoneNumberError::Unclear:
        return MessagesTr::tr("It is not clear which digits are the number. Write one, like (11) 98765-4321.");
    case PhoneNumberError::Foreign:
        return MessagesTr::tr("Only Brazilian numbers. Ask for one with an area code of Brazil.");
    case PhoneNumberError::Service:
        return MessagesTr::tr("A service number is not a customer's. Ask for the mobile number.");
    case PhoneNumberError::MissingAreaCode:
        return MessagesTr::tr("The area code is missing. Write it like (11) 98765-4321.");
    case PhoneNumberError::AreaCode:
        return MessagesTr::tr("This area code does not exist. Check the first two digits.");
    case PhoneNumberError::OldMobile:
        return MessagesTr::tr("This mobile number lacks the 9. Put it after the area code.");
    case PhoneNumberError::FirstDigit:
        return MessagesTr::tr("A mobile number begins with 9 after the area code.");
    case PhoneNumberError::Length:
        return MessagesTr::tr("The number has too many or too few digits.");
    }
    return {};
}

QString describe(EmailAddressError error)
{
    switch (error) {
    case EmailAddressError::Empty:
        return MessagesTr::tr("E-mail missing. The provider needs it to create the charge.");
    case EmailAddressError::MissingAt:
        return MessagesTr::tr("An e-mail address has one @. Check it.");
    case EmailAddressError::LocalPart:
        return MessagesTr::tr("Check what stands before the @.");
    case EmailAddressError::Domain:
        return MessagesTr::tr("Check the ending of the address, after the @.");
    case EmailAddressError::TooLong:
        return MessagesTr::tr("The address is too long.");
    }
    return {};
}

QString describe(PersonNameError error)
{
    switch (error) {
    case PersonNameError::Empty:
        return MessagesTr::tr("The name is missing. The provider needs it.");
    case PersonNameError::TooShort:
        return MessagesTr::tr("The name is too short. Write the full name.");
    case PersonNameError::TooLong:
        return MessagesTr::tr("The name has more than 200 characters. Shorten it.");
    case PersonNameError::Charset:
        return MessagesTr::tr("The name holds a character that names do not have.");
    case PersonNameError::IsEmail:
        return MessagesTr::tr("This is an e-mail address. Write the name here.");
    }
    return {};
}

QString describe(SaleMarkError error)
{
    switch (error) {
    case SaleMarkError::TooLong:
        return MessagesTr::tr("The order has more than 40 characters. Shorten it.");
    }
    return {};
}

QString describe(BaseUrlError error)
{
    switch (error) {
    case BaseUrlError::Empty:
        return MessagesTr::tr("The provider's address is missing.");
    case BaseUrlError::Malformed:
        return MessagesTr::tr("The provider's address cannot be read. Write it like https://api.example.com/v1.");
    case BaseUrlError::Scheme:
        return MessagesTr::tr("The provider's address must begin with https://.");
    case BaseUrlError::NotLoopback:
        return MessagesTr::tr("Without https the key could be read on the way: http:// is only for this computer.");
    case BaseUrlError::UserInfo:
        return MessagesTr::tr("The provider's address must not hold a name or password.");
    case BaseUrlError::QueryOrFragment:
        return MessagesTr::tr("The provider's address must end before any ? or #.");
    }
    return {};
}

QString describe(ApiKeyError error)
{
    switch (error) {
    case ApiKeyError::Empty:
        return MessagesTr::tr("The API key is missing.");
    case ApiKeyError::Charset:
        return MessagesTr::tr("The API key holds blanks or characters that keys do not have. Copy it again.");
    case ApiKeyError::TooLong:
        return MessagesTr::tr("The API key is too long. Copy it again.");
    }
    return {};
}

QString describe(const LedgerError &error)
{
    using Kind = LedgerError::Kind;
    switch (error.kind) {
    case Kind::CannotOpen:
        return MessagesTr::tr("The ledger cannot be opened. Check its folder and who may write there.");
    case Kind::ReadOnly:
        return error.detail.startsWith("SQLSTATE"_L1)
                   ? MessagesTr::tr(
                         "The ledger's server may only be read: it is a standby, or its database is set so. Choose "
                         "the server that is written to.")
                   : MessagesTr::tr("The ledger may only be read. Check who may write to its file.");
    case Kind::Busy:
        return MessagesTr::tr("Another program keeps the ledger locked. Close it, or wait a moment.");
    case Kind::DiskFull:
        return MessagesTr::tr("The disk is full. Make room; nothing is sent until the ledger can be written.");
    case Kind::WriteFailed:
        return MessagesTr::tr("The ledger cannot be written. Check the disk.");
    case Kind::Damaged:
        return MessagesTr::tr(
            "The ledger is damaged. Keep the file, restore a backup or start a new ledger, and tell support.");
    case Kind::Behind:
        return MessagesTr::
            tr("The ledger knows less than what was written in it: it was damaged, or an older copy was put in its "
               "place. Missing are these numbers of each counter: %1. Put the right file back, or let the person in "
               "charge go on without them: balcao-cli ledger accept-loss.")
                .arg(error.detail);
    case Kind::OtherLog:
        return MessagesTr::tr(
                   "Beside the ledger's file is the log of another one, and nothing was taken from it: %1. To go "
                   "on with the file as it is, move this log to another folder and keep it there. Or put the "
                   "file back that the log belongs to.")
            .arg(QDir::toNativeSeparators(error.detail));
    case Kind::WrongEnvironment:
        return MessagesTr::tr(
            "A training ledger cannot be the shop's, nor the shop's one for training. Choose another ledger.");
    case Kind::NameTaken:
        return MessagesTr::tr(
                   "Another till is open under this counter's name, on the computer %1. Close that one, or give "
                   "this till a name of its own (counter, in the settings). Until then nothing is sent from here.")
            .arg(error.detail.isEmpty() ? u"?"_s : error.detail);
    case Kind::Moved:
        return MessagesTr::tr(
                   "The ledger of this file was moved to %1. Choose that one: --ledger, BALCAO_LEDGER or address in "
                   "the settings. This file is kept as it was.")
            .arg(error.detail);
    case Kind::OtherLedger:
        return MessagesTr::tr(
            "The database holds another ledger already, and nothing was changed. Choose an empty one.");
    case Kind::Cancelled:
        return MessagesTr::tr("It was given up, and nothing was changed.");
    case Kind::NewerSchema:
        return MessagesTr::tr("The ledger was written by a newer version of the program. Update this one.");
    case Kind::SchemaMissing:
        return MessagesTr::tr(
            "The ledger's tables are not there, or they are of an older version. The database's owner makes them by "
            "connecting once with this version.");
    case Kind::NoDriver:
#ifdef Q_OS_WIN
        return MessagesTr::tr("This program was built without a driver for the ledger's database.");
#else
        return MessagesTr::tr(
            "This program cannot speak to PostgreSQL: its driver (libqt6sql6-psql) is not installed.");
#endif
    case Kind::Pooler:
        return MessagesTr::tr("The ledger's address is that of a pooler (PgBouncer) in transaction mode. A till needs "
                              "the server itself, or a pooler in session mode: change the address.");
    case Kind::AccessRefused:
        return MessagesTr::tr("The database refused this user. Check the user's name, password and rights.");
    case Kind::ConnectionLost:
        return MessagesTr::tr("The ledger's server is away. The program connects again by itself.");
    case Kind::NoAnswer:
        return MessagesTr::tr("The ledger does not answer. The program goes on trying.");
    case Kind::LiveAttempt:
        return MessagesTr::tr("This sale has a request under way already. Look at today's list.");
    case Kind::Similar:
        return MessagesTr::tr("There is a charge like this one already. Look at today's list.");
    case Kind::Overtaken:
        return MessagesTr::tr("Somebody else changed this charge first. Look at it again.");
    case Kind::NotFound:
        return MessagesTr::tr("There is no such charge in the ledger.");
    case Kind::NotAllowed:
        return MessagesTr::tr("The charge's state does not allow it.");
    case Kind::NotPermitted:
        return describe(NeedsSomebody{});
    case Kind::NeedsManager:
        return error.detail.isEmpty()
                   ? MessagesTr::tr("In this database only its owner changes operators. The owner makes a role for the "
                                    "manager: counters.sql with -v manager=NAME.")
                   : MessagesTr::tr("Changing operators takes the password of the database's role %1.")
                         .arg(error.detail);
    case Kind::ManagerRefused:
        return MessagesTr::tr("The database refused the password of the role %1. Nothing was changed.")
            .arg(error.detail);
    }
    return {};
}

QString describe(LedgerAddressError error)
{
    switch (error) {
    case LedgerAddressError::Empty:
        return MessagesTr::tr("The ledger's address is empty.");
    case LedgerAddressError::Scheme:
        return MessagesTr::tr("The ledger is a file, or an address that begins with postgresql://.");
    case LedgerAddressError::Malformed:
        return MessagesTr::tr("The ledger's address cannot be read. It looks like postgresql://user@host/database.");
    case LedgerAddressError::HasPassword:
        return MessagesTr::tr("The ledger's address must not hold the password, which others could read. "
                              "Give it in PGPASSWORD or the pgpass file.");
    case LedgerAddressError::RequireAuth:
        return MessagesTr::tr(
            "This computer's libpq is older than version 16 and does not know require_auth. Remove it "
            "from the ledger's address and use channel_binding=require instead.");
    }
    return {};
}

} // namespace balcao::messages
