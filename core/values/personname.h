// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"

#include <QString>
#include <QStringView>

namespace balcao
{

enum class PersonNameError {
    Empty,
    TooShort,
    TooLong,
    Charset,
    /** An e-mail address stands where the name belongs. */
    IsEmail
};

/** The name of a person or a company as it is registered: letters of any script, blanks, digits, and the punctuation of companies'
 *  names ("Posto 10+", "Ana – Bia", "Bar \"do Zé\""); no markup and no emoji. 2 to 200 characters (the central bank's limit for
 *  devedor.nome). Blanks are trimmed and collapsed, every apostrophe becomes ', every double quote ", invisible marks are dropped;
 *  case and accents are kept.
 */
class PersonName
{
public:
    static constexpr qsizetype maxLength = 200;

    /** What people type and paste: also behind "Nome:" or "Razão social:", in quotes, with <address> behind. */
    [[nodiscard]] static Expected<PersonName, PersonNameError> parse(QStringView text);

    [[nodiscard]] const QString &text() const noexcept { return m_text; }
    /** For lists: first name and the initial of the last, "Marina P."; a single name stays as it is. */
    [[nodiscard]] QString abbreviated() const;

    /** A valid CPF, CNPJ, phone or e-mail address is in it: pasted along with the name, or a sole trader's name ("ANA PAZ 52998224725"). */
    [[nodiscard]] bool holdsOtherData() const;

    bool operator==(const PersonName &) const = default;

private:
    explicit PersonName(QString text)
        : m_text(std::move(text))
    {
    }

    QString m_text;
};

} // namespace balcao
