// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QtGlobal>

#include <string>
#include <string_view>

namespace balcao::sandbox
{

/** Makes the copy-and-paste codes of one merchant: dynamic BR Codes (manual of the BR Code, EMV merchant-presented).
 *
 *  Every code gets a location of its own, so an amended charge never shares a code with its former amount. The
 *  location's host is a reserved name: no bank can pay such a code.
 */
class PaymentCodeMaker
{
public:
    /** Names are folded to ASCII and cut to the 25 and 15 characters of the BR Code; an empty one gets a default. */
    PaymentCodeMaker(const QString &merchantName, const QString &merchantCity);

    /** @p location is the last part of the URL: letters and digits, at most 40. */
    [[nodiscard]] std::string make(qint64 centavos, std::string_view location) const;

private:
    std::string m_name;
    std::string m_city;
};

/** @p code, one of PaymentCodeMaker's, with another merchant's name in it and a CRC that matches. */
[[nodiscard]] std::string withOtherMerchant(std::string_view code);

/** True when @p code ends in a CRC object that matches all that comes before it. */
[[nodiscard]] bool hasMatchingCrc(std::string_view code);

/** 32 lower-case hex characters from the system's random source. */
[[nodiscard]] std::string randomIdentifier();

} // namespace balcao::sandbox
