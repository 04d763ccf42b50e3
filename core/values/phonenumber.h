// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"

#include <QString>
#include <QStringView>

namespace balcao
{

enum class PhoneNumberError {
    Empty,
    /** Letters, or another number's name, beside the digits. */
    Charset,
    /** More than one number could be meant: "3333-4444 (11)", "3333-4444/4445". */
    Unclear,
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

    /** What people type and paste: with "Tel:" or "WhatsApp" in front, a name or an extension behind ("ramal 12", which is dropped),
     *  as a link (wa.me/55…), with the carrier left open ("(0xx11)"). A carrier's code ("0 15 11 …") is refused: which digits it is
     *  cannot be told. */
    [[nodiscard]] static Expected<PhoneNumber, PhoneNumberError> parse(QStringView text);
    /** The part of @p text behind "Tel:", "WhatsApp" and the like, without quotes and blanks around. */
    [[nodiscard]] static QStringView withoutLabel(QStringView text);

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
