// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"

#include <QString>
#include <QStringView>

namespace balcao
{

enum class PhoneNumberError {
    Empty,
    Charset,
    Foreign,
    Service,
    MissingAreaCode,
    AreaCode,
    OldMobile,
    FirstDigit,
    Length
};

/** A Brazilian telephone number with its area code (DDD): celular (9 digits, first 9) or landline (8 digits, first 2 to 5).
 *
 *  "+55", "0055" and a bare "55" are taken off only when 10 or 11 digits remain, because 55 is an area code too.
 *  Source: Resolução Anatel 749/2022; the 67 area codes in use.
 */
class PhoneNumber
{
public:
    enum class Kind { Mobile, Landline };

    [[nodiscard]] static Expected<PhoneNumber, PhoneNumberError> parse(QStringView text);

    [[nodiscard]] Kind kind() const noexcept { return m_national.size() == 11 ? Kind::Mobile : Kind::Landline; }
    [[nodiscard]] int areaCode() const;
    /** Area code and number, digits only: "11987654321". */
    [[nodiscard]] const QString &national() const noexcept { return m_national; }
    /** "+5511987654321". */
    [[nodiscard]] QString e164() const;
    /** For people and for the wire: "(11) 98765-4321". */
    [[nodiscard]] QString formatted() const;
    /** For lists: "(11) *****-4321". */
    [[nodiscard]] QString masked() const;

    bool operator==(const PhoneNumber &) const = default;

private:
    explicit PhoneNumber(QString national)
        : m_national(std::move(national))
    {
    }

    QString m_national;
};

} // namespace balcao
