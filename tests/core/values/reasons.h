// SPDX-License-Identifier: MIT
#pragma once

#include "core/values/amounttext.h"
#include "core/values/customer.h"
#include "core/values/money.h"

#include <QLatin1StringView>

/** The names by which the vectors and rows of the tests call why a value is refused. */
namespace balcao
{

inline QLatin1StringView key(AmountTextError error)
{
    switch (error) {
    case AmountTextError::Empty:
        return QLatin1StringView("empty");
    case AmountTextError::Charset:
        return QLatin1StringView("charset");
    case AmountTextError::Format:
    case AmountTextError::PointForComma:
    case AmountTextError::Incomplete:
    case AmountTextError::Decimals:
        return QLatin1StringView("format");
    case AmountTextError::Zero:
        return QLatin1StringView("zero");
    case AmountTextError::TooLarge:
        return QLatin1StringView("too_large");
    }
    Q_UNREACHABLE();
}

inline QLatin1StringView key(EmailAddressError error)
{
    switch (error) {
    case EmailAddressError::Empty:
        return QLatin1StringView("empty");
    case EmailAddressError::MissingAt:
        return QLatin1StringView("missing_at");
    case EmailAddressError::LocalPart:
        return QLatin1StringView("local_part");
    case EmailAddressError::Domain:
        return QLatin1StringView("domain");
    case EmailAddressError::TooLong:
        return QLatin1StringView("too_long");
    }
    Q_UNREACHABLE();
}

inline QLatin1StringView key(MoneyError error)
{
    switch (error) {
    case MoneyError::Empty:
        return QLatin1StringView("empty");
    case MoneyError::Format:
        return QLatin1StringView("format");
    case MoneyError::Decimals:
        return QLatin1StringView("decimals");
    case MoneyError::Negative:
        return QLatin1StringView("negative");
    case MoneyError::TooLarge:
        return QLatin1StringView("too_large");
    }
    Q_UNREACHABLE();
}

inline QLatin1StringView key(PersonNameError error)
{
    switch (error) {
    case PersonNameError::Empty:
        return QLatin1StringView("empty");
    case PersonNameError::TooShort:
        return QLatin1StringView("too_short");
    case PersonNameError::TooLong:
        return QLatin1StringView("too_long");
    case PersonNameError::Charset:
        return QLatin1StringView("charset");
    case PersonNameError::IsEmail:
        return QLatin1StringView("is_email");
    }
    Q_UNREACHABLE();
}

inline QLatin1StringView key(PhoneNumberError error)
{
    switch (error) {
    case PhoneNumberError::Empty:
        return QLatin1StringView("empty");
    case PhoneNumberError::Charset:
        return QLatin1StringView("charset");
    case PhoneNumberError::Unclear:
        return QLatin1StringView("unclear");
    case PhoneNumberError::Foreign:
        return QLatin1StringView("foreign");
    case PhoneNumberError::Service:
        return QLatin1StringView("service");
    case PhoneNumberError::MissingAreaCode:
        return QLatin1StringView("missing_ddd");
    case PhoneNumberError::AreaCode:
        return QLatin1StringView("ddd");
    case PhoneNumberError::OldMobile:
        return QLatin1StringView("old_mobile");
    case PhoneNumberError::FirstDigit:
        return QLatin1StringView("first_digit");
    case PhoneNumberError::Length:
        return QLatin1StringView("length");
    }
    Q_UNREACHABLE();
}

inline QLatin1StringView key(TaxIdError error)
{
    switch (error) {
    case TaxIdError::Empty:
        return QLatin1StringView("empty");
    case TaxIdError::Charset:
        return QLatin1StringView("charset");
    case TaxIdError::Length:
        return QLatin1StringView("length");
    case TaxIdError::RepeatedDigits:
        return QLatin1StringView("repeated_digits");
    case TaxIdError::LetterInCheckDigits:
        return QLatin1StringView("charset_dv");
    case TaxIdError::Ambiguous:
        return QLatin1StringView("ambiguous");
    case TaxIdError::CheckDigit:
        return QLatin1StringView("check_digit");
    }
    Q_UNREACHABLE();
}

} // namespace balcao
