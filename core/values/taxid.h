// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"

#include <QString>
#include <QStringView>

namespace balcao
{

enum class TaxIdError { Empty, Charset, Length, RepeatedDigits, LetterInCheckDigits, CheckDigit };

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

    /** Blanks, dots, dashes and slashes are accepted anywhere, as are lower-case letters and a label in front. */
    [[nodiscard]] static Expected<TaxId, TaxIdError> parse(QStringView text);
    /** What stands behind a pasted "CPF:" or "CNPJ "; @p text itself where there is none. */
    [[nodiscard]] static QStringView withoutLabel(QStringView text) noexcept;

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
