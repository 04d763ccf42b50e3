// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"

#include <QString>
#include <QStringView>

namespace balcao
{

enum class TaxIdError {
    Empty,
    Charset,
    Length,
    RepeatedDigits,
    LetterInCheckDigits,
    CheckDigit,
    /** "CPF31036048900": a CPF behind its label, or a CNPJ that begins with these letters; both have right check digits. */
    Ambiguous
};

/** A Brazilian tax number: CPF (11 digits) or CNPJ (14 positions, the first 12 may be letters since July 2026).
 *
 *  A value that exists has correct check digits. Kept in its canonical form: upper case, no punctuation.
 *  Only ASCII digits and letters count; full-width or Arabic digits are refused, not converted.
 *  Source: Nota Técnica COCAD 49/2024 (CNPJ value of a character = ASCII − 48).
 */
class TaxId
{
public:
    enum class Kind { Cpf, Cnpj };

    /** What people type and paste. Blanks, dots, dashes and slashes are accepted anywhere, as are lower-case letters, invisible
     *  marks, and what withoutLabel() takes off. */
    [[nodiscard]] static Expected<TaxId, TaxIdError> parse(QStringView text);
    /** What canonical() gave, for a text that was kept: there no letters are a label. */
    [[nodiscard]] static Expected<TaxId, TaxIdError> fromCanonical(QStringView text);
    /** The part of @p text that is the number: without "CPF:", "CNPJ/MF nº", "(CPF)" and the like, quotes and blanks around. */
    [[nodiscard]] static QStringView withoutLabel(QStringView text);

    [[nodiscard]] Kind kind() const noexcept { return m_canonical.size() == 11 ? Kind::Cpf : Kind::Cnpj; }
    /** "52998224725" or "12ABC34501DE35". */
    [[nodiscard]] const QString &canonical() const noexcept { return m_canonical; }
    /** With punctuation, which is also the wire form: "529.982.247-25", "12.ABC.345/01DE-35". */
    [[nodiscard]] QString formatted() const;
    /** For lists: "***.982.247-**". A CNPJ is public and is not masked. */
    [[nodiscard]] QString masked() const;

    bool operator==(const TaxId &) const = default;

private:
    explicit TaxId(QString canonical)
        : m_canonical(std::move(canonical))
    {
    }

    QString m_canonical;
};

} // namespace balcao
